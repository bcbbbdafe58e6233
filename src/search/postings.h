#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/card_catalogue.h"
#include "search/card_bits.h"

namespace drawhand {

/// For each word that cards carry in one field (a gang, a keyword): the cards that carry it.
class Postings {
public:
    struct Word {
        std::string shown;  // as printed
        std::string folded; // as compared
        CardBits cards;
    };

    explicit Postings(std::size_t card_count) : card_count_(card_count) {}
    /// `fold` is only asked for words that are new.
    template <class Fold>
    void add(const std::string& word, std::size_t card, Fold fold)
    {
        const auto [place, is_new] = places_.try_emplace(word, words_.size());
        if (is_new) words_.push_back({word, fold(word), CardBits(card_count_)});
        words_[place->second].cards.add(card);
    }
    const std::vector<Word>& words() const { return words_; }

    /// All cards that carry a word for which `fits(folded)` holds.
    template <class Fits>
    CardBits matching(Fits fits) const
    {
        CardBits found(card_count_);
        for (const Word& word : words_)
            if (fits(std::string_view(word.folded))) found |= word.cards;
        return found;
    }

private:
    std::size_t card_count_;
    std::unordered_map<std::string, std::size_t> places_;
    std::vector<Word> words_;
};

} // namespace drawhand
