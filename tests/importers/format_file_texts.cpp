#include "format_file_texts.h"

#include <doctest/doctest.h>

#include "importers/format_file.h"
#include "support/work_limit.h"

namespace drawhand::test {

namespace {

const std::string base_text =
    R"({"format": "base-town", "name": "Base Town", "game": "reloaded", "limits": {"jokers": 1},
        "lists": [{"version": "1", "banned": ["11001"]}]})";

} // namespace

Result<Format> parse_format(const std::string& text)
{
    static const std::vector<Format> known = {*parse_format_file(base_text, "base.json", {})};
    // An exact copy, so that the address sanitizer sees a read behind its end.
    const std::vector<char> copy(text.begin(), text.end());
    const WorkLimit limit;
    return parse_format_file({copy.data(), copy.size()}, "f.json", known);
}

std::string format_error(const std::string& text)
{
    const auto format = parse_format(text);
    REQUIRE_FALSE(format);
    return describe(format.error());
}

void check_refused(const std::vector<BadFormat>& formats)
{
    for (const BadFormat& bad : formats) {
        CAPTURE(bad.text);
        CHECK(format_error(bad.text) == "f.json, " + bad.message);
    }
}

std::string format_with(const std::string& members)
{
    return "{\"format\": \"f\", \"name\": \"F\", \"game\": \"reloaded\", \"lists\": [{\"version\": "
           "\"1\"}],\n" +
           members + "}";
}

std::string format_with_lists(const std::string& lists)
{
    return "{\"format\": \"f\", \"name\": \"F\", \"game\": \"reloaded\", \"lists\": [\n" + lists + "]}";
}

std::string format_with_pool(const std::string& members)
{
    return format_with_lists("{\"version\": \"1\", \"pool\": {\n" + members + "}}");
}

std::string format_on_base(const std::string& members, const std::string& base)
{
    return "{\"format\": \"f\", \"name\": \"F\", \"base\": \"" + base + "\",\n" + members + "}";
}

std::string format_with_rule(const std::string& members)
{
    return format_on_base("\"house_rules\": [\n{" + members + "}]");
}

std::string repeated(const std::string& text, std::size_t times)
{
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace drawhand::test
