/// What options of Martians are about.
#pragma once
#include <terminal/marks.h>

#include <variant>
#include <vector>

namespace planitia::terminal {

/// A field of a building.
struct MartianField {
    martians::Building building;
    std::size_t index;
    friend bool operator==(const MartianField&, const MartianField&) = default;
};

/// A task of the scenario.
struct MartianTask {
    std::size_t index;
    friend bool operator==(const MartianTask&, const MartianTask&) = default;
};

using MartianSubject =
    std::variant<martians::OptionKind, martians::Building, MartianField, martians::Action, martians::QuarterId,
                 martians::HexId, martians::Installation, MartianTask, martians::Order, martians::Person,
                 martians::Technology, martians::Crop, martians::Research>;

std::vector<MartianSubject> subjects_of(const martians::Option& option);

}  // namespace planitia::terminal
