#include "core/title_suggestions.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "core/edit_distance.h"
#include "core/folded_title.h"
#include "core/split_text.h"

namespace drawhand {

namespace {

/// How far off a word of this length may be: nothing for two letters, three for long words.
std::size_t tolerance(std::size_t length)
{
    return length <= 2 ? 0 : length <= 4 ? 1 : length <= 7 ? 2 : 3;
}

/// Sum of the distances of the typed words to their nearest title words; nothing when one is too far.
std::optional<std::size_t> distance_to(const std::vector<std::string_view>& typed, std::string_view title)
{
    std::size_t sum = 0;
    const auto title_words = words_of(title);
    for (const std::string_view word : typed) {
        const std::size_t limit = tolerance(word.size());
        std::size_t best = limit + 1;
        for (const std::string_view candidate : title_words) {
            best = std::min(best, edit_distance(word, candidate, limit));
            // The beginning of a longer word is what somebody typing has got so far.
            if (candidate.size() > word.size())
                best = std::min(best, edit_distance(word, candidate.substr(0, word.size()), limit));
        }
        if (best > limit) return std::nullopt;
        sum += best;
    }
    return sum;
}

} // namespace

std::vector<std::string> suggest_titles(const CardCatalogue& catalogue, std::string_view typed,
                                        std::size_t limit)
{
    const std::string folded = fold_title(typed);
    const auto words = words_of(folded);
    if (words.empty() || folded.size() > 80) return {};
    struct Candidate {
        std::size_t distance, length;
        const Card* card;
    };
    std::vector<Candidate> candidates;
    std::string run_together = folded; // "pistolwhip" is near "pistol whip"
    std::erase(run_together, ' ');
    for (const Card& card : catalogue.cards()) {
        auto distance = distance_to(words, card.folded_title);
        const std::size_t whole = edit_distance(run_together, card.title_key, tolerance(run_together.size()));
        if (whole <= tolerance(run_together.size())) distance = std::min(distance.value_or(whole), whole);
        if (distance) candidates.push_back({*distance, card.folded_title.size(), &card});
    }
    std::ranges::sort(candidates, {}, [](const Candidate& c) {
        return std::tuple(c.distance, c.length, std::string_view(c.card->title));
    });
    std::vector<std::string> titles;
    for (const Candidate& candidate : candidates) {
        if (titles.size() == limit) break;
        if (std::ranges::find(titles, candidate.card->title) == titles.end())
            titles.push_back(candidate.card->title);
    }
    return titles;
}

} // namespace drawhand
