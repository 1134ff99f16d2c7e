#include <martians/catalogue/buildings.h>
#include <martians/notation/names.h>
#include <present/slots.h>
#include <terminal/martians/explain.h>

namespace planitia::terminal {

using namespace martians;
using present::MartiansExplanation;

namespace {

std::optional<MartiansExplanation> explanation_of(OptionKind kind) {
    switch (kind) {
        case OptionKind::choose_quarter: return MartiansExplanation::choose_quarter;
        case OptionKind::end_turn: return MartiansExplanation::end_turn;
        case OptionKind::done: return MartiansExplanation::done;
        case OptionKind::quarter: return MartiansExplanation::quarter;
        case OptionKind::mine_first: return MartiansExplanation::mine_first;
        case OptionKind::move: return MartiansExplanation::move;
        case OptionKind::take: return MartiansExplanation::take;
        case OptionKind::unload: return MartiansExplanation::unload;
        case OptionKind::task: return MartiansExplanation::task;
        case OptionKind::pay_mineral: return MartiansExplanation::pay_mineral;
        case OptionKind::event_option: return MartiansExplanation::event_option;
        case OptionKind::installation_off: return MartiansExplanation::installation_off;
        case OptionKind::growth_quarter: return MartiansExplanation::growth_quarter;
        case OptionKind::dead_slots: return MartiansExplanation::dead_slots;
        case OptionKind::marker_from: return MartiansExplanation::marker_from;
        case OptionKind::choose_corporation:
        case OptionKind::visit:
        case OptionKind::act:
        case OptionKind::rest:
        case OptionKind::rtg:
        case OptionKind::specialist:
        case OptionKind::leave_infirmary:
        case OptionKind::leave_living:
        case OptionKind::deliver:
        case OptionKind::building:
        case OptionKind::installation:
        case OptionKind::research:
        case OptionKind::order:
        case OptionKind::technology:
        case OptionKind::crop:
        case OptionKind::hire:
        case OptionKind::dismiss:
        case OptionKind::count_: break;
    }
    return std::nullopt;
}

std::optional<OptionKind> kind_of(const Document& option) {
    return find_name<OptionKind>(present::text_at(option, "kind"));
}

}  // namespace

std::optional<std::string> martian_explanation(const present::Phrasebook& book, const Document& option) {
    const auto kind = kind_of(option);
    const auto explanation = kind ? explanation_of(*kind) : std::nullopt;
    return explanation ? std::optional(book.say(*explanation)) : std::nullopt;
}

std::string martian_entry_id(const Document& option) {
    const auto kind = kind_of(option);
    if (!kind || explanation_of(*kind)) return {};
    switch (*kind) {
        case OptionKind::act: {
            const auto action = find_name<Action>(present::text_at(option, "action"));
            return action ? std::string(name(info(*action).building)) : std::string();
        }
        case OptionKind::rest:
        case OptionKind::rtg:
        case OptionKind::leave_infirmary:
        case OptionKind::leave_living:
        case OptionKind::deliver: return std::string(name(*kind));
        default: break;
    }
    // The first field of all others is the thing itself.
    return std::string(option.as_map()->size() > 1 && (*option.as_map())[1].second.as_text() != nullptr
                           ? *(*option.as_map())[1].second.as_text()
                           : "");
}

}  // namespace planitia::terminal
