/// The vocabulary in which actions, specialists, events, technologies and assistants say what they do.
/// Every reader visits `Effect` and `Ongoing` exhaustively, so a new kind does not compile until all of them know it.
#pragma once
#include <core/overloaded.h>
#include <martians/catalogue/vocabulary.h>

#include <variant>

namespace planitia::martians {

// -- what happens at once

struct Gain {
    Good good = Good::energy;
    std::uint8_t n = 0;
};
/// Never below 0.
struct ChangeReputation {
    std::int8_t n = 0;
};
/// Tokens of the kind from one quarter, as many as there are; by the first rules from any quarters.
struct RemoveNeed {
    Need need = Need::oxygen;
    std::uint8_t most = 0;
};
/// A token in the own quarter; where quarters are common, in one with the fewest.
struct AddNeed {
    Need need = Need::oxygen;
};
/// In the next turn.
struct ExtraTime {
    std::uint8_t n = 0;
};
/// One installation makes nothing at the next production.
struct SwitchOff {};
/// The leftmost token of the status leaves a building.
struct FinishField {
    FieldStatus from = FieldStatus::slow;
};
struct RaiseInstallation {};
/// The machine moves, and so many resources of a token within reach are taken.
struct Extract {
    std::uint8_t most = 0;
};
/// A regolith card for each regolith taken in this visit.
struct Assay {};
/// A research tile on display, for its own time and price.
struct DoResearch {};
/// Each for 1 time.
struct Unload {
    Good good = Good::aux;
    std::uint8_t most = 0;
};
/// A task of the scenario, or an order.
struct DoMission {};
/// A technology, for its own time.
struct Develop {
    Developer of = Developer::corporation;
};
/// What the own crop yields, for its price.
struct GatherHarvest {};
struct ChangeCrop {};
struct Hire {};

using Effect =
    std::variant<Gain, ChangeReputation, RemoveNeed, AddNeed, ExtraTime, SwitchOff, FinishField, RaiseInstallation,
                 Extract, Assay, DoResearch, Unload, DoMission, Develop, GatherHarvest, ChangeCrop, Hire>;
using Effects = FixedVec<Effect, 2>;

template <class Kind>
constexpr const Kind* find_effect(const Effects& effects) {
    for (const Effect& each : effects)
        if (const Kind* found = std::get_if<Kind>(&each)) return found;
    return nullptr;
}

// -- what holds for good, or for a round

/// Time more in every turn.
struct LongerTurns {
    std::uint8_t n = 0;
};
/// The machine also takes from the tokens beside it that are face up.
struct LongReach {};
/// The next weather card is known.
struct SeesWeather {};
/// More energy from every installation of the kind.
struct MoreEnergy {
    Installation kind = Installation::solar;
    std::uint8_t n = 0;
};
/// Regolith cards more with every assay.
struct MoreSamples {
    std::uint8_t n = 0;
};
/// Fewer tokens of the kind in every supply phase.
struct FewerNeeds {
    Need need = Need::oxygen;
    std::uint8_t n = 0;
};
/// A growth token at the start of every supply phase.
struct PlacesGrowth {};
/// With every harvest, whatever the crop is.
struct AddsToHarvest {
    Good good = Good::food;
    std::uint8_t n = 0;
};
/// Resources more with every extract.
struct TakesMore {
    std::uint8_t n = 0;
};
/// Time less for research tiles with a flask, down to `kLeastResearchTime`.
struct FasterResearch {
    std::uint8_t n = 0;
};
/// The action costs so many more.
struct Dearer {
    Action action = Action::oxygen;
    Good good = Good::energy;
    std::uint8_t n = 0;
};
/// Crops of the product yield more or less, but not less than `kLeastHarvest`.
struct ChangesYield {
    Good product = Good::food;
    std::int8_t n = 0;
};
/// A field of the building can not be used.
struct ClosesField {
    Building building = Building::lander;
};

using Ongoing = std::variant<LongerTurns, LongReach, SeesWeather, MoreEnergy, MoreSamples, FewerNeeds, PlacesGrowth,
                             AddsToHarvest, TakesMore, FasterResearch, Dearer, ChangesYield, ClosesField>;

}  // namespace planitia::martians
