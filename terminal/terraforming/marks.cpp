#include <terminal/terraforming/marks.h>

namespace planitia::terminal {

using namespace terraforming;

std::vector<TerraformingSubject> subjects_of(const Option& option) {
    switch (option.kind) {
        case OptionKind::choose_corporation:
        case OptionKind::take_card:
        case OptionKind::draft:
        case OptionKind::first_action:
        case OptionKind::play_card:
        case OptionKind::card_action: return {option.card()};
        case OptionKind::claim_milestone: return {option.milestone()};
        case OptionKind::fund_award: return {option.award()};
        case OptionKind::place_tile:
        case OptionKind::claim_space: return {option.space()};
        case OptionKind::target_player: return {option.player};
        case OptionKind::target_card: return {option.card(), option.player};
        case OptionKind::trade:
        case OptionKind::build_colony:
        case OptionKind::add_colony_tile:
        case OptionKind::move_marker: return {option.colony()};
        case OptionKind::raise_parameter: return {option.parameter()};
        case OptionKind::choose_colonies:
        case OptionKind::finish_pick:
        case OptionKind::standard_project:
        case OptionKind::convert_plants:
        case OptionKind::convert_heat:
        case OptionKind::pass:
        case OptionKind::end_turn:
        case OptionKind::pay:
        case OptionKind::alternative:
        case OptionKind::amount:
        case OptionKind::resolve:
        case OptionKind::decline:
        case OptionKind::count_: break;
    }
    return {};
}

}  // namespace planitia::terminal
