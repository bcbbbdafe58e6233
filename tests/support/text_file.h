#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace drawhand::test {

/// The whole file; throws when it cannot be read.
std::string text_of(const std::filesystem::path& file);

/// A file under the repository's root.
std::filesystem::path source_file(const std::string& relative);

/// A file of the collection of real-world samples that may lie beside the checkout. They are not part of
/// the project; tests that want one print that they were skipped when it is missing.
std::optional<std::filesystem::path> outside_sample(const std::string& relative);

} // namespace drawhand::test
