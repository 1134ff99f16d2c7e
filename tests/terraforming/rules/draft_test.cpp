// Rules 3.2: the draft variant.
#include <kit/scenario.h>

#include <algorithm>
#include <array>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

/// Three players, dealt one by one from the first player of the new generation on.
const char* const kTwelve = "deck asteroid comet birds fish ants mine trees bushes grass heather moss algae";
using Hands = std::array<Texts, 3>;
const Hands kDealtFromB = {Texts{"birds", "mine", "grass", "algae"}, Texts{"asteroid", "fish", "trees", "heather"},
                           Texts{"comet", "ants", "bushes", "moss"}};

Scenario at_the_draft(const std::string& text) {
    Scenario game = given("draft; players 3; " + text + "; " + kTwelve);
    while (game.position().phase == terraforming::Phase::action) game.when(game.record().awaited().front(), pass());
    return game;
}

Texts sorted(Texts texts) {
    std::ranges::sort(texts);
    return texts;
}

/// The options of a round, or the cards to buy, without the words around them.
Texts cards_asked(const Scenario& game, PlayerId player) {
    Texts cards;
    for (const std::string& text : game.asks(player)) {
        const bool is_draft = text.starts_with("draft ");
        std::string rest = is_draft ? text.substr(6) : text.substr(text.find(" of ") + 4);
        for (std::size_t at; (at = rest.find(' ')) != std::string::npos; rest.erase(0, at + 1))
            cards.push_back(rest.substr(0, at));
        cards.push_back(rest);
    }
    return sorted(cards);
}

/// Everybody keeps the first card of each round and hands the rest on by so many seats; the fourth card is handed on.
void draft_to_the_end(Scenario& game, Hands hands, std::size_t to) {
    Hands kept;
    for (int round = 1; round <= 3; ++round) {
        EXPECT_TRUE(game.shows("phase draft"));
        for (PlayerId player : {A, B, C}) EXPECT_EQ(cards_asked(game, player), sorted(hands[player.index()])) << round;
        Hands next;
        for (PlayerId player : {A, B, C}) {
            Texts& hand = hands[player.index()];
            game.when(player, draft(hand.front()));
            kept[player.index()].push_back(hand.front());
            next[(player.index() + to) % 3].assign(hand.begin() + 1, hand.end());
        }
        hands = next;
    }
    EXPECT_TRUE(game.shows("phase research; A: hand; B: hand; C: hand"));
    for (PlayerId player : {A, B, C}) {
        kept[player.index()].push_back(hands[player.index()].front());
        EXPECT_TRUE(game.asks(player).front().starts_with("buy-cards 0 to 4 of "));
        EXPECT_EQ(cards_asked(game, player), sorted(kept[player.index()]));
    }
}

TEST(draft_variant, hands_cards_on_to_the_left_in_even_generations) {
    auto game = at_the_draft("gen 1");
    EXPECT_TRUE(game.shows("gen 2; first B"));
    draft_to_the_end(game, kDealtFromB, 1);
}

TEST(draft_variant, hands_cards_on_to_the_right_in_odd_generations) {
    auto game = at_the_draft("gen 2");
    EXPECT_TRUE(game.shows("gen 3; first B"));
    draft_to_the_end(game, kDealtFromB, 2);
}

TEST(draft_variant, is_not_part_of_the_first_generation) {
    auto game = dealt({.players = 3, .draft = true, .beginners = PlayerSet::first(3)}, "draft");
    EXPECT_TRUE(game.shows("phase action; gen 1; A: cards 10"));
    auto choosing = dealt({.players = 3, .draft = true}, "draft");
    EXPECT_TRUE(choosing.shows("phase setup"));
    for (PlayerId player : {A, B, C}) {
        const auto corporation = choosing.position().player(player).offer.corporations[0];
        choosing.when(player, choose_corporation(terraforming::info(corporation).slug)).when(player, buy({}));
    }
    EXPECT_TRUE(choosing.shows("phase action; gen 1"));
}

TEST(draft_variant, is_only_played_when_agreed) {
    auto game = given(std::string("players 3; ") + kTwelve);
    for (PlayerId player : {A, B, C}) game.when(player, pass());
    EXPECT_TRUE(game.shows("phase research"));
    EXPECT_EQ(game.question(A), "buy-cards");
}

TEST(draft_variant, asks_all_at_once_and_the_order_of_answers_changes_nothing) {
    auto one = at_the_draft("gen 1");
    for (PlayerId player : {A, B, C}) EXPECT_TRUE(one.is_asked(player));
    one.when(A, draft("birds"));
    EXPECT_FALSE(one.is_asked(A));
    one.when(B, draft("fish"));
    EXPECT_EQ(one.asks(C), (Texts{"draft comet", "draft ants", "draft bushes", "draft moss"}));
    one.when(C, draft("moss"));
    auto other = at_the_draft("gen 1");
    other.when(C, draft("moss")).when(A, draft("birds")).when(B, draft("fish"));
    EXPECT_TRUE(one.position() == other.position());
}

TEST(draft_variant, keeps_the_choice_of_a_round_secret) {
    const auto seen_by_b = [](const char* card) {
        auto game = at_the_draft("gen 1");
        game.when(A, draft(card));
        return Scenario::Game::write_view(Scenario::Game::observe(game.position(), B));
    };
    EXPECT_TRUE(seen_by_b("birds") == seen_by_b("algae"));
}

TEST(draft_variant, ends_with_buying_at_3_and_discarding_the_rest) {
    auto game = at_the_draft("gen 1; A: tr 20");
    for (const char* card : {"birds", "comet", "trees"}) {
        game.when(A, draft(card));
        for (PlayerId player : {B, C})
            for (const char* each : {"asteroid", "ants", "mine", "fish", "bushes", "grass"})
                if (game.offers(player, draft(each))) {
                    game.when(player, draft(each));
                    break;
                }
    }
    EXPECT_EQ(game.question(A), "buy-cards");
    game.when(A, buy({"comet", "trees"})).when(B, buy({})).when(C, buy({}));
    EXPECT_TRUE(
        game.shows("phase action; gen 2; active B; A: mc 14, hand comet trees; B: hand; C: hand; "
                   "discards birds asteroid; discard-count 10"));
}

}  // namespace
}  // namespace planitia::kit
