#include "cli_test.h"

namespace drawhand::test {

nlohmann::json parse_json(const std::string& text)
{
    return nlohmann::json::parse(text);
}

} // namespace drawhand::test
