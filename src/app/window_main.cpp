#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/asset_files.h"
#include "app/command.h"
#include "app/deck_input.h"
#include "gui/model/app_model.h"
#include "gui/views/views.h"
#include "gui/window/glfw_window.h"
#include "gui/window/screenshot.h"

namespace drawhand::gui {

namespace {

using Clock = std::chrono::steady_clock;
const Clock::time_point program_start = Clock::now();

volatile std::sig_atomic_t end_asked = 0;

struct Call {
    std::string deck;
    std::string screenshot;
    std::string size;
    std::string theme;
    std::optional<std::string> search;
    int frames = 4; // fewer would show a layout that has not settled

    bool for_picture() const { return !screenshot.empty(); }
};

/// "1400x900"
std::optional<std::pair<int, int>> parse_size(const std::string& text)
{
    int width = 0, height = 0, end = 0;
    if (std::sscanf(text.c_str(), "%5dx%5d%n", &width, &height, &end) != 2) return std::nullopt;
    if (static_cast<std::size_t>(end) != text.size() || width < 320 || height < 240) return std::nullopt;
    return std::pair(width, height);
}

std::string size_fault(const std::string& text)
{
    return parse_size(text) ? "" : "expected a size like 1400x900, not \"" + text + '"';
}

void describe_call(CLI::App& app, Call& call, Session& session)
{
    app.add_option("deck", call.deck, "A deck list to open")->type_name("DECK");
    app.add_option("--db", session.database_path, "Database file (default: in the XDG data folder)")
        ->type_name("FILE");
    app.add_option("--size", call.size, "Size of the window, 1400x900")->check(size_fault)->type_name("WxH");
    app.add_option("--theme", call.theme, "dark or light")
        ->check(CLI::IsMember({"dark", "light"}))
        ->type_name("THEME");
    app.add_option("--search", call.search, "What to search for at the start")->type_name("TEXT");
    auto* picture =
        app.add_option("--screenshot", call.screenshot, "Write a picture (PNG) of the window and end")
            ->type_name("FILE");
    app.add_option("--frames", call.frames, "Draw at least so many frames first")
        ->needs(picture)
        ->check(CLI::Range(1, 1000))
        ->type_name("N");
    app.set_version_flag("--version", "drawhand-window " DT_VERSION);
    app.footer("Exit codes: 0 closed, 2 wrong call or deck, 3 no display, no OpenGL, or no database.");
}

/// What was remembered, unless the call says otherwise. A picture shows the same on every machine.
Settings settings_for(const Call& call)
{
    Settings settings;
    const auto file = settings_file();
    if (file && !call.for_picture()) settings = load_settings(*file);
    if (const auto size = parse_size(call.size)) std::tie(settings.width, settings.height) = *size;
    if (const auto theme = parse_theme(call.theme)) settings.theme = *theme;
    if (call.search) settings.search = *call.search;
    return settings;
}

/// The decks that come with the program, those that are meant to be fine first. One that cannot be read does
/// not keep the window shut.
std::vector<LoadedDeck> sample_decks(Session& session)
{
    std::vector<LoadedDeck> decks;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(asset_folder() / "decks", none)) {
        if (entry.path().extension() != ".txt") continue;
        try {
            decks.push_back({entry.path().string(), read_deck(session, entry.path().string())});
        } catch (const InputError& error) {
            session.err << "drawhand-window: " << error.what() << '\n';
        }
    }
    std::ranges::sort(decks, {}, [&](const LoadedDeck& deck) {
        const Ruleset& rules = session.rulesets().default_for(deck.import.deck);
        const bool illegal = !is_legal(check_deck(deck.import.deck, session.catalogue(), rules));
        return std::tuple(illegal, rules.format().game, deck.file);
    });
    return decks;
}

/// The decks of the library, which come first: they are the user's own.
std::vector<LoadedDeck> own_decks(Session& session)
{
    std::vector<LoadedDeck> decks;
    for (StoredDeck& stored : session.library().current_decks()) {
        DeckImport import;
        import.source = DeckSource::library;
        for (const DeckEntry& entry : stored.deck.entries)
            import.read += entry.copies;
        const std::string name = "deck:" + stored.deck.name;
        import.deck = std::move(stored.deck);
        decks.push_back({name, std::move(import)});
    }
    return decks;
}

class Program {
public:
    Program(const Call& call, Session& session, const Settings& settings, std::vector<LoadedDeck> decks)
        : call_(call), session_(session),
          window_({"Drawhand", settings.width, settings.height, call.for_picture()}),
          model_({session.catalogue(), session.search(), session.rulesets(), std::move(decks),
                  session.store().path(), settings, [this] { window_.wake(); }})
    {
        refresh_look();
    }

    void run()
    {
        for (bool ending = false; !ending;) {
            // Asked before the events are read: what was typed until then still counts.
            ending = window_.close_requested() || end_asked != 0;
            bool wanted = window_.wait(ending ? 0.0 : patience()) || restless();
            for (; wanted; wanted = ending && window_.keys_waiting()) {
                draw();
                window_.show();
            }
        }
        remember();
    }

    /// Draws until everything is there, then writes the picture.
    void take_picture()
    {
        constexpr auto longest = std::chrono::seconds(120);
        double first_frame_ms = 0;
        for (int frame = 1;; ++frame) {
            window_.wait(0.0);
            draw();
            if (frame == 1)
                first_frame_ms =
                    std::chrono::duration<double, std::milli>(Clock::now() - program_start).count();
            if (frame >= call_.frames && !model_.odds().computing()) break;
            if (Clock::now() - program_start > longest || end_asked != 0)
                throw WindowError("no picture was taken: the odds were not counted in time");
            window_.show();
        }
        const auto [width, height] = window_.pixels();
        save_screenshot(call_.screenshot, width, height);
        session_.out << call_.screenshot << ": " << width << 'x' << height << ", first frame after "
                     << static_cast<int>(first_frame_ms) << " ms\n";
    }

private:
    void refresh_look()
    {
        shown_theme_ = model_.theme();
        shown_percent_ = model_.font_percent();
        look_ = window_.set_look(shown_theme_, shown_percent_ / 100.0);
    }

    void draw()
    {
        for (const std::string& file : window_.take_dropped())
            open_deck(file);
        model_.poll();
        if (shown_theme_ != model_.theme() || shown_percent_ != model_.font_percent()) refresh_look();
        window_.begin_frame();
        Ui ui{model_, commands_, view_, look_, recorder_};
        draw_window(ui);
        window_.paint(look_.palette->background);
        model_.apply_all(commands_);
    }

    void open_deck(const std::string& file)
    {
        try {
            for (NamedDeck& deck : read_decks(session_, file))
                commands_.push_back(OpenDeck{{deck.name, std::move(deck.import)}});
        } catch (const InputError& error) {
            commands_.push_back(ReportProblem{error.what()});
        }
        model_.apply_all(commands_);
    }

    /// Progress and the blinking cursor want frames of their own.
    bool restless() const { return model_.odds().computing() || view_.search_active; }
    /// The short sleep also is how soon a signal is noticed.
    double patience() const { return model_.odds().computing() ? 0.1 : view_.search_active ? 0.4 : 0.25; }

    void remember()
    {
        Settings settings = model_.settings();
        if (!window_.maximized()) std::tie(settings.width, settings.height) = window_.size();
        const auto file = settings_file();
        if (file && !save_settings(*file, settings))
            session_.err << "drawhand-window: the settings could not be saved in " << *file << '\n';
    }

    const Call& call_;
    Session& session_;
    GlfwWindow window_;
    AppModel model_; // its jobs wake the window, so it goes first
    CommandQueue commands_;
    ViewState view_;
    Recorder recorder_;
    Look look_;
    Theme shown_theme_ = Theme::dark;
    int shown_percent_ = 100;
};

ExitCode run(int argc, char** argv, Session& session)
{
    Call call;
    CLI::App app("The window of Drawhand, the deck lab for Doomtown.", "drawhand-window");
    describe_call(app, call, session);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // Help and version are answers, all else is a wrong call.
        return app.exit(error, session.out, session.err) == 0 ? ExitCode::done : ExitCode::wrong_input;
    }
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, [](int) { end_asked = 1; });
    // Before the window opens: a deck that cannot be read is a message, not a flash on the screen.
    std::vector<LoadedDeck> decks = call.for_picture() ? std::vector<LoadedDeck>{} : own_decks(session);
    for (LoadedDeck& sample : sample_decks(session))
        decks.push_back(std::move(sample));
    Settings settings = settings_for(call);
    if (!call.deck.empty()) {
        std::error_code none;
        std::erase_if(decks, [&](const LoadedDeck& deck) {
            return deck.file == call.deck || std::filesystem::equivalent(deck.file, call.deck, none);
        });
        decks.push_back({call.deck, read_card_deck(session, call.deck)});
        settings.deck = std::filesystem::path(call.deck).filename().string();
    }
    Program program(call, session, settings, std::move(decks));
    if (call.for_picture())
        program.take_picture();
    else
        program.run();
    return ExitCode::done;
}

} // namespace

} // namespace drawhand::gui

int main(int argc, char** argv)
{
    using namespace drawhand;
    Session session(std::cout, std::cerr);
    try {
        return static_cast<int>(gui::run(argc, argv, session));
    } catch (const InputError& error) {
        std::cerr << "drawhand-window: " << error.what() << '\n';
        return static_cast<int>(ExitCode::wrong_input);
    } catch (const std::exception& error) { // no display, no database, and what nobody foresaw
        std::cerr << "drawhand-window: " << error.what() << '\n';
        return static_cast<int>(ExitCode::machine_failed);
    }
}
