#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace drawhand::gui {

/// "31.42": percent, two decimals everywhere, so that columns line up and rare hands still show. A chance
/// that is neither impossible nor certain never reads 0.00 or 100.00.
std::string chance_text(std::uint64_t count, std::uint64_t total);

/// "6.91"
std::string mean_text(double mean);

/// "85,900,584"
std::string grouped(std::uint64_t number);

/// "12 ms", "3.4 s"
std::string duration_text(double milliseconds);

/// "1 card", "3 cards"
std::string counted_text(std::uint64_t number, std::string_view singular, std::string_view plural);

/// With "~" for the home folder; the middle left out when longer than `most` characters.
std::string short_path(std::string_view path, std::string_view home, std::size_t most);

} // namespace drawhand::gui
