/// Effects on colony tiles, markers and fleets.
#pragma once
#include <terraforming/rules/effects/effects.h>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const BuildColony& build, Check& check);
void list(const Position& position, Actor who, const BuildColony& build, OptionList& options);
Flow resolve(Scene& scene, Actor who, const BuildColony& build, const Option& answer);

bool can_resolve(const Position& position, Actor who, const AddColonyTile& add, Check& check);
void list(const Position& position, Actor who, const AddColonyTile& add, OptionList& options);
Flow resolve(Scene& scene, Actor who, const AddColonyTile& add, const Option& answer);

bool can_resolve(const Position& position, Actor who, const GainFleet& gain, Check& check);
Flow resolve(Scene& scene, Actor who, const GainFleet& gain);

bool can_resolve(const Position& position, Actor who, const TradeFreely& trade, Check& check);
void list(const Position& position, Actor who, const TradeFreely& trade, OptionList& options);
Flow resolve(Scene& scene, Actor who, const TradeFreely& trade, const Option& answer);

bool can_resolve(const Position& position, Actor who, const RaiseTrack& raise, Check& check);
void list(const Position& position, Actor who, const RaiseTrack& raise, OptionList& options);
Flow resolve(Scene& scene, Actor who, const RaiseTrack& raise, const Option& answer);

bool can_resolve(const Position& position, Actor who, const MoveMarkers& move, Check& check);
void list(const Position& position, Actor who, const MoveMarkers& move, OptionList& options);
Flow resolve(Scene& scene, Actor who, const MoveMarkers& move, const Option& answer);

bool can_resolve(const Position& position, Actor who, const GainColonyBonuses& gain, Check& check);
Flow resolve(Scene& scene, Actor who, const GainColonyBonuses& gain);

}  // namespace planitia::terraforming
