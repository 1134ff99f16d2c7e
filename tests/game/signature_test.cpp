// One hash over a thousand random games, in signature.txt. A change of the rules, of a card, of the order of options
// or of the random numbers changes it. When that is meant, put the new value there and name both in the commit.
#include <kit/battery.h>
#include <kit/rich_position.h>
#include <kit/setups.h>
#include <kit/test_data.h>
#include <terraforming/terraforming.h>

#include <fstream>
#include <sstream>

namespace planitia::kit {
namespace {

std::string recorded_signature() {
    std::ifstream file(kit::test_data("game/signature.txt"));
    std::string line;
    std::getline(file, line);
    return line;
}

/// The set-ups in turn; every second game from a rich position, in which every card comes up.
std::uint64_t signature(int games) {
    const std::vector<NamedSetup> setups = terraforming_setups();
    std::uint64_t hash = 0;
    for (int i = 0; i < games; ++i) {
        const std::string seed = "signature " + std::to_string(i);
        Trial<terraforming::Terraforming> trial{setups[static_cast<std::size_t>(i) % setups.size()].setup, seed};
        if (i % 2 == 1) trial.start = rich_position(trial.setup, seed);
        hash = combine(hash, game_hash(trial));
    }
    return hash;
}

TEST(signature, of_a_thousand_random_games) {
    std::ostringstream text;
    text << std::hex << signature(1000);
    EXPECT_EQ(text.str(), recorded_signature()) << "the new signature is " << text.str();
}

}  // namespace
}  // namespace planitia::kit
