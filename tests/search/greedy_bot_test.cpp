#include <kit/scenario.h>
#include <kit/setups.h>
#include <martians/martians.h>
#include <search/greedy_bot.h>
#include <search/playout.h>

#include <algorithm>
#include <array>
#include <functional>

namespace planitia::search {
namespace {

using kit::A;
using kit::given;
using kit::short_text;
using martians::Martians;
using terraforming::Terraforming;

static_assert(SeeingBot<GreedyBot<Terraforming>, Terraforming> && !BlindBot<GreedyBot<Terraforming>, Terraforming>);

template <Game G>
ByPlayer<GreedyBot<G>> greedy_seats(std::size_t players, const std::string& seed) {
    ByPlayer<GreedyBot<G>> bots;
    for (PlayerId player : seats(players)) bots[player] = GreedyBot<G>(seed + std::to_string(player.index()));
    return bots;
}

/// A whole game: every answer is on offer and leaves a sound position, and the same seed plays it again.
template <Game G>
void expect_sound_games(const typename G::Setup& setup) {
    const auto start = G::begin(setup, "greedy");
    ASSERT_TRUE(start);
    typename G::Position game = *start;
    auto bots = greedy_seats<G>(G::player_count(game), "bot");
    while (!G::is_over(game)) {
        const PlayerId player = G::awaited(game).front();
        typename G::OptionList options;
        G::list_options(game, player, options);
        const std::size_t chosen = ask<G>(bots[player], game, player, options);
        ASSERT_LT(chosen, options.size());
        G::answer(game, player, options[chosen], nullptr);
        ASSERT_EQ(G::violation(game), std::nullopt);
    }
    typename G::Position again = *start;
    auto same = greedy_seats<G>(G::player_count(again), "bot");
    play_out<G>(again, same);
    EXPECT_EQ(game, again);
}

TEST(greedy_bot, plays_terraforming_mars_in_every_setup) {
    for (const kit::NamedSetup& each : kit::terraforming_setups()) {
        SCOPED_TRACE(each.name);
        expect_sound_games<Terraforming>(each.setup);
    }
}

TEST(greedy_bot, plays_martians_in_every_variant) {
    for (martians::Variant variant : every<martians::Variant>())
        for (int players = variant == martians::Variant::coop ? 1 : 2; players <= 4; ++players) {
            martians::Setup setup;
            setup.variant = variant;
            setup.players = static_cast<std::uint8_t>(players);
            SCOPED_TRACE(testing::Message() << players << " players, variant " << static_cast<int>(variant));
            expect_sound_games<Martians>(setup);
        }
}

/// The bot is given what it asks for only in a view; here hidden cards differ and nothing else.
template <Game G>
void expect_blind_to_hidden_cards(const typename G::Setup& setup) {
    typename G::Position game = *G::begin(setup, "hidden");
    auto bots = greedy_seats<G>(G::player_count(game), "bot");
    Rng rng("other deals");
    for (int n = 0; n < 200 && !G::is_over(game); ++n) {
        const PlayerId player = G::awaited(game).front();
        const typename G::Position other = G::resample(G::observe(game, player), rng);
        typename G::OptionList options;
        G::list_options(game, player, options);
        GreedyBot<G> twin = bots[player];
        const std::size_t chosen = ask<G>(bots[player], game, player, options);
        ASSERT_EQ(ask<G>(twin, other, player, options), chosen) << "answer " << n;
        G::answer(game, player, options[chosen], nullptr);
    }
}

TEST(greedy_bot, does_not_depend_on_what_its_seat_can_not_know) {
    terraforming::Setup terraforming;
    terraforming.players = 3;
    terraforming.draft = true;
    expect_blind_to_hidden_cards<Terraforming>(terraforming);
    martians::Setup martians;
    martians.variant = martians::Variant::competitive;
    martians.players = 2;
    expect_blind_to_hidden_cards<Martians>(martians);
}

/// All options are ranked, the best first, and the first is what the bot chooses.
template <Game G>
void expect_ranking(const typename G::Setup& setup) {
    typename G::Position game = *G::begin(setup, "ranking");
    auto bots = greedy_seats<G>(G::player_count(game), "bot");
    for (int n = 0; n < 200 && !G::is_over(game); ++n) {
        const PlayerId player = G::awaited(game).front();
        typename G::OptionList options;
        G::list_options(game, player, options);
        GreedyBot<G> twin = bots[player];
        const auto ranked = twin.rank(G::observe(game, player), options);
        ASSERT_EQ(ranked.size(), options.size());
        ASSERT_TRUE(std::ranges::is_sorted(ranked, std::greater<>{}, &GreedyBot<G>::Ranked::worth));
        const std::size_t chosen = ask<G>(bots[player], game, player, options);
        ASSERT_EQ(ranked.front().option, chosen);
        G::answer(game, player, options[chosen], nullptr);
    }
}

TEST(greedy_bot, ranks_the_options) {
    expect_ranking<Terraforming>({.players = 2});
    expect_ranking<Martians>({.players = 2});
}

/// What the bot chooses for seat A, as a short text.
std::string choice(kit::Scenario& game) {
    GreedyBot<Terraforming> bot("any");
    terraforming::Position position = game.position();
    std::vector<terraforming::Option> steps;
    do {
        Terraforming::OptionList options;
        Terraforming::list_options(position, A, options);
        steps.push_back(options[ask<Terraforming>(bot, position, A, options)]);
        Terraforming::answer(position, A, steps.back(), nullptr);
    } while (Terraforming::is_mid_choice(position, A));
    return short_text(Terraforming::write_choice(game.position(), A, steps));
}

constexpr const char* kNearTheEnd = "gen 14; temp 0; oxygen 12; oceans 9; ";

TEST(greedy_bot, claims_a_milestone_it_can_afford) {
    auto game = given(std::string(kNearTheEnd) + "A: mc 10, tr 36; B: tr 30");
    EXPECT_EQ(choice(game), short_text(kit::claim("terraformer").fields));
}

TEST(greedy_bot, funds_the_award_in_which_it_leads) {
    auto game = given(std::string(kNearTheEnd) + "A: mc 8, heat 7, prod mc -3; B: steel 5, prod mc 20");
    EXPECT_EQ(choice(game), short_text(kit::fund("thermalist").fields));
}

TEST(greedy_bot, turns_heat_and_plants_into_points) {
    auto heat = given(std::string(kNearTheEnd) + "A: heat 8");
    EXPECT_EQ(choice(heat), "convert-heat");
    auto plants = given(std::string(kNearTheEnd) + "A: plants 8");
    EXPECT_EQ(choice(plants), "convert-plants");
}

TEST(greedy_bot, does_not_put_off_the_last_step) {
    auto game = given("gen 20; temp 6; oxygen 14; oceans 9; A: heat 60; B: heat 60");
    EXPECT_EQ(choice(game), "convert-heat") << "all heat but that of one step is of no use";
    auto air = given("gen 20; temp 8; oxygen 13; oceans 9; A: plants 60; B: plants 60");
    EXPECT_EQ(choice(air), "convert-plants");
}

TEST(greedy_bot, pays_with_metal_that_is_good_for_nothing_else) {
    auto game = given("gen 3; A: mc 20, steel 2, hand mine");
    game.when(A, kit::play("mine"));
    EXPECT_EQ(choice(game), short_text(kit::pay({.mc = 0, .steel = 2}).fields));
}

TEST(greedy_bot, passes_rather_than_wastes_money) {
    auto game = given("gen 14; temp 8; oxygen 14; oceans 9; A: mc 11; awards banker B, miner B, thermalist B");
    EXPECT_EQ(choice(game), "pass") << "energy production is worth nothing when the game ends with this generation";
}

}  // namespace
}  // namespace planitia::search
