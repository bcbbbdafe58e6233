#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <ostream>
#include <string>

#include <unistd.h>

#include "app/card_import.h"
#include "app/command.h"
#include "app/command_builder.h"
#include "net/community_api.h"
#include "net/download.h"

namespace drawhand {

namespace {

struct SyncCall {
    std::string from{default_api_address};
    std::string ca_file;
    int timeout_s = 60;
    bool everything = false;
    ImportOptions options;
};

/// A counter on standard error, only where a person watches.
std::function<bool(std::uint64_t, std::uint64_t)> progress_line(Session& session, const std::string& what)
{
    if (session.json || isatty(STDERR_FILENO) == 0) return {};
    return [&session, what](std::uint64_t received, std::uint64_t) {
        session.err << '\r' << what << ": " << received / 1024 << " kB" << std::flush;
        return true;
    };
}

Download fetch(Session& session, const SyncCall& call, const std::string& url, const std::string& since)
{
    DownloadRequest request;
    request.url = url;
    request.if_modified_since = since;
    request.total_timeout = std::chrono::seconds(call.timeout_s);
    request.connect_timeout = std::min(request.connect_timeout, request.total_timeout);
    request.ca_file = call.ca_file;
    request.on_progress = progress_line(session, url);
    auto answer = download(request);
    if (request.on_progress) session.err << "\r\033[K";
    if (!answer) throw MachineError(describe(answer.error()) + "; nothing was changed");
    return *std::move(answer);
}

void print_nothing_new(Session& session, const std::string& url)
{
    if (session.json)
        session.out << "{\"files\": [], \"not_modified\": true}\n";
    else
        session.out << url << ": nothing new since the last sync\n";
}

void run_sync(Session& session, const SyncCall& call)
{
    const auto addresses = api_addresses(call.from);
    if (!addresses) throw InputError(describe(addresses.error()));
    // Everything is fetched and understood before anything is stored.
    const std::string since =
        call.everything ? std::string() : session.store().last_modified(addresses->cards);
    const Download cards = fetch(session, call, addresses->cards, since);
    if (cards.not_modified) return print_nothing_new(session, addresses->cards);
    const CardSource card_source{addresses->cards, cards.body, addresses->cards, cards.last_modified};
    ImportOutcome outcome;
    if (addresses->sets.empty()) {
        outcome = import_cards(session, card_source, call.options);
    } else {
        const Download sets = fetch(session, call, addresses->sets, {});
        outcome = import_cards_with_sets(session, card_source, {addresses->sets, sets.body}, call.options);
    }
    if (session.json)
        session.out << outcomes_json({outcome});
    else
        print_outcome(session, outcome);
    if (call.options.strict && !outcome.merge.refused.empty()) session.exit_code = ExitCode::wrong_input;
}

} // namespace

void add_sync_command(CLI::App& app, Session& session)
{
    auto call = std::make_shared<SyncCall>();
    CommandBuilder command(app, "sync", "Fetch the newest card data from the community's API");
    command.option("--from", call->from, "URL", "Address of the site, of its API, or of a card list")
        .option("--timeout", call->timeout_s, 1, 3600, "S", "Give up after so many seconds (60)")
        .option("--ca-file", call->ca_file, "FILE", "Further certificates to trust (PEM)")
        .flag("--all", call->everything, "Fetch even if nothing changed since the last time")
        .flag("--strict", call->options.strict, "Store nothing if any record is refused")
        .flag("--dry-run", call->options.dry_run, "Only say what would happen");
    command.footer("An answer that is cut off, too large or not understood changes nothing.\n\n"
                   "Examples:\n"
                   "  drawhand sync\n"
                   "  drawhand sync --from https://dtdb.co/api --dry-run\n");
    command.on_run([&session, call] { run_sync(session, *call); });
}

} // namespace drawhand
