#include <algorithm>
#include <ostream>

#include <nlohmann/json.hpp>

#include "app/card_import.h"

namespace drawhand {

namespace {

using Json = nlohmann::ordered_json;
constexpr std::size_t shown_changes = 10;

std::string joined(const std::vector<std::string>& items)
{
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : ", ") + item;
    return text;
}

void print_changes(std::ostream& out, const char* heading, const std::vector<CardChange>& changes)
{
    if (changes.empty()) return;
    out << "  " << heading << '\n';
    for (std::size_t i = 0; i < std::min(changes.size(), shown_changes); ++i) {
        out << "    " << changes[i].id.text.substr(0, 8) << "  " << changes[i].title;
        if (!changes[i].differences.empty()) out << ": " << joined(changes[i].differences);
        out << '\n';
    }
    if (changes.size() > shown_changes)
        out << "    ... and " << changes.size() - shown_changes << " more (--json lists all)\n";
}

Json changes_json(const std::vector<CardChange>& changes)
{
    Json list = Json::array();
    for (const CardChange& change : changes)
        list.push_back(
            {{"id", change.id.text}, {"title", change.title}, {"differences", change.differences}});
    return list;
}

} // namespace

void print_outcome(Session& session, const ImportOutcome& outcome)
{
    const CardMerge& merge = outcome.merge;
    session.out << outcome.source << ": " << card_file_kind_name(outcome.kind) << '\n'
                << "  " << merge.added.size() << " new, " << merge.changed.size() << " changed, "
                << merge.same << " the same, " << merge.refused.size() << " refused";
    if (!merge.new_sets.empty()) session.out << "; " << merge.new_sets.size() << " sets new or changed";
    session.out << (outcome.stored ? "\n" : "; nothing was stored\n");
    print_changes(session.out, "new:", merge.added);
    print_changes(session.out, "changed:", merge.changed);
    for (const RefusedCard& refused : merge.refused)
        session.out << "  refused: " << refused.where
                    << (refused.title.empty() ? "" : " \"" + refused.title + "\"") << ": " << refused.why
                    << '\n';
    for (const std::string& note : merge.notes)
        session.out << "  note: " << note << '\n';
}

std::string outcomes_json(const std::vector<ImportOutcome>& outcomes)
{
    Json json;
    json["files"] = Json::array();
    for (const ImportOutcome& outcome : outcomes) {
        const CardMerge& merge = outcome.merge;
        Json file;
        file["file"] = outcome.source;
        file["kind"] = card_file_kind_name(outcome.kind);
        file["stored"] = outcome.stored;
        file["read"] = merge.added.size() + merge.changed.size() + static_cast<std::size_t>(merge.same);
        file["new"] = changes_json(merge.added);
        file["changed"] = changes_json(merge.changed);
        file["same"] = merge.same;
        file["sets"] = Json::array();
        for (const CardSet& set : merge.new_sets)
            file["sets"].push_back(set.code);
        file["refused"] = Json::array();
        for (const RefusedCard& refused : merge.refused)
            file["refused"].push_back({{"where", refused.where},
                                       {"id", refused.id},
                                       {"title", refused.title},
                                       {"why", refused.why}});
        file["notes"] = merge.notes;
        json["files"].push_back(std::move(file));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace drawhand
