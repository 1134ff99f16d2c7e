#include <game/seal.h>
#include <terraforming/notation/describe.h>
#include <terraforming/notation/notation.h>
#include <terraforming/notation/setup_notation.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/generation.h>
#include <terraforming/rules/invariants.h>
#include <terraforming/rules/setup.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace planitia::terraforming {

namespace {

/// The level of a parameter with a marker, in the figures printed beside its track.
void describe_level(Archive& archive, const ParameterRow& row, std::uint8_t& level) {
    const auto write = [&](int steps) { return row.figure(steps); };
    const auto read = [&](const Cursor& at) {
        const int figure = at.number(row.start, row.figure(row.steps));
        if (!row.has_figure(figure))
            at.refuse("the " + std::string(row.slug) + " rises in steps of " + std::to_string(row.step));
        return static_cast<std::uint8_t>(row.level(figure));
    };
    archive.field(row.slug, level, write, read);
}

/// With which options is played, and where the game stands.
void describe_frame(Archive& archive, Draft& draft) {
    Position& position = draft.position;
    const std::size_t players = position.setup.players;
    archive.constant("game", "terraforming");
    archive.map("options", [&](Archive& inner) { describe_options(inner, position.setup); });
    archive.named("phase", position.phase);
    archive.number("generation", position.generation, 1, position.is_solo() ? kSoloGenerations : draft.last_generation);
    archive.seat("firstPlayer", position.first_player, players);
    const bool is_solar = position.phase == Phase::solar;
    if (is_solar && archive.reads()) position.active_player = position.first_player;
    archive.seat("activePlayer", position.active_player, players);
    archive.number("actionsTaken", position.actions_taken, 0, 1);
    for (const ParameterRow& row : words::kParameters)
        if (row.has_marker) describe_level(archive, row, position.levels[row.parameter]);
    if (position.phase == Phase::setup)
        archive.need("players", "in the set-up every player has corporations to choose from");
    if (is_solar && !position.setup.world_government)
        archive.refuse("phase", "without the World Government nothing is chosen in the solar phase");
    if (is_solar && position.active_player != position.first_player)
        archive.refuse("activePlayer", "the first player acts for the World Government");
    if (is_solar && position.is_solo() && is_last_generation(position))
        archive.refuse("phase", "there is no solar phase after the last generation");
}

template <class Goal>
struct Taken {
    Goal which = {};
    PlayerId player;
};

/// Milestones or awards of the map.
template <class Goal>
void describe_taken(Archive& archive, std::string_view key, std::string_view item_key,
                    const std::array<Goal, kGoals>& list, Takers& takers, std::size_t players) {
    std::vector<Taken<Goal>> items;
    for (std::size_t place = 0; place < kGoals; ++place)
        if (takers[place].is_some()) items.push_back({list[place], takers[place]});
    archive.list(
        key, items,
        [&](Archive& inner, Taken<Goal>& item) {
            inner.need(item_key);
            inner.need("player");
            inner.named(item_key, item.which);
            inner.seat("player", item.player, players);
            if (!inner.reads() || !inner.is_fine()) return;
            const std::size_t place = place_on(list, item.which);
            if (place == kGoals) return inner.refuse(item_key, "is not on this map");
            if (takers[place].is_some()) inner.refuse(item_key, "named twice");
        },
        [&](const Taken<Goal>& item) { takers[place_on(list, item.which)] = item.player; }, kMostTaken);
}

/// Passing is for the action phase and the last greeneries; the active player never has.
bool may_have_passed(const Position& position, PlayerId player) {
    switch (position.phase) {
        case Phase::action: return player != position.active_player;
        case Phase::final_greenery:
        case Phase::over: return true;
        case Phase::setup:
        case Phase::draft:
        case Phase::research:
        case Phase::solar:
        case Phase::count_: break;
    }
    return false;
}

/// The cards on offer go round, so the longest offer must fit beside the longest row kept.
bool is_draft_too_long(const Position& position) {
    std::size_t dealt = 0;
    std::size_t drafted = 0;
    for (PlayerId player : position.seats()) {
        dealt = std::max(dealt, position.player(player).offer.dealt.size());
        drafted = std::max(drafted, position.player(player).offer.drafted.size());
    }
    return dealt + drafted > kResearchCards;
}

void describe_players(Archive& archive, Draft& draft) {
    Position& position = draft.position;
    if (archive.reads())
        for (PlayerId player : position.seats()) start(position.player(player), position.setup);
    archive.each("players", position.setup.players, [&](Archive& inner, std::size_t seat) {
        const PlayerId player{seat};
        describe_player(inner, draft, player);
        if (position.player(player).has_passed && !may_have_passed(position, player))
            inner.refuse("passed", "this player can not have passed");
    });
    if (position.phase == Phase::draft && is_draft_too_long(position))
        archive.refuse("players", "more cards go round than are dealt");
}

/// The discards that everybody has seen.
void describe_revealed(Archive& archive, Position& position) {
    if (!archive.has("revealed", !position.revealed.empty())) return;
    archive.field(
        "revealed", position.revealed, [](const auto& cards) { return write_cards(cards); },
        [&](const Cursor& at) {
            FixedVec<CardId, kRevealedCards> cards;
            if (!position.is_solo()) at.refuse("cards are revealed for the neutral tiles of the solo game only");
            if (at.size() > kRevealedCards) at.refuse("more cards than are revealed");
            at.each([&](const Cursor& item) {
                const CardId card = read_card(item);
                if (!position.discards.contains(card)) item.refuse("a card that is revealed lies in the discards");
                if (std::ranges::find(cards, card) != cards.end()) item.refuse("named twice");
                if (item.is_fine()) cards.push_back(card);
            });
            return cards;
        });
}

void describe_piles(Archive& archive, Draft& draft) {
    Position& position = draft.position;
    if (draft.view != nullptr) {
        archive.count("deck", draft.view->deck);
        archive.count("discards", draft.view->discards);
        describe_revealed(archive, position);
        return;
    }
    const auto write_deck = [](const auto& deck) {
        std::vector<CardId> drawing_order(deck.begin(), deck.end());
        std::ranges::reverse(drawing_order);
        return write_cards(drawing_order);
    };
    archive.field("deck", position.deck, write_deck, [&](const Cursor& at) {
        FixedVec<CardId, kMaxCards> deck;
        at.each([&](const Cursor& item) {
            if (const CardId card = place_project(item, draft); card.is_some()) deck.push_back(card);
        });
        std::reverse(deck.begin(), deck.end());
        return deck;
    });
    archive.field(
        "discards", position.discards, [](const CardSet& cards) { return write_cards(cards); },
        [&](const Cursor& at) { return place_projects(at, draft); });
    describe_revealed(archive, position);
}

/// What the viewer sees of an action under way.
void describe_action(Archive& archive, Resolution& resolution) {
    if (resolution.playing.is_some()) archive.constant("playing", name(resolution.playing));
    if (resolution.trade.stage != Trade::Stage::none) archive.constant("trading", name(resolution.trade.tile));
}

void describe(Archive& archive, Draft& draft) {
    Position& position = draft.position;
    describe_frame(archive, draft);
    describe_board(archive, draft);
    const MapInfo& map = position.map();
    describe_taken(archive, "milestones", "milestone", map.milestones, position.milestones, position.setup.players);
    describe_taken(archive, "awards", "award", map.awards, position.awards, position.setup.players);
    describe_players(archive, draft);
    describe_colonies(archive, draft);
    if (draft.view != nullptr) describe_action(archive, position.resolution);
    describe_piles(archive, draft);
    if (draft.view == nullptr) archive.map("pending", [&](Archive& inner) { describe_pending(inner, draft); });
}

Document write(Draft draft) {
    Document document = Document::map();
    Archive archive(document);
    describe(archive, draft);
    return document;
}

}  // namespace

Document write_position(const Position& position) {
    Document document = write({position});
    if (!is_clear(position)) seal(document);
    return document;
}

Document write_view(const View& view) { return write({view.known, &view}); }

namespace {

class PositionReader {
  public:
    explicit PositionReader(const Cursor& root) : root_(root) {}

    Position& position() { return draft_.position; }

    void read() {
        Archive archive(root_);
        if (root_.document().as_map() == nullptr) return root_.refuse("an object is expected");
        begin();
        archive.tell("seed", [] { return Document(); }, [&](const Cursor& at) { seed_ = at.text(); });
        describe(archive, draft_);
        archive.refuse_unknown();
        if (root_.is_fine()) check_tiles();
        root_.with("pending", [&](const Cursor& at) { need_seal(at); });
        if (root_.is_fine()) complete();
        root_.with("pending", [&](const Cursor& at) { check_seal(at); });
        refuse_if(structure_violation(position()));
        if (!root_.is_fine()) return;
        const bool is_open = !is_clear(position());
        settle(position());
        refuse_if(violation(position()));
        if (is_open && root_.is_fine()) check_views();
    }

  private:
    void refuse_if(const std::optional<std::string>& violated) {
        if (root_.is_fine() && violated) root_.refuse(*violated);
    }

    /// What the position does not mention.
    void begin() {
        root_.with("players", [&](const Cursor& at) {
            if (at.size() < 1 || at.size() > kMaxPlayers) return at.refuse("a list of 1 to 5 players is expected");
            position().setup.players = static_cast<std::uint8_t>(at.size());
        });
        position().phase = Phase::action;
        if (!root_.has("pending")) return;
        // Play has no limits but those of the engine itself.
        draft_.most = kMostPieces;
        draft_.last_generation = std::numeric_limits<std::uint8_t>::max();
    }

    static void need_seal(const Cursor& pending) {
        if (pending.document().as_map()->size() > 1 && !pending.has("check"))
            pending.refuse_member("check", "the middle of an action is taken as it was written or not at all");
    }

    void check_seal(const Cursor& pending) {
        pending.with("check", [&](const Cursor& at) {
            if (!has_valid_seal(root_.document())) at.refuse("what is pending belongs to another position");
        });
    }

    /// What is pending has to make sense to seats that see less of it, too.
    void check_views() {
        Rng rng(hash(position()));
        for (PlayerId seat : position().seats()) refuse_if(violation(resample(observe(position(), seat), rng)));
    }

    /// The tile of a card lies there since its owner played the card.
    void check_tiles() {
        const auto is_played = [&](const Placed& placed) {
            const PlayerState& owner = position().player(placed.owner);
            return owner.table.contains(placed.card) || owner.events.contains(placed.card);
        };
        root_.with("tiles", [&](const Cursor& tiles) {
            tiles.each([&](const Cursor& tile) {
                tile.with("space", [&](const Cursor& at) {
                    const Placed& placed = position().board.at(read_space(at));
                    if (placed.card.is_some() && !is_played(placed))
                        tile.refuse_member("tile", "the card of this tile is not played by its owner");
                });
            });
        });
    }

    /// Cards named nowhere go below the named top of the deck, or are not in the game.
    void complete() {
        std::vector<CardId> rest = unplaced();
        const bool is_written = root_.has("pending");
        if (is_written && !root_.has("discards")) return root_.refuse_member("discards", "is missing beside `pending`");
        if (root_.has("discards")) {
            for (CardId card : rest) position().absent.insert(card);
            rest.clear();
        }
        if (!is_written) {
            position().rng = Rng(seed_);
            position().rng.shuffle(rest);
        }
        if (position().setup.colonies && !root_.has("colonies")) {
            if (is_written) return root_.refuse_member("colonies", "is missing beside `pending`");
            deal_colony_tiles(position());
        }
        const FixedVec<CardId, kMaxCards> top = position().deck;
        position().deck = {};
        for (CardId card : rest) position().deck.push_back(card);
        for (CardId card : top) position().deck.push_back(card);
    }

    std::vector<CardId> unplaced() {
        std::vector<CardId> rest;
        for (std::size_t i = 0; i < cards().size(); ++i) {
            const Card& card = cards()[i];
            if (card.kind == Kind::corporation || draft_.placed.contains(CardId{i})) continue;
            if (is_in_game(position().setup, card)) rest.push_back(CardId{i});
        }
        return rest;
    }

    const Cursor& root_;
    Draft draft_;
    std::string_view seed_;
};

}  // namespace

Result<Position, Refusal> read_position(const Document& document) {
    Reading reading(RefusalCode::bad_position);
    const Cursor root(document, reading);
    PositionReader reader(root);
    reader.read();
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return reader.position();
}

}  // namespace planitia::terraforming
