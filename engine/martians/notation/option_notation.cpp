#include <martians/notation/notation.h>
#include <martians/notation/option_notation.h>
#include <martians/rules/rules.h>

#include <algorithm>
#include <array>

namespace planitia::martians {

std::span<const FieldSpec> fields_of(OptionKind kind) {
    using Type = FieldType;
    static constexpr std::array kVisit = {FieldSpec{"building", Type::building}, FieldSpec{"field", Type::field},
                                          FieldSpec{"action", Type::action}};
    static constexpr std::array kTake = {FieldSpec{"hex", Type::hex}, FieldSpec{"ice", Type::number},
                                         FieldSpec{"regolith", Type::number}};
    static constexpr std::array kDeliver = {FieldSpec{"product", Type::product}, FieldSpec{"quarter", Type::quarter}};
    static constexpr std::array kAction = {FieldSpec{"action", Type::action}};
    static constexpr std::array kSpecialist = {FieldSpec{"specialist", Type::person}};
    static constexpr std::array kQuarter = {FieldSpec{"quarter", Type::quarter}};
    static constexpr std::array kBuilding = {FieldSpec{"building", Type::building}};
    static constexpr std::array kInstallation = {FieldSpec{"installation", Type::installation}};
    static constexpr std::array kFirst = {FieldSpec{"first", Type::first}};
    static constexpr std::array kHex = {FieldSpec{"hex", Type::hex}};
    static constexpr std::array kTile = {FieldSpec{"tile", Type::research}};
    static constexpr std::array kAmount = {FieldSpec{"amount", Type::number}};
    static constexpr std::array kTask = {FieldSpec{"task", Type::task}};
    static constexpr std::array kOrder = {FieldSpec{"order", Type::order}};
    static constexpr std::array kTechnology = {FieldSpec{"technology", Type::technology}};
    static constexpr std::array kCrop = {FieldSpec{"crop", Type::crop}};
    static constexpr std::array kCard = {FieldSpec{"card", Type::person}};
    static constexpr std::array kMineral = {FieldSpec{"mineral", Type::mineral}};
    static constexpr std::array kIndex = {FieldSpec{"index", Type::number}};
    static constexpr std::array kSlotSet = {FieldSpec{"slots", Type::slots}};
    static constexpr std::array kCorporation = {FieldSpec{"corporation", Type::corporation}};
    switch (kind) {
        case OptionKind::visit: return kVisit;
        case OptionKind::act: return kAction;
        case OptionKind::specialist: return kSpecialist;
        case OptionKind::leave_infirmary:
        case OptionKind::leave_living:
        case OptionKind::quarter:
        case OptionKind::choose_quarter:
        case OptionKind::growth_quarter: return kQuarter;
        case OptionKind::deliver: return kDeliver;
        case OptionKind::building:
        case OptionKind::marker_from: return kBuilding;
        case OptionKind::installation:
        case OptionKind::installation_off: return kInstallation;
        case OptionKind::mine_first: return kFirst;
        case OptionKind::move: return kHex;
        case OptionKind::take: return kTake;
        case OptionKind::research: return kTile;
        case OptionKind::unload: return kAmount;
        case OptionKind::task: return kTask;
        case OptionKind::order: return kOrder;
        case OptionKind::technology: return kTechnology;
        case OptionKind::crop: return kCrop;
        case OptionKind::hire:
        case OptionKind::dismiss: return kCard;
        case OptionKind::pay_mineral: return kMineral;
        case OptionKind::event_option: return kIndex;
        case OptionKind::dead_slots: return kSlotSet;
        case OptionKind::choose_corporation: return kCorporation;
        default: return {};
    }
}

namespace {

template <Named E>
Document named(std::uint8_t value) {
    return name(static_cast<E>(value));
}

Document write_slots(std::uint8_t bits) {
    Document list = Document::list();
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        if (((bits >> slot) & 1) != 0) list.add(slot + 1);
    return list;
}

Document write_value(const Position& position, FieldType type, std::uint8_t value) {
    switch (type) {
        case FieldType::quarter:
        case FieldType::field: return value + 1;
        case FieldType::building: return named<Building>(value);
        case FieldType::action: return named<Action>(value);
        case FieldType::person: return named<Person>(value);
        case FieldType::product:
        case FieldType::mineral: return named<Good>(value);
        case FieldType::installation: return named<Installation>(value);
        case FieldType::first: return value == 0 ? "take" : "move";
        case FieldType::hex:
        case FieldType::number: return int{value};
        case FieldType::research: return named<Research>(value);
        case FieldType::task: return position.scenario().tasks[value].slug;
        case FieldType::order: return named<Order>(value);
        case FieldType::technology: return named<Technology>(value);
        case FieldType::crop: return named<Crop>(value);
        case FieldType::corporation: return named<Corporation>(value);
        case FieldType::slots: return write_slots(value);
    }
    return nullptr;
}

template <Named E>
std::uint8_t read_named(const Cursor& at) {
    const std::optional<E> value = at.named<E>();
    return value ? static_cast<std::uint8_t>(*value) : std::uint8_t{0};
}

std::uint8_t read_task(const Cursor& at, const Position& position) {
    const std::string_view word = at.text();
    const auto& tasks = position.scenario().tasks;
    for (std::size_t i = 0; i < tasks.size(); ++i)
        if (tasks[i].slug == word) return static_cast<std::uint8_t>(i);
    at.refuse_name(word);
    return 0;
}

std::uint8_t read_first(const Cursor& at) {
    const std::string_view word = at.text();
    if (word != "take" && word != "move") at.refuse_name(word);
    return word == "move" ? 1 : 0;
}

std::uint8_t read_slots(const Cursor& at) {
    unsigned bits = 0;
    at.each([&](const Cursor& item) { bits |= 1U << static_cast<unsigned>(item.number(1, kSlots) - 1); });
    return static_cast<std::uint8_t>(bits);
}

std::uint8_t read_value(const Cursor& at, const Position& position, FieldType type) {
    const auto number = [&](int low, int high) { return static_cast<std::uint8_t>(at.number(low, high)); };
    switch (type) {
        case FieldType::quarter: return static_cast<std::uint8_t>(number(1, kQuarters) - 1);
        case FieldType::field: return static_cast<std::uint8_t>(number(1, kMostFields) - 1);
        case FieldType::building: return read_named<Building>(at);
        case FieldType::action: return read_named<Action>(at);
        case FieldType::person: return read_named<Person>(at);
        case FieldType::product:
        case FieldType::mineral: return read_named<Good>(at);
        case FieldType::installation: return read_named<Installation>(at);
        case FieldType::first: return read_first(at);
        case FieldType::hex: return number(0, static_cast<int>(kHexes) - 1);
        case FieldType::number: return number(0, 99);
        case FieldType::research: return read_named<Research>(at);
        case FieldType::task: return read_task(at, position);
        case FieldType::order: return read_named<Order>(at);
        case FieldType::technology: return read_named<Technology>(at);
        case FieldType::crop: return read_named<Crop>(at);
        case FieldType::corporation: return read_named<Corporation>(at);
        case FieldType::slots: return read_slots(at);
    }
    return 0;
}

std::array<std::uint8_t, 3> parts(const Option& option) { return {option.a, option.b, option.c}; }

}  // namespace

Document write_option(const Position& position, const Option& option) {
    Document document = Document::map({{"kind", name(option.kind)}});
    std::size_t i = 0;
    for (const FieldSpec& field : fields_of(option.kind))
        document.set(std::string(field.key), write_value(position, field.type, parts(option)[i++]));
    return document;
}

Option read_fields(const Cursor& at, OptionKind kind, const Position& position) {
    std::array<std::uint8_t, 3> read{};
    const std::span<const FieldSpec> fields = fields_of(kind);
    if (const Document::Map* members = at.document().as_map())
        for (const Document::Member& member : *members) {
            const bool is_known = member.first == "kind" || std::ranges::any_of(fields, [&](const FieldSpec& f) {
                                      return f.key == member.first;
                                  });
            if (!is_known) at.refuse_member(member.first, "unknown key " + quoted(member.first));
        }
    for (std::size_t i = 0; i < fields.size(); ++i)
        at.with(fields[i].key, [&](const Cursor& field) { read[i] = read_value(field, position, fields[i].type); });
    return {kind, read[0], read[1], read[2]};
}

namespace {

/// The options on offer that agree with every field given.
std::vector<Option> offered(const Position& position, const Document& fields) {
    std::vector<Option> found;
    OptionList options;
    list_options(position, options);
    for (const Option& option : options)
        if (has_fields(write_option(position, option), fields)) found.push_back(option);
    return found;
}

struct NamedChoice {
    std::optional<int> index;
    OptionKind kind = OptionKind::done;
    Option option;
};

NamedChoice read_named_choice(const Cursor& at, const Position& position) {
    NamedChoice choice;
    if (at.document().as_map() == nullptr) {
        at.refuse("an object is expected");
    } else if (at.has("kind")) {
        at.with("kind", [&](const Cursor& field) {
            if (const std::optional<OptionKind> kind = field.named<OptionKind>()) choice.kind = *kind;
        });
        if (at.is_fine()) choice.option = read_fields(at, choice.kind, position);
    } else if (at.has("index")) {
        at.allow({"index"});
        at.with("index", [&](const Cursor& field) {
            choice.index = field.number(0, static_cast<int>(OptionList::capacity()) - 1);
        });
    } else {
        at.refuse_member("kind", RefusalCode::missing_field, "an option has a kind, or an index");
    }
    return choice;
}

}  // namespace

Document write_reason(const Reason& reason, const Option&) {
    Document document = Document::map({{"code", name(reason.code)}});
    if (reason.needs != reason.has) {
        document.set("needs", int{reason.needs});
        document.set("has", int{reason.has});
    }
    if (reason.good != Good::count_) document.set("good", name(reason.good));
    return document;
}

namespace {

std::string illegal_message(const Reasons& reasons) {
    std::string message = "not legal now";
    const char* separator = ": ";
    for (const Reason& reason : reasons) {
        message += separator + std::string(name(reason.code));
        if (reason.needs != reason.has)
            message += " (needs " + std::to_string(reason.needs) + ", has " + std::to_string(reason.has) + ")";
        separator = ", ";
    }
    return message;
}

}  // namespace

Result<std::vector<Option>, Refusal> read_choice(const Position& position, PlayerId player, const Document& document) {
    Reading reading(RefusalCode::bad_value);
    const Cursor at(document, reading);
    const NamedChoice choice = read_named_choice(at, position);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    if (player.index() >= position.setup.players || !awaited(position).contains(player))
        return Unexpected{Refusal{RefusalCode::not_awaited, "this seat is not asked anything now", ""}};
    if (choice.index) {
        OptionList options;
        list_options(position, options);
        if (static_cast<std::size_t>(*choice.index) < options.size())
            return std::vector<Option>{options[static_cast<std::size_t>(*choice.index)]};
        return Unexpected{Refusal{RefusalCode::bad_value,
                                  "options are numbered from 0 to " + std::to_string(options.size() - 1), "/index"}};
    }
    std::vector<Option> found = offered(position, document);
    if (found.size() == 1) return found;
    if (found.size() > 1)
        return Unexpected{Refusal{RefusalCode::ambiguous,
                                  std::to_string(found.size()) + " options have these fields; name more", ""}};
    return Unexpected{Refusal{RefusalCode::illegal, illegal_message(why_not(position, player, choice.option)), ""}};
}

Result<Document, Refusal> explain(const Position& position, PlayerId player, const Document& document) {
    Reading reading(RefusalCode::bad_value);
    const Cursor at(document, reading);
    const NamedChoice choice = read_named_choice(at, position);
    for (const FieldSpec& field : fields_of(choice.kind))
        if (!choice.index && reading.is_fine() && !at.has(field.key))
            at.refuse_member(field.key, RefusalCode::missing_field, "the field is missing");
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    Document reasons = Document::list();
    if (choice.index) {
        const auto found = read_choice(position, player, document);
        if (!found && found.error().code != RefusalCode::not_awaited) return Unexpected{found.error()};
        if (!found) reasons.add(write_reason({.code = ReasonCode::not_awaited}, {}));
    } else {
        for (const Reason& reason : why_not(position, player, choice.option))
            reasons.add(write_reason(reason, choice.option));
    }
    return Document::map({{"legal", reasons.as_list()->empty()}, {"reasons", std::move(reasons)}});
}

Document write_decision(const Position& position, PlayerId player) {
    const Asking& asking = position.asking;
    Document decision = Document::map({{"player", player.index()}, {"kind", name(asking.question)}});
    if (asking.question == Question::event_option || asking.question == Question::installation_off)
        if (position.event != EventCard::count_) decision.set("source", name(position.event));
    OptionList options;
    list_options(position, options);
    Document list = Document::list();
    for (const Option& option : options) list.add(write_option(position, option));
    decision.set("options", std::move(list));
    return decision;
}

}  // namespace planitia::martians
