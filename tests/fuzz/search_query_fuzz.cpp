#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/broken_law.h"
#include "fuzz/small_catalogue.h"
#include "search/card_search.h"
#include "search/query_scanner.h"

using namespace drawhand;
using namespace drawhand::test;

namespace {

const CardSearch& card_search() // made before the first input is timed
{
    static const CardSearch search(small_catalogue());
    return search;
}
const CardSearch& search = card_search();

void check_error(const QueryError& error, std::string_view query)
{
    law(!error.message.empty(), "the message of an error");
    law(error.position <= character_position(query, query.size()), "an error points into the query",
        std::to_string(error.position));
}

void check_answer(const SearchAnswer& answer)
{
    const auto cards = small_catalogue().cards();
    law(answer.cards.size() <= cards.size(), "no more answers than cards");
    std::vector<const Card*> sorted = answer.cards;
    std::ranges::sort(sorted);
    law(std::ranges::adjacent_find(sorted) == sorted.end(), "no card is found twice");
    law(sorted.empty() || (sorted.front() >= cards.data() && sorted.back() < cards.data() + cards.size()),
        "only cards of the catalogue are found");
    law(answer.did_you_mean.empty() || answer.cards.empty(), "suggestions only where nothing was found");
    law(answer.did_you_mean.size() <= 3, "at most three suggestions");
}

} // namespace

/// The search language: an error that points into the query, or cards; and the rest of the cards when the
/// query is turned round.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string query(reinterpret_cast<const char*>(data), size);
    const auto answer = search.search(query);
    if (!answer) {
        check_error(answer.error(), query);
        return 0;
    }
    check_answer(*answer);
    // Deeper nesting and a value that a parenthesis ends too early may make the other one an error.
    const auto others = search.search("-(" + query + ")");
    if (others)
        law(answer->cards.size() + others->cards.size() == small_catalogue().cards().size(),
            "a card fits a query or its negation");
    return 0;
}
