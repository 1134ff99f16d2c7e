// The worked examples of the rulebook, with its figures.
#include <kit/scenario.h>

#include <stdexcept>

namespace planitia::kit {
namespace {

/// A standard game in which A was dealt PhoboLog, B ThorGate and C Tharsis Republic.
Scenario first_game() {
    for (int i = 0; i < 5000; ++i) {
        Scenario game = dealt({.players = 3, .corporate_era = false}, "worked example " + std::to_string(i));
        if (game.offers(A, choose_corporation("phobolog")) && game.offers(B, choose_corporation("thorgate")) &&
            game.offers(C, choose_corporation("tharsis-republic")))
            return game;
    }
    throw std::runtime_error("no deal offers the three corporations");
}

/// Buys so many of the ten cards dealt.
Move buy_some(const Scenario& game, PlayerId player, int count) {
    Document cards = Document::list();
    for (terraforming::CardId card : game.position().player(player).offer.dealt)
        if (count-- > 0) cards.add(terraforming::info(card).slug);
    Move move = buy({});
    move.fields.set("cards", cards);
    return move;
}

TEST(worked_example, of_three_corporations_and_their_first_cards) {
    auto game = first_game();
    game.when(A, choose_corporation("phobolog"));
    game.when(B, choose_corporation("thorgate"));
    game.when(C, choose_corporation("tharsis-republic"));
    game.when(A, buy_some(game, A, 5)).when(B, buy_some(game, B, 10)).when(C, buy_some(game, C, 4));
    EXPECT_TRUE(
        game.shows("phase action; A: mc 8, titanium 10, cards 5, "
                   "prod mc 1 steel 1 titanium 1 plants 1 energy 1 heat 1"));
    EXPECT_TRUE(game.shows("B: mc 18, cards 10, prod mc 1 steel 1 titanium 1 plants 1 energy 2 heat 1"));
    EXPECT_TRUE(game.shows("C: mc 28, cards 4, prod mc 1 steel 1 titanium 1 plants 1 energy 1 heat 1, first-action"));
    game.when(A, pass()).when(B, pass());
    game.when(C, first_action("tharsis-republic")).when(C, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city C; C: mc 31, prod mc 2, no-first-action"));
}

TEST(worked_example, of_titanium_at_4_without_change) {
    auto game = given("gen 2; A: corp phobolog, mc 0, titanium 9, hand asteroid-mining");
    game.when(A, play("asteroid-mining"));
    EXPECT_TRUE(game.shows("A: mc 0, titanium 1, prod titanium 2, hand, played asteroid-mining"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(worked_example, of_a_power_card_at_8_instead_of_11) {
    auto game = given("gen 2; A: corp thorgate, mc 8, hand solar-power");
    game.when(A, play("solar-power"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1, hand, played solar-power"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(worked_example, of_cities_beside_tharsis_republic) {
    auto game = given("gen 2; A: mc 25; B: corp tharsis-republic, mc 25");
    game.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 1; B: mc 25, prod mc 1"));
    game.when(B, project("city")).when(B, place(38));
    EXPECT_TRUE(game.shows("A: prod mc 1; B: mc 3, prod mc 3"));
}

TEST(worked_example, of_the_production_phase) {
    auto game = given("gen 2; A: corp phobolog, tr 20, prod mc 1 steel 1 titanium 3 plants 1 energy 1 heat 1");
    game.to_next_generation();
    EXPECT_TRUE(game.shows("A: mc 21, steel 1, titanium 3, plants 1, energy 1, heat 1"));
}

TEST(worked_example, of_a_shared_award) {
    auto game = given("awards thermalist C; A: heat 12; B: heat 12; C: heat 5");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 5);
    EXPECT_EQ(game.score(C).awards, 0);
}

// A city between three own greeneries and two of others; Livestock with three animals, six points on other cards and
// Flooding.
TEST(worked_example, of_the_final_score) {
    const std::string mars =
        "awards banker B; milestones builder A; players 3; "
        "tiles 14 city A, 7 greenery A, 8 greenery A, 13 greenery A, 15 greenery B, 21 greenery C; ";
    auto before_cards = given(mars + "A: tr 38, prod mc 9");
    EXPECT_EQ(before_cards.score(A).awards, 5);
    EXPECT_EQ(before_cards.score(A).milestones, 5);
    EXPECT_EQ(before_cards.score(A).greenery, 3);
    EXPECT_EQ(before_cards.score(A).city, 5);
    EXPECT_EQ(before_cards.score(A).total(), 56);
    auto game = given(mars + "A: tr 38, prod mc 9, played livestock=3 farming tundra-farming gene-repair flooding");
    EXPECT_EQ(game.score(A).cards, 3 + 6 - 1);
    EXPECT_EQ(game.score(A).total(), 64);
}

TEST(worked_example, of_a_city_beside_two_oceans) {
    auto game = given("tiles 4 ocean, 5 ocean; A: mc 25");
    game.when(A, project("city")).when(A, place(10));
    EXPECT_TRUE(game.shows("tiles 10 city A; A: mc 4, prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
