#include "gui/widgets/recorder.h"

#include <algorithm>

#include <imgui.h>

namespace drawhand::gui {

void Recorder::item(std::string_view path, std::string_view value)
{
    if (!enabled_) return;
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax();
    area(path, low.x, low.y, high.x, high.y, value);
    widgets_.back().hovered = ImGui::IsItemHovered();
    widgets_.back().active = ImGui::IsItemActive();
}

void Recorder::area(std::string_view path, float left, float top, float right, float bottom,
                    std::string_view value)
{
    if (!enabled_) return;
    const ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    RecordedWidget widget{std::string(path), left, top, right, bottom, false, false, false,
                          std::string(value)};
    widget.cut = left < low.x || right > high.x;
    widget.left = std::max(left, low.x);
    widget.top = std::max(top, low.y);
    widget.right = std::min(right, high.x);
    widget.bottom = std::min(bottom, high.y);
    widget.visible = widget.left < widget.right && widget.top < widget.bottom;
    widgets_.push_back(std::move(widget));
}

const RecordedWidget* Recorder::find(std::string_view path) const
{
    const auto found = std::ranges::find(widgets_, path, &RecordedWidget::path);
    return found == widgets_.end() ? nullptr : &*found;
}

} // namespace drawhand::gui
