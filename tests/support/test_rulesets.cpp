#include "support/test_rulesets.h"

#include <stdexcept>

#include "importers/format_file.h"
#include "support/test_catalogue.h"

namespace drawhand::test {

namespace {

template <class T>
T right(Result<T> result)
{
    if (!result) throw std::runtime_error(describe(result.error()));
    return *std::move(result);
}

constexpr std::string_view today = "2026-01-01";

} // namespace

const CardSearch& full_search()
{
    static const CardSearch search(full_catalogue());
    return search;
}

Rulesets rulesets_of(std::string_view day)
{
    return right(Rulesets::build(asset_formats(), day, full_catalogue(), full_search()));
}

const Rulesets& full_rulesets()
{
    static const Rulesets rulesets = rulesets_of(today);
    return rulesets;
}

const Ruleset& rules(std::string_view format)
{
    const Ruleset* found = full_rulesets().find(format);
    if (!found) throw std::invalid_argument("no format " + std::string(format));
    return *found;
}

Result<Ruleset> try_house_rules(const std::string& json)
{
    const auto format = parse_format_file(json, "house.json", asset_formats());
    if (!format) return tl::unexpected<Error>(format.error());
    return Ruleset::build(*format, format->lists.back(), full_catalogue(), full_search());
}

Ruleset house_rules(const std::string& json)
{
    return right(try_house_rules(json));
}

} // namespace drawhand::test
