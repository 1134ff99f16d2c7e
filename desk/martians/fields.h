/// What can be agreed on before a game of Martians.
#pragma once
#include <desk/fields.h>
#include <martians/state/position.h>

namespace planitia::desk {

/// The fields that there are for this set-up.
std::vector<SetupField<martians::Setup>> fields_of(const martians::Setup& setup);
/// What there is no field for is back at its default.
void drop_what_makes_no_sense(martians::Setup& setup);
/// The same, agreed on by so many.
void set_players(martians::Setup& setup, int players);

}  // namespace planitia::desk
