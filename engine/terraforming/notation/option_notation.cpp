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
    /// Of a kind of option: the field that says what it is about, and how all of them are told.
    struct Row {
        std::string_view subject;
        void (Fields::*tell)() = nullptr;
    };
    static constexpr Row row(OptionKind kind) {
        switch (kind) {
            case OptionKind::choose_corporation:
            case OptionKind::draft:
            case OptionKind::first_action:
            case OptionKind::play_card:
            case OptionKind::card_action: return {"card", &Fields::card};
            case OptionKind::target_card: return {"card", &Fields::target_card};
            case OptionKind::standard_project: return {"project", &Fields::named<Project>};
            case OptionKind::claim_milestone: return {"milestone", &Fields::named<Milestone>};
            case OptionKind::fund_award: return {"award", &Fields::named<Award>};
            case OptionKind::raise_parameter: return {"parameter", &Fields::named<Parameter>};
            case OptionKind::build_colony:
            case OptionKind::add_colony_tile: return {"colony", &Fields::named<Colony>};
            case OptionKind::trade: return {"colony", &Fields::trade};
            case OptionKind::move_marker: return {"colony", &Fields::marker};
            case OptionKind::choose_colonies: return {"colonies", &Fields::kept_colonies};
            case OptionKind::place_tile: return {"space", &Fields::tile_and_space};
            case OptionKind::claim_space: return {"space", &Fields::space};
            case OptionKind::target_player: return {"player", &Fields::target};
            case OptionKind::alternative: return {"index", &Fields::index};
            case OptionKind::amount: return {"amount", &Fields::amount};
            case OptionKind::resolve: return {"effect", &Fields::waiting_effect};
            case OptionKind::pay: return {"", &Fields::payment};
            case OptionKind::take_card:
            case OptionKind::finish_pick:
            case OptionKind::convert_plants:
            case OptionKind::convert_heat:
            case OptionKind::pass:
            case OptionKind::end_turn:
            case OptionKind::decline:
            case OptionKind::count_: break;
        }
        return {};
    }

    Fields(Archive& archive, const Position& position, Option& option)
        : archive_(archive), position_(position), option_(option) {}

    void tell() {
        if (const auto how = row(option_.kind).tell) (this->*how)();
    }

  private:
    template <class E>
    void named() {
        archive_.named_as<E>(row(option_.kind).subject, option_.subject);
    }
    void index() { archive_.number("index", option_.subject, 0, 99); }
    void trade() {
        named<Colony>();
        archive_.named_as<Fee>("with", option_.amount);
    }
    void tile_and_space() {
        tile();
        space();
    }
    void target_card() {
        if (archive_.has("card", option_.card().is_some())) card();
        target();
    }
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
        named<Colony>();
        archive_.number("steps", steps, -1, 1);
        option_.amount = static_cast<std::uint16_t>(steps);
    }
    void kept_colonies() {
        archive_.field(
            "colonies", option_.subject,
            [&](std::uint16_t raw) { return write_kept_colonies(position_, static_cast<Colony>(raw)); },
            [&](const Cursor& at) { return static_cast<std::uint16_t>(read_kept_colonies(at, position_)); });
    }
    void payment() {
        archive_.number("megacredits", option_.amount, 0, kMostPieces);
        archive_.number("steel", option_.steel, 0, 255);
        archive_.number("titanium", option_.titanium, 0, 255);
        archive_.number("heat", option_.pieces.heat, 0, 255);
        archive_.number("floaters", option_.pieces.floaters, 0, 255);
    }
    void waiting_effect() {
        archive_.number("effect", option_.subject, 0, 99);
        archive_.tell(
            "source", [&] { return write_pending_source(pending_effect(position_, option_.subject)); },
            [](const Cursor& at) {
                if (!at.document().is_null()) read_source(at);
            });
        archive_.tell(
            "what", [&] { return Document(summary(pending_effect(position_, option_.subject).effects)); },
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

std::string_view subject_field(OptionKind kind) { return Fields::row(kind).subject; }

}  // namespace planitia::terraforming
