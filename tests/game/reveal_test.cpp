/// Which choices show something new.
#include <game/reveal.h>
#include <kit/battery.h>
#include <kit/martian_game.h>
#include <kit/scenario.h>
#include <kit/setups.h>

namespace planitia::kit {
namespace {

using martians::Martians;
using terraforming::Terraforming;

template <Game G>
bool move_reveals(const typename G::Position& position, PlayerId player, const Move& move) {
    const auto steps = G::read_choice(position, player, move.fields);
    EXPECT_TRUE(steps) << one_line(move.fields);
    return steps && reveals<G>(position, player, *steps);
}
bool reveals_in(const char* text, const Move& move) {
    return move_reveals<Terraforming>(given(text).position(), A, move);
}

TEST(reveals, a_card_that_draws_does) {
    EXPECT_TRUE(reveals_in("gen 2; A: mc 50, hand research", play("research")));
    EXPECT_TRUE(reveals_in("gen 2; A: mc 50, hand invention-contest", play("invention-contest")));
    EXPECT_TRUE(reveals_in("gen 2; A: mc 50, played development-center, energy 3", action("development-center")));
}

TEST(reveals, a_card_action_that_turns_up_a_card_does) {
    EXPECT_TRUE(reveals_in("gen 2; A: mc 50, played search-for-life", action("search-for-life")));
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
        EXPECT_EQ(move_reveals<Terraforming>(game.position(), A, place(space)), draws) << space;
        has_both[draws ? 1 : 0] = true;
    }
    EXPECT_TRUE(has_both[0] && has_both[1]);
}

TEST(reveals, what_all_know_beforehand_does_not) {
    EXPECT_FALSE(reveals_in("gen 2; A: mc 50", project("power-plant")));
    EXPECT_FALSE(reveals_in("gen 2; A: heat 8", convert_heat()));
    EXPECT_FALSE(reveals_in("gen 2; A: mc 50, hand mine", play("mine")));
    EXPECT_FALSE(reveals_in("gen 2; A: mc 50, hand asteroid; B: plants 5", play("asteroid"))) << "stocks are open";
    EXPECT_FALSE(reveals_in("gen 2; A: mc 50, hand mine birds", project("sell-patents")));
    EXPECT_FALSE(reveals_in("gen 2; A: mc 50, played search-for-life=3", project("city")));
}

TEST(reveals, passing_does_when_it_begins_a_new_generation) {
    EXPECT_TRUE(reveals_in("gen 2; A: mc 50; B: mc 5, passed", pass())) << "four cards are dealt";
    EXPECT_FALSE(reveals_in("gen 2; A: mc 50; B: mc 5", pass()));
}

TEST(reveals, a_known_deck_would_make_no_difference) {
    // What the position says of the deck is hidden from the player: it is a reveal whatever lies on top.
    EXPECT_TRUE(reveals_in("gen 2; A: mc 50, hand research; deck birds comet", play("research")));
}

// -- Martians

TEST(reveals, turning_up_a_hidden_hex_does) {
    auto game = martian_game(R"("goods":{"energy":9},"turn":{"time":6})");
    game.when(A, visit("mining", "extract"));
    if (game.question(A) == "mine-first") game.when(A, mine("move"));
    EXPECT_TRUE(move_reveals<Martians>(game.position(), A, move_to(4)));
}

TEST(reveals, making_oxygen_does_not) {
    auto game = martian_game(R"("goods":{"energy":1})");
    EXPECT_FALSE(move_reveals<Martians>(game.position(), A, visit("moxie", "oxygen")));
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_FALSE(move_reveals<Martians>(game.position(), A, in_quarter(2)));
}

// -- any game

/// What is said to show nothing new can be made again in any position that looks alike, and looks alike afterwards. Enough
/// positions are tried for a rare difference, more than `reveals` itself looks at and others.
template <Game G>
AssertionResult nothing_new_stays_alike(const Trial<G>& trial, int& quiet, int& loud) {
    return play_random<G>(trial, [&](const auto& position, PlayerId player, Rng& rng) -> AssertionResult {
        if (G::is_mid_choice(position, player) || rng.below(6) != 0) return AssertionSuccess();
        typename G::Position next = position;
        const auto steps = random_choice<G>(next, player, rng);
        if (reveals<G>(position, player, steps)) {
            ++loud;
            return AssertionSuccess();
        }
        ++quiet;
        const typename G::View known = G::observe(position, player);
        for (int i = 0; i < 4; ++i) {
            Record<G> record = Record<G>::from_position(G::resample(known, rng));
            const auto done = record.choose(player, steps);
            const std::string what = one_line(G::write_choice(position, player, steps));
            if (!done) return AssertionFailure() << what << " is not legal in a position that looks alike";
            if (!(G::observe(record.position(), player) == G::observe(next, player)))
                return AssertionFailure() << what << " shows something that was not known";
            if (!record.undo() || !(G::observe(record.position(), player) == known))
                return AssertionFailure() << what << " is not taken back";
        }
        return AssertionSuccess();
    });
}

TEST(reveals, in_random_games_of_terraforming_what_shows_nothing_stays_alike) {
    int quiet = 0;
    int loud = 0;
    for (const NamedSetup& each : terraforming_setups())
        for (int i = 0; i < 8; ++i)
            ASSERT_TRUE(nothing_new_stays_alike<Terraforming>({each.setup, std::to_string(i)}, quiet, loud))
                << each.name;
    EXPECT_GT(quiet, 100);
    EXPECT_GT(loud, 100);
}

TEST(reveals, in_random_games_of_martians_what_shows_nothing_stays_alike) {
    int quiet = 0;
    int loud = 0;
    for (martians::Variant variant : every<martians::Variant>())
        for (int players : {2, 4})
            for (int i = 0; i < 20; ++i) {
                martians::Setup setup;
                setup.variant = variant;
                setup.players = static_cast<std::uint8_t>(players);
                ASSERT_TRUE(nothing_new_stays_alike<Martians>({setup, std::to_string(i)}, quiet, loud));
            }
    EXPECT_GT(quiet, 100);
    EXPECT_GT(loud, 20);
}

}  // namespace
}  // namespace planitia::kit
