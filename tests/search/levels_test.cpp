#include <gtest/gtest.h>
#include <kit/pebbles.h>
#include <search/levels.h>
#include <search/playout.h>

#include <array>

namespace planitia::search {
namespace {

using kit::Pebbles;

TEST(levels, are_found_by_name) {
    for (const NamedLevel& each : kLevels) {
        const Result<Level, Refusal> level = find_level(each.name);
        ASSERT_TRUE(level) << each.name;
        EXPECT_EQ(*level, each.level);
        EXPECT_EQ(name(each.level), each.name);
    }
}

TEST(levels, unknown_names_are_refused_with_the_known_ones) {
    const Result<Level, Refusal> level = find_level("grandmaster");
    ASSERT_FALSE(level);
    EXPECT_EQ(level.error().code, RefusalCode::bad_value);
    for (const NamedLevel& each : kLevels)
        EXPECT_NE(level.error().message.find(each.name), std::string::npos) << each.name;
}

TEST(random_bot, the_same_seed_gives_the_same_game) {
    std::array<Pebbles::Position, 2> games;
    for (Pebbles::Position& game : games) {
        game = *Pebbles::begin({.players = 3, .heap = 60}, "pebbles");
        ByPlayer<AnyBot<Pebbles>> bots;
        for (PlayerId player : seats(3))
            bots[player] = make_bot<Pebbles>(Level::random, "bot " + std::to_string(player.index()));
        play_out<Pebbles>(game, bots);
    }
    EXPECT_TRUE(Pebbles::is_over(games[0]));
    EXPECT_EQ(games[0], games[1]);
}

TEST(random_bot, every_option_is_as_likely) {
    Pebbles::OptionList options;
    for (int i = 0; i < 6; ++i) options.push_back({});
    RandomBot bot("any");
    std::array<int, 6> chosen = {};
    for (int i = 0; i < 60000; ++i) ++chosen.at(bot.choose(options));
    for (int count : chosen) EXPECT_NEAR(count, 10000, 400);  // more than four standard deviations
}

/// Sees its view and writes down whether a number of the other seat was in it.
class Spy {
  public:
    std::size_t choose(const Pebbles::View& view, const Pebbles::OptionList&) {
        ++asked;
        for (PlayerId player : seats(2))
            if (player != view.viewer) seen |= view.known.seats[player.index()].drawn;
        return 0;
    }
    int asked = 0;
    std::uint16_t seen = 0;
};

TEST(bots, see_only_the_view_of_their_seat) {
    static_assert(SeeingBot<Spy, Pebbles> && !BlindBot<Spy, Pebbles>);
    Pebbles::Position game = *Pebbles::begin({}, "pebbles");
    ByPlayer<Spy> spies;
    play_out<Pebbles>(game, spies);
    for (PlayerId player : seats(2)) {
        EXPECT_GT(spies[player].asked, 0);
        EXPECT_EQ(spies[player].seen, 0);
    }
}

}  // namespace
}  // namespace planitia::search
