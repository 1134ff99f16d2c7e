#include <martians/catalogue/catalogue.h>
#include <terminal/martians/marks.h>

namespace planitia::terminal {

using namespace martians;

std::vector<MartiansSubject> subjects_of(const Option& option) {
    switch (option.kind) {
        case OptionKind::visit:
            return {option.building(), MartiansField{option.building(), option.field()}, option.action()};
        case OptionKind::act: return {info(option.action()).building, option.action()};
        case OptionKind::choose_quarter:
        case OptionKind::leave_infirmary:
        case OptionKind::leave_living:
        case OptionKind::deliver:
        case OptionKind::quarter:
        case OptionKind::growth_quarter: return {option.quarter()};
        case OptionKind::building:
        case OptionKind::marker_from: return {option.building()};
        case OptionKind::installation:
        case OptionKind::installation_off: return {option.installation()};
        case OptionKind::move:
        case OptionKind::take: return {option.hex()};
        case OptionKind::research: return {option.research()};
        case OptionKind::task: return {MartiansTask{option.index()}};
        case OptionKind::order: return {option.order()};
        case OptionKind::technology: return {option.technology()};
        case OptionKind::crop: return {option.crop()};
        case OptionKind::hire:
        case OptionKind::dismiss: return {option.person()};
        case OptionKind::rtg: return {option.kind};
        case OptionKind::choose_corporation:
        case OptionKind::rest:
        case OptionKind::specialist:
        case OptionKind::end_turn:
        case OptionKind::done:
        case OptionKind::mine_first:
        case OptionKind::unload:
        case OptionKind::pay_mineral:
        case OptionKind::event_option:
        case OptionKind::dead_slots:
        case OptionKind::count_: break;
    }
    return {};
}

}  // namespace planitia::terminal
