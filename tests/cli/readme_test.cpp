#include "cli_test.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "support/text_file.h"

using namespace drawhand::test;

namespace {

struct Example {
    std::string command; // without "./run"
    std::string output;
};

/// The "$ ./run ..." examples of the console blocks, each with the output below it.
std::vector<Example> examples_in(const std::string& markdown)
{
    std::vector<Example> examples;
    std::istringstream lines(markdown);
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("```")) {
            inside = line == "```console";
            continue;
        }
        if (!inside) continue;
        if (line.starts_with("$ ./run"))
            examples.push_back({line.substr(7), ""});
        else if (!examples.empty())
            examples.back().output += line + '\n';
    }
    return examples;
}

/// Arguments as a shell would split them; the README uses plain words and quotes only.
std::vector<std::string> arguments_of(const std::string& command)
{
    std::vector<std::string> arguments;
    std::string word;
    char quote = 0;
    bool any = false;
    for (const char c : command + ' ') {
        if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
            any = true;
        } else if (quote != 0 && c == quote) {
            quote = 0;
        } else if (quote == 0 && c == ' ') {
            if (any) arguments.push_back(word);
            word.clear();
            any = false;
        } else {
            word += c;
            any = true;
        }
    }
    return arguments;
}

/// Times differ from run to run, and so does the padding before them; the word on the window from build to
/// build.
std::string without_times(const std::string& text)
{
    std::string result;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("The window opens") || line.starts_with("This Drawhand was built without"))
            continue;
        if (const std::size_t time = line.find("exact, "); time != std::string::npos && line.ends_with("ms"))
            line.erase(line.find_last_not_of(' ', time - 1) + 1);
        result += line + '\n';
    }
    while (result.ends_with("\n\n"))
        result.pop_back(); // the blank line before the next example
    return result;
}

} // namespace

TEST_CASE("what the README shows is what the program prints")
{
    const CommandLine drawhand;
    const auto examples = examples_in(text_of(source_file("README.md")));
    CHECK(examples.size() >= 6);
    for (const Example& example : examples) {
        CAPTURE(example.command);
        ProgramCall call = drawhand.call(arguments_of(example.command));
        call.folder = source_file("").string();
        const ProgramResult result = run_drawhand(call);
        CHECK(without_times(result.out + result.err) == without_times(example.output));
    }
}
