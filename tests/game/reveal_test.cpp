/// Which choices show something new.
#include <kit/martians_game.h>
#include <kit/scenario.h>
#include <kit/setups.h>
#include <kit/wall.h>

namespace planitia::kit {
namespace {

using martians::Martians;
using terraforming::Terraforming;

template <Game G>
std::string move_reveals(const typename G::Position& position, PlayerId player, const Move& move) {
    const auto steps = G::read_choice(position, player, move.fields);
    EXPECT_TRUE(steps) << one_line(move.fields);
    if (!steps) return "not legal";
    const std::optional<Reveal> shown = reveals<G>(position, player, *steps);
    return shown ? std::string(name(*shown)) : "nothing";
}
std::string reveals_in(const char* text, const Move& move) {
    return move_reveals<Terraforming>(given(text).position(), A, move);
}

TEST(reveals, a_card_that_draws_does) {
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand research", play("research")), "cards-drawn");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand invention-contest", play("invention-contest")), "cards-drawn");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, played development-center, energy 3", action("development-center")),
              "cards-drawn");
}

TEST(reveals, a_card_action_that_turns_up_a_card_does) {
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, played search-for-life", action("search-for-life")), "card-revealed");
}

TEST(reveals, a_tile_on_a_space_that_gives_a_card_does) {
    auto game = given("gen 2; A: plants 8; B: mc 5");
    game.when(A, convert_plants());
    bool has_both[2] = {false, false};
    for (const std::string& each : game.asks(A)) {
        const int space = std::stoi(each.substr(each.find(' ') + 1));
        const auto before = game.position().player(A).hand.size();
        auto after = game;
        after.when(A, place(space));
        const bool draws = after.position().player(A).hand.size() != before;
        EXPECT_EQ(move_reveals<Terraforming>(game.position(), A, place(space)), draws ? "cards-drawn" : "nothing")
            << space;
        has_both[draws ? 1 : 0] = true;
    }
    EXPECT_TRUE(has_both[0] && has_both[1]);
}

TEST(reveals, what_all_know_beforehand_does_not) {
    EXPECT_EQ(reveals_in("gen 2; A: mc 50", project("power-plant")), "nothing");
    EXPECT_EQ(reveals_in("gen 2; A: heat 8", convert_heat()), "nothing");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand mine", play("mine")), "nothing");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand asteroid; B: plants 5", play("asteroid")), "nothing")
        << "stocks are open";
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand mine birds", project("sell-patents")), "nothing");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, played search-for-life=3", project("city")), "nothing");
}

TEST(reveals, passing_does_when_it_begins_a_new_generation) {
    EXPECT_EQ(reveals_in("gen 2; A: mc 50; B: mc 5, passed", pass()), "cards-dealt") << "four cards are dealt";
    EXPECT_EQ(reveals_in("gen 2; A: mc 50; B: mc 5", pass()), "nothing");
}

TEST(reveals, a_known_deck_would_make_no_difference) {
    // What the position says of the deck is hidden from the player: it is a reveal whatever lies on top.
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand research; deck birds comet", play("research")), "cards-drawn");
}

TEST(reveals, drawing_all_the_discards_does) {
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand research; discards birds comet; rest B", play("research")),
              "cards-drawn");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand research; discards birds; rest B", play("research")), "cards-drawn");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand invention-contest; discards birds comet ants; rest B",
                         play("invention-contest")),
              "cards-drawn");
    EXPECT_EQ(reveals_in("gen 2; A: mc 50, hand mine; discards birds comet; rest B", play("mine")), "nothing");
}

// -- Martians

TEST(reveals, turning_up_a_hidden_hex_does) {
    auto game = martians_game(R"("goods":{"energy":9},"turn":{"time":6})");
    game.when(A, visit("mining", "extract"));
    if (game.question(A) == "mine-first") game.when(A, mine("move"));
    EXPECT_EQ(move_reveals<Martians>(game.position(), A, move_to(4)), "token-turned-up");
}

TEST(reveals, making_oxygen_does_not) {
    auto game = martians_game(R"("goods":{"energy":1})");
    EXPECT_EQ(move_reveals<Martians>(game.position(), A, visit("moxie", "oxygen")), "nothing");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_EQ(move_reveals<Martians>(game.position(), A, in_quarter(2)), "nothing");
}

// -- any game

/// Of the choices that look alike in all positions that look alike, few have a wall.
void expect_mostly_needed(const WallCount& count) {
    EXPECT_GT(count.choices - count.walls, 100);
    EXPECT_GT(count.walls, 100);
    for (const auto& [why, n] : count.needless) testing::Test::RecordProperty(std::string(why), n);
    EXPECT_LT(count.all_needless() * 50, count.choices) << "of " << count.walls << " walls";
}

TEST(reveals, in_random_games_of_terraforming_little_else_than_what_looks_different) {
    WallCount count;
    for (const NamedSetup& each : terraforming_setups())
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(count_walls<Terraforming>({each.setup, std::to_string(i)}, 6, count)) << each.name;
    expect_mostly_needed(count);
}

TEST(reveals, in_random_games_of_martians_little_else_than_what_looks_different) {
    WallCount count;
    for (martians::Variant variant : every<martians::Variant>())
        for (int players : {2, 4})
            for (int i = 0; i < 10; ++i) {
                martians::Setup setup;
                setup.variant = variant;
                setup.players = static_cast<std::uint8_t>(players);
                ASSERT_TRUE(count_walls<Martians>({setup, std::to_string(i)}, 2, count));
            }
    expect_mostly_needed(count);
}

}  // namespace
}  // namespace planitia::kit
