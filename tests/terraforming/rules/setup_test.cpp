// Rules 2: the set-up for two to five players.
#include <kit/scenario.h>
#include <terraforming/rules/setup.h>

#include <map>
#include <set>

namespace planitia::kit {
namespace {

using terraforming::CardId;
using terraforming::Resource;

std::string slug(CardId card) { return std::string(terraforming::info(card).slug); }

std::string offered_corporation(const Scenario& game, PlayerId player, std::size_t index) {
    return slug(game.position().player(player).offer.corporations[index]);
}

/// The first so many of the cards dealt.
Move buy_first(const Scenario& game, PlayerId player, int count) {
    Document cards = Document::list();
    for (CardId card : game.position().player(player).offer.dealt)
        if (count-- > 0) cards.add(slug(card));
    Move move = buy({});
    move.fields.set("cards", cards);
    return move;
}

/// One of the two corporations, and the first so many cards.
void choose(Scenario& game, PlayerId player, std::size_t corporation, int count) {
    game.when(player, choose_corporation(offered_corporation(game, player, corporation)));
    game.when(player, buy_first(game, player, count));
}

/// Every project card and corporation that was dealt or can be drawn.
std::vector<CardId> cards_of(const Scenario& game) {
    std::vector<CardId> cards(game.position().deck.begin(), game.position().deck.end());
    for (PlayerId player : game.position().seats()) {
        const terraforming::PlayerState& state = game.position().player(player);
        for (CardId card : state.offer.dealt) cards.push_back(card);
        for (CardId card : state.hand) cards.push_back(card);
        for (CardId card : state.offer.corporations)
            if (card.is_some()) cards.push_back(card);
    }
    return cards;
}

std::string seed(int i) { return "set-up " + std::to_string(i); }

TEST(standard_game, leaves_the_corporate_era_out) {
    for (int players = 2; players <= 5; ++players)
        for (int i = 0; i < 10; ++i) {
            const auto game = dealt({.players = static_cast<std::uint8_t>(players), .corporate_era = false}, seed(i));
            EXPECT_EQ(cards_of(game).size(), 137U + 2U * static_cast<unsigned>(players));
            for (CardId card : cards_of(game))
                EXPECT_EQ(terraforming::info(card).set, terraforming::Set::base) << slug(card);
        }
}

TEST(corporate_era, brings_all_its_cards_and_corporations) {
    std::set<std::string> corporations;
    for (int i = 0; i < 40; ++i) {
        const auto game = dealt({.players = 5}, seed(i));
        EXPECT_EQ(cards_of(game).size(), 208U + 10U);
        for (PlayerId player : game.position().seats())
            for (std::size_t n : {0U, 1U}) corporations.insert(offered_corporation(game, player, n));
    }
    const std::set<std::string> all = {"credicor",     "ecoline",          "helion",
                                       "inventrix",    "phobolog",         "interplanetary-cinematics",
                                       "mining-guild", "teractor",         "saturn-systems",
                                       "thorgate",     "tharsis-republic", "united-nations-mars-initiative"};
    EXPECT_EQ(corporations, all);
}

// What the corporations add to it is told here by name.
TEST(starting_production, is_one_in_the_standard_game_and_zero_in_the_corporate_era) {
    const std::map<std::string, std::pair<Resource, int>> extra = {{"ecoline", {Resource::plants, 2}},
                                                                   {"helion", {Resource::heat, 3}},
                                                                   {"mining-guild", {Resource::steel, 1}},
                                                                   {"thorgate", {Resource::energy, 1}}};
    for (const bool corporate_era : {false, true})
        for (int i = 0; i < 30; ++i) {
            auto game = dealt({.players = 2, .corporate_era = corporate_era, .beginners = PlayerSet::only(B)}, seed(i));
            const std::string corporation = offered_corporation(game, A, 0);
            if (corporation == "saturn-systems") continue;  // it reacts to its own tag besides
            choose(game, A, 0, 0);
            for (Resource resource : every<Resource>()) {
                const auto found = extra.find(corporation);
                const int more = found != extra.end() && found->second.first == resource ? found->second.second : 0;
                const int base = corporate_era ? 0 : 1;
                EXPECT_EQ(game.position().player(A).production[resource], base + more) << corporation;
                EXPECT_EQ(game.position().player(B).production[resource], base);
            }
            EXPECT_TRUE(game.shows("A: tr 20; B: tr 20"));
        }
}

TEST(dealing, leaves_out_a_card_that_joined_its_set_after_those_rules) {
    terraforming::Card card = terraforming::info(terraforming::find_card("asteroid"));
    card.since = 2;
    EXPECT_FALSE(terraforming::is_in_game({.rules = 1}, card));
    EXPECT_TRUE(terraforming::is_in_game({.rules = 2}, card));
}

TEST(first_player, is_the_seat_agreed_on) {
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const auto game = dealt({.players = 3, .first_player = PlayerId{seat}}, "red planet");
        EXPECT_EQ(game.position().first_player, PlayerId{seat});
        for (PlayerId player : game.position().seats())
            EXPECT_EQ(game.position().player(player), dealt({.players = 3}, "red planet").position().player(player))
                << "a seed deals the same cards whoever begins";
    }
    const auto beginners = dealt({.players = 2, .beginners = PlayerSet::first(2), .first_player = B}, "red planet");
    EXPECT_EQ(beginners.position().active_player, B);
    EXPECT_FALSE(terraforming::begin({.players = 2, .first_player = C}, "red planet"));
}

TEST(first_player, may_be_drawn_from_the_seed) {
    std::map<PlayerId, int> times;
    const terraforming::Setup drawn{.players = 4, .first_player = PlayerId::none()};
    for (int i = 0; i < 400; ++i) {
        const auto game = dealt(drawn, seed(i));
        EXPECT_EQ(game.position(), dealt(drawn, seed(i)).position());
        EXPECT_EQ(game.position().player(B), dealt({.players = 4}, seed(i)).position().player(B));
        ++times[game.position().first_player];
    }
    for (PlayerId player : {A, B, C, D}) EXPECT_NEAR(times[player], 100, 40);
    EXPECT_EQ(dealt({.players = 1, .first_player = PlayerId::none()}, "red planet").position().first_player, A);
}

TEST(first_player, is_a_seat_or_random_in_a_set_up) {
    for (PlayerId first : {A, B, C, PlayerId::none()}) {
        const terraforming::Setup setup{.players = 3, .first_player = first};
        const auto read = terraforming::read_setup(terraforming::write_setup(setup));
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, setup);
    }
    const auto written = [](Document value) {
        return Document::map({{"players", 3}, {"firstPlayer", std::move(value)}});
    };
    EXPECT_EQ(terraforming::read_setup(written("random"))->first_player, PlayerId::none());
    for (const Document& wrong : {Document(3), Document("nobody"), Document(), Document("1")}) {
        const auto refused = terraforming::read_setup(written(wrong));
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().at, "/firstPlayer");
    }
}

TEST(dealing, gives_everybody_two_corporations_and_ten_cards_of_their_own) {
    for (int players = 2; players <= 5; ++players) {
        const auto game = dealt({.players = static_cast<std::uint8_t>(players)}, seed(players));
        const std::vector<CardId> cards = cards_of(game);
        std::set<std::string> different;
        for (CardId card : cards) different.insert(slug(card));
        EXPECT_EQ(different.size(), cards.size());
        for (PlayerId player : game.position().seats()) {
            EXPECT_EQ(game.question(player), "choose-corporation");
            EXPECT_EQ(game.asks(player).size(), 2U);
            EXPECT_EQ(game.position().player(player).offer.dealt.size(), 10U);
        }
    }
}

TEST(dealing, follows_the_seed) {
    EXPECT_TRUE(dealt({.players = 3}, "one").position() == dealt({.players = 3}, "one").position());
    EXPECT_NE(cards_of(dealt({.players = 3}, "one")), cards_of(dealt({.players = 3}, "another")));
}

TEST(first_choice, is_made_by_all_at_once_in_any_order) {
    auto forwards = dealt({.players = 3}, "order");
    for (PlayerId player : {A, B, C}) choose(forwards, player, 1, 4);
    auto mixed = dealt({.players = 3}, "order");
    mixed.when(C, choose_corporation(offered_corporation(mixed, C, 1)));
    mixed.when(A, choose_corporation(offered_corporation(mixed, A, 1)));
    mixed.when(C, buy_first(mixed, C, 4));
    choose(mixed, B, 1, 4);
    EXPECT_TRUE(mixed.shows("phase setup"));
    mixed.when(A, buy_first(mixed, A, 4));
    EXPECT_TRUE(mixed.shows("phase action; gen 1; first A; active A"));
    EXPECT_TRUE(mixed.position() == forwards.position());
}

TEST(first_choice, is_secret_until_all_have_chosen) {
    const auto seen_by_b = [](std::size_t corporation, int count) {
        auto game = dealt({.players = 2}, "secret");
        choose(game, A, corporation, count);
        EXPECT_FALSE(game.is_asked(A));
        EXPECT_TRUE(game.shows("phase setup; A: mc 0, hand"));
        return Scenario::Game::write_view(Scenario::Game::observe(game.position(), B));
    };
    EXPECT_TRUE(seen_by_b(0, 0) == seen_by_b(1, 5));
}

TEST(first_choice, buys_cards_at_3_from_what_the_corporation_starts_with) {
    for (int i = 0; i < 100; ++i) {
        auto game = dealt({.players = 2, .beginners = PlayerSet::only(B)}, seed(i));
        if (!game.offers(A, choose_corporation("phobolog"))) continue;
        game.when(A, choose_corporation("phobolog"));
        EXPECT_TRUE(game.asks(A).front().starts_with("buy-cards 0 to 7 of "));
        EXPECT_NOT_OFFERED(game, A, buy_first(game, A, 8));
        game.when(A, buy_first(game, A, 7));
        EXPECT_TRUE(game.shows("A: mc 2, cards 7"));
        return;
    }
    FAIL() << "no deal offers PhoboLog";
}

TEST(first_choice, leaves_other_cards_in_the_discards_and_other_corporations_out_of_the_game) {
    auto game = dealt({.players = 2}, "left over");
    const terraforming::CardSet dealt_to_b = game.position().player(B).offer.dealt;
    choose(game, A, 0, 2);
    choose(game, B, 1, 0);
    EXPECT_TRUE(game.shows("A: cards 2; B: cards 0; discard-count 18; deck-count 188"));
    EXPECT_TRUE((dealt_to_b - game.position().discards).empty());
    for (CardId card : cards_of(game)) EXPECT_NE(terraforming::info(card).kind, terraforming::Kind::corporation);
    for (CardId card : game.position().discards)
        EXPECT_NE(terraforming::info(card).kind, terraforming::Kind::corporation);
}

TEST(beginners, may_be_any_of_the_players) {
    for (std::size_t mask = 0; mask < 8; ++mask) {
        SCOPED_TRACE(mask);
        PlayerSet beginners;
        for (PlayerId player : {A, B, C})
            if ((mask >> player.index()) & 1U) beginners.insert(player);
        auto game = dealt({.players = 3, .beginners = beginners}, "mix");
        for (PlayerId player : {A, B, C}) {
            EXPECT_EQ(game.question(player) == "choose-corporation", !beginners.contains(player));
            if (!beginners.contains(player)) choose(game, player, 0, 1);
        }
        EXPECT_TRUE(game.shows("phase action; gen 1; active A"));
        for (PlayerId player : {A, B, C}) {
            const std::string seat = std::string(1, static_cast<char>('A' + player.index()));
            if (beginners.contains(player)) {
                EXPECT_TRUE(game.shows(seat + ": corp beginner-corporation, mc 42, cards 10"));
            } else {
                EXPECT_TRUE(game.shows(seat + ": cards 1"));
            }
        }
    }
}

void refuses(const terraforming::Setup& setup, const std::string& at, const std::string& reason) {
    const auto begun = terraforming::begin(setup, "any");
    ASSERT_FALSE(begun.has_value()) << reason;
    EXPECT_EQ(begun.error().code, RefusalCode::bad_value);
    EXPECT_EQ(begun.error().at, at);
    EXPECT_NE(begun.error().message.find(reason), std::string::npos) << begun.error().message;
}

TEST(impossible_set_up, is_refused_with_its_reason) {
    refuses({.players = 0}, "/setup/players", "1 to 5 players");
    refuses({.players = 6}, "/setup/players", "1 to 5 players");
    refuses({.players = 1, .draft = true}, "/setup/draft", "solo");
    refuses({.players = 1, .corporate_era = false}, "/setup/corporateEra", "solo");
    refuses({.players = 2, .beginners = PlayerSet::only(C)}, "/setup/beginners", "seat");
}

TEST(impossible_set_up, is_refused_when_it_is_read) {
    const auto refused = [](const Document& setup) { return !Scenario::Game::read_setup(setup).has_value(); };
    EXPECT_TRUE(refused(Document::map({{"players", 0}})));
    EXPECT_TRUE(refused(Document::map({{"players", 6}})));
    EXPECT_TRUE(refused(Document::map({{"players", 1}, {"draft", true}})));
    EXPECT_TRUE(refused(Document::map({{"players", 1}, {"corporateEra", false}})));
    EXPECT_TRUE(refused(Document::map({{"players", 2}, {"beginners", Document::list().add(2)}})));
    EXPECT_FALSE(refused(Document::map({{"players", 2}, {"beginners", Document::list().add(1)}, {"draft", true}})));
}

}  // namespace
}  // namespace planitia::kit
