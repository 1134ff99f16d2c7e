// Rules 4.A: requirements, and effects that can or can not be carried out.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(requirement, of_a_parameter_is_at_least_or_at_most) {
    auto low = given("oxygen 12; A: mc 50, hand birds; B: prod plants 2");
    EXPECT_EQ(low.why_not(A, play("birds")), Texts{"oxygen-too-low 13 12"});
    auto met = given("oxygen 13; A: mc 50, hand birds; B: prod plants 2");
    EXPECT_OFFERS(met, A, play("birds"));
    auto high = given("temp -16; A: mc 50, hand archaebacteria");
    EXPECT_EQ(high.why_not(A, play("archaebacteria")), Texts{"temperature-too-high -18 -16"});
    auto oceans = given("oceans 4; A: mc 50, hand algae dust-seals");
    EXPECT_EQ(oceans.why_not(A, play("algae")), Texts{"too-few-oceans 5 4"});
    EXPECT_EQ(oceans.why_not(A, play("dust-seals")), Texts{"too-many-oceans 3 4"});
}

TEST(requirement, of_tags_counts_cards_in_play_and_the_corporation) {
    auto game = given("gen 2; A: mc 50, corp inventrix, played research, hand gene-repair quantum-extractor");
    EXPECT_OFFERS(game, A, play("gene-repair"));
    EXPECT_EQ(game.why_not(A, play("quantum-extractor")), Texts{"too-few-tags 4 3"});
}

TEST(requirement, is_not_met_by_the_card_itself) {
    auto game = given("A: mc 50, played mars-university advanced-alloys, hand gene-repair");
    EXPECT_EQ(game.why_not(A, play("gene-repair")), Texts{"too-few-tags 3 2"});
}

TEST(requirement, is_eased_by_two_steps) {
    auto game = given("oxygen 11; A: mc 50, played adaptation-technology, hand birds; B: prod plants 2");
    EXPECT_OFFERS(game, A, play("birds"));
    auto temperature = given("temp -14; A: mc 50, played adaptation-technology, hand archaebacteria");
    EXPECT_OFFERS(temperature, A, play("archaebacteria"));
    auto beyond = given("temp -12; A: mc 50, played adaptation-technology, hand archaebacteria");
    EXPECT_NOT_OFFERED(beyond, A, play("archaebacteria"));
    auto added = given(
        "gen 2; oxygen 9; A: mc 50, corp inventrix, played adaptation-technology, hand birds; B: prod plants "
        "2");
    EXPECT_OFFERS(added, A, play("birds"));
}

TEST(requirement, all_that_are_missing_are_named) {
    auto game = given("oxygen 3; A: mc 9, hand birds");
    const Texts reasons = game.why_not(A, play("birds"));
    EXPECT_EQ(reasons.size(), 3U);
}

TEST(own_production, must_be_there_to_be_lowered) {
    auto game = given("A: mc 20, hand carbonate-processing");
    EXPECT_EQ(game.why_not(A, play("carbonate-processing")), Texts{"production-too-low 1 0"});
    auto enough = given("A: mc 6, prod energy 1, hand carbonate-processing");
    enough.when(A, play("carbonate-processing"));
    EXPECT_TRUE(enough.shows("A: prod energy 0 heat 3"));
}

TEST(own_production, of_megacredits_goes_down_to_minus_five) {
    auto game = given("A: mc 20, prod mc -3, hand nuclear-power");
    game.when(A, play("nuclear-power"));
    EXPECT_TRUE(game.shows("A: prod mc -5 energy 3"));
    auto below = given("A: mc 20, prod mc -4, hand nuclear-power");
    EXPECT_NOT_OFFERED(below, A, play("nuclear-power"));
}

TEST(any_production, is_lowered_at_a_player_of_choice) {
    auto game = given("oxygen 13; A: mc 10, prod plants 2, hand birds; B: prod plants 2; C: prod plants 1");
    game.when(A, play("birds"));
    EXPECT_EQ(game.question(A), "target-player");
    EXPECT_OFFERS(game, A, target(A));
    EXPECT_OFFERS(game, A, target(B));
    EXPECT_NOT_OFFERED(game, A, target(C));
    EXPECT_NOT_OFFERED(game, A, decline());
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("B: prod plants 0; A: prod plants 2; C: prod plants 1"));
}

TEST(any_production, may_have_to_hit_oneself) {
    auto game = given("oxygen 13; A: mc 10, prod plants 2, hand birds; B: prod plants 1");
    game.when(A, play("birds"));
    EXPECT_TRUE(game.shows("A: prod plants 0; B: prod plants 1"));
}

TEST(any_production, without_a_target_forbids_the_card) {
    auto game = given("oxygen 13; A: mc 10, prod plants 1, hand birds; B: prod plants 1");
    EXPECT_NOT_OFFERED(game, A, play("birds"));
    EXPECT_EQ(game.why_not(A, play("birds")).front().substr(0, 21), "nobody-has-production");
}

TEST(removal, takes_any_amount_from_one_player) {
    auto game = given("A: mc 14, plants 1, hand asteroid; B: plants 5; C: plants 2");
    game.when(A, play("asteroid"));
    for (int n : {1, 2, 3}) EXPECT_OFFERS(game, A, target(B, n));
    for (int n : {1, 2}) EXPECT_OFFERS(game, A, target(C, n));
    EXPECT_NOT_OFFERED(game, A, target(C, 3));
    EXPECT_NOT_OFFERED(game, A, target(B, 4));
    EXPECT_OFFERS(game, A, decline());
    game.when(A, target(B, 2));
    EXPECT_TRUE(
        game.shows("temp -28; A: mc 0, titanium 2, tr 21, plants 1, hand, played asteroid; B: plants 3; C: plants 2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(removal, may_be_declined) {
    auto game = given("A: mc 14, hand asteroid; B: plants 5");
    game.when(A, play("asteroid")).when(A, decline());
    EXPECT_TRUE(game.shows("temp -28; A: titanium 2; B: plants 5"));
}

TEST(removal, without_a_target_is_not_asked) {
    auto game = given("A: mc 14, hand asteroid; B: mc 3");
    game.when(A, play("asteroid"));
    EXPECT_TRUE(game.shows("temp -28; active B; A: titanium 2"));
}

TEST(removal, does_not_reach_protected_plants) {
    auto game = given("A: mc 14, hand asteroid; B: plants 5, played protected-habitats; C: plants 1");
    game.when(A, play("asteroid"));
    EXPECT_NOT_OFFERED(game, A, target(B, 1));
    EXPECT_OFFERS(game, A, target(C, 1));
}

TEST(card_resources, without_a_card_to_hold_them_are_lost) {
    auto game = given("A: mc 26, hand aerobraked-ammonia-asteroid");
    game.when(A, play("aerobraked-ammonia-asteroid"));
    EXPECT_TRUE(game.shows("A: prod heat 3 plants 1"));
}

TEST(card_resources, go_to_one_card_of_the_right_kind) {
    auto game = given("A: mc 26, played ants=1 decomposers birds, hand aerobraked-ammonia-asteroid");
    game.when(A, play("aerobraked-ammonia-asteroid"));
    EXPECT_NOT_OFFERED(game, A, target_card("birds"));
    EXPECT_OFFERS(game, A, target_card("decomposers"));
    game.when(A, target_card("ants"));
    EXPECT_TRUE(game.shows("A: played ants=3 decomposers=0"));
}

TEST(action, of_a_card_is_used_once_a_generation) {
    auto game = given("A: mc 20, played birds=1, hand mine");
    game.when(A, action("birds"));
    EXPECT_TRUE(game.shows("A: played birds=2!"));
    EXPECT_NOT_OFFERED(game, A, action("birds"));
    EXPECT_EQ(game.why_not(A, action("birds")), Texts{"action-used"});
}

TEST(action, of_two_printed_ones_is_used_one) {
    auto game = given("A: mc 20, played regolith-eaters=2");
    game.when(A, action("regolith-eaters"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("oxygen 1; A: tr 21, played regolith-eaters=0!"));
    auto too_few = given("A: mc 20, played regolith-eaters=1");
    too_few.when(A, action("regolith-eaters"));
    EXPECT_TRUE(too_few.shows("oxygen 0; A: played regolith-eaters=2!"));
}

TEST(action, needs_its_cost) {
    auto game = given("A: mc 20, energy 3, played steelworks");
    EXPECT_EQ(game.why_not(A, action("steelworks")), Texts{"too-few-resources 4 3"});
    auto enough = given("A: energy 4, played steelworks");
    enough.when(A, action("steelworks"));
    EXPECT_TRUE(enough.shows("oxygen 1; A: energy 0, steel 2, tr 21"));
}

TEST(action, is_legal_even_if_it_gains_nothing) {
    auto game = given("A: played symbiotic-fungus");
    EXPECT_OFFERS(game, A, action("symbiotic-fungus"));
}

TEST(action, of_a_corporation_counts_as_one) {
    auto game = given("gen 2; A: corp united-nations-mars-initiative, mc 3");
    EXPECT_EQ(game.why_not(A, action("united-nations-mars-initiative")), Texts{"rating-not-raised"});
    auto raised = given("gen 2; A: corp united-nations-mars-initiative, mc 3, raised-tr");
    raised.when(A, action("united-nations-mars-initiative"));
    EXPECT_TRUE(raised.shows("A: mc 0, tr 21, corp united-nations-mars-initiative!"));
}

}  // namespace
}  // namespace planitia::kit
