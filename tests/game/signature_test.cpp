// One hash over a thousand random games, in signature.txt. A change of the rules, of a card, of the order of options
// or of the random numbers changes it. When that is meant, put the new value there and name both in the commit.
#include <kit/battery.h>
#include <kit/setups.h>
#include <terraforming/terraforming.h>

#include <fstream>
#include <sstream>

namespace planitia::kit {
namespace {

std::string recorded_signature() {
    std::ifstream file(PLANITIA_TEST_DATA "/game/signature.txt");
    std::string line;
    std::getline(file, line);
    return line;
}

TEST(signature, of_a_thousand_random_games) {
    std::vector<terraforming::Setup> setups;
    for (const NamedSetup& each : terraforming_setups()) setups.push_back(each.setup);
    std::ostringstream text;
    text << std::hex << signature<terraforming::Terraforming>(setups, 1000);
    EXPECT_EQ(text.str(), recorded_signature()) << "the new signature is " << text.str();
}

}  // namespace
}  // namespace planitia::kit
