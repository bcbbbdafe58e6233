#include "net/community_api.h"

#include "net/web_address.h"

namespace drawhand {

Result<ApiAddresses> api_addresses(std::string_view from)
{
    const auto address = parse_web_address(from);
    if (!address) return tl::unexpected<Error>(address.error());
    std::string path = address->path;
    if (path.ends_with('/')) path.pop_back();
    const bool is_site = path.empty();
    if (address->has_query || (!is_site && !path.ends_with("/api")))
        return ApiAddresses{std::string(from), {}};
    const std::string api = address->origin + path + (is_site ? "/api" : "");
    return ApiAddresses{api + "/cards", api + "/sets"};
}

} // namespace drawhand
