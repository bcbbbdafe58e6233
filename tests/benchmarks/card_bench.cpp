// Speed of the card database, as ratios against plain scans measured in the same run.
// Each pair "X" and "X/plain" does the same work; the ratio column of the README divides the two.

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>

#include <benchmark/benchmark.h>
#include <unistd.h>

#include "bench_catalogue.h"
#include "carddb/card_store.h"
#include "plain_scan.h"
#include "search/card_search.h"

namespace {

using namespace drawhand;

using bench::catalogue, bench::data, bench::tables;

const CardSearch& search()
{
    static const CardSearch instance(catalogue());
    return instance;
}

struct Pair {
    const char* name;
    const char* query;
    std::function<std::vector<const Card*>()> plain;
};

const std::vector<Pair>& pairs()
{
    const auto scan = [](auto fits) { return [fits] { return bench::plain_scan(catalogue(), fits); }; };
    static const std::vector<Pair> list = {
        {"prefix_p", "p", [] { return bench::plain_title_scan(catalogue(), "p"); }},
        {"prefix_pist", "pist", [] { return bench::plain_title_scan(catalogue(), "pist"); }},
        {"words", "\"pony express\"", [] { return bench::plain_title_scan(catalogue(), "pony express"); }},
        {"fields", "type:dude value:8 gang:\"Law Dogs\" bullets>=2", scan([](const Card& card) {
             return type_name(card.type) == "dude" && card.face && card.face->value.pips() == 8 &&
                    std::ranges::find(card.gangs, "Law Dogs") != card.gangs.end() &&
                    card.stat(Stat::bullets).value_or(-1) >= 2;
         })},
        {"keyword", "keyword:gadget difficulty<=6", scan([](const Card& card) {
             bool gadget = false;
             for (const Keyword& keyword : card.keywords)
                 gadget = gadget || keyword.name.starts_with("Gadget");
             return gadget && card.difficulty.value_or(99) <= 6;
         })},
        {"format", "format:weird-west type:deed", scan([](const Card& card) {
             return type_name(card.type) == "deed" &&
                    catalogue().is_legal_in(card, *catalogue().find_format("weird-west"));
         })},
        {"nested", "(huckster>=2 or (skill:shaman cost<4)) -is:experienced", scan([](const Card& card) {
             return (card.skill(Skill::huckster).value_or(-1) >= 2 ||
                     (card.skill(Skill::shaman) && card.stat(Stat::cost).value_or(99) < 4)) &&
                    card.experienced == 0;
         })},
        {"everything", "", scan([](const Card&) { return true; })},
    };
    return list;
}

void check_agreement()
{
    for (const Pair& pair : pairs())
        if (search().search(pair.query).value().cards.size() != pair.plain().size())
            throw std::runtime_error(std::string(pair.name) + ": the scan and the search disagree");
}

void fill_database(benchmark::State& state)
{
    const std::string path = "/tmp/drawhand-bench-" + std::to_string(getpid()) + ".db";
    for (auto _ : state) {
        std::remove(path.c_str());
        CardStore store = CardStore::open(path);
        store.replace_catalogue(parse_catalogue_tables(tables()).value(), "bench");
    }
    std::remove(path.c_str());
}

void load_catalogue(benchmark::State& state)
{
    const std::string path = "/tmp/drawhand-bench-" + std::to_string(getpid()) + ".db";
    CardStore::open(path).replace_catalogue(data(), "bench");
    for (auto _ : state) {
        const CardStore store = CardStore::open(path);
        benchmark::DoNotOptimize(CardCatalogue::build(store.load()).value().cards().size());
    }
    std::remove(path.c_str());
}

void build_index(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(CardSearch(catalogue()));
}

void did_you_mean(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(search().search("poney expres").value().did_you_mean.size());
}

/// Prints the usual lines and remembers the times for the ratios.
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
        std::printf("\n| query | search | plain scan | ratio |\n|---|---|---|---|\n");
        for (const Pair& pair : pairs()) {
            const auto fast = times_.find(std::string("search/") + pair.name);
            const auto slow = times_.find(std::string("plain/") + pair.name);
            if (fast == times_.end() || slow == times_.end()) continue;
            std::printf("| `%s` | %.1f us | %.0f us | %.1f |\n", pair.query, fast->second, slow->second,
                        slow->second / fast->second);
        }
    }

private:
    std::map<std::string, double> times_;
};

} // namespace

int main(int argc, char** argv)
{
    check_agreement();
    for (const Pair& pair : pairs()) {
        benchmark::RegisterBenchmark((std::string("search/") + pair.name).c_str(), [&pair](benchmark::State&
                                                                                               state) {
            for (auto _ : state)
                benchmark::DoNotOptimize(search().search(pair.query).value().cards.data());
        })->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark((std::string("plain/") + pair.name).c_str(),
                                     [&pair](benchmark::State& state) {
                                         for (auto _ : state)
                                             benchmark::DoNotOptimize(pair.plain().data());
                                     })
            ->Unit(benchmark::kMicrosecond);
    }
    benchmark::RegisterBenchmark("did_you_mean", did_you_mean)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("build_index", build_index)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("first_start/fill_database", fill_database)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("later_start/load_catalogue", load_catalogue)->Unit(benchmark::kMicrosecond);
    benchmark::Initialize(&argc, argv);
    Ratios reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.print();
}
