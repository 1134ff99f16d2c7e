/// What options of Martians are about.
#pragma once
#include <terminal/marks.h>

#include <variant>
#include <vector>

namespace planitia::terminal {

/// A field of a building.
struct MartiansField {
    martians::Building building;
    std::size_t index;
    friend bool operator==(const MartiansField&, const MartiansField&) = default;
};

/// A task of the scenario.
struct MartiansTask {
    std::size_t index;
    friend bool operator==(const MartiansTask&, const MartiansTask&) = default;
};

using MartiansSubject =
    std::variant<martians::OptionKind, martians::Building, MartiansField, martians::Action, martians::QuarterId,
                 martians::HexId, martians::Installation, MartiansTask, martians::Order, martians::Person,
                 martians::Technology, martians::Crop, martians::Research>;

std::vector<MartiansSubject> subjects_of(const martians::Option& option);

}  // namespace planitia::terminal
