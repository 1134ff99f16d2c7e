// The invariants that random games are checked with find planted faults.
#include <kit/scenario.h>
#include <terraforming/catalogue/map.h>
#include <terraforming/rules/invariants.h>

#include <functional>

namespace planitia::kit {
namespace {

using namespace terraforming;

Position sound() {
    return given(
               "gen 2; tiles 15 city A, 4 ocean; A: corp helion, mc 5, hand comet, played birds=2 mine; B: "
               "played ants=1")
        .position();
}

struct Fault {
    std::string name;
    std::function<void(Position&)> plant;
    friend void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }
};

class Invariants : public testing::TestWithParam<Fault> {};

TEST(invariants, hold_in_a_sound_position) { EXPECT_EQ(violation(sound()), std::nullopt); }

TEST_P(Invariants, find) {
    Position position = sound();
    GetParam().plant(position);
    EXPECT_NE(violation(position), std::nullopt);
}

void put_ten_oceans(Position& position) {
    for (SpaceId space : position.map().ocean_areas - position.board.occupied())
        if (position.oceans() < 10) position.board.put(space, {.tile = Tile::ocean});
}

const std::vector<Fault> kFaults = {
    {"temperature_above_its_maximum", [](Position& p) { p.levels[Parameter::temperature] = 20; }},
    {"oxygen_above_its_maximum", [](Position& p) { p.levels[Parameter::oxygen] = 15; }},
    {"ten_oceans", put_ten_oceans},
    {"an_ocean_with_an_owner", [](Position& p) { p.board.put(SpaceId{4}, {.tile = Tile::ocean, .owner = A}); }},
    {"a_city_of_nobody", [](Position& p) { p.board.put(SpaceId{0}, {.tile = Tile::city}); }},
    {"a_card_in_hand_and_deck", [](Position& p) { p.player(A).hand.insert(p.deck.back()); }},
    {"a_card_in_two_hands", [](Position& p) { p.player(B).hand.insert(find_card("comet")); }},
    {"a_card_in_hand_and_play", [](Position& p) { p.player(A).hand.insert(find_card("mine")); }},
    {"a_card_nowhere", [](Position& p) { p.deck.pop_back(); }},
    {"a_card_twice_in_the_deck", [](Position& p) { p.deck[0] = p.deck[1]; }},
    {"a_card_that_does_not_exist", [](Position& p) { p.discards.insert(CardId{kMaxCards - 1}); }},
    {"a_card_of_a_set_not_in_play", [](Position& p) { p.setup.corporate_era = false; }},
    {"a_stock_below_zero", [](Position& p) { p.player(B).stock[Resource::plants] = -1; }},
    {"a_megacredit_production_below_minus_five",
     [](Position& p) { p.player(B).production[Resource::megacredits] = -6; }},
    {"a_steel_production_below_zero", [](Position& p) { p.player(B).production[Resource::steel] = -1; }},
    {"a_rating_below_zero", [](Position& p) { p.player(B).rating = -1; }},
    {"tags_that_are_not_in_play", [](Position& p) { ++p.player(A).tags[Tag::science]; }},
    {"privileges_without_a_card", [](Position& p) { p.player(B).privileges.steel_value = 3; }},
    {"resources_on_a_card_in_hand", [](Position& p) { p.resources[find_card("fish").index()] = 1; }},
    {"resources_on_a_card_that_holds_none", [](Position& p) { p.resources[find_card("mine").index()] = 1; }},
    {"a_used_action_of_a_card_not_in_play", [](Position& p) { p.player(A).used.insert(find_card("fish")); }},
    {"a_pick_that_was_not_dealt", [](Position& p) { p.player(A).offer.picked.insert(find_card("comet")); }},
    {"a_corporation_that_is_not_in_play", [](Position& p) { p.player(B).corporation = find_card("credicor"); }},
    {"nobody_asked",
     [](Position& p) {
         p.phase = Phase::research;
         for (PlayerId id : p.seats()) p.player(id).offer.is_ready = true;
     }},
};

INSTANTIATE_TEST_SUITE_P(faults, Invariants, testing::ValuesIn(kFaults),
                         [](const auto& fault) { return fault.param.name; });

}  // namespace
}  // namespace planitia::kit
