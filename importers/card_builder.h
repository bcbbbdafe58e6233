#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"

namespace drawhand {

/// Collects the printed facts of one card from texts, in the same way for every file format. The first
/// thing that cannot stand on a card becomes the fault, in words for people; later calls do no harm.
class CardBuilder {
public:
    explicit CardBuilder(Game game) { card_.game = game; }

    void read_code(std::string_view text); // Reloaded: exactly five digits
    void read_guid(std::string_view text); // OCTGN: the id and the OCTGN id
    void set_octgn_id(std::string guid) { card_.octgn_id = std::move(guid); }
    void read_title(std::string_view text);
    void read_set(std::string_view code);
    /// "Token" is a dude with that keyword.
    void read_type(std::string_view text);
    /// Empty, "*" and "W" are no value, "Joker" is no suit; a value alone takes the suit of the type.
    /// Call it after read_type.
    void read_face(std::string_view suit, std::string_view value);
    void read_shooter(std::string_view text);
    void read_stat(Stat stat, std::string_view text);
    void read_number(std::string_view text);
    void read_quantity(std::string_view text);
    /// Reloaded: old names become today's, "" and "Drifter" become "Neutral". Classic: as printed.
    void read_gang(std::string_view text);
    void add_keyword(std::string_view text);
    void read_text(std::string_view markup);

    void refuse(std::string why);
    /// Asks for what every card needs; `may_lack_face` for play aids.
    void finish(bool may_lack_face);

    const std::string& fault() const { return fault_; }
    const CardFacts& card() const { return card_; }

private:
    std::string checked_line(std::string_view text, std::size_t longest, std::string_view what);
    std::optional<int> number_in(std::string_view text, int low, int high, std::string_view what);

    CardFacts card_;
    std::string fault_;
};

/// False for a name that is no gang of Reloaded, today's or old.
bool is_known_reloaded_gang(std::string_view name);

} // namespace drawhand
