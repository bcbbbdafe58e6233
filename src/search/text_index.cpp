#include "search/text_index.h"

#include <algorithm>

#include <string.h> // memmem: a GNU function, several times faster than std::string::find

namespace drawhand {

TextIndex::TextIndex(const std::vector<std::string_view>& texts)
{
    begins_.reserve(texts.size());
    std::size_t size = texts.size();
    for (const std::string_view text : texts)
        size += text.size();
    all_.reserve(size);
    for (const std::string_view text : texts) {
        begins_.push_back(all_.size());
        all_ += text;
        all_ += '\n';
    }
}

CardBits TextIndex::containing(std::string_view folded) const
{
    CardBits found(begins_.size());
    if (folded.empty()) return CardBits(begins_.size(), true);
    const char* const end = all_.data() + all_.size();
    for (const char* from = all_.data(); from < end;) {
        const void* hit = memmem(from, static_cast<std::size_t>(end - from), folded.data(), folded.size());
        if (hit == nullptr) break;
        const auto offset = static_cast<std::size_t>(static_cast<const char*>(hit) - all_.data());
        const auto next = std::ranges::upper_bound(begins_, offset);
        found.add(static_cast<std::size_t>(next - begins_.begin()) - 1);
        if (next == begins_.end()) break;
        from = all_.data() + *next; // one hit a card is enough
    }
    return found;
}

} // namespace drawhand
