/// What can be agreed on before a game of Martians.
#pragma once
#include <desk/fields.h>
#include <martians/martians.h>

namespace planitia::desk {

/// For commands; whoever uses them asks the game whether it makes sense.
SetupFlags setup_flags(std::type_identity<martians::Martians>);
/// What suits those who have never played.
martians::Setup first_setup(std::type_identity<martians::Martians>);
/// The fields that there are for this set-up.
std::vector<SetupField<martians::Setup>> fields_of(const martians::Setup& setup);
/// What there is no field for is back at its default.
void drop_what_makes_no_sense(martians::Setup& setup);
/// The same, agreed on by so many.
void set_players(martians::Setup& setup, int players);

}  // namespace planitia::desk
