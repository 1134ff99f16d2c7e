// rules_versions.txt has, for every version of the rules of every game, a digest over what random games tell. A game that was
// dealt by older rules goes on as it began: whoever changes how a game plays raises `kRulesVersion`, lets the change depend on
// `Setup::rules` where games under way are to be kept, and adds the new line. A line of older rules is only removed when their
// games can not be kept; saves of theirs are then refused where they diverge.
#include <kit/random_play.h>
#include <kit/setups.h>
#include <kit/test_data.h>
#include <martians/martians.h>
#include <terraforming/terraforming.h>

#include <fstream>
#include <sstream>

namespace planitia::kit {
namespace {

using martians::Martians;
using terraforming::Terraforming;

constexpr int kGames = 200;  // of every set-up

/// Of one game with random choices.
template <Game G>
std::uint64_t digest_of_game(const typename G::Setup& setup, const std::string& seed) {
    auto record = Record<G>::begin(setup, seed);
    if (!record) return 0;
    Rng rng("answers " + seed);
    while (!G::is_over(record->position())) {
        const PlayerId player = random_seat(record->awaited(), rng);
        typename G::Position next = record->position();
        if (!record->choose(player, random_choice<G>(next, player, rng))) return 0;
    }
    return record->digest();
}

template <Game G>
std::string digest_of_games(const std::vector<typename G::Setup>& setups, int rules) {
    std::uint64_t all = 0;
    for (typename G::Setup setup : setups) {
        setup.rules = static_cast<std::uint8_t>(rules);
        for (int i = 0; i < kGames; ++i)
            all = combine(all, digest_of_game<G>(setup, "rules version " + std::to_string(i)));
    }
    std::ostringstream text;
    text << std::hex << all;
    return text.str();
}

/// The line of a game and the version of its rules; empty when there is none.
std::string recorded(std::string_view game, int rules) {
    std::ifstream file(test_data("game/rules_versions.txt"));
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string name;
        std::string digest;
        int version = 0;
        if (words >> name >> version >> digest && name == game && version == rules) return digest;
    }
    return "";
}

template <Game G>
void expect_the_same_play(const std::vector<typename G::Setup>& setups, std::string_view line = G::kName) {
    for (int rules = 1; rules <= G::kRulesVersion; ++rules) {
        const std::string before = recorded(line, rules);
        if (before.empty() && rules < G::kRulesVersion) continue;
        const std::string now = digest_of_games<G>(setups, rules);
        if (before.empty()) {
            ADD_FAILURE() << "add to tests/game/rules_versions.txt: " << line << " " << rules << " " << now;
        } else {
            EXPECT_EQ(now, before) << "games by rules " << rules << " of " << G::kName
                                   << " play differently: raise kRulesVersion, "
                                   << "let what is new depend on Setup::rules, and add a line for the new rules";
        }
    }
}

TEST(rules_version, rises_when_terraforming_plays_differently) {
    expect_the_same_play<Terraforming>({{.players = 1},
                                        {.players = 2, .corporate_era = false, .unplaceable_tiles_forbid = true},
                                        {.players = 3, .draft = true, .world_government = true},
                                        {.players = 5, .beginners = PlayerSet::only(PlayerId{1}), .colonies = true}});
}

TEST(rules_version, rises_when_terraforming_plays_differently_on_other_maps) {
    std::vector<terraforming::Setup> setups;
    for (const NamedSetup& each : setups_on_other_maps()) setups.push_back(each.setup);
    expect_the_same_play<Terraforming>(setups, "terraforming-maps");
}

TEST(rules_version, rises_when_martians_plays_differently) {
    using martians::Scenario, martians::Variant;
    expect_the_same_play<Martians>({{.players = 1},
                                    {.players = 3, .scenario = static_cast<Scenario>(3), .chooses_corporations = true},
                                    {.variant = Variant::semi, .players = 2, .scenario = static_cast<Scenario>(5)},
                                    {.variant = Variant::competitive, .players = 4}});
}

}  // namespace
}  // namespace planitia::kit
