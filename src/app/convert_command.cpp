#include <memory>
#include <ostream>
#include <string>

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/command_builder.h"
#include "app/deck_input.h"
#include "app/deck_output.h"
#include "reports/import_report.h"

namespace drawhand {

namespace {

struct ConvertCall {
    std::string deck;
    std::string to;
    std::string out; // empty: standard output
    bool strict = false;
};

std::string convert_json(const ConvertCall& call, const DeckImport& import, const DeckFile& file)
{
    using Json = nlohmann::ordered_json;
    Json json = {
        {"name", import.deck.name}, {"format", call.to}, {"warnings", file.warnings}, {"lost", file.lost}};
    if (call.out.empty())
        json["text"] = file.text;
    else
        json["file"] = call.out;
    json["import"] = Json::parse(import_json(import));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

void report(Session& session, const DeckFile& file)
{
    for (const std::string& warning : file.warnings)
        session.err << "drawhand: " << warning << '\n';
    for (const std::string& loss : file.lost)
        session.err << "drawhand: not in the file: " << loss << '\n';
}

void run_convert(Session& session, const ConvertCall& call)
{
    if (call.to.empty()) throw InputError("convert: --to FORMAT is missing; see \"drawhand convert --help\"");
    const DeckFormat format = deck_format_called(call.to);
    const DeckImport import = read_card_deck(session, call.deck, {.strict = call.strict});
    if (const std::string headline = skipped_headline(import); !headline.empty() && !session.json)
        session.err << "drawhand: " << headline << '\n';
    for (const SkippedLine& line : import.skipped)
        if (!session.json) session.err << "  line " << line.line << ", " << skipped_text(line) << '\n';
    const DeckFile file = deck_file(session, import.deck, format);
    if (!session.json) report(session, file);
    if (!call.out.empty()) write_file(call.out, file.text);
    if (session.json)
        session.out << convert_json(call, import, file);
    else if (call.out.empty())
        session.out << file.text;
    else
        session.out << call.out << ": written\n";
}

std::string formats_help()
{
    std::string text = "Formats:\n";
    for (const DeckFormatInfo& info : deck_formats())
        text += "  " + std::string(info.id) + std::string(17 - info.id.size(), ' ') +
                std::string(info.description) + '\n';
    return text;
}

} // namespace

void add_convert_command(CLI::App& app, Session& session)
{
    auto call = std::make_shared<ConvertCall>();
    CommandBuilder command(app, "convert", "Write a deck in another format");
    command.argument(call->deck, "deck", "A deck file, deck:NAME, or -", true)
        .option("--to", call->to, "FORMAT", "The format to write")
        .option("-o,--output", call->out, "FILE", "Where to write it (default: standard output)")
        .flag("--strict", call->strict, "A line that cannot be read is an error: exit 2");
    command.footer(formats_help() +
                   "\nThe written text is read again at once: whatever does not come back is named on\n"
                   "standard error (\"lost\" in the JSON). The file appears whole or not at all.\n\n"
                   "Examples:\n"
                   "  drawhand convert deck.o8d --to dtdb-text\n"
                   "  drawhand convert deck.txt --to octgn -o deck.o8d\n"
                   "  drawhand convert deck:\"Tin Star\" --to townsquare-text\n");
    command.on_run([&session, call] { run_convert(session, *call); });
}

} // namespace drawhand
