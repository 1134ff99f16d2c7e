/// Section 13: what solar arrays and wind turbines make under each weather card.
#include "decks.h"

namespace planitia::kit {
namespace {

/// The mid-round step is about to turn up `weather`. A has what `player` says, B nothing; there is no energy.
MartianGame before(std::string_view weather, std::string_view player, std::string_view options = "") {
    return martian_game(joined({options, R"("slot":1,"activePlayer":1)", goods_text({}), weather_deck({weather}),
                                event_stacks({"docking-queue"}), "\"players\":[{" + std::string(player) + "},{}]"}));
}

int produced(std::string_view weather, std::string_view player, std::string_view options = "") {
    auto game = before(weather, player, options);
    game.when(B, end_turn());
    EXPECT_EQ(game.at("/weather"), Document(weather));
    return game.goods(A, "energy");
}

struct Installations {
    std::string_view weather;
    int solar;
    int wind;
    int solar_developed;
    int wind_developed;
};

void check(const Installations& row, std::string_view options) {
    SCOPED_TRACE(row.weather);
    EXPECT_EQ(produced(row.weather, R"("installations":{"solar":1})", options), row.solar);
    EXPECT_EQ(produced(row.weather, R"("installations":{"wind":1})", options), row.wind);
    EXPECT_EQ(produced(row.weather, R"("installations":{"solar":1,"wind":1})", options), row.solar + row.wind);
    EXPECT_EQ(produced(row.weather, R"("installations":{"solar":2})", options), 2 * row.solar);
    EXPECT_EQ(produced(row.weather, R"("installations":{"wind":2})", options), 2 * row.wind);
    constexpr std::string_view both = R"("technologies":["solar-energy","kinetic-energy"],)";
    const auto developed = [&](std::string_view built) { return std::string(both) + std::string(built); };
    EXPECT_EQ(produced(row.weather, developed(R"("installations":{"solar":1})"), options), row.solar_developed);
    EXPECT_EQ(produced(row.weather, developed(R"("installations":{"wind":1})"), options), row.wind_developed);
    EXPECT_EQ(produced(row.weather, developed(R"("installations":{"solar":1,"wind":1})"), options),
              row.solar_developed + row.wind_developed);
}

TEST(martians_weather, every_card_changes_what_an_installation_makes) {
    const Installations rows[] = {
        {"clear-sky", 3, 2, 4, 3}, {"fresh-wind", 2, 3, 3, 4},  {"high-noon-gusts", 3, 3, 4, 4},
        {"haze", 1, 2, 2, 3},      {"dust-devils", 1, 3, 2, 4}, {"dead-calm", 2, 1, 3, 2},
        {"frost-fog", 1, 1, 2, 2}, {"dust-storm", 0, 3, 1, 4},  {"static-night", 1, 0, 2, 1},
    };
    for (const Installations& row : rows) check(row, "");
}

TEST(martians_weather, in_the_long_night_every_installation_makes_1_less_but_not_less_than_0) {
    const Installations rows[] = {
        {"clear-sky", 2, 1, 3, 2}, {"fresh-wind", 1, 2, 2, 3},  {"high-noon-gusts", 2, 2, 3, 3},
        {"haze", 0, 1, 1, 2},      {"dust-devils", 0, 2, 1, 3}, {"dead-calm", 1, 0, 2, 1},
        {"frost-fog", 0, 0, 1, 1}, {"dust-storm", 0, 2, 0, 3},  {"static-night", 0, 0, 1, 0},
    };
    for (const Installations& row : rows) check(row, R"("options":{"scenario":"long-night"})");
}

TEST(martians_weather, a_technology_helps_its_own_kind_only) {
    EXPECT_EQ(produced("fresh-wind", R"("technologies":["kinetic-energy"],"installations":{"solar":2})"), 4);
    EXPECT_EQ(produced("fresh-wind", R"("technologies":["solar-energy"],"installations":{"wind":2})"), 6);
}

TEST(martians_weather, a_technology_helps_its_owner_only) {
    auto game = martian_game(joined(
        {R"("slot":1,"activePlayer":1)", goods_text({}), weather_deck({"fresh-wind"}), event_stacks({"docking-queue"}),
         R"("players":[{"installations":{"solar":1}},{"technologies":["solar-energy"]}])"}));
    game.when(B, end_turn());
    EXPECT_EQ(game.goods(A, "energy"), 2);
}

TEST(martians_weather, vector_1_two_solar_with_the_technology_make_6_without_or_with_wind) {
    constexpr std::string_view player = R"("technologies":["solar-energy"],"installations":{"solar":2})";
    EXPECT_EQ(produced("fresh-wind", player), 6);
    // Stable weather is never turned up; it is still there only when there is no card to cover it.
    auto game = martian_game(
        joined({R"("slot":1,"activePlayer":1,"weather":"stable-weather","weatherDeck":[])",
                R"("weatherDrawn":["fresh-wind","clear-sky","high-noon-gusts","haze","dust-devils",
                                        "dead-calm","frost-fog","dust-storm","static-night"])",
                goods_text({}), event_stacks({"docking-queue"}), "\"players\":[{" + std::string(player) + "},{}]"}));
    game.when(B, end_turn());
    EXPECT_EQ(game.at("/weather"), Document("stable-weather"));
    EXPECT_EQ(game.goods(A, "energy"), 6);
}

TEST(martians_weather, vector_2_one_of_each_without_technology_make_5_with_wind_1) {
    EXPECT_EQ(produced("fresh-wind", R"("installations":{"solar":1,"wind":1})"), 5);
}

TEST(martians_weather, every_player_s_installations_produce_in_coop_into_the_common_stock) {
    auto game = martian_game(joined({R"("slot":1,"activePlayer":1)", goods_text({{"energy", 1}}),
                                     weather_deck({"fresh-wind"}), event_stacks({"docking-queue"}),
                                     R"("players":[{"installations":{"solar":1}},{"installations":{"wind":2}}])"}));
    game.when(B, end_turn());
    EXPECT_EQ(game.goods(A, "energy"), 1 + 2 + 6);
}

TEST(martians_weather, elsewhere_everybody_gets_the_energy_of_the_own_ones) {
    for (std::string_view variant : {kSemi, kCompetitive}) {
        const std::string none = goods_text({});
        auto game = martian_game(joined({variant, R"("slot":1,"activePlayer":1)", weather_deck({"dust-storm"}),
                                         event_stacks({"docking-queue"}),
                                         "\"players\":[{" + none + R"(,"installations":{"solar":1}},{)" + none +
                                             R"(,"installations":{"wind":2}}])"}));
        game.when(B, end_turn());
        EXPECT_EQ(stock(game, A), "") << variant;
        EXPECT_EQ(stock(game, B), "energy 6") << variant;
    }
}

TEST(martians_weather, one_card_in_the_supply_phase_and_one_after_turn_2) {
    auto game = martian_game(
        joined({R"("slot":1,"activePlayer":1)", kNoNeeds, goods_text({}),
                weather_deck({"haze", "high-noon-gusts", "dust-storm"}), event_stacks({"docking-queue", "worn-tracks"}),
                R"("players":[{"installations":{"solar":1,"wind":1}},{}])"}));
    EXPECT_EQ(game.at("/weather"), Document("stable-weather")) << "for turns 1 and 2 of round 1";
    game.when(B, end_turn());
    EXPECT_EQ(game.goods(A, "energy"), 3);
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_EQ(game.number("/round"), 2);
    EXPECT_EQ(game.at("/weather"), Document("high-noon-gusts"));
    EXPECT_EQ(game.goods(A, "energy"), 3 + 6);
    game.when(A, end_turn()).when(B, end_turn());
    EXPECT_EQ(game.goods(A, "energy"), 9) << "nothing between turns 1 and 2";
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_EQ(game.at("/weather"), Document("dust-storm"));
    EXPECT_EQ(game.goods(A, "energy"), 9 + 3);
}

TEST(martians_weather, round_1_has_no_supply_phase) {
    const auto game = martian_deal({}, "supply");
    EXPECT_EQ(game.at("/weather"), Document("stable-weather"));
    EXPECT_EQ(game.at("/weatherDeck").as_list()->size(), 9U);
    EXPECT_TRUE(game.at("/eventsDrawn").as_list()->empty());
}

TEST(martians_weather, the_competitive_game_uses_up_the_nine_cards) {
    auto game = martian_deal({.variant = martians::Variant::competitive}, "nine");
    game.idle_until("");
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.at("/weatherDeck").as_list()->empty());
    EXPECT_EQ(game.at("/eventsDrawn").as_list()->size(), 9U);
}

TEST(martians_weather, the_last_round_turns_up_none_after_its_middle) {
    auto game =
        martian_game(joined({R"("round":4,"slot":1,"activePlayer":1,"weather":"frost-fog")",
                             R"("weatherDrawn":["clear-sky","haze","dead-calm","dust-devils","static-night",
                                        "frost-fog"])",
                             R"("weatherDeck":["fresh-wind","high-noon-gusts","dust-storm"])", event_stacks({})}));
    game.when(B, end_turn()).when(B, end_turn()).when(A, end_turn());
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.at("/weatherDrawn").as_list()->size(), 7U) << "seven in a game of four rounds";
}

}  // namespace
}  // namespace planitia::kit
