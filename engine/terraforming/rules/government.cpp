#include <terraforming/rules/government.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/tiles.h>

namespace planitia::terraforming {

namespace {

bool can_rise(const Position& position, Parameter parameter) {
    if (info(parameter).has_marker) return position.level(parameter) < maximum(parameter);
    return !legal_spaces(position, position.first_player, {Tile::ocean, Where::ocean_area}).empty();
}

}  // namespace

void list_government(const Position& position, OptionList& options) {
    for (Parameter parameter : every<Parameter>())
        if (position.has(parameter) && can_rise(position, parameter))
            options.push_back(option(OptionKind::raise_parameter, parameter));
}

void govern(Scene& scene, Parameter parameter) {
    scene.position.in_action = true;
    raise_parameter(scene, PlayerId::none(), parameter, 1);
}

}  // namespace planitia::terraforming
