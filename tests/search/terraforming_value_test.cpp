#include <kit/scenario.h>

namespace planitia::search {
namespace {

using kit::A;
using kit::B;
using kit::given;
using terraforming::Terraforming;

double value(std::string_view text) {
    const kit::Scenario game = given(text);
    return Terraforming::value(game.position(), A);
}

/// Each text is worth more to A than the one before.
void expect_rising(std::initializer_list<std::string_view> texts) {
    const std::string_view* before = nullptr;
    for (const std::string_view& text : texts) {
        if (before != nullptr) {
            EXPECT_GT(value(text), value(*before)) << text << "\nagainst\n" << *before;
        }
        before = &text;
    }
}

TEST(terraforming_value, rises_with_what_a_player_has) {
    expect_rising({"gen 5; A: tr 20", "gen 5; A: tr 21", "gen 5; A: tr 25"});
    for (const char* resource : {"mc", "steel", "titanium", "plants", "energy", "heat"}) {
        const std::string few = "gen 5; A: " + std::string(resource) + " 3";
        const std::string many = "gen 5; A: " + std::string(resource) + " 6";
        const std::string produced = "gen 5; A: " + std::string(resource) + " 3, prod " + resource + " 3";
        expect_rising({few, many, produced});
    }
}

TEST(terraforming_value, is_worse_the_better_the_rivals) {
    expect_rising({"gen 5; B: tr 25", "gen 5; B: tr 20"});
    expect_rising({"gen 5; A: tr 20; B: prod plants 2", "gen 5; A: tr 20; B: prod plants 0"});
}

TEST(terraforming_value, production_is_worth_the_less_the_later_it_is) {
    const auto worth = [](std::string_view when) {
        return value(std::string(when) + "; A: prod mc 5") - value(std::string(when) + "; A: prod mc 0");
    };
    EXPECT_GT(worth("gen 2"), worth("gen 8"));
    EXPECT_GT(worth("gen 8"), worth("gen 13"));
}

TEST(terraforming_value, a_metal_is_worth_its_value_in_money) {
    expect_rising({"gen 5; A: mc 2", "gen 5; A: steel 2", "gen 5; A: titanium 2"});
    expect_rising({"gen 5; A: steel 2, titanium 2", "gen 5; A: steel 2, titanium 2, played advanced-alloys"});
}

TEST(terraforming_value, cities_want_greeneries_beside_them) {
    expect_rising({"gen 8; tiles 20 city A, 60 greenery A", "gen 8; tiles 20 city A, 21 greenery A"});
}

TEST(terraforming_value, milestones_and_awards_are_worth_what_they_score) {
    expect_rising({"gen 8; milestones mayor B", "gen 8; A: mc 0", "gen 8; milestones mayor A"});
    expect_rising(
        {"gen 14; A: heat 3; B: heat 9; awards thermalist A", "gen 14; A: heat 9; B: heat 3; awards thermalist A"});
}

TEST(terraforming_value, a_card_that_can_be_played_is_worth_more) {
    const std::string no_card = "gen 5; A: mc 30";
    expect_rising({no_card, "gen 5; A: mc 30, hand birds", "gen 5; oxygen 13; A: mc 30, hand birds"});
}

TEST(terraforming_value, terraforming_is_the_aim_of_the_solo_game) {
    expect_rising({"solo; gen 10; temp -30; A: tr 20", "solo; gen 10; temp -28; A: tr 20"});
}

TEST(terraforming_value, points_decide_when_the_game_is_over) {
    // Money is lost then; points on cards and the board are what they are.
    expect_rising({"phase over; gen 14; temp 8; oxygen 14; oceans 9; A: mc 30, tr 30",
                   "phase over; gen 14; temp 8; oxygen 14; oceans 9; A: mc 0, tr 32"});
}

TEST(terraforming_move, ends_with_the_action_or_the_choice_of_all) {
    const auto game = given("gen 3; A: mc 30, hand comet, titanium 2; B: plants 3");
    auto paying = game;
    paying.when(A, kit::play("comet"));
    EXPECT_TRUE(Terraforming::is_same_move(game.position(), paying.position())) << "a payment is open";
    auto passed = game;
    passed.when(A, kit::pass());
    EXPECT_FALSE(Terraforming::is_same_move(game.position(), passed.position()));
}

}  // namespace
}  // namespace planitia::search
