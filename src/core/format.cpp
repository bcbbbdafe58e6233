#include "core/format.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace drawhand {

namespace {

int number_at(std::string_view text, std::size_t begin, std::size_t length)
{
    int number = 0;
    std::from_chars(text.data() + begin, text.data() + begin + length, number);
    return number;
}

} // namespace

DeckLimits limits_of(Game game)
{
    DeckLimits limits;
    if (game == Game::classic) {
        limits.legends = 0;
        limits.same_face.reset();
        limits.grifters.reset();
    }
    return limits;
}

const FormatList* list_in_force(const Format& format, std::string_view day)
{
    const FormatList* newest = nullptr;
    for (const FormatList& list : format.lists)
        if (is_in_force(list, day)) newest = &list;
    return newest;
}

std::vector<FormatList> lists_in_force(std::span<const Format> formats, std::string_view day)
{
    std::vector<FormatList> lists;
    for (const Format& format : formats)
        if (const FormatList* list = list_in_force(format, day)) lists.push_back(*list);
    return lists;
}

bool is_day(std::string_view text)
{
    if (text.size() != 10) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (i == 4 || i == 7 ? text[i] != '-' : text[i] < '0' || text[i] > '9') return false;
    const std::chrono::year_month_day day{std::chrono::year(number_at(text, 0, 4)),
                                          std::chrono::month(static_cast<unsigned>(number_at(text, 5, 2))),
                                          std::chrono::day(static_cast<unsigned>(number_at(text, 8, 2)))};
    return day.ok();
}

std::string_view place_name(HouseRule::Place place)
{
    switch (place) {
    case HouseRule::Place::deck: return "deck";
    case HouseRule::Place::start: return "start";
    case HouseRule::Place::outfit: return "outfit";
    case HouseRule::Place::legend: return "legend";
    }
    return {};
}

std::string_view count_name(HouseRule::Count count)
{
    switch (count) {
    case HouseRule::Count::copies: return "copies";
    case HouseRule::Count::titles: return "titles";
    case HouseRule::Count::each: return "each";
    }
    return {};
}

} // namespace drawhand
