#include "reports/formats_page.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "reports/display_width.h"
#include "reports/text_layout.h"
#include "reports/text_table.h"

namespace drawhand {

namespace {

constexpr std::size_t label_width = 18;
constexpr std::size_t indent = 2 + label_width;

std::string dates_text(const FormatList& list)
{
    std::string text = list.since.empty() ? "" : "since " + list.since;
    if (!list.until.empty()) text += (text.empty() ? "until " : " until ") + list.until;
    return text;
}

std::string joined(const std::vector<ListedName>& names)
{
    std::string text;
    for (const ListedName& name : names)
        text += (text.empty() ? "" : ", ") + name.name;
    return text;
}

std::string limits_of_rule(const HouseRule& rule)
{
    if (rule.at_least == rule.at_most) return fmt::format("exactly {}", *rule.at_least);
    std::string text;
    if (rule.at_least) text = fmt::format("at least {}", *rule.at_least);
    if (rule.at_most) text += fmt::format("{}at most {}", text.empty() ? "" : ", ", *rule.at_most);
    return text;
}

/// The page of one format, line by line.
class FormatPage {
public:
    FormatPage(const ShownFormat& shown, const CardCatalogue& catalogue, std::size_t width, bool colour)
        : format_(*shown.format), rules_(shown.rules), catalogue_(catalogue), width_(width), colour_(colour)
    {
    }

    std::string text()
    {
        heading(fmt::format("{} ({})", printable(format_.name), format_.id));
        if (!format_.about.empty()) row("about", printable(format_.about));
        if (!format_.source.empty()) row("source", printable(format_.source));
        row("game", game_name(format_.game));
        for (const FormatList& list : format_.lists)
            add_list(list);
        heading("Limits");
        for (const LimitRow& limit : limit_rows(format_.limits))
            row(limit.word, fmt::format("{}: {}", limit.meaning,
                                        limit.number ? fmt::format("{}", *limit.number) : "no limit"));
        add_house_rules();
        heading("Where the rule texts leave a question open");
        for (const DoubtfulPointInfo& point : doubtful_points())
            add_answer(point);
        return std::move(text_);
    }

private:
    void heading(std::string_view words) { text_ += inked(words, Ink::strong, colour_) + '\n'; }

    void row(std::string_view label, std::string_view message)
    {
        const std::size_t room = std::max<std::size_t>(width_, indent + 20) - indent;
        const auto lines = broken_into_lines(message, room);
        for (std::size_t i = 0; i < lines.size(); ++i)
            text_ += "  " + padded(i == 0 ? label : "", label_width) + lines[i] + '\n';
    }

    void add_list(const FormatList& list)
    {
        const std::string dates = dates_text(list);
        const bool in_force = rules_ && rules_->list() == list;
        std::string words = printable(list.version);
        if (!dates.empty()) words += ", " + dates;
        if (!in_force && (rules_ || !dates.empty())) words += " (not in force)";
        row("list", words);
        if (in_force) row("", fmt::format("{} cards in the pool", cards_in_pool(*rules_, catalogue_)));
        if (!list.outside_up_to.empty()) row("", "outside up to " + list.outside_up_to);
        if (!list.outside_from.empty()) row("", "outside from " + list.outside_from);
        if (!list.sets.empty()) row("", "only the sets " + printable(joined(list.sets)));
        if (!list.always.empty()) row("", "always in: " + titles(list.always));
        if (!list.never.empty()) row("", "never in: " + titles(list.never));
        row("", list.banned.empty() ? "no bans" : "banned: " + titles(list.banned));
    }

    std::string titles(const std::vector<ListedName>& names) const
    {
        std::string text;
        for (const ListedName& name : names) {
            const Card* card = catalogue_.find(CardId{name.name});
            text += (text.empty() ? "" : ", ") + (card ? card->title : printable(name.name));
        }
        return text;
    }

    void add_house_rules()
    {
        if (format_.house_rules.empty()) return;
        heading("House rules");
        for (const HouseRule& rule : format_.house_rules) {
            row(rule.id, fmt::format("{} of {} ({}, {}){}", limits_of_rule(rule), printable(rule.query),
                                     place_name(rule.place), count_name(rule.count),
                                     rule.severity == Severity::warning ? ", only a warning" : ""));
            if (!rule.message.empty()) row("", printable(rule.message));
        }
    }

    void add_answer(const DoubtfulPointInfo& point)
    {
        const ChoiceInfo& answer = format_.choices.answer(point.point);
        row(point.word, fmt::format("{} {}: {}", point.question, answer.word, answer.meaning));
    }

    const Format& format_;
    const Ruleset* rules_;
    const CardCatalogue& catalogue_;
    std::size_t width_;
    bool colour_;
    std::string text_;
};

} // namespace

std::size_t cards_in_pool(const Ruleset& rules, const CardCatalogue& catalogue)
{
    std::set<std::string_view> versions;
    for (const Card& card : catalogue.cards())
        if (!card.token && rules.in_pool(card) && !rules.is_banned(card)) versions.insert(card.version_key);
    return versions.size();
}

std::vector<LimitRow> limit_rows(const DeckLimits& limits)
{
    return {{"valued", "cards with a printed value, exactly", limits.valued},
            {"outfits", "outfits or homes, exactly", limits.outfits},
            {"legends", "legends at most", limits.legends},
            {"jokers", "jokers of any kind at most", limits.jokers},
            {"same_face", "cards on one suit and value at most", limits.same_face},
            {"same_title", "copies of a card at most, all versions together", limits.same_title},
            {"starting_places", "places for starters", limits.starting_places},
            {"grifters", "Grifters that may start, unless the outfit says more", limits.grifters},
            {"core_deeds", "Core deeds that may start", limits.core_deeds}};
}

std::string formats_table(std::span<const ShownFormat> formats, const CardCatalogue& catalogue,
                          std::size_t width, bool colour)
{
    TextTable table({{.heading = "format"},
                     {.heading = "name", .shrink_to = 20},
                     {.heading = "game", .drop_order = 2},
                     {.heading = "list", .drop_order = 1},
                     {.heading = "since", .drop_order = 3},
                     {.heading = "cards", .right_aligned = true},
                     {.heading = "banned", .right_aligned = true}});
    for (const ShownFormat& shown : formats) {
        const Format& format = *shown.format;
        const std::string name = printable(format.name);
        if (!shown.rules) {
            table.add_row(
                {format.id, name, std::string(game_name(format.game)), "none", "not on that day", "", ""});
            continue;
        }
        const FormatList& list = shown.rules->list();
        table.add_row({format.id, name, std::string(game_name(format.game)), printable(list.version),
                       list.since, fmt::format("{}", cards_in_pool(*shown.rules, catalogue)),
                       fmt::format("{}", list.banned.size())});
    }
    return table.text(width, colour);
}

std::string format_page(const ShownFormat& shown, const CardCatalogue& catalogue, std::size_t width,
                        bool colour)
{
    return FormatPage(shown, catalogue, width, colour).text();
}

} // namespace drawhand
