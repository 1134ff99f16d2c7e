/// What follows from a view of Martians.
#pragma once
#include <martians/catalogue/cost.h>
#include <martians/observe/observe.h>
#include <martians/rules/mission.h>

#include <vector>

namespace planitia::desk {

struct MartiansFacts {
    struct Field {
        martians::FieldStatus status = martians::FieldStatus::none;
        PlayerId marker;
        bool is_blocked = false;
    };
    struct Action {
        martians::Action action = {};
        int time = 0;              ///< without a slow field
        martians::Cost cost = {};  ///< with the events in force, for the viewer or the active player
    };
    struct Building {
        martians::Building building = {};
        std::vector<Field> fields;
        std::vector<Action> actions;
    };
    struct Energy {
        ByEnum<martians::Installation, int> made = {};  ///< by each kind of installation, in this weather
        int sum = 0;
    };
    struct Task {
        std::size_t index = 0;
        int done = 0;
        int of = 0;
        bool is_payable = false;  ///< now, by the viewer
    };
    struct Condition {
        martians::Condition condition = {};
        bool is_met = false;
    };

    std::vector<PlayerId> order;
    std::vector<Building> buildings;
    std::vector<Energy> energy;  ///< by seats
    int rtg_left = 0;
    int time_left = 0;  ///< in this turn
    int rounds_left = 0;
    std::vector<Task> tasks;
    std::vector<Condition> conditions;
};

MartiansFacts facts(const martians::View& view);

}  // namespace planitia::desk
