#include "cli_test.h"

using namespace drawhand::test;

TEST_CASE("a wrong call or query: exit 2, a message on standard error, nothing on standard output")
{
    const CommandLine drawhand;
    const std::vector<std::vector<std::string>> calls = {{"nonsense"},
                                                         {"--nonsense"},
                                                         {"cards", "--nonsense"},
                                                         {"card"},
                                                         {"card", "No Such Card At All"},
                                                         {"cards", "cost>=x"},
                                                         {"cards", "cost>=x", "--json"},
                                                         {"cards", "--limit", "many"},
                                                         {"import"},
                                                         {"import", "/no/such/file"},
                                                         {"sync", "--from", "nonsense"},
                                                         {"--color", "purple", "cards"},
                                                         {"cards", "type:dude", "(", "--json"}};
    for (const auto& arguments : calls) {
        std::string shown;
        for (const std::string& argument : arguments)
            shown += argument + ' ';
        CAPTURE(shown);
        const ProgramResult result = drawhand.run(arguments);
        CHECK(result.exit_code == 2);
        const bool silent = result.out.empty() || result.out == "{\n  \"files\": []\n}\n";
        CHECK_MESSAGE(silent, result.out);
        CHECK_FALSE(result.err.empty());
    }
}

TEST_CASE("a misspelt command gets a suggestion")
{
    const CommandLine drawhand;
    CHECK(holds(drawhand.run({"crads", "pony"}).err, "did you mean cards?"));
}

TEST_CASE("a syntax error shows the query with a mark under the character")
{
    const CommandLine drawhand;
    const ProgramResult result = drawhand.run({"cards", "type:dude bullets>=x"});
    CHECK(holds(result.err, "  type:dude bullets>=x\n                     ^\n"));
}

TEST_CASE("every command explains itself with examples, in 80 columns")
{
    const CommandLine drawhand;
    for (const char* command :
         {"", "cards", "card", "import", "sync", "check", "formats", "odds", "gui", "doctor"}) {
        CAPTURE(command);
        std::vector<std::string> arguments{"--help"};
        if (*command) arguments.insert(arguments.begin(), command);
        const ProgramResult result = drawhand.run(arguments);
        CHECK(result.exit_code == 0);
        CHECK(holds(result.out, "Examples:\n  drawhand "));
        std::size_t longest = 0;
        for (std::size_t begin = 0; begin < result.out.size();) {
            const std::size_t end = std::min(result.out.find('\n', begin), result.out.size());
            longest = std::max(longest, end - begin);
            begin = end + 1;
        }
        CHECK(longest <= 80);
    }
    CHECK(drawhand.run({"--version"}).exit_code == 0);
}

TEST_CASE("colour only when asked for: the output of a test is no terminal")
{
    const CommandLine drawhand;
    CHECK_FALSE(holds(drawhand.run({"cards", "pony"}).out, "\033["));
    CHECK(holds(drawhand.run({"cards", "pony", "--color", "always"}).out, "\033["));
    CHECK_FALSE(holds(drawhand.run({"cards", "pony", "--color", "always", "--json"}).out, "\033["));
}

TEST_CASE("the table keeps to the terminal's width, down to 60 columns")
{
    const CommandLine drawhand;
    for (const int width : {60, 80, 120}) {
        CAPTURE(width);
        ProgramCall call = drawhand.call({"cards", "type:dude"});
        call.environment["COLUMNS"] = std::to_string(width);
        const std::string out = run_drawhand(call).out;
        for (std::size_t begin = 0; begin < out.size();) {
            const std::size_t end = out.find('\n', begin);
            std::size_t columns = 0; // characters that are not UTF-8 continuations
            for (std::size_t i = begin; i < end; ++i)
                columns += (static_cast<unsigned char>(out[i]) & 0xC0) != 0x80;
            REQUIRE(columns <= static_cast<std::size_t>(width));
            begin = end + 1;
        }
    }
}

TEST_CASE("terms may be arguments of their own, also negated ones")
{
    const CommandLine drawhand;
    const auto count = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "cards");
        arguments.push_back("--count");
        return drawhand.run(arguments).out;
    };
    CHECK(count({"type:dude gang:\"Law Dogs\" -unique:yes"}) ==
          count({"type:dude", "gang:Law Dogs", "-unique:yes"}));
    CHECK(count({"-type:dude"}) == "1868\n");
}

TEST_CASE("nothing found: said so, with suggestions, also in JSON; that is no error")
{
    const CommandLine drawhand;
    const ProgramResult result = drawhand.run({"cards", "poney express"});
    CHECK(result.exit_code == 0);
    CHECK(holds(result.out, "did you mean: Pony Express?"));
    CHECK(drawhand.json({"cards", "poney express"})["did_you_mean"][0] == "Pony Express");
    CHECK(holds(drawhand.run({"card", "poney express"}).err, "did you mean Pony Express"));
}

TEST_CASE("text: says that no texts are stored")
{
    const CommandLine drawhand;
    CHECK(holds(drawhand.run({"cards", "text:boot"}).err, "no rules texts"));
}
