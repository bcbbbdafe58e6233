#pragma once

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace drawhand {

/// Describes one command to the argument parser. It keeps CLI11, whose header takes seconds to compile,
/// out of the files of the commands. What is filled in has to live until the command has run.
class CommandBuilder {
public:
    CommandBuilder(CLI::App& program, const std::string& name, const std::string& description);

    /// One of the commands of this one: "list" of "decks list".
    CommandBuilder subcommand(const std::string& name, const std::string& description);

    /// Arguments without a name: one, or as many as there are.
    CommandBuilder& argument(std::string& into, const std::string& name, const std::string& help,
                             bool required = false);
    CommandBuilder& arguments(std::vector<std::string>& into, const std::string& name,
                              const std::string& help, bool required = false);
    /// Numbers outside the bounds are refused.
    CommandBuilder& argument(int& into, int low, int high, const std::string& name, const std::string& help,
                             bool required = false);
    CommandBuilder& option(const std::string& name, std::string& into, const std::string& type,
                           const std::string& help);
    CommandBuilder& option(const std::string& name, int& into, int low, int high, const std::string& type,
                           const std::string& help);
    CommandBuilder& flag(const std::string& name, bool& into, const std::string& help);
    /// Explanations and examples, below the options.
    CommandBuilder& footer(const std::string& text);
    /// Not called when one of its own commands was named.
    void on_run(std::function<void()> run);

private:
    explicit CommandBuilder(CLI::App* command) : command_(command) {}
    CLI::App* command_;
};

} // namespace drawhand
