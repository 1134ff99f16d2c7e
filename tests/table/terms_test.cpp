/// What a table has agreed besides the game.
#include <gtest/gtest.h>
#include <json/json.h>
#include <table/terms.h>

namespace planitia::table_test {
namespace {

using table::AtZero;
using table::ClockTerms;
using table::read_terms;
using table::Terms;

Result<Terms, Refusal> read(std::string_view json) { return read_terms(*from_json(json)); }

TEST(terms, are_written_and_read) {
    const Terms usual;
    EXPECT_EQ(to_json(write_terms(usual)),
              R"({"listed":false,"clock":null,"takeBack":5,"hints":true,"points":true,"watchers":true,"chat":true})");
    EXPECT_EQ(*read("{}"), usual);
    const Terms other{.listed = true,
                      .clock = ClockTerms{.bank = 1800, .per_turn = 10, .at_zero = AtZero::pass},
                      .take_back = 0,
                      .hints = false,
                      .points = false,
                      .watchers = false,
                      .chat = false};
    EXPECT_EQ(*read_terms(write_terms(other)), other);
    const Terms by_turn{.clock = ClockTerms{.per_turn = 90, .at_zero = AtZero::bot}};
    EXPECT_EQ(to_json(*write_terms(by_turn).find("clock")), R"({"perTurn":90,"atZero":"bot"})");
    EXPECT_EQ(*read_terms(write_terms(by_turn)), by_turn);
}

TEST(terms, that_are_none_are_refused_with_their_place) {
    const std::pair<const char*, const char*> kWrong[] = {
        {R"([])", ""},
        {R"({"takeback":5})", "/takeback"},
        {R"({"takeBack":61})", "/takeBack"},
        {R"({"takeBack":-1})", "/takeBack"},
        {R"({"hints":1})", "/hints"},
        {R"({"clock":{}})", "/clock"},
        {R"({"clock":{"perTurn":0}})", "/clock"},
        {R"({"clock":{"bank":0}})", "/clock/bank"},
        {R"({"clock":{"bank":null,"perTurn":5}})", "/clock/bank"},
        {R"({"clock":{"perTurn":99999999}})", "/clock/perTurn"},
        {R"({"clock":{"perTurn":5,"atZero":"lose"}})", "/clock/atZero"},
        {R"({"clock":{"perTurn":5,"extra":1}})", "/clock/extra"},
    };
    for (const auto& [json, place] : kWrong) {
        const auto terms = read(json);
        ASSERT_FALSE(terms) << json;
        EXPECT_EQ(terms.error().at, place) << json;
    }
}

}  // namespace
}  // namespace planitia::table_test
