#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace drawhand {

/// A JSON value that knows its line, so that what cannot be read is reported with its place.
struct JsonNode {
    enum class Kind : std::uint8_t { null, boolean, number, text, array, object };

    Kind kind = Kind::null;
    int line = 1;                    // where it begins; of a member: where its key stands
    std::string key;                 // of a member
    std::string text;                // of a text; of a number that is no whole one: as written
    std::optional<long long> number; // whole numbers only
    bool truth = false;
    std::vector<JsonNode> items; // elements, or members in their order; a key may come twice

    bool is(Kind other) const { return kind == other; }
    /// The first member with this key, or nullptr.
    const JsonNode* find(std::string_view name) const;
    /// The text of a member; empty when there is none or it is something else.
    std::string_view text_of(std::string_view name) const;
};

/// A whole number, also one that was written as text ("2").
std::optional<long long> whole_number_of(const JsonNode& node);

/// Reads a document of at most 64 levels and a million values.
Result<JsonNode> read_json_tree(std::string_view json, const std::string& file);

} // namespace drawhand
