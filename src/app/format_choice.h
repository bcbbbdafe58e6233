#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"

namespace drawhand {

/// The rules that --format and --date ask for.
class FormatChoice {
public:
    /// `format`: empty (each deck by its own format), an id, "all", or the path of a format file; `date`:
    /// empty (today) or YYYY-MM-DD. Throws InputError with the place and what was expected.
    FormatChoice(Session& session, const std::string& format, const std::string& date);

    /// What to judge a deck by: one rule set, or with "all" every one of the deck's game.
    std::vector<const Ruleset*> for_deck(const Deck& deck) const;
    /// The pool of the one format that was named, or nullptr.
    const CardPool* pool() const { return named_ ? &named_->pool() : nullptr; }
    /// The rule set that was named, or nullptr.
    const Ruleset* named() const { return named_; }
    /// All formats of the program on that day.
    const Rulesets& rulesets() const { return *rulesets_; }

private:
    const Ruleset* own_file(Session& session, const std::string& path, const std::string& day);

    std::optional<Rulesets> of_the_day_; // when a date was given
    std::optional<Ruleset> own_;         // when a file was given
    const Rulesets* rulesets_ = nullptr;
    const Ruleset* named_ = nullptr;
    bool all_ = false;
};

/// The format file at this path; throws InputError.
Format read_format_file(Session& session, const std::string& path);

/// `date` when it is a day, today when it is empty; throws InputError otherwise.
std::string day_asked_for(const std::string& date);

/// Does this name a file rather than a format of the program?
bool names_format_file(Session& session, const std::string& format);

} // namespace drawhand
