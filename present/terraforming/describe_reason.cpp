#include <present/terraforming/goal_text.h>
#include <present/terraforming/naming.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

namespace {

SlotList figures(const Speaker& speaker, int needs, int has) {
    SlotList slots = TerraformingNames(speaker).nouns();
    slots.push_back({"needs", needs});
    slots.push_back({"has", has});
    slots.push_back({"missing", needs - has});
    return slots;
}

SlotList reason_slots(const Speaker& speaker, const Reason& reason) {
    SlotList slots = figures(speaker, reason.needs, reason.has);
    if (reason.tag != Tag::count_) slots.push_back({"tag", speaker.book.noun(reason.tag)});
    if (reason.resource != Resource::count_) slots.push_back({"resource", speaker.book.noun(reason.resource)});
    return slots;
}

/// How often the parameter has to be raised.
int steps_missing(const Reason& reason) {
    int step = 1;
    for (Parameter parameter : every<Parameter>())
        if (reasons_of(parameter).too_low == reason.code) step = info(parameter).step;
    return (reason.needs - reason.has) / step;
}

/// The same code for an award as for a milestone, and for the deck as for the hand.
std::string_view phrase_of(const Phrasebook& book, const Option& option, const Reason& reason) {
    const bool is_award = option.kind == OptionKind::fund_award;
    if (reason.code == ReasonCode::already_taken && is_award) return book.phrase(P::award_taken);
    if (reason.code == ReasonCode::all_three_taken && is_award) return book.phrase(P::three_awards_taken);
    if (reason.code == ReasonCode::no_cards && reason.needs == reason.has) return book.phrase(P::deck_is_empty);
    return book.phrase(reason.code);
}

struct PickReason {
    std::string_view code;
    P text;
    P brief;
};
constexpr PickReason kPickReasons[] = {
    {"cards-not-offered", P::cards_not_offered, P::cards_not_offered_brief},
    {"too-few-cards", P::too_few_cards, P::too_few_cards_brief},
    {"too-many-cards", P::too_many_cards, P::too_many_cards_brief},
};

std::string say_pick_reason(const Speaker& speaker, std::string_view code, int needs, int has, P PickReason::* phrase) {
    for (const PickReason& each : kPickReasons)
        if (each.code == code) return capitalised(say(speaker.book, each.*phrase, figures(speaker, needs, has)));
    return std::string(code);
}

}  // namespace

std::string reason_text(const Speaker& speaker, const Position&, const Option& option, const Reason& reason) {
    SlotList slots = reason_slots(speaker, reason);
    if (option.kind == OptionKind::claim_milestone)
        slots.push_back({"goal", goal_text(speaker.book, option.milestone())});
    if (option.kind == OptionKind::card_action && info(option.card()).holds != CardResource::none)
        slots.insert(slots.begin(), {"piece", speaker.book.noun(info(option.card()).holds)});
    return render(speaker.book.grammar, phrase_of(speaker.book, option, reason), slots);
}

std::string reason_brief(const Speaker& speaker, const Position&, const Reason& reason) {
    SlotList slots = reason_slots(speaker, reason);
    slots.push_back({"steps", steps_missing(reason)});
    return capitalised(render(speaker.book.grammar, speaker.book.brief(reason.code), slots));
}

std::string pick_reason_text(const Speaker& speaker, std::string_view code, int needs, int has) {
    return say_pick_reason(speaker, code, needs, has, &PickReason::text);
}

std::string pick_reason_brief(const Speaker& speaker, std::string_view code, int needs, int has) {
    return say_pick_reason(speaker, code, needs, has, &PickReason::brief);
}

}  // namespace planitia::present
