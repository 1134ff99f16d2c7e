#include <game/archive.h>
#include <game/choice_notation.h>
#include <martians/notation/names.h>
#include <martians/notation/notation.h>
#include <martians/rules/rules.h>

namespace planitia::martians {

namespace {

Document write_slots(std::uint8_t bits) {
    Document list = Document::list();
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        if (((bits >> slot) & 1) != 0) list.add(slot + 1);
    return list;
}

std::uint8_t read_slots(const Cursor& at) {
    unsigned bits = 0;
    at.each([&](const Cursor& item) {
        const unsigned slot = 1U << static_cast<unsigned>(item.number(1, kSlots) - 1);
        if ((bits & slot) != 0) item.refuse("this slot is there twice");
        bits |= slot;
    });
    return static_cast<std::uint8_t>(bits);
}

std::uint8_t read_task(const Cursor& at, const Position& position) {
    const std::string_view word = at.text();
    const auto& tasks = position.scenario().tasks;
    for (std::size_t i = 0; i < tasks.size(); ++i)
        if (tasks[i].slug == word) return static_cast<std::uint8_t>(i);
    at.refuse_name(word);
    return 0;
}

/// A thing that is numbered from 1.
void describe_ordinal(Archive& archive, std::string_view key, std::uint8_t& index, std::size_t n) {
    int ordinal = index + 1;
    archive.number(key, ordinal, 1, static_cast<int>(n));
    index = static_cast<std::uint8_t>(ordinal - 1);
}

void describe_quarter(Archive& archive, std::uint8_t& index) { describe_ordinal(archive, "quarter", index, kQuarters); }

void describe_hex(Archive& archive, std::uint8_t& index) {
    archive.number("hex", index, 0, static_cast<int>(kHexes) - 1);
}

void describe_visit(Archive& archive, Option& option) {
    archive.named_as<Building>("building", option.subject);
    describe_ordinal(archive, "field", option.second, kMostFields);
    archive.named_as<Action>("action", option.third);
}

void describe_take(Archive& archive, Option& option) {
    describe_hex(archive, option.subject);
    archive.number("ice", option.second, 0, 99);
    archive.number("regolith", option.third, 0, 99);
}

void describe_delivery(Archive& archive, Option& option) {
    archive.named_as<Good>("product", option.subject);
    describe_quarter(archive, option.second);
}

void describe_first(Archive& archive, Option& option) {
    bool is_move = option.subject != 0;
    archive.either("first", is_move, "take", "move");
    option.subject = is_move ? 1 : 0;
}

void describe_task(Archive& archive, const Position& position, Option& option) {
    archive.field(
        "task", option.subject, [&](std::uint8_t task) { return position.scenario().tasks[task].slug; },
        [&](const Cursor& at) { return read_task(at, position); });
}

/// Every field of an option, told both ways.
void describe_fields(Archive& archive, const Position& position, Option& option) {
    switch (option.kind) {
        case OptionKind::visit: return describe_visit(archive, option);
        case OptionKind::act: return archive.named_as<Action>("action", option.subject);
        case OptionKind::specialist: return archive.named_as<Person>("specialist", option.subject);
        case OptionKind::leave_infirmary:
        case OptionKind::leave_living:
        case OptionKind::quarter:
        case OptionKind::choose_quarter:
        case OptionKind::growth_quarter: return describe_quarter(archive, option.subject);
        case OptionKind::deliver: return describe_delivery(archive, option);
        case OptionKind::building:
        case OptionKind::marker_from: return archive.named_as<Building>("building", option.subject);
        case OptionKind::installation:
        case OptionKind::installation_off: return archive.named_as<Installation>("installation", option.subject);
        case OptionKind::mine_first: return describe_first(archive, option);
        case OptionKind::move: return describe_hex(archive, option.subject);
        case OptionKind::take: return describe_take(archive, option);
        case OptionKind::research: return archive.named_as<Research>("tile", option.subject);
        case OptionKind::unload: return archive.number("amount", option.subject, 0, 99);
        case OptionKind::task: return describe_task(archive, position, option);
        case OptionKind::order: return archive.named_as<Order>("order", option.subject);
        case OptionKind::technology: return archive.named_as<Technology>("technology", option.subject);
        case OptionKind::crop: return archive.named_as<Crop>("crop", option.subject);
        case OptionKind::hire:
        case OptionKind::dismiss: return archive.named_as<Person>("card", option.subject);
        case OptionKind::pay_mineral: return archive.named_as<Good>("mineral", option.subject);
        case OptionKind::event_option: return archive.number("index", option.subject, 0, 99);
        case OptionKind::dead_slots: return archive.field("slots", option.subject, write_slots, read_slots);
        case OptionKind::choose_corporation: return archive.named_as<Corporation>("corporation", option.subject);
        case OptionKind::rest:
        case OptionKind::rtg:
        case OptionKind::end_turn:
        case OptionKind::done:
        case OptionKind::count_: return;
    }
}

struct NamedChoice {
    std::optional<int> index;
    Option option;
};

/// `is_complete` refuses what leaves a field out.
NamedChoice read_named_choice(const Cursor& at, const Position& position, bool is_complete) {
    NamedChoice choice;
    if (is_by_index(at)) {
        choice.index = read_option_index(at, OptionList::capacity());
        return choice;
    }
    Archive archive(at);
    archive.named("kind", choice.option.kind);
    if (at.is_fine()) describe_fields(archive, position, choice.option);
    archive.refuse_unknown();
    if (is_complete) archive.refuse_missing();
    return choice;
}

Document write_reasons(const Position& position, PlayerId player, const Option& option) {
    Document reasons = Document::list();
    for (const Reason& reason : why_not(position, player, option)) reasons.add(write_reason(reason, option));
    return reasons;
}

}  // namespace

Document write_option(const Position& position, const Option& option) {
    Document document = Document::map({{"kind", name(option.kind)}});
    Archive archive(document);
    Option written = option;
    describe_fields(archive, position, written);
    return document;
}

Document write_reason(const Reason& reason, const Option&) {
    Document document = Document::map({{"code", name(reason.code)}});
    if (reason.needs != reason.has) {
        document.set("needs", int{reason.needs});
        document.set("has", int{reason.has});
    }
    if (reason.good != Good::count_) document.set("good", name(reason.good));
    return document;
}

Result<Option, Refusal> read_option(const Position& position, const Document& document) {
    Reading reading(RefusalCode::bad_value);
    const NamedChoice choice = read_named_choice(Cursor(document, reading), position, false);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return choice.option;
}

Result<std::vector<Option>, Refusal> read_choice(const Position& position, PlayerId player, const Document& document) {
    Reading reading(RefusalCode::bad_value);
    const Cursor at(document, reading);
    const NamedChoice choice = read_named_choice(at, position, false);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    if (player.index() >= position.setup.players || !awaited(position).contains(player))
        return Unexpected{not_awaited()};
    OptionList options;
    list_options(position, player, options);
    if (choice.index) return choose_by_index(options, *choice.index);
    const auto write = [&](const Option& option) { return write_option(position, option); };
    std::vector<Option> found = find_by_fields(options, choice.option, document, write);
    if (found.empty()) return Unexpected{illegal(write_reasons(position, player, choice.option))};
    return only_one(std::move(found));
}

Result<Document, Refusal> explain(const Position& position, PlayerId player, const Document& document) {
    const auto found = read_choice(position, player, document);
    if (found) return Document::map({{"legal", true}, {"reasons", Document::list()}});
    const RefusalCode code = found.error().code;
    if (code != RefusalCode::illegal && code != RefusalCode::not_awaited) return Unexpected{found.error()};
    Reading reading(RefusalCode::bad_value);
    const NamedChoice choice = read_named_choice(Cursor(document, reading), position, true);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    Document reasons = choice.index ? Document::list() : write_reasons(position, player, choice.option);
    const bool is_awaited = code != RefusalCode::not_awaited;
    if (reasons.as_list()->empty())
        reasons.add(write_reason({.code = is_awaited ? ReasonCode::not_offered : ReasonCode::not_awaited}, {}));
    return Document::map({{"legal", false}, {"reasons", std::move(reasons)}});
}

namespace {

/// What the question is about, where its kind does not say it all.
Document write_about(const Asking& asking) {
    Document about = Document::map();
    if (asking.action != Action::count_) about.set("action", name(asking.action));
    if (asking.need != Need::count_) about.set("need", name(asking.need));
    if (asking.hired != Person::count_) about.set("hired", name(asking.hired));
    return about;
}

}  // namespace

Document write_decision(const Position& position, PlayerId player) {
    const Asking& asking = position.asking;
    Document decision = Document::map({{"player", player.index()}, {"kind", name(asking.question)}});
    if (asking.question == Question::event_option || asking.question == Question::installation_off)
        if (position.event != EventCard::count_) decision.set("source", name(position.event));
    if (Document about = write_about(asking); !about.as_map()->empty()) decision.set("about", std::move(about));
    OptionList options;
    list_options(position, player, options);
    Document list = Document::list();
    for (const Option& option : options) list.add(write_option(position, option));
    decision.set("options", std::move(list));
    return decision;
}

}  // namespace planitia::martians
