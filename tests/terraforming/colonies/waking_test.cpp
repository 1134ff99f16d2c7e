// Rules 7: Titan, Enceladus and Miranda sleep until a card that holds their resource comes into play.
#include <kit/scenario.h>

#include <array>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

constexpr std::array<const char*, 3> kSleepers = {"titan", "enceladus", "miranda"};
constexpr const char* kAsleep = "gen 2; colonies titan asleep, enceladus asleep, miranda asleep, luna; ";

/// Facts: this tile is awake, with its marker on the second space, and the other sleepers are not.
std::string only_awake(std::string_view colony) {
    std::string text = "colonies luna 1";
    for (const char* each : kSleepers) text += ", " + std::string(each) + (each == colony ? " 1" : " asleep");
    return text;
}

struct Holder {
    const char* card;
    const char* common = "";  ///< facts of the game that the card needs
    const char* player = "";  ///< facts of the player that it needs
};

/// B plays each of the cards; `woken` is nothing where all sleep on.
void wakes(std::string_view woken, const std::vector<Holder>& cards) {
    for (const Holder& each : cards) {
        SCOPED_TRACE(each.card);
        auto game = given(kAsleep + std::string(each.common) + "A: prod plants 2; active B; B: mc 30, hand " +
                          each.card + each.player);
        EXPECT_TRUE(game.shows(only_awake("")));
        game.when(B, play(each.card));
        EXPECT_TRUE(game.shows(only_awake(woken)));
    }
}

TEST(titan, wakes_for_every_card_that_holds_floaters) {
    const char* science = ", played research advanced-alloys";
    wakes("titan", {{"atmo-collectors"},
                    {"jovian-lanterns", "", ", played io-mining-industries"},
                    {"jupiter-floating-station", "", science},
                    {"red-spot-observatory", "", science},
                    {"titan-air-scrapping"},
                    {"titan-floating-launch-pad"},
                    {"titan-shuttles"}});
}

TEST(enceladus, wakes_for_every_card_that_holds_microbes) {
    wakes("enceladus", {{"regolith-eaters"},
                        {"ghg-producing-bacteria", "oxygen 4; "},
                        {"ants", "oxygen 4; "},
                        {"tardigrades"},
                        {"decomposers", "oxygen 3; "},
                        {"nitrite-reducing-bacteria"}});
}

TEST(miranda, wakes_for_every_card_that_holds_animals) {
    wakes("miranda", {{"predators", "oxygen 11; "},
                      {"fish", "temp 2; "},
                      {"small-animals", "oxygen 6; "},
                      {"birds", "oxygen 13; "},
                      {"ecological-zone", "tiles 33 greenery B; "},
                      {"herbivores", "oxygen 8; "},
                      {"pets"},
                      {"livestock", "oxygen 9; ", ", prod plants 1"},
                      {"martian-zoo", "tiles 15 city A, 35 city A; "},
                      {"sub-zero-salt-fish", "temp -6; "}});
}

// Tags, gains for other cards, and other resources wake nobody.
TEST(sleeping_tile, sleeps_on_when_the_card_does_not_hold_its_resource) {
    wakes("", {{"floater-technology"},
               {"floater-prototypes"},
               {"nitrogen-from-titan"},
               {"industrial-microbes"},
               {"designed-microorganisms"},
               {"viral-enhancers"},
               {"ecology-research"},
               {"physics-complex"},
               {"search-for-life"},
               {"security-fleet"},
               {"refugee-camps"}});
}

TEST(sleeping_tile, does_not_wake_for_cards_in_hand) {
    auto game = given(kAsleep + std::string("A: mc 9, hand titan-shuttles tardigrades pets; B: hand birds"));
    for (const char* colony : kSleepers)
        EXPECT_EQ(game.why_not(A, trade(colony, "megacredits")), Texts{"colony-asleep"});
    game.when(A, trade("luna", "megacredits"));
    for (const char* colony : kSleepers) EXPECT_TRUE(game.shows("colonies " + std::string(colony) + " asleep"));
}

TEST(waking, changes_nothing_but_the_tile) {
    auto game = given(kAsleep + std::string("A: mc 4, hand tardigrades"));
    game.when(A, play("tardigrades"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played tardigrades=0; colonies enceladus 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(waking, is_for_everybody) {
    auto game = given(kAsleep + std::string("A: mc 4, hand tardigrades; B: mc 26, fleets 1"));
    game.when(A, play("tardigrades")).when(A, end_turn());
    EXPECT_OFFERS(game, B, trade("enceladus", "megacredits"));
    game.when(B, project("colony"));
    EXPECT_EQ(game.asks(B).size(), 2U);
    game.when(B, build("enceladus"));
    game.when(B, trade("enceladus", "megacredits"));
    // B has no card for the microbes.
    EXPECT_TRUE(game.shows("B: mc 0; A: played tardigrades=0; colonies enceladus 1 B visitor B"));
}

TEST(waking, lets_its_player_use_the_tile_at_once) {
    auto game = given(kAsleep + std::string("A: mc 40, hand titan-shuttles"));
    game.when(A, play("titan-shuttles"));
    game.when(A, project("colony"));
    game.when(A, build("titan"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played titan-shuttles=3; colonies titan 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(waking, happens_once) {
    auto game = given("gen 2; colonies enceladus 4 B visitor B, luna; A: mc 13, hand tardigrades ants; oxygen 4");
    game.when(A, play("tardigrades"));
    game.when(A, play("ants"));
    EXPECT_TRUE(game.shows("colonies enceladus 4 B visitor B"));
}

// A corporation counts from the moment it is revealed.
TEST(waking, comes_with_a_corporation_that_holds_the_resource) {
    const std::vector<std::pair<const char*, const char*>> pairs = {{"stormcraft-incorporated", "titan"},
                                                                    {"arklight", "miranda"}};
    for (const auto& [corporation, colony] : pairs) {
        SCOPED_TRACE(corporation);
        const std::string tile = "colonies " + std::string(colony);
        bool is_found = false;
        for (int i = 0; i < 200 && !is_found; ++i) {
            auto game = dealt({.players = 2, .colonies = true}, "waking " + std::to_string(i));
            is_found = game.offers(B, choose_corporation(corporation)) && game.shows(tile + " asleep");
            if (!is_found) continue;
            game.when(B, choose_corporation(corporation)).when(B, buy({}));
            EXPECT_TRUE(game.shows("phase setup; " + tile + " asleep"));
            const auto& offered = game.position().player(A).offer.corporations;
            game.when(A, choose_corporation(terraforming::info(offered[0]).slug)).when(A, buy({}));
            EXPECT_TRUE(game.shows("phase action; " + tile + " 1"));
        }
        EXPECT_TRUE(is_found) << "no deal has both";
    }
}

TEST(tile_added_by_aridor, is_awake_if_a_card_in_play_holds_its_resource) {
    const char* aridor = "gen 2; colonies luna; A: corp aridor, first-action; B: played titan-shuttles";
    auto game = given(aridor);
    game.when(A, first_action("aridor"));
    game.when(A, add_tile("titan"));
    EXPECT_TRUE(game.shows("A: no-first-action; colonies titan 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto other = given(aridor);
    other.when(A, first_action("aridor"));
    other.when(A, add_tile("miranda"));
    EXPECT_TRUE(other.shows("A: no-first-action; colonies miranda asleep"));
    EXPECT_TRUE(other.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
