#include <terraforming/notation/notation.h>
#include <terraforming/notation/pending_notation.h>
#include <terraforming/notation/position_reader.h>
#include <terraforming/notation/position_writer.h>
#include <terraforming/notation/setup_notation.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/generation.h>
#include <terraforming/rules/invariants.h>
#include <terraforming/rules/setup.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace planitia::terraforming {

namespace {

class PositionReader {
  public:
    explicit PositionReader(const Cursor& root) : root_(root) {}

    Position& position() { return draft_.position; }

    void read() {
        root_.allow({"game", "options", "phase", "generation", "firstPlayer", "activePlayer", "actionsTaken",
                     "temperature", "oxygen", "tiles", "claims", "players", "deck", "discards", "milestones", "awards",
                     "colonies", "seed", "pending"});
        if (root_.has("pending")) widen_limits();
        read_frame();
        root_.with("tiles", [&](const Cursor& at) { read_tiles(at, draft_); });
        root_.with("claims", [&](const Cursor& at) { read_claims(at, draft_); });
        read_players();
        root_.with("colonies", [&](const Cursor& at) { read_colonies(at, draft_); });
        root_.with("milestones", [&](const Cursor& at) { read_taken(at, "milestone", position().milestones); });
        root_.with("awards", [&](const Cursor& at) { read_taken(at, "award", position().awards); });
        root_.with("pending", [&](const Cursor& at) { read_pending(at, position(), draft_.placed); });
        read_cards();
        root_.with("pending", [&](const Cursor& at) { verify_pending(at, position()); });
        refuse_if(structure_violation(position()));
        if (!root_.is_fine()) return;
        settle(position());
        refuse_if(violation(position()));
    }

  private:
    std::size_t players() { return position().setup.players; }

    void refuse_if(const std::optional<std::string>& violated) {
        if (root_.is_fine() && violated) root_.refuse(*violated);
    }

    /// Play has no limits but those of the engine itself.
    void widen_limits() {
        draft_.most = kMostPieces;
        draft_.last_generation = std::numeric_limits<std::uint8_t>::max();
    }

    /// How many play, with which options, and where the game stands.
    void read_frame() {
        root_.with("game", [](const Cursor& at) {
            if (const std::string_view game = at.text(); game != "terraforming") at.refuse_name(game);
        });
        root_.with("players", [&](const Cursor& at) {
            if (at.size() < 1 || at.size() > kMaxPlayers) return at.refuse("a list of 1 to 5 players is expected");
            position().setup.players = static_cast<std::uint8_t>(at.size());
        });
        root_.with("options", [&](const Cursor& at) {
            at.allow({"corporateEra", "draft", "colonies", "worldGovernment", "unplaceableTiles", "beginners",
                      "corporationDeal"});
            read_options(at, position().setup);
        });
        position().phase = Phase::action;
        root_.with("phase", [&](const Cursor& at) {
            if (const std::optional<Phase> phase = at.named<Phase>()) position().phase = *phase;
            if (position().phase == Phase::solar && !position().setup.world_government)
                at.refuse("without the World Government nothing is chosen in the solar phase");
        });
        if (position().phase == Phase::setup && !root_.has("players"))
            root_.refuse_member("players", "in the set-up every player has corporations to choose from");
        read_figure("generation", 1, position().is_solo() ? kSoloGenerations : draft_.last_generation,
                    position().generation);
        read_figure("actionsTaken", 0, 1, position().actions_taken);
        read_figure("oxygen", 0, kMaxOxygen, position().oxygen);
        root_.with("temperature", [&](const Cursor& at) {
            const int value = at.number(degrees(0), degrees(kTemperatureSteps));
            if (value % 2 != 0) at.refuse("the temperature rises in steps of 2");
            position().temperature = static_cast<std::uint8_t>(temperature_steps(value));
        });
        root_.with("firstPlayer", [&](const Cursor& at) { position().first_player = read_seat(at, players()); });
        if (position().phase == Phase::solar) position().active_player = position().first_player;
        root_.with("activePlayer", [&](const Cursor& at) { position().active_player = read_seat(at, players()); });
        if (position().phase == Phase::solar && position().active_player != position().first_player)
            root_.refuse_member("activePlayer", "the first player acts for the World Government");
        if (position().phase == Phase::solar && position().is_solo() && is_last_generation(position()))
            root_.refuse_member("phase", "there is no solar phase after the last generation");
    }

    void read_figure(std::string_view key, int low, int high, std::uint8_t& figure) {
        root_.with(key, [&](const Cursor& at) { figure = static_cast<std::uint8_t>(at.number(low, high)); });
    }

    void read_players() {
        for (PlayerId player : position().seats()) set_defaults(draft_, player);
        root_.with("players", [&](const Cursor& at) {
            std::size_t seat = 0;
            at.each([&](const Cursor& item) {
                const PlayerId player{seat++};
                read_player(item, draft_, player);
                if (position().player(player).has_passed && !may_have_passed(player))
                    item.refuse_member("passed", "this player can not have passed");
            });
            if (position().phase == Phase::draft) check_draft(at);
        });
    }

    /// The cards on offer go round, so the longest offer must fit beside the longest row kept.
    void check_draft(const Cursor& at) {
        std::size_t dealt = 0;
        std::size_t drafted = 0;
        for (PlayerId player : position().seats()) {
            dealt = std::max(dealt, position().player(player).offer.dealt.size());
            drafted = std::max(drafted, position().player(player).offer.drafted.size());
        }
        if (dealt + drafted > kResearchCards) at.refuse("more cards go round than are dealt");
    }

    /// Passing is for the action phase and the last greeneries; the active player never has.
    bool may_have_passed(PlayerId player) {
        switch (position().phase) {
            case Phase::action: return player != position().active_player;
            case Phase::final_greenery:
            case Phase::over: return true;
            default: return false;
        }
    }

    template <class E>
    void read_taken(const Cursor& at, std::string_view key, ByEnum<E, PlayerId>& taken) {
        if (at.size() > kMostTaken) return at.refuse("more than three");
        at.each([&](const Cursor& item) {
            item.allow({key, "player"});
            for (std::string_view each : {key, std::string_view("player")})
                if (!item.has(each)) item.refuse_member(each, "is missing");
            std::optional<E> which;
            item.with(key, [&](const Cursor& field) {
                which = field.named<E>();
                if (which && taken[*which].is_some()) field.refuse("named twice");
            });
            item.with("player", [&](const Cursor& field) {
                if (which) taken[*which] = read_seat(field, players());
            });
        });
    }

    /// Deck and discards; cards named nowhere go below the named top of the deck, or are not in the game.
    void read_cards() {
        std::vector<CardId> top;
        root_.with("deck", [&](const Cursor& at) {
            at.each([&](const Cursor& item) { top.push_back(place_project(item, draft_)); });
        });
        root_.with("discards", [&](const Cursor& at) {
            at.each([&](const Cursor& item) {
                if (const CardId card = place_project(item, draft_); card.is_some()) position().discards.insert(card);
            });
        });
        std::string_view seed;
        root_.with("seed", [&](const Cursor& at) { seed = at.text(); });
        if (!root_.is_fine()) return;
        std::vector<CardId> rest = unplaced();
        const bool is_complete = root_.has("discards");
        if (root_.has("pending") && !is_complete) root_.refuse_member("discards", "is missing beside `pending`");
        if (is_complete) {
            for (CardId card : rest) position().absent.insert(card);
            rest.clear();
        }
        if (!root_.has("pending")) {
            position().rng = Rng(seed);
            position().rng.shuffle(rest);
        }
        deal_missing_colonies();
        for (CardId card : rest) position().deck.push_back(card);
        std::ranges::reverse(top);
        for (CardId card : top) position().deck.push_back(card);
    }

    /// Colony tiles that the position does not mention.
    void deal_missing_colonies() {
        if (!position().setup.colonies || root_.has("colonies")) return;
        if (root_.has("pending")) return root_.refuse_member("colonies", "is missing beside `pending`");
        deal_colony_tiles(position());
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
