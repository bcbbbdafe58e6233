// Speed of judging decks, against a tally of the same deck that only counts faces and titles. Both are
// measured in the same run.

#include <map>
#include <string>

#include <benchmark/benchmark.h>

#include "bench_catalogue.h"
#include "importers/deck_reader.h"
#include "legality/check_deck.h"

namespace {

using namespace drawhand;
using bench::catalogue, bench::text_of;

const DeckReader& deck_reader()
{
    static const DeckReader reader(catalogue());
    return reader;
}

const CardSearch& search()
{
    static const CardSearch made(catalogue());
    return made;
}

const Rulesets& rulesets()
{
    static const Rulesets made =
        Rulesets::build(bench::formats(), "2026-01-01", catalogue(), search()).value();
    return made;
}

Deck deck_named(const char* file)
{
    return deck_reader()
        .read(text_of(std::string("assets/decks/") + file), {file, nullptr})
        .value()
        .front()
        .deck;
}

/// The baseline: what any judge has to do, look every card up and count faces and titles.
void tally(benchmark::State& state, const char* file)
{
    const Deck deck = deck_named(file);
    for (auto _ : state) {
        std::map<Face, int> faces;
        std::map<std::string, int> titles;
        for (const DeckEntry& entry : deck.entries) {
            const Card* card = catalogue().find(entry.id);
            if (card->face) faces[*card->face] += entry.copies;
            titles[card->title_key] += entry.copies;
        }
        benchmark::DoNotOptimize(faces.size() + titles.size());
    }
}

void check(benchmark::State& state, const char* file)
{
    const Deck deck = deck_named(file);
    const Ruleset& rules = rulesets().default_for(deck);
    for (auto _ : state)
        benchmark::DoNotOptimize(check_deck(deck, catalogue(), rules).size());
    state.counters["decks/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

/// What an organiser waits for: text in, verdict out.
void read_and_check(benchmark::State& state, const char* file)
{
    const std::string text = text_of(std::string("assets/decks/") + file);
    const Ruleset& rules = rulesets().default_for(deck_named(file));
    for (auto _ : state) {
        const auto imports = deck_reader().read(text, {file, nullptr});
        benchmark::DoNotOptimize(check_deck(imports->front().deck, catalogue(), rules).size());
    }
    state.counters["decks/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void build_rulesets(benchmark::State& state)
{
    const auto formats = bench::formats();
    for (auto _ : state)
        benchmark::DoNotOptimize(
            Rulesets::build(formats, "2026-01-01", catalogue(), search()).value().all().size());
}

constexpr const char* legal = "law-dogs-three-values.txt";
constexpr const char* broken = "broken-sloane-gang.txt";

BENCHMARK_CAPTURE(tally, legal deck, legal);
BENCHMARK_CAPTURE(check, legal deck, legal);
BENCHMARK_CAPTURE(read_and_check, legal deck, legal);
BENCHMARK_CAPTURE(tally, broken deck, broken);
BENCHMARK_CAPTURE(check, broken deck, broken);
BENCHMARK_CAPTURE(read_and_check, broken deck, broken);
BENCHMARK(build_rulesets);

} // namespace

BENCHMARK_MAIN();
