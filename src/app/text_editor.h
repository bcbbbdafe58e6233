#pragma once

#include <filesystem>
#include <functional>

namespace drawhand {

/// Opens the file in the user's editor ($VISUAL, $EDITOR, else vi) and waits for it to end. `changed` is
/// called while it runs, a moment after each time the file was written. Throws MachineError when the editor
/// cannot be started or ends with an error.
void edit_file(const std::filesystem::path& file, const std::function<void()>& changed);

} // namespace drawhand
