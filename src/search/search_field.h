#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace drawhand {

/// What a search term can ask about.
enum class SearchField : std::uint8_t {
    title,
    id,
    type,
    suit,
    face,
    gang,
    set,
    game,
    format,
    keyword,
    skill,
    shooter,
    text,
    flag,
    unique,
    token,
    core,
    value,
    cost,
    upkeep,
    production,
    bullets,
    influence,
    control,
    stash,
    difficulty,
    experienced,
    grit,
    huckster,
    blessed,
    shaman,
    mad_scientist,
    kung_fu
};

enum class FieldKind : std::uint8_t {
    words,  // type:dude, gang:"Law Dogs"
    number, // cost>=3, value:5..8
    yes_no  // unique:yes
};

struct FieldInfo {
    SearchField field;
    FieldKind kind;
    std::vector<std::string_view> names; // the first is the one that help and messages use
    std::string_view help;
};

/// Every field, in the order in which the help explains them.
std::span<const FieldInfo> search_fields();
/// By any of its names, in either case; nullptr when there is none.
const FieldInfo* find_field(std::string_view name);
const FieldInfo& info_of(SearchField field);
/// "title, id, type, ..." for messages.
std::string field_list();

} // namespace drawhand
