#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace drawhand {

/// A set of cards of one catalogue, one bit a card.
class CardBits {
public:
    explicit CardBits(std::size_t size, bool all = false)
        : size_(size), words_((size + 63) / 64, all ? ~std::uint64_t{0} : 0)
    {
        clear_tail();
    }

    void add(std::size_t card) { words_[card / 64] |= std::uint64_t{1} << (card % 64); }
    /// Adds each card for which `fits(card)` holds; whole words at a time, so that compilers can vectorise.
    template <class Fits>
    void add_where(Fits fits)
    {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const std::size_t begin = i * 64, end = std::min(begin + 64, size_);
            std::uint64_t word = 0;
            for (std::size_t card = begin; card < end; ++card)
                word |= static_cast<std::uint64_t>(fits(card)) << (card - begin);
            words_[i] |= word;
        }
    }
    bool contains(std::size_t card) const { return (words_[card / 64] >> (card % 64) & 1) != 0; }
    std::size_t count() const
    {
        std::size_t total = 0;
        for (const std::uint64_t word : words_)
            total += static_cast<std::size_t>(std::popcount(word));
        return total;
    }
    CardBits& operator&=(const CardBits& other)
    {
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] &= other.words_[i];
        return *this;
    }
    CardBits& operator|=(const CardBits& other)
    {
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] |= other.words_[i];
        return *this;
    }
    void flip()
    {
        for (std::uint64_t& word : words_)
            word = ~word;
        clear_tail();
    }
    /// Calls `visit` with the index of each card, in order.
    template <class Visit>
    void for_each(Visit visit) const
    {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(word)));
    }

private:
    void clear_tail()
    {
        if (size_ % 64 != 0) words_.back() &= (std::uint64_t{1} << (size_ % 64)) - 1;
    }

    std::size_t size_;
    std::vector<std::uint64_t> words_;
};

} // namespace drawhand
