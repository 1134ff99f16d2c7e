#include <terraforming/notation/choice_notation.h>
#include <terraforming/notation/notation.h>
#include <terraforming/notation/option_notation.h>

namespace planitia::terraforming {

namespace {

/// Whether the reason speaks of the thing the option names.
// clang-format off
constexpr auto kIsAboutSubject = [] {
    using enum ReasonCode;
    constexpr std::array kAboutSubject = {
        not_in_hand, not_in_play, no_action, action_used, condition_not_met, already_taken, occupied, ocean_area,
        not_ocean_area, reserved, own_space, claimed, next_to_city, next_to_tile, not_beside_own, not_beside_city,
        not_beside_two_cities, not_beside_greenery, not_volcanic, no_metal_bonus, colony_not_in_game, colony_asleep,
        colony_full, colony_there, fleet_there, marker_at_end, colony_in_game, parameter_at_maximum};
    constexpr std::array kAboutOther = {
        not_awaited, not_offered, game_over, first_action_first, temperature_too_low, temperature_too_high,
        oxygen_too_low, oxygen_too_high, too_few_oceans, too_many_oceans, too_few_tags, production_too_low,
        too_few_cities, too_few_greeneries, too_few_colonies, too_many_colonies, too_few_floaters, cannot_pay,
        too_few_resources, too_few_card_resources, nobody_has_production, nobody_has_resources, no_space,
        no_target_card, no_production_to_copy, rating_not_raised, no_cards, all_three_taken, not_in_solo,
        already_acted, nothing_done, no_fleet, no_colony_tile, no_trade, no_markers};
    return divide(kAboutSubject, kAboutOther);
}();
// clang-format on

}  // namespace

Document write_reason(const Reason& reason, const Option& option) {
    Document document = Document::map({{"code", name(reason.code)}});
    // Where nothing is missing there are no figures.
    if (reason.needs != reason.has) {
        document.set("needs", int{reason.needs});
        document.set("has", int{reason.has});
    }
    if (reason.tag != Tag::count_) document.set("tag", name(reason.tag));
    if (reason.resource != Resource::count_) document.set("resource", name(reason.resource));
    const std::string_view field = subject_field(option.kind);
    if (!field.empty() && kIsAboutSubject[reason.code]) document.set("at", (Pointer() / field).text());
    return document;
}

namespace {

Document only(ReasonCode code) { return Document::list().add(write_reason({.code = code}, {})); }

/// Whether the choice says what it is about: which card, which space.
bool names_subject(const NamedChoice& choice, const Document& document) {
    const std::string_view field = subject_field(choice.kind);
    return field.empty() || document.find(field) != nullptr || choice.option.player == kNeutral;
}

Document pick_reasons(const Pick& pick, const CardSet& cards) {
    Document reasons = Document::list();
    if (!(cards - pick.from).empty() || !(pick.picked - cards).empty())
        reasons.add(Document::map({{"code", "cards-not-offered"}, {"at", "/cards"}}));
    const auto miscounted = [&](const char* code, std::size_t needs) {
        reasons.add(Document::map({{"code", code}, {"needs", needs}, {"has", cards.size()}, {"at", "/cards"}}));
    };
    if (cards.size() < pick.min) miscounted("too-few-cards", pick.min);
    if (cards.size() > pick.max) miscounted("too-many-cards", pick.max);
    return reasons;
}

}  // namespace

Document write_reasons(const Position& position, PlayerId player, const Document& document, const NamedChoice& choice) {
    if (choice.by != NamedChoice::By::fields) {
        if (position.is_over()) return only(ReasonCode::game_over);
        if (!awaited(position).contains(player)) return only(ReasonCode::not_awaited);
        const std::optional<Pick> pick = pending_pick(position, player);
        const bool is_asked = pick && question(position, player) == choice.pick;
        return is_asked ? pick_reasons(*pick, choice.cards) : only(ReasonCode::not_offered);
    }
    if (!names_subject(choice, document)) return only(ReasonCode::not_offered);
    Document reasons = Document::list();
    for (const Reason& reason : why_not(position, player, choice.option))
        reasons.add(write_reason(reason, choice.option));
    // The option itself is legal, but not with all the fields that were given.
    return reasons.as_list()->empty() ? only(ReasonCode::not_offered) : reasons;
}

Result<Document, Refusal> explain(const Position& position, PlayerId player, const Document& document) {
    Reading reading(RefusalCode::bad_value);
    const Cursor at(document, reading);
    const NamedChoice choice = read_named_choice(at, position);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    const bool is_asked = awaited(position).contains(player);
    const auto answer_with = [](Document reasons) {
        return Document::map({{"legal", reasons.as_list()->empty()}, {"reasons", std::move(reasons)}});
    };
    if (is_asked && choice.by == NamedChoice::By::fields && !offered(position, player, choice, document).empty())
        return answer_with(Document::list());
    if (is_asked && choice.by == NamedChoice::By::index) {
        const Result<std::vector<Option>, Refusal> found = read_choice(position, player, document);
        if (!found) return Unexpected{found.error()};
        return answer_with(Document::list());
    }
    if (choice.by == NamedChoice::By::fields && !names_subject(choice, document)) {
        at.refuse_member(subject_field(choice.kind), RefusalCode::missing_field, "the field is missing");
        return Unexpected{reading.refusal()};
    }
    return answer_with(write_reasons(position, player, document, choice));
}

}  // namespace planitia::terraforming
