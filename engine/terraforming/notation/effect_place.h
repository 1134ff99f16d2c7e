/// Where effects stand, told by names that last: whose they are, in which part of it, and which ones there.
#pragma once
#include <game/archive.h>
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// A sequence of effects that something has.
enum class Part : std::uint8_t {
    on_play,
    action,
    first_action,
    trigger,           ///< by number
    building,          ///< of a colony tile
    income,            ///< of a colony tile, by the space of its track
    bonus,             ///< of a colony tile
    preparation,       ///< the marker before a trade
    project,           ///< by number of the standard project
    plant_conversion,  ///< these three are of the rules themselves
    heat_conversion,
    ocean_bonus,
    space,  ///< the bonus of a space of the map, by number
    count_
};

struct EffectPlace {
    Part part = Part::count_;
    std::uint8_t which = 0;
    /// The effect among its like; then, inside it, the alternative and the effect among those of that, and so on.
    FixedVec<std::uint8_t, 8> index;
    std::uint8_t count = 1;  ///< of whole effects from there on
};

/// Precondition: the source has these effects.
EffectPlace place_of(EffectRange effects, CardId source, Map map = {});
/// The effects there; empty when the source has none such.
EffectRange effects_at(const EffectPlace& place, CardId source, Map map = {});

/// `source`, `part`, `which` or `project`, `index`, `count`.
void describe_effects(Archive& archive, Map map, CardId& source, EffectRange& effects);

}  // namespace planitia::terraforming
