#include "importers/dtdb_json.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "importers/field_text.h"
#include "importers/input_text.h"
#include "importers/json_limits.h"
#include "importers/record_list.h"
#include "importers/tab_table.h"

namespace drawhand {

namespace {

using Json = nlohmann::json;

/// The JSON inside `name(...);`, or the text itself.
std::string_view without_jsonp(std::string_view text)
{
    const std::size_t open = text.find('(');
    const std::size_t close = text.rfind(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return text;
    const std::string_view name = trimmed(text.substr(0, open));
    const bool is_name = !name.empty() && std::ranges::all_of(name, [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '$' || c == '.';
    });
    const std::string_view tail = trimmed(text.substr(close + 1));
    if (!is_name || !(tail.empty() || tail == ";")) return text;
    return text.substr(open + 1, close - open - 1);
}

/// The library's message without its code and position: "unexpected end of input".
std::string reason_in(std::string_view message)
{
    if (const std::size_t dash = message.find(" - "); dash != std::string_view::npos)
        message.remove_prefix(dash + 3);
    return std::string(message.substr(0, message.find(';')));
}

Result<Json> parse_json(std::string_view text, const std::string& file)
{
    const std::string_view json = without_jsonp(text);
    if (const std::string_view start = trimmed(json); !start.starts_with('[') && !start.starts_with('{'))
        return fail(ErrorKind::unsupported, "this is neither a JSON nor an XML file", file);
    if (auto limits = check_json_limits(json, file); !limits) return tl::unexpected<Error>(limits.error());
    try {
        return Json::parse(json);
    } catch (const Json::parse_error& problem) {
        const auto begin = static_cast<std::size_t>(json.data() - text.data());
        const std::size_t byte = begin + (problem.byte > 0 ? problem.byte - 1 : 0);
        return fail(ErrorKind::malformed, "this is no valid JSON: " + reason_in(problem.what()),
                    place_at(text, byte, file));
    } catch (const Json::exception& problem) {
        return fail(ErrorKind::malformed, "this is no valid JSON: " + reason_in(problem.what()), file);
    }
}

/// A field as text: missing and null are empty, a number is written out; nothing for lists and the like.
std::optional<std::string> scalar_text(const Json& value)
{
    if (value.is_null()) return std::string();
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number()) return value.dump();
    return std::nullopt;
}

const Json& field(const Json& record, std::string_view name)
{
    static const Json nothing;
    const auto found = record.find(name);
    return found == record.end() ? nothing : *found;
}

std::string text_in(const Json& record, std::string_view name)
{
    return scalar_text(field(record, name)).value_or("");
}

/// One record being read: complains about fields that are neither text nor number.
class CardRecord {
public:
    CardRecord(const Json& json, CardBuilder& card) : json_(&json), card_(&card) {}

    std::string operator[](std::string_view name) const
    {
        auto text = scalar_text(field(*json_, name));
        if (!text) card_->refuse(std::string(name) + " has to be a text or a number");
        return std::move(text).value_or("");
    }

private:
    const Json* json_;
    CardBuilder* card_;
};

/// DTDB gives one gang as text; townsquare's copy has one card with a list.
std::vector<std::string> gangs_in(const Json& record, CardBuilder& card)
{
    const Json& gang = field(record, "gang");
    if (!gang.is_array()) return {CardRecord(record, card)["gang"]};
    std::vector<std::string> gangs;
    for (const Json& item : gang) {
        if (item.is_string())
            gangs.push_back(item.get<std::string>());
        else
            card.refuse("gang has to be a text or a list of texts");
    }
    if (gangs.size() > 7) card.refuse("the card has more gangs than there are");
    return gangs;
}

/// Separated by U+2022; a few cards have a star instead.
void read_keywords(std::string keywords, CardBuilder& card)
{
    constexpr std::string_view bullet = "\u2022";
    if (keywords.size() > 1'000) return card.refuse("the keywords are longer than 1,000 characters");
    for (std::size_t at = keywords.find(bullet); at != std::string::npos; at = keywords.find(bullet, at))
        keywords.replace(at, bullet.size(), "*");
    for (const std::string_view keyword : split(keywords, '*'))
        card.add_keyword(keyword);
}

CardBuilder read_card(const Json& json, const std::string& pack_code)
{
    CardBuilder card(Game::reloaded);
    const CardRecord record(json, card);
    // A code without quotes has lost its leading zeros.
    if (field(json, "code").is_number())
        card.refuse("the code has to be a text of five digits, not a number");
    card.read_code(record["code"]);
    card.read_title(record["title"]);
    card.read_type(text_in(json, "type_code").empty() ? record["type"] : record["type_code"]);
    card.read_face(record["suit"], record["rank"]);
    const std::string own_pack = record["pack_code"];
    card.read_set(own_pack.empty() ? pack_code : own_pack);
    card.read_number(record["number"]);
    card.read_quantity(record["quantity"]);
    card.read_shooter(record["shooter"]);
    for (const std::string& gang : gangs_in(json, card))
        card.read_gang(gang);
    for (const Stat stat : all_stats)
        card.read_stat(stat, record[stat == Stat::stash ? std::string_view("wealth") : stat_name(stat)]);
    read_keywords(record["keywords"], card);
    card.read_text(record["text"]);
    if (auto guid = parse_guid(record["octgnid"])) card.set_octgn_id(*std::move(guid));
    card.finish(false);
    return card;
}

std::optional<int> small_number(const Json& record, std::string_view name)
{
    const auto number = parse_int(trimmed(text_in(record, name)));
    return number && *number >= 0 && *number <= 9'999 ? number : std::nullopt;
}

bool is_date(std::string_view text)
{
    constexpr std::string_view form = "dddd-dd-dd";
    return std::ranges::equal(text, form, [](char c, char wanted) {
        return wanted == '-' ? c == '-' : std::isdigit(static_cast<unsigned char>(c)) != 0;
    });
}

Result<CardSet> read_set(const Json& record)
{
    CardSet set;
    set.code = plain_line(text_in(record, "code"));
    set.name = plain_line(text_in(record, "name"));
    set.released = trimmed(text_in(record, "available"));
    set.cycle = small_number(record, "cyclenumber");
    set.number = small_number(record, "number");
    if (set.code.empty() || set.name.empty())
        return fail(ErrorKind::malformed, "the set has no code or no name");
    if (has_control_character(set.code + set.name) || set.code.size() + set.name.size() > 200)
        return fail(ErrorKind::malformed, "the set's code or name is no name");
    if (!set.released.empty() && !is_date(set.released))
        return fail(ErrorKind::malformed, "available has to be a date like 2014-09-15");
    return set;
}

/// The set that a card of a plain list says it is from; such lists hold no release dates.
void learn_set_of(const Json& record, const CardFacts& card, CardFile& file)
{
    if (std::ranges::find(file.sets, card.set, &CardSet::code) != file.sets.end()) return;
    std::string name = plain_line(text_in(record, "pack"));
    if (name.empty() || name.size() > 200 || has_control_character(name)) name = card.set;
    file.sets.push_back({Game::reloaded, card.set, name, {}, small_number(record, "cyclenumber"), {}});
}

void note_lost_guid(const Json& record, const CardFacts& card, CardFile& file)
{
    if (card.octgn_id.empty() && !trimmed(text_in(record, "octgnid")).empty())
        file.notes.push_back(card.id.text + " " + card.title + ": its octgnid is no GUID and was left out");
}

/// Calls `use` with each record that is an object and its number, counted from 1; others are refused.
template <class Use>
void for_each_record(const Json& records, RecordList& list, Use use)
{
    std::size_t number = 0;
    for (const Json& record : records) {
        ++number;
        if (record.is_object())
            use(record, number);
        else
            list.refuse(number, {}, {}, "the record is no JSON object");
    }
}

void read_cards(const Json& records, const std::string& pack_code, CardFile& file)
{
    RecordList list(file);
    for_each_record(records, list, [&](const Json& record, std::size_t number) {
        const CardBuilder card = read_card(record, pack_code);
        if (!list.keep(card, number, card.card().id.text)) return;
        learn_set_of(record, card.card(), file);
        note_lost_guid(record, card.card(), file);
    });
}

void read_sets(const Json& records, CardFile& file)
{
    RecordList list(file);
    for_each_record(records, list, [&](const Json& record, std::size_t number) {
        auto set = read_set(record);
        if (!set)
            list.refuse(number, text_in(record, "code"), text_in(record, "name"), set.error().message);
        else if (std::ranges::find(file.sets, set->code, &CardSet::code) != file.sets.end())
            list.refuse(number, set->code, set->name, "the file has this set already");
        else
            file.sets.push_back(*std::move(set));
    });
}

/// Cards have titles, sets have names; anything else with a code is some other file.
std::optional<CardFileKind> kind_of(const Json& json)
{
    if (json.is_object())
        return field(json, "cards").is_array() && field(json, "code").is_string()
                   ? std::optional(CardFileKind::dtdb_pack)
                   : std::nullopt;
    if (!json.is_array()) return std::nullopt;
    if (json.empty()) return CardFileKind::dtdb_cards; // the API's answer for an unknown card
    const auto some_have = [&json](std::string_view name) {
        return std::ranges::any_of(json, [name](const Json& record) {
            return record.is_object() && record.contains("code") && record.contains(name);
        });
    };
    if (some_have("title")) return CardFileKind::dtdb_cards;
    if (some_have("name") && some_have("cyclenumber")) return CardFileKind::dtdb_sets;
    return std::nullopt;
}

} // namespace

Result<CardFile> read_dtdb_json(std::string_view text, const std::string& file)
{
    const auto json = parse_json(text, file);
    if (!json) return tl::unexpected<Error>(json.error());
    const auto kind = kind_of(*json);
    if (!kind)
        return fail(ErrorKind::unsupported,
                    "this JSON is neither a list of cards, a card pack nor a list of sets", file);
    CardFile result;
    result.kind = *kind;
    const Json& records = *kind == CardFileKind::dtdb_pack ? field(*json, "cards") : *json;
    if (records.size() > most_card_records)
        return fail(ErrorKind::unsupported, "the file has more than 20,000 records", file);
    if (*kind == CardFileKind::dtdb_sets) {
        read_sets(records, result);
        return result;
    }
    std::string pack_code;
    if (*kind == CardFileKind::dtdb_pack) {
        auto set = read_set(*json);
        if (!set) return fail(ErrorKind::malformed, set.error().message, file);
        pack_code = set->code;
        result.sets.push_back(*std::move(set));
    }
    read_cards(records, pack_code, result);
    if (records.empty()) result.notes.emplace_back("the file holds no cards");
    return result;
}

} // namespace drawhand
