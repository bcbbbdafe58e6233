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
        const std::string verdict = checked_.rules->format().name + (legal ? ": LEGAL" : ": NOT LEGAL");
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
        add_below(finding.fix);
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
        const std::string stash = stash_text();
        if (display_width(stash) + 2 + display_width(cards) + 2 <= width_)
            text_ += "  " + at_both_ends(stash, cards, width_ - 2) + '\n';
        else
            for (const std::string& part : {stash, cards})
                for (const std::string& line : broken_into_lines(part, width_ - 4))
                    text_ += "  " + line + '\n';
    }

    /// "stash 17 - 1, gang 3 + 2 x 1 = 5, left 11".
    std::string stash_text() const
    {
        const Stash& stash = checked_.stash;
        if (!stash.left) return fmt::format("no outfit, no stash; gang {}", gang_text());
        std::string text = fmt::format("stash {}", *stash.outfit);
        if (stash.legend != 0)
            text += fmt::format(" {} {} = {}", stash.legend < 0 ? '-' : '+', std::abs(stash.legend),
                                *stash.outfit + stash.legend);
        return text + fmt::format(", gang {}, {}", gang_text(),
                                  *stash.left < 0 ? fmt::format("{} short", -*stash.left)
                                                  : fmt::format("left {}", *stash.left));
    }

    /// "8 + 2 x 3 + (3 - 1) = 16": what each starter costs, with the change of its price.
    std::string gang_text() const
    {
        std::string sum;
        int terms = 0;
        for (const PaidStarter& starter : checked_.gang) {
            sum += sum.empty() ? "" : " + ";
            if (starter.copies > 1) sum += fmt::format("{} x ", starter.copies);
            const int change = starter.paid - starter.printed;
            if (change == 0)
                sum += fmt::format("{}", starter.printed);
            else
                sum += fmt::format("({} {} {})", starter.printed, change < 0 ? '-' : '+', std::abs(change));
            terms += change == 0 && starter.copies == 1 ? 1 : 2;
        }
        if (terms < 2) return fmt::format("{}", checked_.stash.gang_cost);
        return fmt::format("{} = {}", sum, checked_.stash.gang_cost);
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
                         const Ruleset& rules, CheckOptions options)
{
    const Choices& choices = rules.format().choices;
    CheckedDeck checked;
    checked.file = std::move(file);
    checked.rules = &rules;
    checked.findings = check_deck(import.deck, catalogue, rules, options);
    checked.stash = stash_of(import.deck, catalogue, choices);
    checked.gang = paid_starters(import.deck, catalogue, choices);
    checked.import = std::move(import);
    return checked;
}

std::string check_text(const CheckedDeck& checked, const CardCatalogue& catalogue, std::size_t width,
                       bool colour)
{
    return CheckPage(checked, catalogue, width, colour).text();
}

std::string check_summary(std::span<const CheckedDeck> decks, std::size_t unreadable)
{
    const auto legal =
        std::ranges::count_if(decks, [](const CheckedDeck& d) { return is_legal(d.findings); });
    const auto all = static_cast<int>(decks.size());
    const bool several = decks.size() > 1 && decks[0].file == decks[1].file;
    std::string text = fmt::format(
        "{}, {} legal, {} not legal",
        several ? counted(all, "verdict", "verdicts") : counted(all, "deck", "decks"), legal, all - legal);
    if (unreadable > 0) text += fmt::format(", {} not readable", unreadable);
    return text + '\n';
}

} // namespace drawhand
