#include <kit/battery.h>
#include <kit/wall.h>
#include <martians/martians.h>

namespace planitia::kit {
namespace {

using martians::Martians;

struct MartiansSetup {
    std::string name;
    martians::Setup setup;
    friend void PrintTo(const MartiansSetup& each, std::ostream* out) { *out << each.name; }
};

/// Every variant and number of players; the scenarios in turn.
std::vector<MartiansSetup> setups() {
    std::vector<MartiansSetup> all;
    constexpr const char* kNames[] = {"coop", "semi", "competitive"};
    for (martians::Variant variant : every<martians::Variant>())
        for (int players = variant == martians::Variant::coop ? 1 : 2; players <= 4; ++players) {
            martians::Setup setup;
            setup.variant = variant;
            setup.players = static_cast<std::uint8_t>(players);
            setup.scenario = static_cast<martians::Scenario>(all.size() % 7);
            setup.chooses_corporations = players == 3;
            all.push_back({std::string(kNames[static_cast<int>(variant)]) + "_" + std::to_string(players), setup});
        }
    return all;
}

class MartiansBattery : public testing::TestWithParam<MartiansSetup> {
  protected:
    using Check = AssertionResult (*)(const Trial<Martians>&);

    void try_games(int games, Check check) {
        for (int i = 0; i < games; ++i) ASSERT_TRUE(check({GetParam().setup, std::to_string(i)}));
    }
};

TEST_P(MartiansBattery, invariants_hold) { try_games(200, invariants_hold<Martians>); }
TEST_P(MartiansBattery, legal_both_ways) { try_games(6, legal_both_ways<Martians>); }
TEST_P(MartiansBattery, copies_continue_alike) { try_games(6, copies_continue_alike<Martians>); }
TEST_P(MartiansBattery, text_round_trips) { try_games(4, text_round_trips<Martians>); }
TEST_P(MartiansBattery, undo_returns) { try_games(4, undo_returns<Martians>); }
TEST_P(MartiansBattery, views_stay) { try_games(6, views_stay<Martians>); }
TEST_P(MartiansBattery, walls_stand) { try_games(20, walls_stand<Martians>); }
TEST_P(MartiansBattery, order_changes_nothing) { try_games(10, order_changes_nothing<Martians>); }
TEST_P(MartiansBattery, seed_decides) { try_games(5, seed_decides<Martians>); }

INSTANTIATE_TEST_SUITE_P(setups, MartiansBattery, testing::ValuesIn(setups()),
                         [](const auto& setup) { return setup.param.name; });

}  // namespace
}  // namespace planitia::kit
