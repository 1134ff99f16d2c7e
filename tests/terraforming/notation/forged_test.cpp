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

// Each city brings what its space and other cards give: the agenda has no room for so much.
TEST(forged, more_cities_than_the_agenda_has_room_for) {
    const auto cities = [](int n) {
        std::string list;
        for (int i = 0; i < n; ++i)
            list += std::string(i == 0 ? "" : ",") +
                    R"({"source":null,"part":"project","project":"city","index":[1],"count":1})";
        return with_pending(
            R"("players":[{"corporation":"tharsis-republic","played":["immigrant-city"]},
                                {"played":["rover-construction"]}])",
            R"("inAction":true,"current":{"source":null,"part":"project","project":"city","index":[1],"count":1,
                               "begun":true},"agenda":[)" +
                list + "]");
    };
    EXPECT_EQ(refusal_of_forged(cities(2)), "accepted");
    EXPECT_EQ(refusal_of_forged(cities(32)), "more waits than an action brings");
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
