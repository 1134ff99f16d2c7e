// One digest over what a thousand random games of each game tell, in signature.txt. A change of the rules, of a card, of the order of options
// or of the random numbers changes it. When that is meant, put the new value there and name both in the commit.
#include <kit/battery.h>
#include <kit/rich_position.h>
#include <kit/setups.h>
#include <kit/test_data.h>
#include <martians/martians.h>
#include <terraforming/terraforming.h>

#include <fstream>
#include <sstream>

namespace planitia::kit {
namespace {

std::string recorded_signature(int number) {
    std::ifstream file(kit::test_data("game/signature.txt"));
    std::string line;
    for (int i = 0; i <= number; ++i) std::getline(file, line);
    return line;
}

void expect_recorded(int line, std::uint64_t signature) {
    std::ostringstream text;
    text << std::hex << signature;
    EXPECT_EQ(text.str(), recorded_signature(line)) << "the new signature is " << text.str();
}

/// The set-ups in turn; every second game from a rich position, in which every card comes up.
std::uint64_t signature(const std::vector<NamedSetup>& setups, int games) {
    std::uint64_t hash = 0;
    for (int i = 0; i < games; ++i) {
        const std::string seed = "signature " + std::to_string(i);
        Trial<terraforming::Terraforming> trial{setups[static_cast<std::size_t>(i) % setups.size()].setup, seed};
        if (i % 2 == 1) trial.start = rich_position(trial.setup, seed);
        hash = combine(hash, game_digest(trial));
    }
    return hash;
}

TEST(signature, of_a_thousand_random_games) { expect_recorded(0, signature(terraforming_setups(), 1000)); }

TEST(signature, of_a_thousand_random_games_of_martians) {
    using martians::Scenario, martians::Variant;
    std::uint64_t hash = 0;
    for (int i = 0; i < 1000; ++i) {
        martians::Setup setup;
        setup.variant = static_cast<Variant>(i % 3);
        setup.players = static_cast<std::uint8_t>(setup.variant == Variant::coop ? 1 + i / 3 % 4 : 2 + i / 3 % 3);
        setup.scenario = static_cast<Scenario>(i % 7);
        setup.chooses_corporations = i % 5 == 0;
        hash = combine(hash, game_digest(Trial<martians::Martians>{setup, "signature " + std::to_string(i)}));
    }
    expect_recorded(1, hash);
}

TEST(signature, of_random_games_on_other_maps) { expect_recorded(2, signature(setups_on_other_maps(), 300)); }

}  // namespace
}  // namespace planitia::kit
