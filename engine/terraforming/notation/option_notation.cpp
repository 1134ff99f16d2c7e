#include <game/archive.h>
#include <terraforming/notation/option_notation.h>

namespace planitia::terraforming {

namespace {

Document write_pending_source(const PendingEffect& pending) {
    return pending.source.is_some() ? Document(name(pending.source)) : Document();
}

void read_tile_name(const Cursor& at) {
    const std::string_view word = at.text();
    if (word == "ocean" || word == "greenery" || word == "city") return;
    const CardId card = find_card(word);
    if (!card.is_some() || !own_tile(card)) at.refuse_name(word);
}

/// The tiles that stay when one is left out.
Document write_kept_colonies(const Position& position, Colony left_out) {
    Document list = Document::list();
    for (Colony colony : every<Colony>())
        if (colony != left_out && position.colonies[colony].status != ColonyState::Status::absent)
            list.add(name(colony));
    return list;
}

/// The tile in the game that is not among those kept.
Colony read_kept_colonies(const Cursor& at, const Position& position) {
    ByEnum<Colony, bool> is_kept = {};
    at.each([&](const Cursor& item) {
        if (const std::optional<Colony> colony = item.named<Colony>()) is_kept[*colony] = true;
    });
    Colony left_out = Colony::count_;
    for (Colony colony : every<Colony>())
        if (!is_kept[colony] && position.colonies[colony].status != ColonyState::Status::absent) left_out = colony;
    return left_out;
}

/// The fields of an option, told both ways.
class Fields {
  public:
    Fields(Archive& archive, const Position& position, Option& option)
        : archive_(archive), position_(position), option_(option) {}

    void tell() {
        switch (option_.kind) {
            case OptionKind::choose_corporation:
            case OptionKind::draft:
            case OptionKind::first_action:
            case OptionKind::play_card:
            case OptionKind::card_action: return card();
            case OptionKind::standard_project: return archive_.named_as<Project>("project", option_.subject);
            case OptionKind::claim_milestone: return archive_.named_as<Milestone>("milestone", option_.subject);
            case OptionKind::fund_award: return archive_.named_as<Award>("award", option_.subject);
            case OptionKind::raise_parameter: return archive_.named_as<Parameter>("parameter", option_.subject);
            case OptionKind::build_colony:
            case OptionKind::add_colony_tile: return archive_.named_as<Colony>("colony", option_.subject);
            case OptionKind::trade:
                archive_.named_as<Colony>("colony", option_.subject);
                return archive_.named_as<Fee>("with", option_.amount);
            case OptionKind::move_marker: return marker();
            case OptionKind::choose_colonies: return kept_colonies();
            case OptionKind::pay: return payment();
            case OptionKind::place_tile: tile(); return space();
            case OptionKind::claim_space: return space();
            case OptionKind::target_card:
                if (archive_.has("card", option_.card().is_some())) card();
                return target();
            case OptionKind::target_player: return target();
            case OptionKind::alternative: return archive_.number("index", option_.subject, 0, 99);
            case OptionKind::amount: return amount();
            case OptionKind::resolve: return waiting_effect();
            case OptionKind::take_card:
            case OptionKind::finish_pick:
            case OptionKind::convert_plants:
            case OptionKind::convert_heat:
            case OptionKind::pass:
            case OptionKind::end_turn:
            case OptionKind::decline:
            case OptionKind::count_: return;
        }
    }

  private:
    void card() {
        archive_.field(
            "card", option_.subject, [](std::uint16_t raw) { return name(CardId{raw}); },
            [](const Cursor& at) { return read_card(at).raw(); });
    }
    void space() {
        archive_.field(
            "space", option_.subject, [](std::uint16_t raw) { return write_space(SpaceId{raw}); },
            [](const Cursor& at) { return std::uint16_t{read_space(at).raw()}; });
    }
    void tile() {
        const auto write = [&] {
            const TileToPlace placed = tile_to_place(position_);
            return Document(tile_name(placed.tile, placed.card));
        };
        archive_.tell("tile", write, read_tile_name);
    }
    void amount() { archive_.number("amount", option_.amount, 0, kMostPieces); }
    void target() {
        archive_.field("player", option_.player, write_player,
                       [&](const Cursor& at) { return read_owner(at, position_.setup.players); });
        if (archive_.has("amount", option_.amount != 0)) amount();
    }
    void marker() {
        int steps = option_.steps();
        archive_.named_as<Colony>("colony", option_.subject);
        archive_.number("steps", steps, -1, 1);
        option_.amount = static_cast<std::uint16_t>(steps);
    }
    void kept_colonies() {
        archive_.field(
            "colonies", option_.subject,
            [&](std::uint16_t raw) { return write_kept_colonies(position_, static_cast<Colony>(raw)); },
            [&](const Cursor& at) { return static_cast<std::uint16_t>(read_kept_colonies(at, position_)); });
    }
    /// Heat and floaters share a part of the option; no payment needs more of them than fit.
    void payment() {
        int heat = option_.heat();
        int floaters = option_.floaters();
        archive_.number("megacredits", option_.amount, 0, kMostPieces);
        archive_.number("steel", option_.steel, 0, 255);
        archive_.number("titanium", option_.titanium, 0, 255);
        archive_.number("heat", heat, 0, 255);
        archive_.number("floaters", floaters, 0, 255);
        option_.subject = static_cast<std::uint16_t>(floaters << 8 | heat);
    }
    void waiting_effect() {
        archive_.number("effect", option_.subject, 0, 99);
        archive_.tell(
            "source", [&] { return write_pending_source(pending_effect(position_, option_.subject)); },
            [](const Cursor& at) {
                if (!at.document().is_null()) read_source(at);
            });
        archive_.tell(
            "what", [&] { return Document(name(*pending_effect(position_, option_.subject).effect)); },
            [](const Cursor& at) { at.text(); });
    }

    Archive& archive_;
    const Position& position_;
    Option& option_;
};

}  // namespace

Document write_option(const Position& position, const Option& option) {
    Document document = Document::map({{"kind", name(option.kind)}});
    Archive archive(document);
    Option written = option;
    Fields(archive, position, written).tell();
    return document;
}

Option read_fields(const Cursor& at, OptionKind kind, const Position& position) {
    Option option{.kind = kind, .player = PlayerId::none()};
    if (kind == OptionKind::target_card) option.subject = CardId::none().raw();
    Archive archive(at);
    archive.pass_over({"kind"});
    Fields(archive, position, option).tell();
    archive.refuse_unknown();
    return option;
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
        case OptionKind::take_card:
        case OptionKind::finish_pick:
        case OptionKind::convert_plants:
        case OptionKind::convert_heat:
        case OptionKind::pass:
        case OptionKind::end_turn:
        case OptionKind::pay:
        case OptionKind::decline:
        case OptionKind::count_: break;
    }
    return "";
}

}  // namespace planitia::terraforming
