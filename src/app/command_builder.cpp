#include "app/command_builder.h"

#include <utility>

#include <CLI/CLI.hpp>

namespace drawhand {

CommandBuilder::CommandBuilder(CLI::App& program, const std::string& name, const std::string& description)
    : command_(program.add_subcommand(name, description))
{
}

CommandBuilder CommandBuilder::subcommand(const std::string& name, const std::string& description)
{
    command_->require_subcommand(0, 1);
    return CommandBuilder(command_->add_subcommand(name, description));
}

CommandBuilder& CommandBuilder::argument(std::string& into, const std::string& name, const std::string& help,
                                         bool required)
{
    command_->add_option(name, into, help)->required(required);
    return *this;
}

CommandBuilder& CommandBuilder::arguments(std::vector<std::string>& into, const std::string& name,
                                          const std::string& help, bool required)
{
    command_->add_option(name, into, help)->required(required);
    return *this;
}

CommandBuilder& CommandBuilder::argument(int& into, int low, int high, const std::string& name,
                                         const std::string& help, bool required)
{
    command_->add_option(name, into, help)->check(CLI::Range(low, high))->required(required);
    return *this;
}

CommandBuilder& CommandBuilder::option(const std::string& name, std::string& into, const std::string& type,
                                       const std::string& help)
{
    command_->add_option(name, into, help)->type_name(type);
    return *this;
}

CommandBuilder& CommandBuilder::option(const std::string& name, int& into, int low, int high,
                                       const std::string& type, const std::string& help)
{
    command_->add_option(name, into, help)->check(CLI::Range(low, high))->type_name(type);
    return *this;
}

CommandBuilder& CommandBuilder::flag(const std::string& name, bool& into, const std::string& help)
{
    command_->add_flag(name, into, help);
    return *this;
}

CommandBuilder& CommandBuilder::footer(const std::string& text)
{
    command_->footer(text);
    return *this;
}

void CommandBuilder::on_run(std::function<void()> run)
{
    command_->callback([command = command_, run = std::move(run)] {
        if (command->get_subcommands().empty()) run();
    });
}

} // namespace drawhand
