#include "app/format_choice.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "app/asset_files.h"
#include "app/utc_time.h"
#include "core/nearest_name.h"
#include "importers/format_file.h"

namespace drawhand {

namespace {

constexpr std::size_t largest_format_file = std::size_t{1} << 20U;

[[noreturn]] void refuse_unknown(Session& session, const std::string& id)
{
    std::vector<std::string> ids;
    std::string known;
    for (const Format& format : session.formats()) {
        ids.push_back(format.id);
        known += format.id + ", ";
    }
    std::string message = "--format: there is no format \"" + id + '"';
    if (const std::string near = nearest_name(id, ids); !near.empty())
        message += "; did you mean \"" + near + "\"?";
    throw InputError(message + "\n  known are " + known + "all, and the path of a format file");
}

[[noreturn]] void refuse_day(const Format& format, const std::string& day)
{
    std::string message = "--date: " + format.id + " has no list for " + day;
    if (const std::string& first = format.lists.front().since; day < first)
        message += "; its first is of " + first;
    throw InputError(message);
}

} // namespace

Format read_format_file(Session& session, const std::string& path)
{
    auto format = parse_format_file(read_input_file(path, largest_format_file), path, session.formats());
    if (!format) throw InputError(describe(format.error()));
    return *std::move(format);
}

std::string day_asked_for(const std::string& date)
{
    if (date.empty()) return utc_today();
    if (!is_day(date)) throw InputError("--date: \"" + date + "\" is no day; expected YYYY-MM-DD");
    return date;
}

bool names_format_file(Session& session, const std::string& format)
{
    if (std::ranges::find(session.formats(), format, &Format::id) != session.formats().end()) return false;
    std::error_code none;
    return format.find('/') != std::string::npos || format.ends_with(".json") ||
           std::filesystem::exists(format, none);
}

FormatChoice::FormatChoice(Session& session, const std::string& format, const std::string& date)
{
    const std::string day = day_asked_for(date);
    if (!date.empty()) {
        auto built = Rulesets::build(session.formats(), day, session.catalogue(), session.search());
        if (!built) throw MachineError("the program's own formats are broken: " + describe(built.error()));
        of_the_day_ = *std::move(built);
    }
    rulesets_ = of_the_day_ ? &*of_the_day_ : &session.rulesets();
    all_ = format == "all";
    if (format.empty() || all_) return;
    if (names_format_file(session, format)) {
        named_ = own_file(session, format, day);
        return;
    }
    const auto known = std::ranges::find(session.formats(), format, &Format::id);
    if (known == session.formats().end()) refuse_unknown(session, format);
    named_ = rulesets_->find(format);
    if (!named_) refuse_day(*known, day);
}

const Ruleset* FormatChoice::own_file(Session& session, const std::string& path, const std::string& day)
{
    const Format format = read_format_file(session, path);
    const FormatList* list = list_in_force(format, day);
    if (!list) refuse_day(format, day);
    auto built = Ruleset::build(format, *list, session.catalogue(), session.search());
    if (!built) throw InputError(describe(built.error()));
    own_ = *std::move(built);
    return &*own_;
}

std::vector<const Ruleset*> FormatChoice::for_deck(const Deck& deck) const
{
    if (named_) return {named_};
    if (all_) return rulesets_->of_the_game_of(deck);
    return {&rulesets_->default_for(deck)};
}

} // namespace drawhand
