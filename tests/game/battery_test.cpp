#include <kit/battery.h>
#include <kit/rich_position.h>
#include <kit/setups.h>
#include <kit/wall.h>
#include <terraforming/terraforming.h>

namespace planitia::kit {
namespace {

using terraforming::Terraforming;

class TerraformingBattery : public testing::TestWithParam<NamedSetup> {
  protected:
    using Check = AssertionResult (*)(const Trial<Terraforming>&);

    /// Tries a function of the battery on several games from their deal, and half as many from rich positions.
    void try_games(int games, Check check) {
        for (int i = 0; i < games; ++i) {
            const std::string seed = std::to_string(i);
            const terraforming::Setup& setup = GetParam().setup;
            ASSERT_TRUE(check({setup, seed}));
            if (i % 2 != 0) continue;
            ASSERT_TRUE(check({setup, seed, rich_position(setup, seed)})) << "from the rich position";
        }
    }
};

TEST_P(TerraformingBattery, invariants_hold) { try_games(200, invariants_hold<Terraforming>); }
TEST_P(TerraformingBattery, legal_both_ways) { try_games(6, legal_both_ways<Terraforming>); }
TEST_P(TerraformingBattery, copies_continue_alike) { try_games(6, copies_continue_alike<Terraforming>); }
TEST_P(TerraformingBattery, text_round_trips) { try_games(4, text_round_trips<Terraforming>); }
TEST_P(TerraformingBattery, undo_returns) { try_games(2, undo_returns<Terraforming>); }
TEST_P(TerraformingBattery, views_stay) { try_games(4, views_stay<Terraforming>); }
TEST_P(TerraformingBattery, walls_stand) { try_games(4, walls_stand<Terraforming>); }
TEST_P(TerraformingBattery, order_changes_nothing) { try_games(20, order_changes_nothing<Terraforming>); }
TEST_P(TerraformingBattery, seed_decides) {
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(seed_decides<Terraforming>({GetParam().setup, std::to_string(i)}));
}

INSTANTIATE_TEST_SUITE_P(setups, TerraformingBattery, testing::ValuesIn(terraforming_setups()),
                         [](const auto& setup) { return setup.param.name; });
INSTANTIATE_TEST_SUITE_P(maps, TerraformingBattery, testing::ValuesIn(setups_on_other_maps()),
                         [](const auto& setup) { return setup.param.name; });

}  // namespace
}  // namespace planitia::kit
