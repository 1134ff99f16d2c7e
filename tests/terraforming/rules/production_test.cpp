// Rules 3.4: production.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

/// Both pass: production, and the cards for the next generation on offer.
Scenario after_production(std::string_view text) {
    Scenario game = given(text);
    game.when(A, pass());
    game.when(B, pass());
    return game;
}

TEST(production, gives_megacredits_for_rating_and_production) {
    auto game = after_production("A: mc 3, tr 25, prod mc 4; B: tr 20, prod mc -5");
    EXPECT_TRUE(game.shows("A: mc 32; B: mc 15"));
}

TEST(production, gives_every_other_resource_by_its_production) {
    auto game = after_production("A: steel 1, prod steel 2 titanium 3 plants 4 heat 5; B: mc 0");
    EXPECT_TRUE(game.shows("A: steel 3, titanium 3, plants 4, heat 5; B: steel 0"));
}

TEST(production, turns_energy_left_into_heat_first) {
    auto game = after_production("A: energy 3, heat 1, prod energy 2 heat 1; B: mc 0");
    EXPECT_TRUE(game.shows("A: energy 2, heat 5, prod energy 2 heat 1"));
}

TEST(production, takes_the_markers_off_the_cards) {
    auto game = given("gen 2; A: corp united-nations-mars-initiative!, raised-tr, played birds=1! mine; B: mc 0");
    EXPECT_NOT_OFFERED(game, A, action("birds"));
    game.to_next_generation();
    game.when(B, pass());
    EXPECT_OFFERS(game, A, action("birds"));
    EXPECT_TRUE(game.shows("A: played birds=1, not-raised-tr"));
}

TEST(production, ends_what_was_promised_for_the_next_card) {
    auto game = given("A: mc 30, next-discount 8, next-requirement 2, hand soletta; B: mc 0");
    EXPECT_OFFERS(game, A, play("soletta"));
    game.when(A, pass());
    EXPECT_TRUE(game.shows("A: next-discount 0, next-requirement 0"));
}

TEST(production, of_the_last_generation_is_done_too) {
    auto game = after_production("temp 8; oxygen 14; oceans 9; A: tr 40, prod mc 2 plants 3; B: mc 0");
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("phase over; A: mc 42, plants 3"));
}

}  // namespace
}  // namespace planitia::kit
