#pragma once

#include "core/card_catalogue.h"

namespace drawhand::test {

/// About a tenth of the cards, made once: looking for near titles and searching take so much less time, and
/// nothing that a reader does depends on how many cards there are. Holds the titles of tests/fuzz/corpus.
const CardCatalogue& small_catalogue();

} // namespace drawhand::test
