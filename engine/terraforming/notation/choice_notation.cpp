#include <game/choice_notation.h>
#include <terraforming/notation/choice_notation.h>
#include <terraforming/notation/notation.h>
#include <terraforming/notation/option_notation.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

constexpr std::array kPicks = {Question::buy_cards, Question::sell_cards, Question::pick_cards,
                               Question::discard_cards};

void read_kind(const Cursor& at, NamedChoice& choice) {
    at.with("kind", [&](const Cursor& field) {
        const std::string_view word = field.text();
        if (const std::optional<OptionKind> kind = find_name<OptionKind>(word)) {
            choice.kind = *kind;
            return;
        }
        for (Question pick : kPicks) {
            if (name(pick) != word) continue;
            choice.by = NamedChoice::By::cards;
            choice.pick = pick;
            return;
        }
        field.refuse("unknown kind " + quoted(word));
    });
}

void read_picked_cards(const Cursor& at, NamedChoice& choice) {
    at.allow({"kind", "cards"});
    if (!at.has("cards")) at.refuse_member("cards", RefusalCode::missing_field, "the cards are missing");
    at.with("cards", [&](const Cursor& cards) {
        cards.each([&](const Cursor& item) {
            const CardId card = read_card(item);
            if (!card.is_some()) return;
            if (choice.cards.contains(card)) item.refuse("this card is named twice");
            choice.cards.insert(card);
        });
    });
}

}  // namespace

NamedChoice read_named_choice(const Cursor& at, const Position& position) {
    NamedChoice choice;
    if (is_by_index(at)) {
        choice.by = NamedChoice::By::index;
        choice.index = read_option_index(at, OptionList::capacity());
        return choice;
    }
    read_kind(at, choice);
    if (!at.is_fine()) return choice;
    if (choice.by == NamedChoice::By::cards) {
        read_picked_cards(at, choice);
    } else {
        choice.option = read_fields(at, choice.kind, position);
    }
    return choice;
}

std::vector<Option> offered(const Position& position, PlayerId player, const NamedChoice& choice,
                            const Document& fields) {
    if (pending_pick(position, player)) return {};
    OptionList options;
    list_options(position, player, options);
    return find_by_fields(options, choice.option, fields,
                          [&](const Option& option) { return write_option(position, option); });
}

namespace {

using Choice = Result<std::vector<Option>, Refusal>;

Choice read_by_index(const Position& position, PlayerId player, int index) {
    if (pending_pick(position, player))
        return Unexpected{Refusal{RefusalCode::bad_value, "this decision is answered with a set of cards", "/index"}};
    OptionList options;
    list_options(position, player, options);
    return choose_by_index(options, index);
}

/// The small answers that take this set. The engine takes the last ones itself where nothing is left to choose.
Choice read_by_cards(const Position& position, PlayerId player, const CardSet& cards) {
    std::vector<Option> steps;
    Position next = position;
    CardSet taken = pending_pick(next, player)->picked;
    const Question asked = question(next, player);
    const auto is_asked_still = [&] {
        return question(next, player) == asked && pending_pick(next, player)->picked == taken;
    };
    while (is_asked_still()) {
        const CardSet left = cards - taken;
        const Option step =
            left.empty() ? option(OptionKind::finish_pick) : option(OptionKind::take_card, left.front());
        if (!why_not(next, player, step).empty())
            return Unexpected{Refusal{RefusalCode::illegal, "these cards can not be taken together", "/cards"}};
        answer(next, player, step);
        steps.push_back(step);
        if (left.empty()) break;
        taken.insert(left.front());
    }
    return steps;
}

}  // namespace

Choice read_choice(const Position& position, PlayerId player, const Document& document) {
    Reading reading(RefusalCode::bad_value);
    const Cursor at(document, reading);
    const NamedChoice choice = read_named_choice(at, position);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    if (player.index() >= position.setup.players || !awaited(position).contains(player))
        return Unexpected{not_awaited()};
    if (choice.by == NamedChoice::By::index) return read_by_index(position, player, choice.index);
    if (choice.by == NamedChoice::By::fields) {
        std::vector<Option> found = offered(position, player, choice, document);
        if (!found.empty()) return only_one(std::move(found));
    }
    const Document reasons = write_reasons(position, player, document, choice);
    if (!reasons.as_list()->empty()) return Unexpected{illegal(reasons)};
    return read_by_cards(position, player, choice.cards);
}

namespace {

/// The cards that the engine took itself after the last step, because nothing else was left.
CardSet forced(const Pick& pick, const CardSet& taken) {
    CardSet rest;
    if (taken.size() >= pick.min) return rest;
    CardId last;
    for (CardId card : taken) last = card;
    for (CardId card : pick.from)
        if (!last.is_some() || card > last) rest.insert(card);
    return rest;
}

}  // namespace

Document write_choice(const Position& position, PlayerId player, std::span<const Option> choice) {
    const std::optional<Pick> pick = pending_pick(position, player);
    if (!pick) return write_option(position, choice.front());
    CardSet cards = pick->picked;
    for (const Option& step : choice)
        if (step.kind == OptionKind::take_card) cards.insert(step.card());
    cards |= forced(*pick, cards);
    return Document::map({{"kind", name(question(position, player))}, {"cards", write_cards(cards)}});
}

}  // namespace planitia::terraforming
