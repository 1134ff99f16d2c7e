#include <terraforming/rules/colonies.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/tiles.h>
#include <terraforming/rules/trade.h>
#include <terraforming/rules/turn.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

Reasons only(ReasonCode code) {
    Reasons reasons;
    reasons.push_back({.code = code});
    return reasons;
}

/// The best that can be said of an answer to a question inside an action.
ReasonCode code_for(OptionKind kind) {
    return kind == OptionKind::target_card ? ReasonCode::no_target_card : ReasonCode::not_offered;
}

}  // namespace

namespace {

/// Why a marker can not move: the tile, or where it stands.
void explain_marker(const ColonyState& state, Reasons& reasons) {
    Check check(&reasons);
    if (state.status == ColonyState::Status::absent) {
        check.fail({.code = ReasonCode::colony_not_in_game});
    } else {
        check.fail({.code = state.is_active() ? ReasonCode::marker_at_end : ReasonCode::colony_asleep});
    }
}

/// Why the colony tile named can not be the answer to the effect at hand.
Reasons why_not_tile(const Position& position, PlayerId player, Colony colony) {
    if (position.resolution.current.effects.empty()) return only(ReasonCode::not_offered);
    Reasons reasons;
    const Effect& effect = kEffects[position.resolution.current.effects.begin];
    if (const auto* build = std::get_if<BuildColony>(&effect))
        can_build(position, player, colony, build->may_double_up, &reasons);
    if (std::holds_alternative<TradeFreely>(effect)) can_visit(position, player, colony, &reasons);
    if (std::holds_alternative<MoveMarkers>(effect)) explain_marker(position.colonies[colony], reasons);
    if (std::holds_alternative<AddColonyTile>(effect)) reasons = only(ReasonCode::colony_in_game);
    return reasons.empty() ? only(ReasonCode::not_offered) : reasons;
}

/// Why the space named can not be the answer to the effect at hand.
Reasons why_not_space(const Position& position, PlayerId player, const Option& wanted) {
    if (position.resolution.current.effects.empty()) return only(ReasonCode::not_offered);
    Reasons reasons;
    const Effect& effect = kEffects[position.resolution.current.effects.begin];
    const auto* tile = std::get_if<PlaceTile>(&effect);
    if (tile != nullptr && wanted.kind == OptionKind::place_tile)
        why_not_there(position, player, *tile, wanted.space(), reasons);
    if (std::holds_alternative<ClaimSpace>(effect) && wanted.kind == OptionKind::claim_space)
        why_not_claim(position, player, wanted.space(), reasons);
    return reasons.empty() ? only(ReasonCode::not_offered) : reasons;
}

/// Whether the option names a colony tile as the answer to an effect.
bool names_tile(OptionKind kind) {
    return kind == OptionKind::build_colony || kind == OptionKind::trade || kind == OptionKind::move_marker ||
           kind == OptionKind::add_colony_tile;
}

}  // namespace

Reasons why_not(const Position& position, PlayerId player, const Option& wanted) {
    if (position.is_over()) return only(ReasonCode::game_over);
    if (!awaited(position).contains(player)) {
        // What stands in the way besides the turn is worth knowing too.
        Reasons reasons = only(ReasonCode::not_awaited);
        if (is_turn_option(wanted.kind) && position.phase == Phase::action)
            can_choose(position, player, wanted, &reasons);
        return reasons;
    }
    if (question(position, player) == Question::turn && is_turn_option(wanted.kind)) {
        Reasons reasons;
        can_choose(position, player, wanted, &reasons);
        return reasons;
    }
    OptionList options;
    list_options(position, player, options);
    if (std::ranges::find(options, wanted) != options.end()) return {};
    if (names_tile(wanted.kind) && position.resolution.payment.purpose == Purpose::nothing)
        return why_not_tile(position, player, wanted.colony());
    if (wanted.kind == OptionKind::place_tile || wanted.kind == OptionKind::claim_space)
        return why_not_space(position, player, wanted);
    if (wanted.kind == OptionKind::raise_parameter && question(position, player) == Question::raise_parameter)
        return only(ReasonCode::parameter_at_maximum);
    const bool same_kind = std::ranges::find(options, wanted.kind, &Option::kind) != options.end();
    return only(same_kind ? code_for(wanted.kind) : ReasonCode::not_offered);
}

}  // namespace planitia::terraforming
