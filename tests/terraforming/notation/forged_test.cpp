// `check` is a digest that anybody can compute. Whatever it says, what is pending is accepted only where it can be played to the end.
#include <kit/forger.h>
#include <kit/rich_position.h>
#include <kit/scenario.h>
#include <kit/setups.h>

namespace planitia::kit {
namespace {

using terraforming::Terraforming;

Document sealed(std::string_view text) {
    Document document = *from_json(text);
    if (document.find("pending") != nullptr) seal(document);
    return document;
}

std::string refusal_of_forged(std::string_view text) {
    const auto position = terraforming::read_position(sealed(text));
    return position ? "accepted" : position.error().message;
}

constexpr std::string_view kRng = R"("rng":"1111111111111111111111111111111111111111111111111111111111111111")";

std::string with_pending(std::string_view position, std::string_view pending) {
    return "{" + std::string(position) + R"(,"discards":[],"pending":{)" + std::string(kRng) + "," +
           std::string(pending) + "}}";
}

TEST(forged, seat_that_is_ready_in_the_action_phase) {
    EXPECT_EQ(refusal_of_forged(
                  with_pending(R"("players":[{"stock":{"megacredits":40}},{}])", R"("choices":[{},{"ready":true}])")),
              "something is on offer outside set-up, draft and research");
}

TEST(forged, agenda_in_the_set_up) {
    EXPECT_EQ(refusal_of_forged(with_pending(
                  R"("phase":"setup","players":[{"corporations":["teractor","saturn-systems"]},
                     {"corporation":"ecoline","corporations":["helion","ecoline"]}])",
                  R"("choices":[{},{"ready":true}],
                     "agenda":[{"source":"large-convoy","part":"on-play","index":[0],"count":1}])")),
              "something is unresolved without an action");
}

TEST(forged, payment_and_sale_at_once) {
    EXPECT_EQ(
        refusal_of_forged(with_pending(
            R"("activePlayer":2,"players":[{},{},{"corporation":"helion","stock":{"megacredits":149,"heat":156}}])",
            R"("inAction":true,"payment":{"for":"award","award":"landlord","cost":8},"selling":true)")),
        "something else waits for a sale");
}

TEST(forged, card_that_is_played_and_in_a_hand) {
    for (const char* rest : {"", R"(,"deck":["mine","trees"])"})
        EXPECT_EQ(refusal_of_forged(with_pending(R"("players":[{"hand":["restricted-area"]},{}])" + std::string(rest),
                                                 R"("inAction":true,"playing":"restricted-area",
                         "current":{"source":"restricted-area","part":"on-play","index":[0],"count":1,"owner":1,"begun":true})")),
                  "a card is being played and is not in play");
}

// A seat that does not see them would have to be dealt one project too many.
TEST(forged, corporation_among_the_cards_looked_at) {
    const auto looking_at = [](const char* seen) {
        return with_pending(R"("players":[{"played":["business-contacts"]},{}])",
                            R"("inAction":true,"playing":"business-contacts","seen":)" + std::string(seen) +
                                R"(,"current":{"source":"business-contacts","part":"on-play","index":[0],"count":1,
                                   "owner":0,"begun":true})");
    };
    EXPECT_EQ(refusal_of_forged(looking_at(R"(["mine","trees","insects","lichen"])")), "accepted");
    EXPECT_EQ(refusal_of_forged(looking_at(R"(["mine","trees","insects","helion"])")), "this is a corporation");
}

// ---- what waits brings more

std::string listed(int n, const std::string& item) {
    std::string list;
    for (int i = 0; i < n; ++i) list += (i == 0 ? "" : ",") + item;
    return list;
}

std::string tile_of(std::string_view project, bool has_begun = false) {
    const char* index = project == "city" ? "1" : "0";  // a city has a production besides
    return R"({"source":null,"part":"project","project":")" + std::string(project) + R"(","index":[)" + index +
           R"(],"count":1)" + (has_begun ? R"(,"begun":true})" : "}");
}

/// A tile is being placed, and the others wait.
std::string with_agenda(std::string_view position, std::string_view project, const std::string& agenda,
                        std::string_view pending = "") {
    return with_pending(position, R"("inAction":true,"current":)" + tile_of(project, true) + R"(,"agenda":[)" + agenda +
                                      "]" + std::string(pending));
}

constexpr std::string_view kTooMuch = "more waits than an action brings";

testing::AssertionResult is_sound(const terraforming::Position& position, PlayerId, Rng&) {
    if (const auto fault = Terraforming::violation(position)) return testing::AssertionFailure() << *fault;
    return testing::AssertionSuccess();
}

/// Whatever is accepted with so many waiting, up to the most, is played to its end; more than that is refused.
template <class Forged>
testing::AssertionResult brim_holds(const Forged& forged) {
    int most = 0;
    for (int n = 1; n <= 64; ++n) {
        const auto position = terraforming::read_position(sealed(forged(n)));
        if (!position && position.error().message != kTooMuch)
            return testing::AssertionFailure() << n << ": " << position.error().message << position.error().at;
        if (!position) break;
        most = n;
        for (int game = 0; game < 8; ++game)
            if (const auto result = play_on<Terraforming>(*position, Rng("brim " + std::to_string(game)), is_sound);
                !result)
                return testing::AssertionFailure() << n << " wait: " << result.message();
    }
    if (most == 0 || most == 64) return testing::AssertionFailure() << most << " of 64 are accepted";
    return testing::AssertionSuccess();
}

// Each city brings what its space and other cards give.
TEST(forged, cities_up_to_the_room_that_the_agenda_has) {
    EXPECT_TRUE(brim_holds([](int n) {
        return with_agenda(R"("players":[{"corporation":"tharsis-republic","played":["immigrant-city","pets"]},
                                         {"corporation":"mining-guild","played":["rover-construction"]}])",
                           "city", listed(n, tile_of("city")));
    }));
}

// The greenery raises oxygen, which raises the temperature, which brings an ocean; and the South Pole lets one buy another.
TEST(forged, greenery_that_reaches_bonuses_at_the_brim) {
    EXPECT_TRUE(brim_holds([](int n) {
        return with_agenda(
            R"("options":{"map":"hellas"},"oxygen":7,"temperature":-2,"tiles":[{"space":58,"tile":"greenery","owner":0}],
               "players":[{"stock":{"megacredits":90},"played":["herbivores","arctic-algae"]},{}])",
            "greenery", listed(n, tile_of("city")));
    }));
}

// All own colonies give their bonus at once, and there may be three on each of eleven tiles.
TEST(forged, colonies_that_give_their_bonus_at_the_brim) {
    std::string tiles;
    for (const char* tile :
         {"callisto", "ceres", "enceladus", "europa", "ganymede", "io", "luna", "miranda", "pluto", "titan", "triton"})
        tiles += std::string(tiles.empty() ? "" : ",") + R"({"colony":")" + tile + R"(","marker":4,"owners":[0,0,0]})";
    EXPECT_TRUE(brim_holds([&](int n) {
        return with_agenda(
            R"("options":{"colonies":true},"colonies":[)" + tiles +
                R"(],"players":[{"played":["productive-outpost","arctic-algae","birds","tardigrades","titan-shuttles"]},{}])",
            "city",
            R"({"source":"productive-outpost","part":"on-play","index":[0],"count":1},)" +
                listed(n, R"({"source":"arctic-algae","part":"trigger","which":0,"index":[0],"count":1})"),
            R"(,"playing":"productive-outpost")");
    }));
}

// The tile would lie there twice once the card is played.
TEST(forged, tile_of_a_card_that_is_not_played) {
    for (const char* players :
         {R"([{"hand":["nuclear-zone"]},{}])", R"([{},{"played":["nuclear-zone"]}])", "[{},{}]"}) {
        const auto position = terraforming::read_position(
            sealed(R"({"tiles":[{"space":4,"tile":"ocean"},{"space":20,"tile":"nuclear-zone","owner":0}],"players":)" +
                   std::string(players) + "}"));
        ASSERT_FALSE(position) << players;
        EXPECT_EQ(position.error().at, "/tiles/1/tile");
    }
    EXPECT_TRUE(terraforming::read_position(sealed(
        R"({"tiles":[{"space":20,"tile":"nuclear-zone","owner":0}],"players":[{"played":["nuclear-zone"]},{}]})")));
}

testing::AssertionResult holds_for_everybody(const terraforming::Position& position, PlayerId, Rng& rng) {
    if (const auto fault = Terraforming::violation(position)) return testing::AssertionFailure() << *fault;
    for (PlayerId seat : position.seats())
        if (const auto fault = Terraforming::violation(resample(observe(position, seat), rng)))
            return testing::AssertionFailure() << "dealt anew: " << *fault;
    return testing::AssertionSuccess();
}

TEST(forged, position_that_is_accepted_is_played_to_its_end) {
    std::vector<std::string> cards;
    for (const auto& card : terraforming::cards()) cards.emplace_back(card.slug);
    int accepted = 0;
    for (int round = 0; round < forged_rounds(); ++round)
        for (const NamedSetup& each : terraforming_setups()) {
            const std::string seed = "forged " + std::to_string(round);
            const Trial<Terraforming> trial{each.setup, seed, rich_position(each.setup, seed)};
            Rng rng(seed + each.name);
            ASSERT_TRUE(forged_are_played(trial, Forger(rng, cards), Rng(seed), accepted, holds_for_everybody));
        }
    EXPECT_GT(accepted, 20) << "of which something could be learned";
}

}  // namespace
}  // namespace planitia::kit
