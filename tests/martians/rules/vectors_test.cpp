/// Test vectors of the rules that belong to no other file: 11 to 13.
#include <kit/martian_game.h>

namespace planitia::kit {
namespace {

TEST(martians_vectors, a_hospital_under_construction_costs_2_time_and_1_when_it_is_built) {
    const auto left = [](const char* status) {
        MartianGame game = martian_game(std::string(R"("goods":{"energy":1,"aux":1,"water":1},"buildings":{"hospital":
            [{"status":")") + status + R"("},{},{}]})");
        game.when(A, visit("hospital", "medicine"));
        EXPECT_EQ(game.goods(A, "medicine"), 1);
        return game.number("/turn/time");
    };
    EXPECT_EQ(left("slow"), 1);
    EXPECT_EQ(left("open"), 2);
}

TEST(martians_vectors, a_second_marker_at_moxie_needs_a_rest) {
    MartianGame game = martian_game(R"("goods":{"energy":2},
        "quarters":[{"needs":{"oxygen":2}},{"needs":{"oxygen":0}},{},{}])");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_EQ(game.why_not(A, visit("moxie", 2, "oxygen")), std::vector<std::string>{"own-marker-there"});
    game.when(A, rest()).when(A, visit("moxie", "oxygen"));
    EXPECT_EQ(game.number("/quarters/0/needs/oxygen"), 0);
    EXPECT_EQ(game.number("/turn/time"), 0);
}

TEST(martians_vectors, the_rtg_needs_reputation_and_is_used_once_a_turn) {
    EXPECT_EQ(martian_game(R"("reputation":0)").why_not(A, rtg()), std::vector<std::string>{"no-reputation"});
    MartianGame game = martian_game(R"("reputation":2)");
    game.when(A, rtg());
    EXPECT_EQ(game.reputation(A), 1);
    EXPECT_EQ(game.why_not(A, rtg()), std::vector<std::string>{"used-this-turn"});
}

}  // namespace
}  // namespace planitia::kit
