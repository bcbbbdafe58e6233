#include "legality/deck_rules.h"

namespace drawhand {

DeckRules rules_of(Game game)
{
    DeckRules rules;
    if (game == Game::classic) {
        rules.legends = 0;
        rules.same_face.reset();
        rules.grifters.reset();
    }
    return rules;
}

} // namespace drawhand
