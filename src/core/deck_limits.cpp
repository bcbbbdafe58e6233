#include "core/deck_limits.h"

#include <algorithm>

#include <utf8proc.h>

#include "core/folded_title.h"

namespace drawhand {

namespace {

/// Line breaks and tabs belong to a text of several lines, but not to a name.
enum class Lines { one, several };

bool is_control(utf8proc_int32_t point, Lines lines)
{
    if (lines == Lines::several && (point == '\n' || point == '\r' || point == '\t')) return false;
    return point < ' ' || (point >= 0x7F && point < 0xA0);
}

Result<void> check_text(std::string_view text, const std::string& what, std::size_t longest, Lines lines)
{
    if (text.size() > longest)
        return fail(ErrorKind::malformed, what + " is " + std::to_string(text.size()) +
                                              " bytes long; at most " + std::to_string(longest) +
                                              " are kept");
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (std::size_t at = 0; at < text.size();) {
        utf8proc_int32_t point = 0;
        const auto used =
            utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        if (used <= 0) return fail(ErrorKind::malformed, what + " is not valid UTF-8");
        if (is_control(point, lines))
            return fail(ErrorKind::malformed, what + " has a control character in it");
        at += static_cast<std::size_t>(used);
    }
    return {};
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

Result<std::string> checked_label(std::string_view text, const std::string& what, std::size_t longest)
{
    const std::string_view label = trimmed(text);
    if (label.empty()) return fail(ErrorKind::malformed, what + " is empty");
    if (const auto fits = check_text(label, what, longest, Lines::one); !fits)
        return tl::unexpected(fits.error());
    return std::string(label);
}

Result<void> check_entries(const Deck& deck)
{
    if (deck.outfits.size() + deck.legends.size() + deck.entries.size() + deck.unknown.size() > most_entries)
        return fail(ErrorKind::malformed,
                    "the deck has more than " + std::to_string(most_entries) + " different cards");
    for (const DeckEntry& entry : deck.entries)
        if (entry.copies < 1 || entry.copies > most_copies_kept || entry.starting < 0 ||
            entry.starting > most_copies_kept)
            return fail(ErrorKind::malformed, "card " + entry.id.text + " has " +
                                                  std::to_string(entry.copies) + " copies, " +
                                                  std::to_string(entry.starting) + " starting");
    for (const UnknownCard& card : deck.unknown)
        if (card.copies < 1 || card.copies > most_copies_kept || card.text.empty())
            return fail(ErrorKind::malformed, "the unknown card \"" + card.text + "\" has " +
                                                  std::to_string(card.copies) + " copies");
    return {};
}

Result<void> check_ids(const Deck& deck)
{
    const auto check = [](const CardId& id) -> Result<void> {
        if (id.text.empty()) return fail(ErrorKind::malformed, "a card of the deck has no id");
        return check_text(id.text, "the id of a card", longest_tag, Lines::one);
    };
    for (const auto* ids : {&deck.outfits, &deck.legends})
        for (const CardId& id : *ids)
            if (const auto fits = check(id); !fits) return fits;
    for (const DeckEntry& entry : deck.entries)
        if (const auto fits = check(entry.id); !fits) return fits;
    return {};
}

} // namespace

Result<std::string> checked_deck_name(std::string_view name)
{
    return checked_label(name, "the name of the deck", longest_deck_name);
}

Result<std::string> checked_tag(std::string_view tag)
{
    return checked_label(tag, "the tag", longest_tag);
}

Result<void> check_version_note(std::string_view note)
{
    return check_text(note, "the note", longest_version_note, Lines::several);
}

Result<void> check_deck_limits(const Deck& deck)
{
    if (deck.tags.size() > most_tags)
        return fail(ErrorKind::malformed, "the deck has more than " + std::to_string(most_tags) + " tags");
    for (const std::string& tag : deck.tags)
        if (const auto fits = checked_tag(tag); !fits) return tl::unexpected(fits.error());
    for (const UnknownCard& card : deck.unknown)
        if (const auto fits = check_text(card.text, "an unknown card", longest_card_text, Lines::several);
            !fits)
            return fits;
    // A format may be the path of a file.
    return check_text(deck.format, "the format", longest_version_note, Lines::one)
        .and_then([&] { return check_text(deck.notes, "the notes", longest_deck_notes, Lines::several); })
        .and_then([&] { return check_ids(deck); })
        .and_then([&] { return check_entries(deck); });
}

std::string deck_name_key(std::string_view name)
{
    std::string folded = fold_title(name);
    return folded.empty() ? std::string(name) : folded;
}

std::string numbered_deck_name(std::string_view name, int number)
{
    const std::size_t open = name.rfind(" (");
    if (open != std::string_view::npos && name.ends_with(')')) {
        const std::string_view digits = name.substr(open + 2, name.size() - open - 3);
        if (!digits.empty() && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }))
            name = name.substr(0, open);
    }
    const std::string suffix = " (" + std::to_string(number) + ')';
    std::size_t end = std::min(name.size(), longest_deck_name - suffix.size());
    while (end < name.size() && end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80)
        --end; // not in the middle of a character
    return std::string(name.substr(0, end)) + suffix;
}

} // namespace drawhand
