/// A mission as a list of what must be met.
#pragma once
#include <terminal/martians/table.h>

namespace planitia::terminal {

struct MissionItem {
    std::string text;
    bool is_met = false;
    Pieces price = {};  ///< of a task, with what it brings
    Mark mark = Mark::none;
};
/// Tasks, conditions, and that no needs are left. Empty in the competitive game.
std::vector<MissionItem> mission_items(const MartiansTable& table);

}  // namespace planitia::terminal
