#include <martians/catalogue/catalogue.h>
#include <martians/notation/names.h>
#include <present/martians/explain.h>
#include <present/martians/phrasebook.h>
#include <present/sentence.h>

namespace planitia::present {

using namespace martians;

namespace {

std::optional<MartiansRule> explanation_of(OptionKind kind) {
    switch (kind) {
        case OptionKind::choose_quarter: return MartiansRule::choose_quarter;
        case OptionKind::end_turn: return MartiansRule::end_turn;
        case OptionKind::done: return MartiansRule::done;
        case OptionKind::quarter: return MartiansRule::quarter;
        case OptionKind::mine_first: return MartiansRule::mine_first;
        case OptionKind::move: return MartiansRule::move;
        case OptionKind::take: return MartiansRule::take;
        case OptionKind::unload: return MartiansRule::unload;
        case OptionKind::task: return MartiansRule::task;
        case OptionKind::pay_mineral: return MartiansRule::pay_mineral;
        case OptionKind::event_option: return MartiansRule::event_option;
        case OptionKind::installation_off: return MartiansRule::installation_off;
        case OptionKind::growth_quarter: return MartiansRule::growth_quarter;
        case OptionKind::dead_slots: return MartiansRule::dead_slots;
        case OptionKind::marker_from: return MartiansRule::marker_from;
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

std::optional<EntryKey> key_of(const Option& option) {
    switch (option.kind) {
        case OptionKind::choose_corporation: return EntryKey{EntryKind::corporation, name(option.corporation())};
        case OptionKind::visit:
        case OptionKind::building:
        case OptionKind::marker_from: return EntryKey{EntryKind::building, name(option.building())};
        case OptionKind::act: return EntryKey{EntryKind::building, name(info(option.action()).building)};
        case OptionKind::rest:
        case OptionKind::rtg:
        case OptionKind::leave_infirmary:
        case OptionKind::leave_living:
        case OptionKind::deliver: return EntryKey{EntryKind::rule, name(option.kind)};
        case OptionKind::specialist:
        case OptionKind::hire:
        case OptionKind::dismiss: {
            const bool assists = is_assistant(option.person());
            return EntryKey{assists ? EntryKind::assistant : EntryKind::specialist, name(option.person())};
        }
        case OptionKind::installation:
        case OptionKind::installation_off: return EntryKey{EntryKind::installation, name(option.installation())};
        case OptionKind::research: return EntryKey{EntryKind::research, name(option.research())};
        case OptionKind::order: return EntryKey{EntryKind::order, name(option.order())};
        case OptionKind::technology: return EntryKey{EntryKind::technology, name(option.technology())};
        case OptionKind::crop: return EntryKey{EntryKind::crop, name(option.crop())};
        default: return std::nullopt;
    }
}

}  // namespace

std::optional<std::string> explanation(const Phrasebook& book, const Position&, PlayerId, const Option& option) {
    const std::optional<MartiansRule> rule = explanation_of(option.kind);
    return rule ? std::optional(book.say(*rule)) : std::nullopt;
}

std::string_view entry_variant(const Setup& setup) {
    return setup.variant == Variant::coop ? name(setup.variant) : std::string_view();
}

std::optional<EntryKey> entry_of(const Position& position, const Option& option) {
    std::optional<EntryKey> key = key_of(option);
    if (key) key->variant = entry_variant(position.setup);
    return key;
}

}  // namespace planitia::present
