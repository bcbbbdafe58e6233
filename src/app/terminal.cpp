#include "app/terminal.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include <sys/ioctl.h>
#include <unistd.h>

namespace drawhand {

namespace {

std::string_view environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

} // namespace

std::size_t terminal_width()
{
    constexpr std::size_t narrowest = 40, usual = 80, widest = 200;
    winsize size{};
    if (isatty(STDOUT_FILENO) != 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return std::clamp<std::size_t>(size.ws_col, narrowest, widest);
    const int columns = std::atoi(environment("COLUMNS").data());
    return columns > 0 ? std::clamp<std::size_t>(static_cast<std::size_t>(columns), narrowest, widest)
                       : usual;
}

bool terminal_shows_colour()
{
    return isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

bool display_available()
{
    return !environment("DISPLAY").empty() || !environment("WAYLAND_DISPLAY").empty();
}

} // namespace drawhand
