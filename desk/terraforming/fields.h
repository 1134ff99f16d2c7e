/// What can be agreed on before a game of Terraforming Mars.
#pragma once
#include <desk/fields.h>
#include <terraforming/terraforming.h>

namespace planitia::desk {

/// For commands; whoever uses them asks the game whether it makes sense.
SetupFlags setup_flags(std::type_identity<terraforming::Terraforming>);
/// What suits those who have never played.
terraforming::Setup first_setup(std::type_identity<terraforming::Terraforming>);
/// The fields that there are for this set-up.
std::vector<SetupField<terraforming::Setup>> fields_of(const terraforming::Setup& setup);
/// What there is no field for is back at its default.
void drop_what_makes_no_sense(terraforming::Setup& setup);
/// The same, agreed on by so many.
void set_players(terraforming::Setup& setup, int players);

}  // namespace planitia::desk
