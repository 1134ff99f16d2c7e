/// The set-ups that random games are tried with.
#pragma once
#include <terraforming/state/setup.h>

#include <ostream>
#include <string>
#include <vector>

namespace planitia::kit {

struct NamedSetup {
    std::string name;
    terraforming::Setup setup;
    friend void PrintTo(const NamedSetup& each, std::ostream* out) { *out << each.name; }
};

/// Every number of players, and every option of the game at least once.
std::vector<NamedSetup> terraforming_setups();
/// Not on Tharsis. They are no part of the signature.
std::vector<NamedSetup> setups_on_other_maps();

}  // namespace planitia::kit
