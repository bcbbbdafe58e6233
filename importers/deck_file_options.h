#pragma once

#include <string>

#include "core/format_list.h"

namespace drawhand {

struct DeckFileOptions {
    std::string file; // for messages
    const FormatList* format =
        nullptr; // where a title has several printings, those of this format come first
};

} // namespace drawhand
