#pragma once

#include "gui/views/ui.h"

namespace drawhand::gui {

/// The whole window, one frame. Between ImGui::NewFrame and ImGui::Render.
void draw_window(Ui& ui);

// The parts, each into the panel or line it is called in.
void draw_header(Ui& ui);
void draw_search(Ui& ui);
void draw_chips(Ui& ui);
void draw_card_table(Ui& ui, float height);
void draw_card_details(Ui& ui);
void draw_deck(Ui& ui);
void draw_verdict(Ui& ui);
void draw_face_grid(Ui& ui);
void draw_odds(Ui& ui);
void draw_deck_list(Ui& ui);
void draw_status(Ui& ui);
void draw_help(Ui& ui);

/// The keys that work wherever the mouse is.
void handle_keys(Ui& ui);

} // namespace drawhand::gui
