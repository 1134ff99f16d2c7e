/// The set-up of a game by flags, for every command that deals games.
#pragma once
#include <core/document.h>

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace planitia {

struct SetupFlags {
    std::string map;
    bool draft = false;
    bool no_corporate_era = false;
    bool colonies = false;
    bool world_government = false;
    std::string corporation_deal;
    std::vector<int> beginners;
    std::string unplaceable_tiles;
    std::string variant;
    std::string scenario;

    friend bool operator==(const SetupFlags&, const SetupFlags&) = default;
};

void add_setup_flags(CLI::App& command, SetupFlags& flags);
Document setup_of(const SetupFlags& flags, int players);

}  // namespace planitia
