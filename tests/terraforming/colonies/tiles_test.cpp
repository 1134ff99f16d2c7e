// The eleven colony tiles: what each gives to traders, builders and owners.
#include <kit/scenario.h>

#include <array>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

/// What one tile prints. Incomes and bonuses are facts of the player who takes them, who has no M€ besides.
struct Tile {
    const char* colony;
    const char* before;                  ///< facts of the player who gets something
    std::array<const char*, 7> incomes;  ///< after a trade, for each space of the track
    std::array<const char*, 3> slots;    ///< after building in the first, second and third slot
    const char* bonus;                   ///< of an owner, after a trade of another player
};

// Cards of the deck that Pluto and Miranda draw, in this order: asteroid, comet, trees, mine, bushes.
const std::vector<Tile> kTiles = {
    {"callisto",
     "energy 0",
     {"energy 0", "energy 2", "energy 3", "energy 5", "energy 7", "energy 10", "energy 13"},
     {"prod energy 1", "prod energy 1", "prod energy 1"},
     "energy 3"},
    {"ceres",
     "steel 0",
     {"steel 1", "steel 2", "steel 3", "steel 4", "steel 6", "steel 8", "steel 10"},
     {"prod steel 1", "prod steel 1", "prod steel 1"},
     "steel 2"},
    {"enceladus",
     "played tardigrades=0",
     {"played tardigrades=0", "played tardigrades=1", "played tardigrades=2", "played tardigrades=3",
      "played tardigrades=4", "played tardigrades=4", "played tardigrades=5"},
     {"played tardigrades=3", "played tardigrades=3", "played tardigrades=3"},
     "played tardigrades=1"},
    {"ganymede",
     "plants 0",
     {"plants 0", "plants 1", "plants 2", "plants 3", "plants 4", "plants 5", "plants 6"},
     {"prod plants 1", "prod plants 1", "prod plants 1"},
     "plants 1"},
    {"io",
     "heat 0",
     {"heat 2", "heat 3", "heat 4", "heat 6", "heat 8", "heat 10", "heat 13"},
     {"prod heat 1", "prod heat 1", "prod heat 1"},
     "heat 2"},
    {"luna",
     "steel 0",
     {"mc 1", "mc 2", "mc 4", "mc 7", "mc 10", "mc 13", "mc 17"},
     {"prod mc 2", "prod mc 2", "prod mc 2"},
     "mc 2"},
    {"miranda",
     "played birds=0",
     {"played birds=0", "played birds=1", "played birds=1", "played birds=2", "played birds=2", "played birds=3",
      "played birds=3"},
     {"played birds=1", "played birds=1", "played birds=1"},
     "hand asteroid; deck comet trees mine"},
    {"pluto",
     "hand",
     {"hand; deck asteroid comet trees mine", "hand asteroid; deck comet trees mine",
      "hand asteroid comet; deck trees mine", "hand asteroid comet; deck trees mine",
      "hand asteroid comet trees; deck mine", "hand asteroid comet trees; deck mine",
      "hand asteroid comet trees mine; deck bushes"},
     {"hand asteroid comet; deck trees mine", "hand asteroid comet; deck trees mine",
      "hand asteroid comet; deck trees mine"},
     // The first card is the trader's; the only one in hand is the one that is given up.
     "hand; discards comet; deck trees mine"},
    {"titan",
     "played titan-shuttles=0",
     {"played titan-shuttles=0", "played titan-shuttles=1", "played titan-shuttles=1", "played titan-shuttles=2",
      "played titan-shuttles=3", "played titan-shuttles=3", "played titan-shuttles=4"},
     {"played titan-shuttles=3", "played titan-shuttles=3", "played titan-shuttles=3"},
     "played titan-shuttles=1"},
    {"triton",
     "titanium 0",
     {"titanium 0", "titanium 1", "titanium 1", "titanium 2", "titanium 3", "titanium 4", "titanium 5"},
     {"titanium 3", "titanium 3", "titanium 3"},
     "titanium 1"},
    {"europa",
     "steel 0",
     {"prod mc 1", "prod mc 1", "prod energy 1", "prod energy 1", "prod plants 1", "prod plants 1", "prod plants 1"},
     // Space 5 shows no bonus.
     {"tr 21; tiles 5 ocean", "tr 21; tiles 5 ocean", "tr 21; tiles 5 ocean"},
     "mc 1"},
};

const std::string kDeck = "; deck asteroid comet trees mine bushes";

/// Luna alone pays in M€, and an expectation that names M€ replaces the one of having spent all.
std::string spent_all(const char* then) {
    return (std::string(then).starts_with("mc ") ? "A: " : "A: mc 0, ") + std::string(then);
}

TEST(colony_tile, pays_the_trader_by_the_space_of_the_marker) {
    for (const Tile& tile : kTiles)
        for (std::size_t space = 0; space < tile.incomes.size(); ++space) {
            const std::string colony = tile.colony;
            SCOPED_TRACE(colony + " " + std::to_string(space));
            auto game =
                given("gen 2; colonies " + colony + " " + std::to_string(space) + "; A: mc 9, " + tile.before + kDeck);
            game.when(A, trade(colony, "megacredits"));
            EXPECT_TRUE(game.shows(spent_all(tile.incomes[space]) + "; colonies " + colony + " 0 visitor A"));
            EXPECT_TRUE(game.nothing_else_changed());
        }
}

TEST(colony_tile, pays_the_builder_by_the_slot) {
    const std::array<const char*, 3> others = {" 1", " 1 B", " 2 B C"};
    const std::array<const char*, 3> then = {" 1 A", " 2 B A", " 3 B C A"};
    for (const Tile& tile : kTiles)
        for (std::size_t slot = 0; slot < tile.slots.size(); ++slot) {
            const std::string colony = tile.colony;
            SCOPED_TRACE(colony + " slot " + std::to_string(slot + 1));
            auto game =
                given("gen 2; players 3; colonies " + colony + others[slot] + "; A: mc 17, " + tile.before + kDeck);
            game.when(A, project("colony"));
            if (colony == "europa") game.when(A, place(5));
            EXPECT_TRUE(game.shows("A: mc 0, " + std::string(tile.slots[slot]) + "; colonies " + colony + then[slot]));
            EXPECT_TRUE(game.nothing_else_changed());
        }
}

TEST(colony_tile, pays_every_owner_when_another_player_trades) {
    for (const Tile& tile : kTiles) {
        const std::string colony = tile.colony;
        SCOPED_TRACE(colony);
        auto game = given("gen 2; colonies " + colony + " 1 A; A: " + tile.before + "; active B; B: mc 9" + kDeck);
        // B takes the income of the second space, told above, and has no card to hold anything.
        game.when(B, trade(colony, "megacredits"));
        EXPECT_TRUE(game.shows("A: " + std::string(tile.bonus) + "; colonies " + colony + " 1 A visitor B; B: mc " +
                               (colony == "luna" ? "2" : "0")));
    }
}

// A bonus comes once for each colony, so an owner with two takes it twice.
TEST(colony_tile, pays_the_trader_for_own_colonies_too) {
    const auto trades = [](const char* given_text, const char* colony, const char* then) {
        SCOPED_TRACE(colony);
        auto game = given(given_text);
        game.when(A, trade(colony, "megacredits"));
        EXPECT_TRUE(game.shows(then));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    trades("gen 2; colonies luna 3 A B A; A: mc 9", "luna", "A: mc 11; B: mc 2; colonies luna 3 A B A visitor A");
    trades("gen 2; colonies triton 6 A A; A: mc 9", "triton", "A: mc 0, titanium 7; colonies triton 2 A A visitor A");
    trades("gen 2; colonies miranda 2 A A; A: mc 9, played birds=0; deck asteroid comet trees", "miranda",
           "A: mc 0, played birds=1, hand asteroid comet; deck trees; colonies miranda 2 A A visitor A");
}

// -- Titan, Enceladus and Miranda: which card takes it

struct Holders {
    const char* colony;
    const char* one;
    const char* other;
    int slot;    ///< bonus of a slot
    int income;  ///< on the last space
};
const std::vector<Holders> kHolders = {{"titan", "titan-shuttles", "atmo-collectors", 3, 4},
                                       {"enceladus", "tardigrades", "ants", 3, 5},
                                       {"miranda", "birds", "pets", 1, 3}};

TEST(resources_for_cards, go_to_one_card_chosen_by_the_builder) {
    for (const Holders& each : kHolders) {
        SCOPED_TRACE(each.colony);
        const std::string one = each.one, other = each.other;
        auto game = given("gen 2; colonies " + std::string(each.colony) + "; A: mc 17, played " + one + "=1 " + other +
                          "=0 physics-complex; B: played decomposers fish jovian-lanterns");
        game.when(A, project("colony"));
        EXPECT_EQ(game.asks(A).size(), 2U);
        EXPECT_OFFERS(game, A, target_card(one));
        EXPECT_OFFERS(game, A, target_card(other));
        EXPECT_NOT_OFFERED(game, A, decline());
        game.when(A, target_card(other));
        EXPECT_TRUE(game.shows("A: mc 0, played " + other + "=" + std::to_string(each.slot) + "; colonies " +
                               each.colony + " 1 A"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(resources_for_cards, go_to_one_card_chosen_by_the_trader) {
    for (const Holders& each : kHolders) {
        SCOPED_TRACE(each.colony);
        const std::string one = each.one, other = each.other;
        auto game = given("gen 2; colonies " + std::string(each.colony) + " 6; A: mc 9, played " + one + "=1 " + other +
                          "=0; B: played decomposers fish jovian-lanterns");
        game.when(A, trade(each.colony, "megacredits"));
        EXPECT_EQ(game.asks(A).size(), 2U);
        game.when(A, target_card(one));
        EXPECT_TRUE(game.shows("A: mc 0, played " + one + "=" + std::to_string(1 + each.income) + "; colonies " +
                               each.colony + " 0 visitor A"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(resources_for_cards, may_go_to_a_corporation) {
    auto titan = given("gen 2; colonies titan 6; A: mc 9, corp stormcraft-incorporated=1");
    titan.when(A, trade("titan", "megacredits"));
    EXPECT_TRUE(titan.shows("A: corp stormcraft-incorporated=5"));
    auto miranda = given("gen 2; colonies miranda; A: mc 17, corp arklight=1");
    miranda.when(A, project("colony"));
    EXPECT_TRUE(miranda.shows("A: corp arklight=2"));
}

TEST(resources_for_cards, are_lost_without_a_card_that_holds_them) {
    for (const Holders& each : kHolders) {
        SCOPED_TRACE(each.colony);
        const std::string tile = "colonies " + std::string(each.colony);
        // Cards of others and for other resources do not help.
        const std::string others = "; B: played tardigrades fish jovian-lanterns";
        auto building = given("gen 2; " + tile + "; A: mc 17, played physics-complex" + others);
        building.when(A, project("colony"));
        EXPECT_TRUE(building.shows("A: mc 0; " + tile + " 1 A"));
        EXPECT_TRUE(building.nothing_else_changed());
        auto trading = given("gen 2; " + tile + " 6; A: mc 9, played physics-complex" + others);
        trading.when(A, trade(each.colony, "megacredits"));
        EXPECT_TRUE(trading.shows("A: mc 0; " + tile + " 0 visitor A"));
        EXPECT_TRUE(trading.nothing_else_changed());
    }
}

TEST(resources_for_cards, are_not_asked_about_where_the_track_shows_none) {
    for (const Holders& each : kHolders) {
        SCOPED_TRACE(each.colony);
        auto game =
            given("gen 2; colonies " + std::string(each.colony) + " 0; A: mc 9, played " + each.one + " " + each.other);
        game.when(A, trade(each.colony, "megacredits"));
        EXPECT_NE(game.question(A), "target-card");
        EXPECT_TRUE(game.shows("A: mc 0; colonies " + std::string(each.colony) + " 0 visitor A"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(resources_for_cards, are_lost_to_an_owner_who_has_none_either) {
    for (const char* colony : {"titan", "enceladus"}) {
        SCOPED_TRACE(colony);
        const std::string tile = "colonies " + std::string(colony);
        auto game = given("gen 2; " + tile + " 1 B; A: mc 9");
        game.when(A, trade(colony, "megacredits"));
        EXPECT_TRUE(game.shows("A: mc 0; " + tile + " 1 B visitor A"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(resources_for_cards, are_given_by_each_owner_to_a_card_of_their_own) {
    auto game = given(
        "gen 2; colonies enceladus 4 B A; A: mc 9, played tardigrades=0 ants=0; "
        "B: played decomposers=0 regolith-eaters=0");
    game.when(A, trade("enceladus", "megacredits"));
    game.when(A, target_card("ants"));  // the income
    EXPECT_TRUE(game.shows("A: played ants=4 tardigrades=0"));
    game.when(A, target_card("tardigrades"));  // the bonus
    EXPECT_TRUE(game.shows("A: played ants=4 tardigrades=1"));
    EXPECT_FALSE(game.is_asked(A));
    EXPECT_EQ(game.question(B), "target-card");
    EXPECT_NOT_OFFERED(game, B, target_card("ants"));
    game.when(B, target_card("regolith-eaters"));
    EXPECT_TRUE(game.shows("B: played regolith-eaters=1 decomposers=0; colonies enceladus 2 B A visitor A"));
}

// -- Pluto

TEST(pluto, draws_before_any_card_of_the_hand_is_given_up) {
    auto game = given("gen 2; colonies pluto 1 B; A: mc 9; B: hand asteroid comet; deck trees mine bushes");
    game.when(A, trade("pluto", "megacredits"));
    EXPECT_FALSE(game.is_asked(A));
    EXPECT_TRUE(game.shows("A: hand trees; B: hand asteroid comet mine; deck bushes"));
    EXPECT_EQ(game.question(B), "discard-cards");
    EXPECT_OFFERS(game, B, discard({"asteroid"}));
    EXPECT_OFFERS(game, B, discard({"comet"}));
    EXPECT_OFFERS(game, B, discard({"mine"}));
    EXPECT_NOT_OFFERED(game, B, discard({}));
    EXPECT_NOT_OFFERED(game, B, discard({"asteroid", "comet"}));
    game.when(B, discard({"asteroid"}));
    EXPECT_TRUE(game.shows("B: hand comet mine; discards asteroid; colonies pluto 1 B visitor A"));
}

TEST(pluto, takes_the_bonus_of_two_colonies_one_by_one) {
    auto game = given("gen 2; colonies pluto 2 B B; A: mc 9; B: hand asteroid; deck comet trees mine bushes");
    game.when(A, trade("pluto", "megacredits"));  // the third space: two cards
    EXPECT_TRUE(game.shows("A: hand comet trees; B: hand asteroid mine; deck bushes"));
    game.when(B, discard({"mine"}));
    EXPECT_TRUE(game.shows("B: hand asteroid bushes; discards mine"));
    game.when(B, discard({"asteroid"}));
    EXPECT_TRUE(game.shows("B: hand bushes; discards mine asteroid; colonies pluto 2 B B visitor A"));
}

TEST(pluto, lets_the_trader_give_up_a_card_just_drawn_as_income) {
    auto game = given("gen 2; colonies pluto 6 A; A: mc 9, hand lichen; deck asteroid comet trees mine bushes");
    game.when(A, trade("pluto", "megacredits"));
    EXPECT_EQ(game.question(A), "discard-cards");
    EXPECT_TRUE(game.shows("A: hand lichen asteroid comet trees mine bushes"));
    game.when(A, discard({"comet"}));
    EXPECT_TRUE(game.shows("A: hand lichen asteroid trees mine bushes; discards comet"));
}

// With deck and discards empty nothing is drawn, and an empty hand gives up nothing.
TEST(pluto, gives_nothing_when_there_is_nothing_to_draw) {
    auto game = given("gen 2; rest B; colonies pluto 6 A A; A: mc 9, hand; B: mc 0; deck");
    game.when(A, trade("pluto", "megacredits"));
    EXPECT_TRUE(game.shows("A: mc 0, hand; deck-count 0; discard-count 0; colonies pluto 2 A A visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
