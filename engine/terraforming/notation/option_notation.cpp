#include <terraforming/notation/option_notation.h>

namespace planitia::terraforming {

namespace {

Document write_payment(const Option& option) {
    return Document::map({{"kind", name(option.kind)},
                          {"megacredits", int{option.amount}},
                          {"steel", int{option.steel}},
                          {"titanium", int{option.titanium}},
                          {"heat", option.heat()},
                          {"floaters", option.floaters()}});
}

Document write_pending_effect(const Position& position, const Option& option) {
    const PendingEffect pending = pending_effect(position, option.subject);
    return Document::map({{"kind", name(option.kind)},
                          {"effect", int{option.subject}},
                          {"source", pending.source.is_some() ? Document(name(pending.source)) : Document()},
                          {"what", name(*pending.effect)}});
}

Document write_target(const Option& option) {
    Document document = Document::map({{"kind", name(option.kind)}});
    if (option.kind == OptionKind::target_card && option.card().is_some()) document.set("card", name(option.card()));
    document.set("player", write_player(option.player));
    if (option.amount != 0) document.set("amount", int{option.amount});
    return document;
}

/// The tiles that stay when one is left out.
Document write_kept_colonies(const Position& position, Colony left_out) {
    Document list = Document::list();
    for (Colony colony : every<Colony>())
        if (colony != left_out && position.colonies[colony].status != ColonyState::Status::absent)
            list.add(name(colony));
    return list;
}

}  // namespace

Document write_option(const Position& position, const Option& option) {
    const auto with = [&](std::string_view field, Document value) {
        return Document::map({{"kind", name(option.kind)}, {std::string(field), std::move(value)}});
    };
    switch (option.kind) {
        case OptionKind::choose_corporation:
        case OptionKind::draft:
        case OptionKind::first_action:
        case OptionKind::play_card:
        case OptionKind::card_action: return with("card", name(option.card()));
        case OptionKind::standard_project: return with("project", name(option.project()));
        case OptionKind::claim_milestone: return with("milestone", name(option.milestone()));
        case OptionKind::fund_award: return with("award", name(option.award()));
        case OptionKind::pay: return write_payment(option);
        case OptionKind::place_tile: {
            const TileToPlace placed = tile_to_place(position);
            Document document = with("tile", tile_name(placed.tile, placed.card));
            return document.set("space", write_space(option.space()));
        }
        case OptionKind::claim_space: return with("space", write_space(option.space()));
        case OptionKind::target_player:
        case OptionKind::target_card: return write_target(option);
        case OptionKind::alternative: return with("index", int{option.subject});
        case OptionKind::amount: return with("amount", int{option.amount});
        case OptionKind::resolve: return write_pending_effect(position, option);
        case OptionKind::choose_colonies: return with("colonies", write_kept_colonies(position, option.colony()));
        case OptionKind::trade: return with("colony", name(option.colony())).set("with", name(option.fee()));
        case OptionKind::build_colony:
        case OptionKind::add_colony_tile: return with("colony", name(option.colony()));
        case OptionKind::move_marker: return with("colony", name(option.colony())).set("steps", option.steps());
        case OptionKind::raise_parameter: return with("parameter", name(option.parameter()));
        default: return Document::map({{"kind", name(option.kind)}});
    }
}

std::string_view subject_field(OptionKind kind) {
    switch (kind) {
        case OptionKind::choose_corporation:
        case OptionKind::draft:
        case OptionKind::first_action:
        case OptionKind::play_card:
        case OptionKind::card_action:
        case OptionKind::target_card: return "card";
        case OptionKind::standard_project: return "project";
        case OptionKind::claim_milestone: return "milestone";
        case OptionKind::fund_award: return "award";
        case OptionKind::place_tile:
        case OptionKind::claim_space: return "space";
        case OptionKind::target_player: return "player";
        case OptionKind::alternative: return "index";
        case OptionKind::amount: return "amount";
        case OptionKind::resolve: return "effect";
        case OptionKind::choose_colonies: return "colonies";
        case OptionKind::trade:
        case OptionKind::build_colony:
        case OptionKind::add_colony_tile:
        case OptionKind::move_marker: return "colony";
        case OptionKind::raise_parameter: return "parameter";
        default: return "";
    }
}

namespace {

void allow_fields(const Cursor& at, OptionKind kind) {
    switch (kind) {
        case OptionKind::pay: return at.allow({"kind", "megacredits", "steel", "titanium", "heat", "floaters"});
        case OptionKind::place_tile: return at.allow({"kind", "tile", "space"});
        case OptionKind::target_player: return at.allow({"kind", "player", "amount"});
        case OptionKind::target_card: return at.allow({"kind", "card", "player", "amount"});
        case OptionKind::resolve: return at.allow({"kind", "effect", "source", "what"});
        case OptionKind::trade: return at.allow({"kind", "colony", "with"});
        case OptionKind::move_marker: return at.allow({"kind", "colony", "steps"});
        default: return at.allow({"kind", subject_field(kind)});
    }
}

void read_tile_name(const Cursor& at) {
    const std::string_view word = at.text();
    if (word == "ocean" || word == "greenery" || word == "city") return;
    const CardId card = find_card(word);
    if (!card.is_some() || !own_tile(card)) at.refuse_name(word);
}

/// Reads one number or name into the part of an option it belongs to.
template <class Part>
void read_number(const Cursor& at, std::string_view key, int high, Part& part) {
    at.with(key, [&](const Cursor& field) { part = static_cast<Part>(field.number(0, high)); });
}
template <class E>
void read_name(const Cursor& at, std::string_view key, std::uint16_t& part) {
    at.with(key, [&](const Cursor& field) {
        if (const std::optional<E> value = field.named<E>()) part = static_cast<std::uint16_t>(*value);
    });
}

/// The tile in the game that is not among those kept.
void read_kept_colonies(const Cursor& at, const Position& position, Option& option) {
    ByEnum<Colony, bool> is_kept = {};
    at.each([&](const Cursor& item) {
        if (const std::optional<Colony> colony = item.named<Colony>()) is_kept[*colony] = true;
    });
    option.subject = static_cast<std::uint16_t>(Colony::count_);
    for (Colony colony : every<Colony>())
        if (!is_kept[colony] && position.colonies[colony].status != ColonyState::Status::absent)
            option.subject = static_cast<std::uint16_t>(colony);
}

/// Heat and floaters share a part of the option; no payment needs more of them than fit.
void read_heat(const Cursor& at, Option& option) {
    std::uint8_t heat = 0;
    std::uint8_t floaters = 0;
    read_number(at, "heat", 255, heat);
    read_number(at, "floaters", 255, floaters);
    option.subject = static_cast<std::uint16_t>(floaters << 8 | heat);
}

}  // namespace

Option read_fields(const Cursor& at, OptionKind kind, const Position& position) {
    Option option{.kind = kind, .player = PlayerId::none()};
    if (kind == OptionKind::target_card) option.subject = CardId::none().raw();
    allow_fields(at, kind);
    at.with("card", [&](const Cursor& field) { option.subject = read_card(field).raw(); });
    at.with("space", [&](const Cursor& field) { option.subject = read_space(field).raw(); });
    at.with("tile", [](const Cursor& field) { read_tile_name(field); });
    at.with("player", [&](const Cursor& field) { option.player = read_owner(field, position.setup.players); });
    at.with("source", [](const Cursor& field) {
        if (!field.document().is_null()) read_source(field);
    });
    at.with("what", [](const Cursor& field) { field.text(); });
    at.with("colonies", [&](const Cursor& field) { read_kept_colonies(field, position, option); });
    at.with("steps", [&](const Cursor& field) { option.amount = static_cast<std::uint16_t>(field.number(-1, 1)); });
    read_name<Project>(at, "project", option.subject);
    read_name<Milestone>(at, "milestone", option.subject);
    read_name<Award>(at, "award", option.subject);
    read_name<Colony>(at, "colony", option.subject);
    read_name<Parameter>(at, "parameter", option.subject);
    read_name<Fee>(at, "with", option.amount);
    read_number(at, "megacredits", kMostPieces, option.amount);
    read_number(at, "amount", kMostPieces, option.amount);
    if (kind == OptionKind::pay) read_heat(at, option);
    read_number(at, "steel", 255, option.steel);
    read_number(at, "titanium", 255, option.titanium);
    read_number(at, "index", 99, option.subject);
    read_number(at, "effect", 99, option.subject);
    return option;
}

}  // namespace planitia::terraforming
