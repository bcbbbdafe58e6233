#include "reports/check_report.h"

#include <algorithm>

#include <fmt/format.h>

#include "reports/display_width.h"
#include "reports/import_report.h"
#include "reports/text_layout.h"

namespace drawhand {

namespace {

constexpr std::size_t rule_width = 16; // the longest rule id and a blank
constexpr std::size_t indent = 4 + rule_width;

std::string counted(int number, std::string_view singular, std::string_view plural)
{
    return fmt::format("{} {}", number, number == 1 ? singular : plural);
}

/// The texts of one deck, line by line.
class CheckPage {
public:
    CheckPage(const CheckedDeck& checked, const CardCatalogue& catalogue, std::size_t width, bool colour)
        : checked_(checked), deck_(checked.import.deck), catalogue_(catalogue), width_(width), colour_(colour)
    {
    }

    std::string text()
    {
        if (const std::string headline = skipped_headline(checked_.import); !headline.empty())
            text_ += inked(headline, Ink::warning, colour_) + '\n';
        add_verdict();
        for (const Finding& finding : checked_.findings)
            add_finding(finding);
        for (const SkippedLine& line : checked_.import.skipped)
            add_skipped(line);
        add_chosen();
        for (const std::string& remark : checked_.import.remarks)
            add_entry('i', Ink::muted, "file", printable(remark));
        add_numbers();
        return std::move(text_);
    }

private:
    void add_verdict()
    {
        const bool legal = is_legal(checked_.findings);
        const Card* outfit = outfit_of(deck_, catalogue_);
        const std::string name = printable(deck_.name.empty() ? checked_.file : deck_.name);
        const std::string verdict = checked_.format->name + (legal ? ": LEGAL" : ": NOT LEGAL");
        const std::string line =
            at_both_ends(outfit ? fmt::format("{} ({})", name, outfit->title) : name, verdict, width_);
        const std::string left = line.substr(0, line.size() - verdict.size());
        text_ +=
            inked(left, Ink::strong, colour_) + inked(verdict, legal ? Ink::good : Ink::bad, colour_) + '\n';
    }

    /// A marked first line, the rest below it: what is wrong, which cards, what helps.
    void add_entry(char mark, Ink ink, std::string_view label, std::string_view message)
    {
        const auto lines = broken_into_lines(message, room());
        text_ += "  " + inked(std::string(1, mark), ink, colour_) + ' ' + padded(label, rule_width);
        text_ += (lines.empty() ? std::string() : lines.front()) + '\n';
        for (std::size_t i = 1; i < lines.size(); ++i)
            text_ += std::string(indent, ' ') + lines[i] + '\n';
    }

    void add_below(std::string_view message)
    {
        for (const std::string& line : broken_into_lines(message, room()))
            text_ += std::string(indent, ' ') + inked(line, Ink::muted, colour_) + '\n';
    }

    void add_finding(const Finding& finding)
    {
        const bool error = finding.severity == Severity::error;
        add_entry(error ? 'x' : '!', error ? Ink::bad : Ink::warning, finding.rule,
                  printable(finding.message));
        // When all starters are meant, the list of them tells nothing.
        if (finding.rule != "start.cost" && finding.rule != "start.count")
            add_below(cards_text(finding.cards, finding.rule.starts_with("start.")));
        add_below(finding.fix);
    }

    /// "Pistol Whip x3, Bad Company x2", the starting copies only when it is about those.
    std::string cards_text(const std::vector<CardId>& ids, bool starters) const
    {
        std::string text;
        for (const CardId& id : ids) {
            const Card* card = catalogue_.find(id);
            if (!card) continue;
            int copies = 0;
            for (const DeckEntry& entry : deck_.entries)
                if (entry.id == id) copies += starters ? entry.starting : entry.copies;
            text += (text.empty() ? "" : ", ") + card->title;
            if (copies > 1) text += fmt::format(" x{}", copies);
        }
        return text;
    }

    void add_skipped(const SkippedLine& line)
    {
        add_entry('?', Ink::warning, fmt::format("line {}", line.line), printable(line.text));
        add_below(skipped_reason(line));
    }

    void add_chosen()
    {
        std::string titles;
        for (const ChosenPrinting& choice : checked_.import.chosen)
            if (const Card* card = catalogue_.find(choice.id))
                titles.append(titles.empty() ? "" : ", ").append(card->title).append(" (" + card->set + ")");
        if (titles.empty()) return;
        add_entry('i', Ink::muted, "printings", "other versions differ in numbers; taken were: " + titles);
    }

    void add_numbers()
    {
        const std::string cards =
            fmt::format("{}, {}, {}", counted(valued_cards(deck_, catalogue_), "card", "cards"),
                        counted(joker_count(deck_, catalogue_), "joker", "jokers"),
                        counted(starter_count(deck_), "starter", "starters"));
        text_ += "  " + at_both_ends(stash_text(), cards, width_ - 2) + '\n';
    }

    std::string stash_text() const
    {
        const Stash& stash = checked_.stash;
        if (!stash.left) return fmt::format("no outfit, no stash; the gang costs {}", stash.gang_cost);
        std::string text = fmt::format("stash {}", *stash.outfit);
        if (stash.legend != 0)
            text += fmt::format(" {} {}", stash.legend < 0 ? '-' : '+', std::abs(stash.legend));
        if (*stash.left < 0) return text + fmt::format(", gang {}: {} short", stash.gang_cost, -*stash.left);
        return text + fmt::format(" = gang {} + left {}", stash.gang_cost, *stash.left);
    }

    std::size_t room() const { return std::max<std::size_t>(width_, indent + 20) - indent; }

    const CheckedDeck& checked_;
    const Deck& deck_;
    const CardCatalogue& catalogue_;
    std::size_t width_;
    bool colour_;
    std::string text_;
};

} // namespace

CheckedDeck checked_deck(std::string file, DeckImport import, const CardCatalogue& catalogue,
                         const FormatList& format, CheckOptions options)
{
    CheckedDeck checked;
    checked.file = std::move(file);
    checked.format = &format;
    checked.findings = check_deck(import.deck, catalogue, format, options);
    checked.stash = stash_of(import.deck, catalogue);
    checked.import = std::move(import);
    return checked;
}

std::string check_text(const CheckedDeck& checked, const CardCatalogue& catalogue, std::size_t width,
                       bool colour)
{
    return CheckPage(checked, catalogue, width, colour).text();
}

std::string check_summary(std::span<const CheckedDeck> decks)
{
    const auto legal =
        std::ranges::count_if(decks, [](const CheckedDeck& d) { return is_legal(d.findings); });
    const auto all = static_cast<int>(decks.size());
    return fmt::format("{}, {} legal, {} not legal\n", counted(all, "deck", "decks"), legal, all - legal);
}

} // namespace drawhand
