#include "gui/gui_fixture.h"

#include <chrono>
#include <stdexcept>
#include <system_error>
#include <thread>

#include <doctest/doctest.h>
#include <stdlib.h>

#include "support/test_catalogue.h"
#include "support/text_file.h"

namespace drawhand::test {

namespace {

template <class Poll, class Busy>
void wait_while(Poll poll, Busy busy)
{
    const auto give_up = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    for (poll(); busy(); poll()) {
        REQUIRE(std::chrono::steady_clock::now() < give_up);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

} // namespace

gui::LoadedDeck sample_deck(const std::string& file)
{
    const auto path = source_file("assets/decks/" + file);
    return {path.string(), deck_from(text_of(path), path.string())};
}

std::vector<gui::LoadedDeck> two_decks()
{
    return {sample_deck("law-dogs-three-values.txt"), sample_deck("broken-sloane-gang.txt")};
}

gui::AppModel::Inputs inputs_with(std::vector<gui::LoadedDeck> decks, const gui::Settings& settings)
{
    return {full_catalogue(), full_search(), full_rulesets(), std::move(decks), "/somewhere/drawhand.db",
            settings,         [] {}};
}

void wait_for_odds(gui::AppModel& model)
{
    wait_while([&] { model.poll(); }, [&] { return model.odds().computing(); });
}

void wait_for_odds(gui::OddsLadder& ladder)
{
    wait_while([&] { ladder.poll(); }, [&] { return ladder.computing(); });
}

} // namespace drawhand::test
