#include <protocol/engine_loop.h>

#include <sstream>
#include <vector>

#include "client.h"

namespace planitia::protocol_test {

namespace {

std::vector<std::string> answers(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    protocol::run_engine(in, out);
    std::vector<std::string> lines;
    std::istringstream written(out.str());
    for (std::string line; std::getline(written, line);) lines.push_back(line);
    return lines;
}

TEST(engine_loop, every_line_gets_one_line) {
    const auto lines = answers("{\"cmd\":\"games\"}\n\nnonsense\n{\"cmd\":\"state\"}\n");
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(refusal(json(lines[0])), "accepted");
    EXPECT_EQ(refusal(json(lines[1])), "bad-json");
    EXPECT_EQ(refusal(json(lines[2])), "bad-json");
    EXPECT_EQ(refusal(json(lines[3])), "no-game");
}

TEST(engine_loop, quit_ends_it) {
    EXPECT_EQ(answers("{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n"), std::vector<std::string>{R"({"ok":true})"});
}

TEST(engine_loop, a_last_line_without_an_end_is_answered) { EXPECT_EQ(answers("{\"cmd\":\"games\"}").size(), 1U); }

TEST(engine_loop, nothing_in_nothing_out) { EXPECT_TRUE(answers("").empty()); }

TEST(engine_loop, lines_of_other_systems_are_read) {
    EXPECT_EQ(refusal(json(answers("{\"cmd\":\"games\"}\r\n").at(0))), "accepted");
}

TEST(engine_loop, it_survives_long_lines_and_zero_bytes) {
    const std::string huge(10 * 1024 * 1024, 'x');
    const auto lines = answers(huge + "\n" + std::string("{\"cmd\":\0}\n", 10) + "{\"cmd\":\"games\"}\n");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(refusal(json(lines[0])), "bad-json");
    EXPECT_EQ(refusal(json(lines[1])), "bad-json");
    EXPECT_EQ(refusal(json(lines[2])), "accepted");
}

}  // namespace

}  // namespace planitia::protocol_test
