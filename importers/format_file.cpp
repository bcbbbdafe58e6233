#include "importers/format_file.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "importers/format_list_reader.h"
#include "importers/house_rule_reader.h"
#include "importers/input_text.h"
#include "importers/strict_json.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_file = std::size_t{1} << 20U;
constexpr std::size_t longest_name = 200;
constexpr std::size_t longest_text = 2'000;
constexpr std::string_view reserved_id = "all"; // stands for every format on the command line

const std::string whole = "the format"; // the object that the file is, in messages

constexpr std::array<std::string_view, 14> format_keys{"format", "name",   "about",    "source",     "base",
                                                       "game",   "limits", "doubtful", "lists",      "ban",
                                                       "unban",  "allow",  "forbid",   "house_rules"};

/// A number of DeckLimits; one of the two members is set, and only an open limit may be null.
struct LimitKey {
    std::string_view word;
    int DeckLimits::*fixed = nullptr;
    std::optional<int> DeckLimits::*open = nullptr;
    int least = 0;
    int most = 999;
};
constexpr std::array<LimitKey, 9> limit_keys{{
    {"valued", &DeckLimits::valued, nullptr, 1, 99},
    {"outfits", &DeckLimits::outfits},
    {"legends", &DeckLimits::legends},
    {"jokers", nullptr, &DeckLimits::jokers},
    {"same_face", nullptr, &DeckLimits::same_face},
    {"same_title", nullptr, &DeckLimits::same_title},
    {"starting_places", &DeckLimits::starting_places},
    {"grifters", nullptr, &DeckLimits::grifters},
    {"core_deeds", nullptr, &DeckLimits::core_deeds},
}};

template <class Range, class Projection>
std::vector<std::string_view> words_of(const Range& range, Projection projection)
{
    std::vector<std::string_view> words;
    for (const auto& item : range)
        words.push_back(std::invoke(projection, item));
    return words;
}

/// The base as the beginning of another format, which has its own words and lines.
Format inherited(Format base)
{
    base.about.clear();
    base.source.clear();
    for (FormatList& list : base.lists)
        for (auto* names : {&list.sets, &list.always, &list.never, &list.banned})
            for (ListedName& name : *names)
                name.line = 0;
    for (HouseRule& rule : base.house_rules)
        rule.line = 0;
    return base;
}

class FormatReader {
public:
    FormatReader(const std::string& file, std::span<const Format> known) : json_(file), known_(known) {}

    Result<Format> read(const JsonNode& root, const std::string& file)
    {
        if (json_.check_object(root, whole, format_keys)) read_members(root);
        if (json_.failed()) return tl::unexpected<Error>(*json_.error());
        for (FormatList& list : format_.lists) {
            list.format = format_.id;
            list.name = format_.name;
            list.game = format_.game;
            list.file = file;
            list.bounds_are_outside = format_.choices.is(Choice::bounds_outside);
        }
        format_.file = file;
        return std::move(format_);
    }

private:
    void read_members(const JsonNode& root)
    {
        const JsonNode* base = root.find("base");
        if (base) read_base(*base);
        read_names(root);
        if (base && format_.id == base->text) json_.refuse(base->line, "a format cannot be its own base");
        read_game(root, base);
        if (const JsonNode* limits = root.find("limits")) read_limits(*limits);
        if (const JsonNode* doubtful = root.find("doubtful")) read_doubtful(*doubtful);
        read_lists(root, base);
        if (const JsonNode* rules = root.find("house_rules")) read_rules(*rules);
    }

    void read_base(const JsonNode& base)
    {
        const std::string id = json_.text(base, longest_name);
        const auto found = std::ranges::find(known_, id, &Format::id);
        if (found == known_.end())
            json_.refuse_unknown(base, "format", id, "as \"base\"", words_of(known_, &Format::id));
        else
            format_ = inherited(*found);
    }

    void read_names(const JsonNode& root)
    {
        if (const JsonNode* id = json_.required(root, whole, "format")) {
            format_.id = json_.id(*id);
            if (format_.id == reserved_id)
                json_.refuse(id->line, "\"all\" means every format and cannot be the id of one");
        }
        if (const JsonNode* name = json_.required(root, whole, "name"))
            format_.name = json_.filled_text(*name, longest_name);
        if (const JsonNode* about = root.find("about")) format_.about = json_.text(*about, longest_text);
        if (const JsonNode* source = root.find("source")) format_.source = json_.text(*source, longest_text);
    }

    const JsonNode* own_or_base(const JsonNode& root, const JsonNode* base, const std::string& key)
    {
        const JsonNode* own = root.find(key);
        if (!own && !base)
            json_.refuse(root.line, whole + " has no \"" + key + "\", nor a \"base\" that could give it one");
        return own;
    }

    void read_game(const JsonNode& root, const JsonNode* base)
    {
        constexpr std::array games{Game::reloaded, Game::classic};
        const JsonNode* game = own_or_base(root, base, "game");
        if (!game) return;
        const auto place = json_.word(*game, words_of(games, game_name));
        if (!place) return;
        if (base && games[*place] != format_.game)
            json_.refuse(game->line, "\"game\" is " + game->text + ", but the base \"" + base->text +
                                         "\" is for " + std::string(game_name(format_.game)));
        format_.game = games[*place];
        if (!base) format_.limits = limits_of(format_.game);
    }

    void read_limits(const JsonNode& limits)
    {
        if (!json_.check_object(limits, "\"limits\"", words_of(limit_keys, &LimitKey::word))) return;
        for (const LimitKey& key : limit_keys)
            if (const JsonNode* limit = limits.find(key.word)) read_limit(*limit, key);
    }

    void read_limit(const JsonNode& limit, const LimitKey& key)
    {
        if (key.open && limit.is(JsonNode::Kind::null)) {
            (format_.limits.*key.open).reset();
            return;
        }
        const auto number = json_.number(limit, key.least, key.most, key.open ? " or null" : "");
        if (!number) return;
        if (key.open)
            format_.limits.*key.open = *number;
        else
            format_.limits.*key.fixed = *number;
    }

    void read_doubtful(const JsonNode& doubtful)
    {
        const auto points = doubtful_points();
        if (!json_.check_object(doubtful, "\"doubtful\"", words_of(points, &DoubtfulPointInfo::word))) return;
        for (const DoubtfulPointInfo& point : points) {
            const JsonNode* answer = doubtful.find(point.word);
            if (!answer) continue;
            if (const auto place = json_.word(*answer, words_of(point.choices, &ChoiceInfo::word)))
                format_.choices.choose(point.choices[*place].choice);
        }
    }

    void read_lists(const JsonNode& root, const JsonNode* base)
    {
        const JsonNode* lists = own_or_base(root, base, "lists");
        if (lists) format_.lists = read_format_lists(*lists, json_);
        if (!base)
            for (const char* key : {"ban", "unban", "allow", "forbid"})
                if (const JsonNode* change = root.find(key))
                    json_.refuse(change->line,
                                 quoted_key(*change) + " changes the lists of a base; there is no \"base\"");
        change_format_lists(root, json_, format_.lists);
    }

    /// A rule takes the place of the base's rule with the same id.
    void read_rules(const JsonNode& rules)
    {
        for (HouseRule& rule : read_house_rules(rules, json_)) {
            const auto same = std::ranges::find(format_.house_rules, rule.id, &HouseRule::id);
            if (same == format_.house_rules.end())
                format_.house_rules.push_back(std::move(rule));
            else
                *same = std::move(rule);
        }
    }

    StrictJson json_;
    std::span<const Format> known_;
    Format format_;
};

} // namespace

Result<Format> parse_format_file(std::string_view text, const std::string& file,
                                 std::span<const Format> known)
{
    if (text.size() > largest_file)
        return fail(ErrorKind::unsupported, "the file is larger than 1 MB; no format is", file);
    const auto checked = checked_input(text, file);
    if (!checked) return tl::unexpected<Error>(checked.error());
    const auto root = read_json_tree(*checked, file);
    if (!root) return tl::unexpected<Error>(root.error());
    return FormatReader(file, known).read(*root, file);
}

} // namespace drawhand
