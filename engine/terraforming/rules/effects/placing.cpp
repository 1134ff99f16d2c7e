#include <terraforming/rules/effects/placing.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/tiles.h>

namespace planitia::terraforming {

/// A tile that can not be placed is skipped; whether it forbids the card is an option of the game.
bool can_resolve(const Position& position, Actor who, const PlaceTile& tile, const Budget& budget, Check& check) {
    if (budget.is_none() || !position.setup.unplaceable_tiles_forbid) return true;
    return has_place(position, who.player, tile, least_megacredits(position.player(who.player), who.source), check);
}

bool has_place(const Position& position, PlayerId player, const PlaceTile& tile, int spent, Check& check) {
    if (tile.tile == Tile::ocean && position.oceans() >= kMaxOceans) return true;
    if (legal_spaces(position, player, tile, spent).empty()) check.fail({.code = ReasonCode::no_space});
    return check.passed();
}

bool has_effect(const Position& position, Actor who, const PlaceTile& tile) {
    return !legal_spaces(position, who.player, tile).empty();
}

void list(const Position& position, Actor who, const PlaceTile& tile, OptionList& options) {
    for (SpaceId space : legal_spaces(position, who.player, tile))
        options.push_back(option(OptionKind::place_tile, space));
}

Flow resolve(Scene& scene, Actor who, const PlaceTile& tile, const Option& answer) {
    place_tile(scene, who, tile.tile, answer.space());
    return Flow::next;
}

namespace {

SpaceSet claimable(const Position& position, PlayerId player) {
    return free_land(position, player) - position.board.claimed_by(player);
}

}  // namespace

bool can_resolve(const Position&, Actor, const ClaimSpace&, Check&) { return true; }

bool has_effect(const Position& position, Actor who, const ClaimSpace&) {
    return !claimable(position, who.player).empty();
}

void list(const Position& position, Actor who, const ClaimSpace&, OptionList& options) {
    for (SpaceId space : claimable(position, who.player)) options.push_back(option(OptionKind::claim_space, space));
}

Flow resolve(Scene& scene, Actor who, const ClaimSpace&, const Option& answer) {
    scene.position.board.claim(answer.space(), who.player);
    scene.tell({.kind = EventKind::space_claimed, .player = who.player, .space = answer.space()});
    return Flow::next;
}

}  // namespace planitia::terraforming
