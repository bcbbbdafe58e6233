#pragma once

#include <string>
#include <vector>

#include "core/card_catalogue.h"

namespace drawhand::gui {

struct LabelledNumber {
    std::string label; // "Cost"
    std::string text;  // as printed, "3*" included
};

enum class Standing : std::uint8_t { legal, banned, not_in_pool };

struct FormatStanding {
    std::string format;
    Standing standing = Standing::not_in_pool;
};

struct PrintingLine {
    CardId id;
    std::string text; // "Base Set #18, 2014"
    bool shown = false;
};

/// The same person or place at another Experienced level.
struct OtherVersion {
    CardId id;
    std::string text; // the title, with the set where it is no other title
};

/// Everything the details of one card show.
struct CardDetails {
    std::string kind;
    std::vector<LabelledNumber> numbers;
    std::string keywords;
    std::string rules_text;
    std::vector<FormatStanding> formats; // of its game
    std::vector<PrintingLine> printings; // newest first
    std::vector<OtherVersion> other_versions;
};

CardDetails details_of(const Card& card, const CardCatalogue& catalogue);

} // namespace drawhand::gui
