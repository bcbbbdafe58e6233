#include "importers/format_list_reader.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "core/format.h"
#include "importers/field_text.h"

namespace drawhand {

namespace {

using Cards = std::vector<ListedName>;

constexpr std::size_t most_lists = 100;
constexpr std::size_t most_cards = 5'000; // both games together have fewer
constexpr std::size_t longest_name = 200;

constexpr std::array<std::string_view, 5> list_keys{"version", "since", "until", "pool", "banned"};
constexpr std::array<std::string_view, 5> pool_keys{"outside_up_to", "outside_from", "sets", "always",
                                                    "never"};

Cards read_names(const JsonNode& array, StrictJson& json)
{
    Cards names;
    if (!json.check_array(array, most_cards)) return names;
    const std::string label = "an item of " + quoted_key(array);
    for (const JsonNode& item : array.items) {
        names.push_back({json.filled_text(item, longest_name, label), item.line});
        if (json.failed()) break;
    }
    return names;
}

void read_names_of(const JsonNode& object, std::string_view key, StrictJson& json, Cards& into)
{
    if (const JsonNode* array = object.find(key)) into = read_names(*array, json);
}

void read_day(const JsonNode& list, std::string_view key, StrictJson& json, std::string& into)
{
    const JsonNode* day = list.find(key);
    if (!day) return;
    into = json.text(*day, longest_name);
    if (!is_day(into))
        json.refuse(day->line, quoted_key(*day) + " has to be a day that exists, as YYYY-MM-DD, not \"" +
                                   for_message(into) + '"');
}

/// The ids of Reloaded are numbered in the order of printing; those of Classic have no order to bound.
void read_bound(const JsonNode& pool, std::string_view key, StrictJson& json, std::string& into)
{
    const JsonNode* bound = pool.find(key);
    if (!bound) return;
    into = json.text(*bound, longest_name);
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (into.size() != 5 || !std::ranges::all_of(into, is_digit))
        json.refuse(bound->line, quoted_key(*bound) +
                                     " has to be the id of a card of Reloaded, five digits, not \"" +
                                     for_message(into) + '"');
}

void read_pool(const JsonNode& pool, StrictJson& json, FormatList& into)
{
    if (!json.check_object(pool, "\"pool\"", pool_keys)) return;
    read_bound(pool, "outside_up_to", json, into.outside_up_to);
    read_bound(pool, "outside_from", json, into.outside_from);
    if (!into.outside_from.empty() && into.outside_up_to >= into.outside_from)
        json.refuse(pool.line, "no card is left: those up to " + into.outside_up_to + " and those from " +
                                   into.outside_from + " on are outside");
    read_names_of(pool, "sets", json, into.sets);
    // No set at all would mean what a missing "sets" means: every set.
    if (const JsonNode* sets = pool.find("sets"); sets && into.sets.empty())
        json.refuse(sets->line, "\"sets\" names no set; leave it out when every set is in the pool");
    read_names_of(pool, "always", json, into.always);
    read_names_of(pool, "never", json, into.never);
}

FormatList read_list(const JsonNode& node, StrictJson& json)
{
    FormatList list;
    if (!json.check_object(node, "a list", list_keys)) return list;
    if (const JsonNode* version = json.required(node, "a list", "version"))
        list.version = json.filled_text(*version, longest_name);
    read_day(node, "since", json, list.since);
    read_day(node, "until", json, list.until);
    if (!list.until.empty() && list.until < list.since)
        json.refuse(node.find("until")->line,
                    "\"until\" " + list.until + " comes before \"since\" " + list.since);
    if (const JsonNode* pool = node.find("pool")) read_pool(*pool, json, list);
    read_names_of(node, "banned", json, list.banned);
    return list;
}

/// A list ends at the latest when the next one begins.
void check_order(const FormatList& before, const FormatList& list, const JsonNode& node, StrictJson& json)
{
    const JsonNode* since = node.find("since");
    if (!since)
        json.refuse(node.line, "a list has no \"since\"; only the first one may do without");
    else if (list.since == before.since)
        json.refuse(since->line, "two lists begin on " + list.since);
    else if (list.since < before.since)
        json.refuse(since->line, "the lists have to stand in the order of their days, but " + list.since +
                                     " follows " + before.since);
    else if (!before.until.empty() && list.since <= before.until)
        json.refuse(since->line,
                    "the list begins on " + list.since + ", but the one before it ends on " + before.until);
}

using Names = std::unordered_set<std::string>;

Names names_of(const Cards& cards)
{
    Names names;
    for (const ListedName& card : cards)
        names.insert(card.name);
    return names;
}

void add(const Cards& more, Cards& cards)
{
    Names known = names_of(cards);
    for (const ListedName& card : more)
        if (known.insert(card.name).second) cards.push_back(card);
}

void take(const Names& names, Cards& cards)
{
    std::erase_if(cards, [&](const ListedName& card) { return names.contains(card.name); });
}

/// Names are compared as they are written: which card an id or a title means is not known here.
void check_unbanned(const Cards& unbanned, const std::vector<FormatList>& lists, StrictJson& json)
{
    Names banned;
    for (const FormatList& list : lists)
        banned.merge(names_of(list.banned));
    for (const ListedName& card : unbanned)
        if (!banned.contains(card.name))
            json.refuse(card.line, "no list bans \"" + for_message(card.name) +
                                       "\"; \"unban\" takes the id or the title that stands in the list");
}

void check_opposites(const Cards& one, const Cards& other, const std::string& keys, StrictJson& json)
{
    const Names names = names_of(other);
    for (const ListedName& card : one)
        if (names.contains(card.name))
            json.refuse(card.line, '"' + for_message(card.name) + "\" stands in both " + keys);
}

} // namespace

std::vector<FormatList> read_format_lists(const JsonNode& lists, StrictJson& json)
{
    std::vector<FormatList> read;
    if (!json.check_array(lists, most_lists)) return read;
    if (lists.items.empty()) json.refuse(lists.line, "\"lists\" has to hold at least one list");
    for (const JsonNode& node : lists.items) {
        FormatList list = read_list(node, json);
        if (!read.empty() && !json.failed()) check_order(read.back(), list, node, json);
        read.push_back(std::move(list));
        if (json.failed()) break;
    }
    return read;
}

void change_format_lists(const JsonNode& format, StrictJson& json, std::vector<FormatList>& lists)
{
    Cards unbanned, banned, allowed, forbidden;
    read_names_of(format, "unban", json, unbanned);
    read_names_of(format, "ban", json, banned);
    read_names_of(format, "allow", json, allowed);
    read_names_of(format, "forbid", json, forbidden);
    check_opposites(unbanned, banned, "\"ban\" and \"unban\"", json);
    check_opposites(forbidden, allowed, "\"allow\" and \"forbid\"", json);
    if (json.failed()) return;
    check_unbanned(unbanned, lists, json);
    for (FormatList& list : lists) {
        take(names_of(unbanned), list.banned);
        add(banned, list.banned);
        take(names_of(allowed), list.never); // it would outweigh "always"
        add(allowed, list.always);
        add(forbidden, list.never);
    }
}

} // namespace drawhand
