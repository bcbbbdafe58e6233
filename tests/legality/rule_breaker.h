#pragma once

#include <cstddef>
#include <functional>
#include <random>
#include <utility>
#include <vector>

#include "core/deck.h"
#include "legality/ruleset.h"

namespace drawhand::test {

/// Edits a legal deck at random, the same way for the same seed, and keeps everything legal that an edit does
/// not mean to break: 52 cards, four on a face, four of a title, five places, the stash.
class RuleBreaker {
public:
    RuleBreaker(Deck deck, const Ruleset& rules, unsigned seed)
        : deck_(std::move(deck)), rules_(rules), random_(seed)
    {
    }

    const Deck& deck() const { return deck_; }
    Deck& deck() { return deck_; }
    Game game() const { return rules_.format().game; }
    const Ruleset& rules() const { return rules_; }

    using Test = std::function<bool(const Card&)>;
    /// One of the cards that pass, of both games; nullptr when none does.
    const Card* any_card(const Test& test);
    /// The same among the cards that may be in this deck, with room for `copies` more on the face and of the
    /// title.
    const Card* playable(int copies, const Test& test);

    /// Takes copies out that do not start; `keep` says which cards have to stay.
    void take_out(int copies, const Test& keep = nullptr);
    void add(const Card& card, int copies, int starting = 0);
    /// Adds, and takes as many out: still 52.
    void swap_in(const Card& card, int copies, int starting = 0);
    /// Starters stay at home until `cost` ghost rock and one place are free; `stays` says who starts anyway.
    void make_room(int cost, const Test& stays = nullptr);
    void leave_at_home(const Test& who);

    std::vector<const Card*> starters() const;
    bool starts_under_this_name(const Card& card) const;
    int grifters() const;
    int ghost_rock_left() const;
    int places_left() const;
    /// A dude who may start here, beside those who do.
    bool may_join(const Card& card) const;
    bool is_own(const Card& card) const; // of the outfit's gang, or of none
    int on_face(const Card& card) const;
    int of_title(const Card& card) const;
    bool has_room(const Card& card, int copies) const;

private:
    std::size_t below(std::size_t end) { return random_() % end; }

    Deck deck_;
    const Ruleset& rules_;
    std::mt19937 random_;
};

} // namespace drawhand::test
