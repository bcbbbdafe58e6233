#pragma once

#include <string>

#include "gui/widgets/look.h"

namespace drawhand::gui {

/// Sets things side by side and starts a new line where the next one would not fit.
class Flow {
public:
    explicit Flow(float gap) : gap_(gap) {}
    /// Call before each thing with its width.
    void next(float width);
    /// A wider gap before the next thing, when it stays on the line.
    void group();

private:
    float gap_;
    float wider_ = 0;
    bool first_ = true;
};

/// A small button that is on or off. `colour` is that of its text.
bool chip(const std::string& label, bool on, Colour colour, const Look& look, float width = 0.0F);
/// What chip() will be wide without a width of its own.
float chip_width(const std::string& label);

/// Text that does something when clicked; underlined while the mouse is over it.
bool link(const std::string& label, const Look& look);

/// A filled label: LEGAL, NOT LEGAL.
void badge(const std::string& label, Colour ground, const Look& look);

} // namespace drawhand::gui
