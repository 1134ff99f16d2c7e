#include <terraforming/catalogue/map.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/invariants.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/unresolved.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

using Violation = std::optional<std::string>;

std::string name(CardId card) { return std::string(info(card).slug); }

/// Notes where each card lies, and finds one that lies in two places.
class Inventory {
  public:
    void add(const CardSet& cards, const char* where) {
        for (CardId card : cards) add(card, where);
    }
    void add(CardId card, const char* where) {
        if (card.index() >= terraforming::cards().size()) {
            fault_ = std::string("an unknown card in ") + where;
        } else if (found_.contains(card) && !info(card).for_beginners) {
            fault_ = name(card) + " lies in two places, the second is " + where;
        } else {
            found_.insert(card);
        }
    }
    const CardSet& found() const { return found_; }
    const Violation& fault() const { return fault_; }

  private:
    CardSet found_;
    Violation fault_;
};

void add_player(Inventory& inventory, const Position& position, const PlayerState& player) {
    inventory.add(player.hand, "a hand");
    inventory.add(player.table, "play");
    inventory.add(player.events, "the events");
    inventory.add(player.offer.dealt, "an offer");
    inventory.add(player.offer.drafted, "a draft");
    if (position.phase == Phase::setup) {
        for (CardId corporation : player.offer.corporations)
            if (corporation.is_some()) inventory.add(corporation, "an offer");
    }
}

Violation check_cards(const Position& position) {
    Inventory inventory;
    for (CardId card : position.deck) inventory.add(card, "the deck");
    inventory.add(position.discards, "the discards");
    inventory.add(position.absent, "the cards left out");
    for (PlayerId id : position.seats()) add_player(inventory, position, position.player(id));
    const Resolution& resolution = position.resolution;
    inventory.add(resolution.seen, "the cards looked at");
    const bool is_being_paid = resolution.payment.purpose == Purpose::card;
    if (is_being_paid && resolution.playing.is_some()) inventory.add(resolution.playing, "payment");
    if (inventory.fault()) return inventory.fault();
    for (CardId card : position.revealed)
        if (!position.discards.contains(card)) return name(card) + " was revealed and is not in the discards";
    for (std::size_t i = 0; i < cards().size(); ++i) {
        const CardId card{i};
        const bool is_project = info(card).kind != Kind::corporation;
        const bool is_found = inventory.found().contains(card);
        if (is_project && is_in_game(position.setup, info(card)) && !is_found) return name(card) + " is nowhere";
        if (!is_in_game(position.setup, info(card)) && is_found) return name(card) + " is not in this game";
    }
    return std::nullopt;
}

Violation check_derived(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    ByTag<std::uint8_t> tags;
    Privileges privileges;
    for (CardId card : player.table) {
        for (Tag tag : info(card).tags) ++tags[tag];
        add_privileges(privileges, info(card));
    }
    const CardId playing = position.resolution.playing;
    if (playing.is_some() && player.events.contains(playing))
        for (Tag tag : info(playing).tags) ++tags[tag];
    if (!(tags == player.tags)) return "the tags kept are not those of the cards in play";
    if (!(privileges == player.privileges)) return "the privileges kept are not those of the cards in play";
    return std::nullopt;
}

Violation check_player(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    for (Resource resource : every<Resource>()) {
        if (player.stock[resource] < 0) return "a stock is below 0";
        if (player.production[resource] < lowest_production(resource)) return "a production is too low";
    }
    if (player.rating < 0) return "a rating is below 0";
    if (!((player.used - player.table).empty())) return "an action is used of a card that is not in play";
    if (position.phase != Phase::setup && player.corporation.is_some() && !player.table.contains(player.corporation))
        return "a corporation is not in play";
    return check_derived(position, id);
}

Violation check_board(const Position& position) {
    Board rebuilt;
    for (SpaceId each : position.board.occupied()) {
        const Placed& placed = position.board.at(each);
        if (placed.tile == Tile::none) return "an occupied space holds no tile";
        if ((placed.tile == Tile::ocean) == placed.owner.is_some()) return "a tile has the wrong owner";
        rebuilt.put(each, placed);
    }
    for (PlayerId id : position.seats())
        for (SpaceId each : position.board.claimed_by(id)) rebuilt.claim(each, id);
    if (!(rebuilt == position.board)) return "the sets kept of the board are not those of its tiles";
    return std::nullopt;
}

Violation check_resources(const Position& position) {
    CardSet in_play;
    for (PlayerId id : position.seats()) in_play |= position.player(id).table;
    for (std::size_t i = 0; i < kMaxCards; ++i) {
        if (position.resources[i] == 0) continue;
        if (i >= cards().size() || !in_play.contains(CardId{i}) || info(CardId{i}).holds == CardResource::none)
            return "resources lie where none can lie";
    }
    return std::nullopt;
}

Violation check_colony(const Position& position, Colony colony) {
    const ColonyState& state = position.colonies[colony];
    const std::size_t colonies = state.colonies();
    for (std::size_t slot = 0; slot < kColonySlots; ++slot) {
        const PlayerId owner = state.owners[slot];
        if (owner.is_some() && (slot >= colonies || owner.index() >= position.setup.players))
            return "a colony belongs to nobody at the table";
    }
    if (state.visitor.is_some() && state.visitor.index() >= position.setup.players)
        return "a fleet belongs to nobody at the table";
    if (!state.is_active() && (colonies > 0 || state.visitor.is_some() || state.marker != 0))
        return "something stands on a colony tile that is not active";
    if (state.status == ColonyState::Status::asleep && is_awakened(position, colony))
        return "a colony tile sleeps although a card in play holds its resource";
    if (state.is_active() && (state.marker < colonies || state.marker > kLastMarker))
        return "a colony marker is off its part of the track";
    return std::nullopt;
}

Violation check_colonies(const Position& position) {
    const bool is_played = position.setup.colonies;
    if (!is_played && tiles_in_game(position.colonies) > 0) return "a colony tile is not in this game";
    for (Colony colony : every<Colony>())
        if (Violation fault = check_colony(position, colony)) return fault;
    for (PlayerId id : position.seats()) {
        const int fleets = position.player(id).fleets;
        if (fleets > (is_played ? kMaxFleets : 0)) return "a player has too many fleets";
        if (fleets_away(position.colonies, id) > fleets) return "more fleets are away than a player has";
    }
    return std::nullopt;
}

Violation check_questions(const Position& position) {
    if (position.is_over()) return std::nullopt;
    const PlayerSet players = awaited(position);
    if (players.empty()) return "the game is not over, and nobody is asked";
    for (PlayerId id : position.seats()) {
        if (!players.contains(id)) continue;
        OptionList options;
        list_options(position, id, options);
        if (options.empty()) return "a player is asked and has no option";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> structure_violation(const Position& position) {
    for (Parameter parameter : every<Parameter>())
        if (position.level(parameter) > maximum(parameter))
            return "the " + std::string(info(parameter).slug) + " is above its maximum";
    if (Violation fault = check_board(position)) return fault;
    if (Violation fault = check_cards(position)) return fault;
    if (Violation fault = check_resources(position)) return fault;
    if (Violation fault = check_colonies(position)) return fault;
    for (PlayerId id : position.seats())
        if (Violation fault = check_player(position, id)) return fault;
    return unresolved_violation(position);
}

std::optional<std::string> violation(const Position& position) {
    if (Violation fault = structure_violation(position)) return fault;
    return check_questions(position);
}

}  // namespace planitia::terraforming
