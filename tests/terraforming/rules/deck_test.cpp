// Rules 3.2 and 8: drawing, discarding, and the deck that runs out.
#include <kit/scenario.h>
#include <terraforming/observe/observe.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(deck, is_drawn_from_the_top) {
    auto game = given("A: mc 11, hand research; deck bushes trees comet");
    game.when(A, play("research"));
    EXPECT_TRUE(game.shows("A: hand bushes trees; deck comet"));
}

TEST(deck, is_made_of_the_discards_in_the_middle_of_a_draw) {
    auto game = given("A: mc 11, hand research; deck bushes; discards trees comet asteroid; rest B");
    game.when(A, play("research"));
    EXPECT_TRUE(game.shows("A: cards 2; deck-count 2; discard-count 0"));
    EXPECT_TRUE(game.position().player(A).hand.contains(terraforming::find_card("bushes")));
}

// Rules 3.2: when the deck is empty, the discards become a new one; what is discarded later is no part of it.
TEST(deck, that_runs_out_is_made_anew_at_once) {
    auto game = given("A: mc 11, hand research mine; deck bushes trees; discards comet asteroid; rest B");
    game.when(A, play("research"));
    EXPECT_TRUE(game.shows("A: hand bushes trees mine; deck-count 2; discard-count 0"));
    EXPECT_EQ(observe(game.position(), A).deck, 2);
    EXPECT_EQ(observe(game.position(), A).discards, 0);
    game.when(A, project("sell-patents")).when(A, sell({"mine"}));
    EXPECT_TRUE(game.shows("deck-count 2; discards mine"));
}

TEST(deck, that_runs_out_without_discards_is_made_of_those_there_are_at_the_next_draw) {
    auto game =
        given("A: mc 22, hand research mine; B: mc 11, hand invention-contest; C: mc 0; deck bushes trees; rest C");
    game.when(A, play("research"));
    EXPECT_TRUE(game.shows("deck-count 0; discard-count 0"));
    game.when(A, project("sell-patents")).when(A, sell({"mine"}));
    EXPECT_TRUE(game.shows("deck-count 0; discards mine"));
    game.when(B, play("invention-contest"));
    EXPECT_TRUE(game.shows("B: hand mine; deck-count 0; discard-count 0"));
}

TEST(deck, of_which_the_last_card_is_revealed_is_made_of_the_others) {
    auto game = given("A: mc 1, played search-for-life; deck trees; discards comet asteroid; rest B");
    game.when(A, action("search-for-life"));
    EXPECT_TRUE(game.shows("deck-count 2; discards trees"));
}

TEST(deck, without_cards_and_discards_gives_fewer_cards) {
    auto game = given("A: mc 11, hand research; deck bushes; rest B");
    game.when(A, play("research"));
    EXPECT_TRUE(game.shows("A: hand bushes; deck-count 0; discard-count 0"));
}

TEST(deck, that_runs_out_while_dealing_gives_later_players_fewer_cards) {
    auto game = given("A: mc 0; B: mc 0; deck bushes trees comet; rest B");
    game.when(A, pass()).when(B, pass());
    EXPECT_EQ(game.asks(B), Texts{"buy-cards 0 to 2 of comet bushes"});
    EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 1 of trees"});
}

TEST(deck, that_is_empty_leaves_research_without_a_question) {
    auto game = given("rest B");
    game.when(A, pass()).when(B, pass());
    EXPECT_TRUE(game.shows("gen 2; phase action; active B"));
}

TEST(deck, is_reshuffled_while_dealing) {
    auto game = given("A: mc 0; B: mc 0; deck bushes; discards trees comet asteroid birds fish ants mine; rest B");
    game.when(A, pass()).when(B, pass());
    EXPECT_TRUE(game.shows("phase research; deck-count 0; discard-count 0"));
    EXPECT_EQ(game.position().player(A).offer.dealt.size(), 4U);
    EXPECT_EQ(game.position().player(B).offer.dealt.size(), 4U);
}

TEST(deck, without_a_card_makes_an_action_that_looks_at_one_illegal) {
    auto game = given("A: mc 9, played inventors-guild search-for-life; rest B");
    EXPECT_NOT_OFFERED(game, A, action("inventors-guild"));
    EXPECT_NOT_OFFERED(game, A, action("search-for-life"));
    EXPECT_EQ(game.why_not(A, action("inventors-guild")), Texts{"no-cards"});
}

TEST(look, lets_the_player_keep_some_and_discards_the_rest) {
    auto game = given("A: mc 7, hand business-contacts; deck bushes trees comet asteroid birds");
    game.when(A, play("business-contacts"));
    EXPECT_EQ(game.asks(A), Texts{"pick-cards 2 to 2 of asteroid comet trees bushes"});
    EXPECT_NOT_OFFERED(game, A, pick({"bushes"}));
    game.when(A, pick({"asteroid", "bushes"}));
    EXPECT_TRUE(game.shows("A: hand asteroid bushes; discards trees comet; deck birds"));
}

TEST(look, and_buy_costs_three_and_may_be_refused) {
    auto game = given("A: mc 5, played inventors-guild; deck bushes trees");
    game.when(A, action("inventors-guild"));
    EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 1 of bushes"});
    game.when(A, buy({}));
    EXPECT_TRUE(game.shows("A: mc 5, hand, played inventors-guild!; discards bushes"));
    auto bought = given("A: mc 5, played inventors-guild; deck bushes trees");
    bought.when(A, action("inventors-guild")).when(A, buy({"bushes"}));
    EXPECT_TRUE(bought.shows("A: mc 2, hand bushes; discard-count 0"));
}

TEST(look, without_money_discards_the_card) {
    auto game = given("A: mc 2, played inventors-guild; deck bushes trees");
    game.when(A, action("inventors-guild"));
    EXPECT_TRUE(game.shows("A: mc 2, hand; discards bushes"));
}

TEST(reveal, discards_the_card_whatever_it_shows) {
    auto game = given("A: mc 1, played search-for-life; deck ants trees");
    game.when(A, action("search-for-life"));
    EXPECT_TRUE(game.shows("A: mc 0, played search-for-life=1!; discards ants; deck trees"));
    auto missed = given("A: mc 1, played search-for-life; deck trees ants");
    missed.when(A, action("search-for-life"));
    EXPECT_TRUE(missed.shows("A: mc 0, played search-for-life=0!; discards trees"));
}

TEST(events, go_to_their_players_own_pile) {
    auto game = given("A: mc 14, hand asteroid; deck bushes; rest B");
    game.when(A, play("asteroid"));
    EXPECT_TRUE(game.shows("A: played asteroid; discard-count 0"));
}

}  // namespace
}  // namespace planitia::kit
