// Rules 4.A: effects and what they trigger, in the order the active player chooses.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(trigger, of_another_players_card_happens_too) {
    auto game = given("A: mc 18; B: played arctic-algae");
    game.when(A, project("aquifer")).when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 0, tr 21; B: plants 2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(trigger, happens_once_for_every_match) {
    auto game = given("A: mc 23, hand ice-asteroid; B: played arctic-algae");
    game.when(A, play("ice-asteroid")).when(A, place(5)).when(A, place(11));
    EXPECT_TRUE(game.shows("A: tr 22; B: plants 4"));
}

TEST(trigger, on_own_tiles_does_not_see_those_of_others) {
    auto game = given("A: plants 8; B: played herbivores=1");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("B: played herbivores=1"));
}

TEST(trigger, on_cities_sees_those_of_anyone) {
    auto game = given("A: mc 25, played rover-construction; B: played pets=1; C: played immigrant-city");
    game.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(game.shows("A: mc 2, prod mc 1; B: played pets=2; C: prod mc 1"));
}

TEST(trigger, of_tharsis_republic_counts_cities_on_mars) {
    auto game = given("gen 2; A: mc 25, hand phobos-space-haven; B: corp tharsis-republic");
    game.when(A, play("phobos-space-haven"));
    EXPECT_TRUE(game.shows("B: mc 0, prod mc 0"));
    auto own = given("gen 2; A: corp tharsis-republic, mc 25");
    own.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(own.shows("A: mc 3, prod mc 2"));
}

TEST(trigger, on_tags_counts_every_tag_of_a_card) {
    auto game = given("A: mc 11, played decomposers=1, hand advanced-ecosystems kelp-farming");
    EXPECT_NOT_OFFERED(game, A, play("advanced-ecosystems"));
    auto met = given("A: mc 11, played decomposers=1 trees fish, hand advanced-ecosystems");
    met.when(A, play("advanced-ecosystems"));
    EXPECT_TRUE(met.shows("A: played decomposers=4"));
}

TEST(trigger, of_a_card_does_not_see_the_card_itself_unless_it_says_so) {
    auto university = given("A: mc 8, hand mars-university comet; deck bushes");
    university.when(A, play("mars-university"));
    // Its own science tag counts: a card of the hand may be changed for one of the deck.
    EXPECT_EQ(university.question(A), "discard-cards");
    auto conference = given("A: mc 10, hand olympus-conference");
    conference.when(A, play("olympus-conference"));
    EXPECT_TRUE(conference.shows("A: played olympus-conference=1"));
}

TEST(mars_university, changes_a_card_for_every_science_tag) {
    auto game = given("A: mc 11, played mars-university, hand research comet asteroid; deck bushes trees birds fish");
    game.when(A, play("research"));
    // Drawing two cards and two changes wait: the player orders them.
    EXPECT_EQ(game.question(A), "resolve");
    game.when(A, resolve("research"));
    EXPECT_TRUE(game.shows("A: hand comet asteroid bushes trees"));
    game.when(A, discard({"comet"}));
    game.when(A, discard({"trees"}));
    EXPECT_TRUE(game.shows("A: hand asteroid bushes birds fish; discards comet trees"));
}

TEST(mars_university, may_come_before_the_draw) {
    auto game = given("A: mc 11, played mars-university, hand research comet; deck bushes trees birds fish");
    game.when(A, play("research"));
    game.when(A, resolve("mars-university"));
    game.when(A, discard({"comet"}));
    EXPECT_TRUE(game.shows("A: hand bushes; discards comet"));
}

TEST(mars_university, may_be_declined) {
    auto game = given(
        "A: mc 9, played mars-university, hand adapted-lichen comet gene-repair physics-complex; deck "
        "bushes");
    game.when(A, play("adapted-lichen"));
    EXPECT_NE(game.question(A), "discard-cards");
    auto science = given("A: mc 12, played mars-university, hand physics-complex comet; deck bushes");
    science.when(A, play("physics-complex"));
    EXPECT_OFFERS(science, A, discard({}));
    science.when(A, discard({}));
    EXPECT_TRUE(science.shows("A: hand comet; deck bushes"));
}

TEST(event_triggers, see_events_as_they_are_played) {
    auto game = given("A: mc 14, played media-group optimal-aerobraking, hand asteroid");
    game.when(A, play("asteroid"));
    EXPECT_TRUE(game.shows("A: mc 6, heat 3, titanium 2"));
}

TEST(event_tags, count_only_while_the_event_is_played) {
    auto game = given("A: mc 30, played asteroid, hand satellites");
    game.when(A, play("satellites"));
    EXPECT_TRUE(game.shows("A: prod mc 1"));
    auto scientist = given("A: mc 30, played invention-contest research, hand gene-repair");
    EXPECT_EQ(scientist.why_not(A, play("gene-repair")), Texts{"too-few-tags 3 2"});
}

TEST(order, is_not_asked_where_it_changes_nothing) {
    auto game = given("temp -26; A: mc 20, hand deep-well-heating");
    game.when(A, play("deep-well-heating"));
    EXPECT_TRUE(game.shows("temp -24; A: mc 7, prod energy 1 heat 1, tr 21"));
}

TEST(order, of_a_tile_and_a_removal_is_the_players_choice) {
    auto game = given("A: mc 21, hand comet; B: plants 3; deck bushes");
    game.when(A, play("comet"));
    EXPECT_EQ(game.question(A), "resolve");
    EXPECT_EQ(game.asks(A).size(), 2U);
}

TEST(order, lets_immigrant_city_be_played_at_minus_four) {
    auto game = given("A: mc 13, prod mc -4 energy 1, hand immigrant-city");
    EXPECT_OFFERS(game, A, play("immigrant-city"));
    game.when(A, play("immigrant-city")).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city A; A: mc 0, prod mc -5 energy 0"));
    auto lower = given("A: mc 13, prod mc -5 energy 1, hand immigrant-city");
    EXPECT_NOT_OFFERED(lower, A, play("immigrant-city"));
}

TEST(order, lets_energy_tapping_be_played_when_nobody_has_energy) {
    auto game = given("A: mc 3, hand energy-tapping");
    game.when(A, play("energy-tapping"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0, played energy-tapping"));
}

}  // namespace
}  // namespace planitia::kit
