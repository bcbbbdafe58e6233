#pragma once

#include <string>

#include "gui/model/app_model.h"
#include "gui/model/command.h"
#include "gui/widgets/look.h"
#include "gui/widgets/recorder.h"

namespace drawhand::gui {

/// What only the picture needs to know; nothing of it survives a restart.
struct ViewState {
    std::string search_text; // in the box while it is typed into
    bool search_active = false;
    bool focus_search = false; // asked for: the box takes the keyboard in this frame
    bool help_open = false;
    const Card* scrolled_to = nullptr; // the selection and rows that were last brought into sight
    int scrolled_revision = 0;
    int page_rows = 10; // rows that fit into the table
};

/// What every view is given: a model to read, a queue for what the user asks, and the means to draw.
struct Ui {
    const AppModel& model;
    CommandQueue& commands;
    ViewState& state;
    const Look& look;
    Recorder& recorder;

    const Palette& palette() const { return *look.palette; }
};

} // namespace drawhand::gui
