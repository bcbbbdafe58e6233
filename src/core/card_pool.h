#pragma once

#include <vector>

#include "core/card.h"
#include "core/format_list.h"
#include "core/result.h"

namespace drawhand {

class CardCatalogue;

/// What a list says of every card of one catalogue, looked up once.
class CardPool {
public:
    /// A card or set that the catalogue does not know is an error with its place in the list.
    static Result<CardPool> build(const FormatList& list, const CardCatalogue& catalogue);

    /// By title: any printing of the same version that the list names brings all of them in.
    /// `place` is the card's place in the catalogue.
    bool contains(std::size_t place) const { return standings_[place].in_pool; }
    /// By title as well: a ban names one printing and means the card.
    bool bans(std::size_t place) const { return standings_[place].banned; }
    /// Does the list itself, not its reading by title, name this printing?
    bool names(std::size_t place) const { return standings_[place].named; }

private:
    struct Standing {
        bool in_pool = false;
        bool banned = false;
        bool named = false;
    };
    std::vector<Standing> standings_;
};

} // namespace drawhand
