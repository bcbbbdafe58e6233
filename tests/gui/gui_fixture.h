#pragma once

#include <string>
#include <vector>

#include "gui/model/app_model.h"
#include "support/temporary_folder.h"
#include "support/test_rulesets.h"

namespace drawhand::test {

/// A deck list of assets/decks, read.
gui::LoadedDeck sample_deck(const std::string& file);
/// A legal Law Dogs deck, and one that breaks nearly every rule.
std::vector<gui::LoadedDeck> two_decks();

/// A model over the full catalogue.
gui::AppModel::Inputs inputs_with(std::vector<gui::LoadedDeck> decks, const gui::Settings& settings = {});

/// Polls until nothing is computed any more; fails the test after half a minute.
void wait_for_odds(gui::AppModel& model);
void wait_for_odds(gui::OddsLadder& ladder);

} // namespace drawhand::test
