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
    if (at.document().as_map() == nullptr) {
        at.refuse("an object is expected");
    } else if (at.has("kind")) {
        read_kind(at, choice);
        if (!at.is_fine()) return choice;
        if (choice.by == NamedChoice::By::cards) {
            read_picked_cards(at, choice);
        } else {
            choice.option = read_fields(at, choice.kind, position);
        }
    } else if (at.has("index")) {
        choice.by = NamedChoice::By::index;
        at.allow({"index"});
        at.with("index", [&](const Cursor& field) {
            choice.index = field.number(0, static_cast<int>(OptionList::capacity()) - 1);
        });
    } else {
        at.refuse_member("kind", RefusalCode::missing_field, "an option has a kind, or an index");
    }
    return choice;
}

std::vector<Option> offered(const Position& position, PlayerId player, const Document& fields) {
    std::vector<Option> found;
    if (pending_pick(position, player)) return found;
    OptionList options;
    list_options(position, player, options);
    for (const Option& option : options)
        if (has_fields(write_option(position, option), fields)) found.push_back(option);
    return found;
}

namespace {

using Choice = Result<std::vector<Option>, Refusal>;

Choice read_by_index(const Position& position, PlayerId player, int index) {
    if (pending_pick(position, player))
        return Unexpected{Refusal{RefusalCode::bad_value, "this decision is answered with a set of cards", "/index"}};
    OptionList options;
    list_options(position, player, options);
    if (static_cast<std::size_t>(index) >= options.size())
        return Unexpected{Refusal{RefusalCode::bad_value,
                                  "options are numbered from 0 to " + std::to_string(options.size() - 1), "/index"}};
    return std::vector<Option>{options[static_cast<std::size_t>(index)]};
}

std::string illegal_message(const Document& reasons) {
    std::string message = "not legal now";
    const char* separator = ": ";
    for (const Document& reason : *reasons.as_list()) {
        message += separator + *reason.find("code")->as_text();
        separator = ", ";
        const Document* needs = reason.find("needs");
        const Document* has = reason.find("has");
        if (needs != nullptr && has != nullptr)
            message += " (needs " + std::to_string(*needs->as_int()) + ", has " + std::to_string(*has->as_int()) + ")";
    }
    return message;
}

Refusal illegal(const Document& reasons) { return {RefusalCode::illegal, illegal_message(reasons), ""}; }

/// The small answers that take this set. The engine takes the last ones itself where nothing is left to choose.
Choice read_by_cards(const Position& position, PlayerId player, const CardSet& cards) {
    std::vector<Option> steps;
    Position next = position;
    std::optional<Pick> pick = pending_pick(next, player);
    const Question asked = question(next, player);
    for (CardSet taken = pick->picked; pick && question(next, player) == asked && pick->picked == taken;
         pick = pending_pick(next, player)) {
        const CardSet left = cards - taken;
        const Option step =
            left.empty() ? option(OptionKind::finish_pick) : option(OptionKind::take_card, left.front());
        OptionList options;
        list_options(next, player, options);
        if (std::find(options.begin(), options.end(), step) == options.end())
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
        return Unexpected{Refusal{RefusalCode::not_awaited, "this seat is not asked anything now", ""}};
    if (choice.by == NamedChoice::By::index) return read_by_index(position, player, choice.index);
    if (choice.by == NamedChoice::By::fields) {
        std::vector<Option> found = offered(position, player, document);
        if (found.size() == 1) return found;
        if (found.size() > 1)
            return Unexpected{Refusal{RefusalCode::ambiguous,
                                      std::to_string(found.size()) + " options have these fields; name more", ""}};
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
