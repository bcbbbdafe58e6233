#pragma once

#include <functional>
#include <map>
#include <string>

#include "core/card.h"
#include "core/deck.h"
#include "peer_readers.h"

namespace drawhand::test {

inline constexpr unsigned random_decks = 300;

/// The sample decks of this game and a few hundred made up, each in one order (sorted_deck).
void for_each_deck(Game game, const std::function<void(const Deck&)>& judge);

using CardMap = std::map<std::string, PeerCopies>;

const Card& card_of(const CardId& id);

/// Two promos of Willa Mae MacGowan have the same title and set.
bool is_twin(const CardId& id);

} // namespace drawhand::test
