// Rules 3.2: research and the draft; rules 2: the set-up.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

/// Two players who come to research with eight known cards on the deck, dealt one by one from B on.
const char* const kBeforeResearch = "deck asteroid comet birds fish ants mine trees bushes; A: tr 20; B: tr 20";

Scenario in_research(std::string_view text) {
    Scenario game = given(text);
    game.when(A, pass());
    game.when(B, pass());
    return game;
}

TEST(research, deals_four_cards_each_one_by_one_in_turn_order) {
    auto game = in_research(kBeforeResearch);
    EXPECT_EQ(game.asks(B), Texts{"buy-cards 0 to 4 of asteroid ants trees birds"});
    EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 4 of comet fish mine bushes"});
}

TEST(research, costs_three_for_each_card_kept) {
    auto game = in_research(kBeforeResearch);
    game.when(A, buy({"fish", "mine"}));
    game.when(B, buy({}));
    EXPECT_TRUE(
        game.shows("phase action; A: mc 14, hand fish mine; B: mc 20, hand; discards comet asteroid bushes trees"));
}

TEST(research, is_paid_and_shown_when_all_have_chosen) {
    auto game = in_research(kBeforeResearch);
    EXPECT_TRUE(game.is_asked(A) && game.is_asked(B));
    game.when(B, buy({"birds"}));
    EXPECT_TRUE(game.shows("phase research; B: mc 20, hand"));
    EXPECT_FALSE(game.is_asked(B));
    game.when(A, buy({}));
    EXPECT_TRUE(game.shows("phase action; B: mc 17, hand birds"));
}

TEST(research, sells_no_more_than_the_player_can_pay) {
    auto game = in_research("deck asteroid comet birds fish ants mine trees bushes; A: tr 8; B: tr 20");
    EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 2 of comet fish mine bushes"});
    EXPECT_NOT_OFFERED(game, A, buy({"comet", "fish", "mine"}));
    EXPECT_NOT_OFFERED(game, A, buy({"asteroid"}));
    EXPECT_OFFERS(game, A, buy({"comet", "bushes"}));
}

TEST(research, can_be_paid_with_heat_by_helion) {
    auto game = in_research(
        "gen 2; deck asteroid comet birds fish ants mine trees bushes; A: corp helion, tr 20, heat 2; B: tr "
        "20");
    game.when(B, buy({}));
    game.when(A, buy({"comet"}));
    EXPECT_EQ(game.question(A), "pay");
    game.when(A, pay({.mc = 1, .heat = 2}));
    EXPECT_TRUE(game.shows("A: mc 19, heat 0, hand comet"));
}

TEST(draft, keeps_one_and_passes_the_rest_left_in_even_generations) {
    auto game = in_research(std::string("draft; ") + kBeforeResearch);
    game.when(A, draft("comet"));
    EXPECT_TRUE(game.shows("phase draft"));
    game.when(B, draft("birds"));
    EXPECT_EQ(game.asks(A), (Texts{"draft asteroid", "draft ants", "draft trees"}));
    EXPECT_EQ(game.asks(B), (Texts{"draft fish", "draft mine", "draft bushes"}));
    game.when(A, draft("ants")).when(B, draft("fish"));
    game.when(A, draft("mine")).when(B, draft("trees"));
    EXPECT_TRUE(game.shows("phase research"));
    EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 4 of asteroid comet ants mine"});
}

TEST(draft, passes_right_in_odd_generations) {
    auto game = given(
        "draft; gen 2; players 3; deck asteroid comet birds fish ants mine trees bushes grass heather moss "
        "algae");
    for (PlayerId player : {A, B, C}) game.when(player, pass());
    // B is dealt asteroid, fish, trees, heather; C comet, ants, bushes, moss; A birds, mine, grass, algae.
    game.when(A, draft("birds")).when(B, draft("asteroid")).when(C, draft("comet"));
    EXPECT_EQ(game.asks(A), (Texts{"draft fish", "draft trees", "draft heather"}));
}

TEST(setup, asks_everybody_at_once_for_a_corporation_and_then_for_cards) {
    auto game = dealt({.players = 3}, "set-up");
    for (PlayerId player : {A, B, C}) EXPECT_EQ(game.question(player), "choose-corporation");
    const auto offered = game.position().player(A).offer.corporations;
    game.when(A, choose_corporation(terraforming::info(offered[0]).slug));
    EXPECT_EQ(game.question(A), "buy-cards");
    EXPECT_EQ(game.question(B), "choose-corporation");
    EXPECT_EQ(game.position().player(A).stock[terraforming::Resource::megacredits], 0);
}

TEST(setup, gives_beginners_their_corporation_and_ten_cards) {
    auto game = dealt({.players = 2, .beginners = PlayerSet::only(B)}, "beginners");
    EXPECT_FALSE(game.is_asked(B));
    game.when(A, choose_corporation(terraforming::info(game.position().player(A).offer.corporations[0]).slug));
    game.when(A, buy({}));
    EXPECT_TRUE(game.shows("phase action; gen 1; active A; B: mc 42, cards 10, corp beginner-corporation; A: cards 0"));
}

TEST(setup, of_the_standard_game_starts_every_production_at_one) {
    auto game = dealt({.players = 2, .corporate_era = false, .beginners = PlayerSet::first(2)}, "standard");
    EXPECT_TRUE(game.shows("phase action; A: tr 20, mc 42, prod mc 1 steel 1 titanium 1 plants 1 energy 1 heat 1"));
    for (terraforming::CardId card : game.position().deck)
        EXPECT_EQ(terraforming::info(card).set, terraforming::Set::base);
}

TEST(setup, of_the_corporate_era_starts_every_production_at_zero) {
    auto game = dealt({.players = 2, .beginners = PlayerSet::first(2)}, "corporate era");
    EXPECT_TRUE(game.shows("A: tr 20, mc 42, prod mc 0 steel 0 titanium 0 plants 0 energy 0 heat 0"));
    EXPECT_TRUE(game.shows("deck-count 188"));
}

TEST(setup, that_makes_no_sense_is_refused) {
    using terraforming::begin;
    EXPECT_FALSE(begin({.players = 0}, ""));
    EXPECT_FALSE(begin({.players = 6}, ""));
    EXPECT_FALSE(begin({.players = 1, .corporate_era = false}, ""));
    EXPECT_FALSE(begin({.players = 1, .draft = true}, ""));
    EXPECT_FALSE(begin({.players = 2, .beginners = PlayerSet::only(C)}, ""));
}

}  // namespace
}  // namespace planitia::kit
