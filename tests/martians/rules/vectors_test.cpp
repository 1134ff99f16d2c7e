/// Test vectors of the rules that belong to no other file: 11 to 13.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

TEST(martians_vectors, a_hospital_under_construction_costs_2_time_and_1_when_it_is_built) {
    const auto shows = [](const std::string& hospital, const std::string& time) {
        auto game = given("hospital " + hospital + "; A: energy 1, aux 1, water 1");
        game.when(A, visit("hospital", "medicine"));
        EXPECT_TRUE(game.shows(time + "; A: energy 0, aux 0, water 0, medicine 1, at hospital 1"));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    shows("slow closed closed", "time 1");
    shows("open closed closed", "time 2");
}

TEST(martians_vectors, a_second_marker_at_moxie_needs_a_rest) {
    auto game = given("quarter 1: oxygen 2; A: energy 2");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_EQ(game.why_not(A, visit("moxie", 2, "oxygen")), lines("own-marker-there"));
    game.when(A, rest()).when(A, visit("moxie", "oxygen"));
    EXPECT_TRUE(game.shows("time 0; quarter 1: oxygen 0; A: energy 0, reputation 6, at moxie 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_vectors, the_rtg_needs_reputation_and_is_used_once_a_turn) {
    EXPECT_EQ(given("A: reputation 0").why_not(A, rtg()), lines("no-reputation"));
    auto game = given("rtg 4; A: reputation 2");
    game.when(A, rtg());
    EXPECT_TRUE(game.shows("rtg 3; A: energy 1, reputation 1, rtg-used"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, rtg()), lines("used-this-turn"));
}

}  // namespace
}  // namespace planitia::kit::colony
