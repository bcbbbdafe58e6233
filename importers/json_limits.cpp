#include "importers/json_limits.h"

namespace drawhand {

namespace {

/// From the opening quote to behind the closing one, or to the end when there is none.
std::size_t end_of_string(std::string_view json, std::size_t quote)
{
    std::size_t at = quote + 1;
    while (at < json.size() && json[at] != '"')
        at += json[at] == '\\' ? 2U : 1U;
    return at + 1;
}

} // namespace

Result<void> check_json_limits(std::string_view json, const std::string& file)
{
    std::size_t depth = 0;
    std::size_t values = 1;
    for (std::size_t at = 0; at < json.size();) {
        const char c = json[at];
        if (c == '"') {
            at = end_of_string(json, at);
            continue;
        }
        if (c == '[' || c == '{') ++depth;
        if ((c == ']' || c == '}') && depth > 0) --depth;
        if (c == '[' || c == '{' || c == ',') ++values; // every value follows one of these
        if (depth > deepest_json)
            return fail(ErrorKind::unsupported, "the JSON is nested more than 64 levels deep", file);
        if (values > most_json_values)
            return fail(ErrorKind::unsupported, "the JSON holds more than a million values", file);
        ++at;
    }
    return {};
}

} // namespace drawhand
