#include "search/search_field.h"

#include <algorithm>
#include <cctype>

namespace drawhand {

namespace {

using enum SearchField;
using enum FieldKind;

const std::vector<FieldInfo>& table()
{
    static const std::vector<FieldInfo> fields = {
        {title, words, {"title", "name"}, "words of the title; title=\"Pony Express\" is the whole title"},
        {id, words, {"id", "code"}, "01018, or the beginning of a Classic id"},
        {type, words, {"type", "t"}, "dude deed goods spell action event improvement outfit legend joker"},
        {suit, words, {"suit"}, "S H D C, or spades hearts diamonds clubs"},
        {face, words, {"face"}, "suit and value: 8C, 10H; * is a joker"},
        {gang, words, {"gang", "g"}, "\"Law Dogs\", outlaws ...; neutral, drifter"},
        {set, words, {"set", "pack", "e"}, "code or name: DTR, \"Base Set\""},
        {game, words, {"game"}, "reloaded (with Weird West) or classic"},
        {format, words, {"format", "legal", "f"}, "legal in it: reloaded old-timer weird-west classic ..."},
        {keyword, words, {"keyword", "kw", "k"}, "deputy, \"kung fu\", \"huckster 2\""},
        {skill, words, {"skill"}, "rated in huckster, blessed, shaman, \"mad scientist\", \"kung fu\""},
        {shooter, words, {"shooter"}, "stud draw bonus none"},
        {text, words, {"text", "x"}, "rules text, once you imported it (drawhand sync)"},
        {flag, words, {"is"}, "unique experienced token core drifter joker grifter"},
        {unique, yes_no, {"unique"}, "yes or no"},
        {token, yes_no, {"token"}, "yes or no"},
        {core, yes_no, {"core"}, "yes or no: Core deeds"},
        {value, number, {"value", "v"}, "A 2 ... 10 J Q K"},
        {cost, number, {"cost", "c"}, ""},
        {upkeep, number, {"upkeep", "u"}, ""},
        {production, number, {"production", "p"}, ""},
        {bullets, number, {"bullets", "b"}, ""},
        {influence, number, {"influence", "i"}, ""},
        {control, number, {"control"}, ""},
        {stash, number, {"stash"}, "of an outfit; a legend's change of it"},
        {difficulty, number, {"difficulty"}, "of a Gadget"},
        {experienced, number, {"experienced", "exp"}, "level, or yes and no"},
        {grit, number, {"grit"}, "value + bullets + influence of a dude"},
        {huckster, number, {"huckster"}, "rating of that skill"},
        {blessed, number, {"blessed"}, ""},
        {shaman, number, {"shaman"}, ""},
        {mad_scientist, number, {"mad-scientist", "mad_scientist", "madscientist"}, ""},
        {kung_fu, number, {"kung-fu", "kung_fu", "kungfu"}, ""},
    };
    return fields;
}

} // namespace

std::span<const FieldInfo> search_fields()
{
    return table();
}

const FieldInfo* find_field(std::string_view name)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const FieldInfo& info : table())
        if (std::ranges::find(info.names, lower) != info.names.end()) return &info;
    return nullptr;
}

const FieldInfo& info_of(SearchField field)
{
    return *std::ranges::find(table(), field, &FieldInfo::field);
}

std::string field_list()
{
    std::string list;
    for (const FieldInfo& info : table()) {
        if (!list.empty()) list += ", ";
        list += info.names.front();
    }
    return list;
}

} // namespace drawhand
