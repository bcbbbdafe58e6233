#include "fuzz/broken_law.h"

#include <cstdlib>
#include <iostream>

#include <utf8proc.h>

#include "importers/field_text.h"

namespace drawhand::test {

void law(bool holds, std::string_view what, std::string_view detail)
{
    if (holds) return;
    std::cerr << "broken law: " << what;
    if (!detail.empty()) std::cerr << ": " << for_message(detail);
    std::cerr << std::endl;
    std::abort();
}

bool is_utf8(std::string_view text)
{
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (std::size_t at = 0; at < text.size();) {
        utf8proc_int32_t point = 0;
        const auto used =
            utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        if (used <= 0) return false;
        at += static_cast<std::size_t>(used);
    }
    return true;
}

void law_of_messages(std::string_view message, std::string_view what)
{
    law(!message.empty(), what, "is empty");
    law(is_utf8(message), what, "is not UTF-8");
    law(!has_control_character(message), what, message);
}

} // namespace drawhand::test
