// Speed of reading decks, as ratios against the plainest reading there is: split the file into lines, cut off
// the count and look the title up in a sorted list of titles. Both are measured in the same run.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>

#include <benchmark/benchmark.h>

#include "bench_catalogue.h"
#include "core/folded_title.h"
#include "exporters/deck_writer.h"
#include "importers/deck_reader.h"

namespace {

using namespace drawhand;
using bench::catalogue, bench::text_of;

const DeckReader& deck_reader()
{
    static const DeckReader reader(catalogue());
    return reader;
}

const Deck& sample()
{
    static const std::string text = text_of("assets/decks/law-dogs-three-values.txt");
    static const Deck deck = deck_reader().read(text, {"sample", nullptr}).value().front().deck;
    return deck;
}

/// The sample deck in a format, as our writer makes it.
const std::string& written(DeckFormat format)
{
    static std::map<DeckFormat, std::string> texts;
    std::string& text = texts[format];
    if (text.empty()) text = write_deck(sample(), catalogue(), format).value().text;
    return text;
}

void read_deck(benchmark::State& state, DeckFormat format)
{
    const std::string& text = written(format);
    const DeckReader& reader = deck_reader();
    if (reader.read(text, {"bench", nullptr}).value().front().read < 48) throw std::runtime_error("not read");
    for (auto _ : state)
        benchmark::DoNotOptimize(reader.read(text, {"bench", nullptr}).value().front().read);
}

/// The baseline: exact titles in a sorted list, no quirks, no reports.
void read_plainly(benchmark::State& state)
{
    static const std::vector<std::string> titles = [] {
        std::vector<std::string> sorted;
        for (const Card& card : catalogue().cards())
            sorted.push_back(fold_title(card.title));
        std::ranges::sort(sorted);
        return sorted;
    }();
    const std::string& text = written(DeckFormat::dtdb_text);
    for (auto _ : state) {
        std::istringstream lines(text);
        int found = 0;
        for (std::string line; std::getline(lines, line);) {
            const std::size_t title = line.find("x ");
            if (title == std::string::npos) continue;
            const std::string name = line.substr(title + 2, line.find(" (") - title - 2);
            found += std::ranges::binary_search(titles, fold_title(name)) ? 1 : 0;
        }
        benchmark::DoNotOptimize(found);
    }
}

void make_reader(benchmark::State& state)
{
    for (auto _ : state) {
        const DeckReader reader(catalogue());
        benchmark::DoNotOptimize(&reader);
    }
}

/// Ten thousand files in all formats, from opening to resolved decks, on one core.
void read_ten_thousand_files(benchmark::State& state)
{
    const auto folder = std::filesystem::temp_directory_path() / "drawhand-deck-bench";
    std::filesystem::create_directories(folder);
    const auto formats = deck_formats();
    for (int i = 0; i < 10'000; ++i)
        std::ofstream(folder / std::to_string(i))
            << written(formats[static_cast<std::size_t>(i) % formats.size()].format);
    for (auto _ : state)
        for (int i = 0; i < 10'000; ++i) {
            const std::string text = text_of((folder / std::to_string(i)).string());
            benchmark::DoNotOptimize(deck_reader().read(text, {"bench", nullptr}).value().size());
        }
    std::filesystem::remove_all(folder);
}

class Ratios : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs)
            times_[run.benchmark_name()] = run.GetAdjustedCPUTime();
    }
    void print() const
    {
        const auto plain = times_.find("read_plainly");
        if (plain == times_.end()) return;
        std::printf("\n| format | reading a deck | against the plain reading |\n|---|---|---|\n");
        for (const DeckFormatInfo& info : deck_formats())
            if (const auto time = times_.find("read/" + std::string(info.id)); time != times_.end())
                std::printf("| %s | %.0f us | %.1f |\n", std::string(info.id).c_str(), time->second,
                            time->second / plain->second);
    }

private:
    std::map<std::string, double> times_;
};

} // namespace

int main(int argc, char** argv)
{
    for (const DeckFormatInfo& info : deck_formats())
        benchmark::RegisterBenchmark(("read/" + std::string(info.id)).c_str(), [format = info.format](
                                                                                   benchmark::State& state) {
            read_deck(state, format);
        })->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("read_plainly", read_plainly)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("make_reader", make_reader)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("ten_thousand_files", read_ten_thousand_files)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
    benchmark::Initialize(&argc, argv);
    Ratios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.print();
}
