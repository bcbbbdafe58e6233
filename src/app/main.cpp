#include <exception>
#include <iostream>

#include "app/command.h"
#include "app/command_line.h"

int main(int argc, char** argv)
{
    using namespace drawhand;
    Session session(std::cout, std::cerr);
    try {
        const ExitCode code = run_command_line(argc, argv, session);
        if (!std::cout.flush()) throw MachineError("the output cannot be written: is the disk full?");
        return static_cast<int>(code);
    } catch (const InputError& error) {
        std::cerr << "drawhand: " << error.what() << '\n';
        return static_cast<int>(ExitCode::wrong_input);
    } catch (const std::exception& error) { // StorageError, MachineError, and what nobody foresaw
        std::cerr << "drawhand: " << error.what() << '\n';
        return static_cast<int>(ExitCode::machine_failed);
    }
}
