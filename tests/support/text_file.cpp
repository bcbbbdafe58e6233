#include "support/text_file.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include <doctest/doctest.h>

namespace drawhand::test {

std::string text_of(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error("cannot read " + file.string());
    std::ostringstream text;
    text << stream.rdbuf();
    return std::move(text).str();
}

std::filesystem::path source_file(const std::string& relative)
{
    return std::filesystem::path(DT_SOURCE_DIR) / relative;
}

std::optional<std::filesystem::path> outside_sample(const std::string& relative)
{
    const auto file = std::filesystem::path(DT_SOURCE_DIR).parent_path() / "shared/samples" / relative;
    if (std::filesystem::exists(file)) return file;
    MESSAGE("SKIPPED: no sample " << relative << " beside the checkout");
    return std::nullopt;
}

} // namespace drawhand::test
