#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "core/card_catalogue.h"

namespace drawhand {

/// Finds which printing of our Reloaded cards a record of an OCTGN set means. The GUID decides unless the
/// name says otherwise; records without a known GUID are found by name within their set.
class OctgnMatch {
public:
    explicit OctgnMatch(const CardCatalogue& catalogue);

    /// `record.set` is a set code of the catalogue. `name_has_to_fit`: its GUID stands on two records of the
    /// file, so it proves nothing. Nothing found: nullptr.
    const Card* find(const CardFacts& record, bool name_has_to_fit) const;

private:
    const CardCatalogue* catalogue_;
    std::unordered_map<std::string, std::vector<const Card*>> by_set_and_name_;
};

} // namespace drawhand
