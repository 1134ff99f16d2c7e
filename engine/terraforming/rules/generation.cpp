#include <terraforming/rules/colonies.h>
#include <terraforming/rules/conversions.h>
#include <terraforming/rules/generation.h>
#include <terraforming/rules/government.h>
#include <terraforming/rules/research.h>
#include <terraforming/rules/resources.h>

#include <algorithm>

namespace planitia::terraforming {

bool is_last_generation(const Position& position) {
    return position.is_solo() ? position.generation >= kSoloGenerations : position.is_terraformed();
}

std::optional<int> most_actions(const Position& position) {
    for (PlayerId id : position.seats())
        if (id != position.active_player && !position.player(id).has_passed) return kActionsInTurn;
    return std::nullopt;
}

namespace {

void produce(Scene& scene, PlayerId id) {
    PlayerState& player = scene.player(id);
    const Actor who{id, CardId::none()};
    const int energy = player.stock[Resource::energy];
    change_stock(scene, who, Resource::energy, -energy);
    change_stock(scene, who, Resource::heat, energy);
    for (Resource resource : every<Resource>()) {
        int gain = player.production[resource];
        if (resource == Resource::megacredits) gain += player.rating;
        change_stock(scene, who, resource, std::max(gain, -int{player.stock[resource]}));
    }
    player.used.clear();
    player.has_passed = false;
}

void end_game(Scene& scene) {
    scene.position.phase = Phase::over;
    scene.tell({.kind = EventKind::game_ended});
}

void start_generation(Scene& scene) {
    Position& position = scene.position;
    position.generation = static_cast<std::uint8_t>(std::min(position.generation + 1, 255));
    position.first_player = position.after(position.first_player);
    for (PlayerId id : position.seats()) position.player(id).raised_rating = false;
    scene.tell({.kind = EventKind::generation_started, .amount = position.generation});
    open_research(scene);
}

/// Fleets and markers, then the next generation.
void end_solar_phase(Scene& scene) {
    if (brings(scene.position.setup, &SetRow::has_colony_tiles)) reset_colonies(scene);
    start_generation(scene);
}

void start_solar_phase(Scene& scene) {
    const Setup& setup = scene.position.setup;
    if (brings(setup, &SetRow::has_solar_phase) || setup.world_government)
        scene.tell({.kind = EventKind::solar_phase, .amount = scene.position.generation});
    if (setup.world_government) {
        scene.position.phase = Phase::solar;
    } else {
        end_solar_phase(scene);
    }
}

void end_generation(Scene& scene) {
    Position& position = scene.position;
    scene.tell({.kind = EventKind::production_phase, .amount = position.generation});
    for (PlayerId id : position.seats()) produce(scene, id);
    position.active_player = position.first_player;
    position.actions_taken = 0;
    if (!is_last_generation(position)) {
        start_solar_phase(scene);
    } else if (position.is_terraformed()) {
        position.phase = Phase::final_greenery;
    } else {
        end_game(scene);
    }
}

}  // namespace

void next_turn(Scene& scene) {
    Position& position = scene.position;
    position.actions_taken = 0;
    PlayerId id = position.active_player;
    for (std::size_t n = 0; n < position.setup.players; ++n) {
        id = position.after(id);
        if (position.player(id).has_passed) continue;
        position.active_player = id;
        return;
    }
    end_generation(scene);
}

void end_action(Scene& scene) {
    Position& position = scene.position;
    position.in_action = false;
    const std::optional<int> most = most_actions(position);
    if (!most) {
        position.actions_taken = 0;
        return;
    }
    ++position.actions_taken;
    if (position.actions_taken >= *most) next_turn(scene);
}

void pass(Scene& scene, PlayerId id) {
    PlayerState& player = scene.player(id);
    player.has_passed = true;
    player.next_discount = 0;
    player.next_requirement_steps = 0;
    scene.tell({.kind = EventKind::passed, .player = id});
    next_turn(scene);
}

bool advance_solar_phase(Scene& scene) {
    Position& position = scene.position;
    OptionList options;
    if (!position.in_action) list_government(position, options);
    if (options.size() > 1) return false;
    if (options.size() == 1) {
        govern(scene, options[0].parameter());
    } else {
        position.in_action = false;
        end_solar_phase(scene);
    }
    return true;
}

bool seek_final_greenery(Scene& scene) {
    Position& position = scene.position;
    for (std::size_t n = 0; n < position.setup.players; ++n) {
        PlayerState& player = scene.player(position.active_player);
        if (!player.has_passed && can_convert_plants(position, position.active_player, nullptr)) return true;
        player.has_passed = true;
        position.active_player = position.after(position.active_player);
    }
    end_game(scene);
    return false;
}

}  // namespace planitia::terraforming
