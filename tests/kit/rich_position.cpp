#include <kit/rich_position.h>
#include <terraforming/catalogue/map.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/rules.h>

namespace planitia::kit {

using namespace terraforming;

namespace {

constexpr int kCardsInHand = 12;
constexpr int kCardsInPlay = 12;

/// Everything of the deal back into the deck.
void gather(Position& position) {
    for (PlayerId id : position.seats()) {
        PlayerState& player = position.player(id);
        for (CardId card : player.offer.dealt) position.deck.push_back(card);
        if (!player.corporation.is_some()) player.corporation = player.offer.corporations[0];
        player.offer = {};
        put_in_play(player, player.corporation);
    }
    position.rng.shuffle(position.deck);
}

/// Special tiles would need their cards in play and the other way round, so those cards are not put into play.
bool can_lie_ready(const Card& card) { return !card.places_tile; }

void put_ready(Position& position, PlayerState& player, Rng& rng) {
    const CardId card = position.deck.pop_back();
    if (!can_lie_ready(info(card))) {
        position.discards.insert(card);
        return;
    }
    put_in_play(player, card);
    if (info(card).holds != CardResource::none)
        position.resources[card.index()] = static_cast<std::uint16_t>(rng.below(5));
}

void enrich(Position& position, PlayerState& player, Rng& rng) {
    for (int i = 0; i < kCardsInHand; ++i) player.hand.insert(position.deck.pop_back());
    for (int i = 0; i < kCardsInPlay; ++i) put_ready(position, player, rng);
    for (Resource resource : every<Resource>()) {
        const bool is_money = resource == Resource::megacredits;
        player.stock[resource] = static_cast<std::int16_t>(rng.below(is_money ? 150 : 12));
        const auto above_lowest = static_cast<int>(rng.below(is_money ? 15 : 5));
        player.production[resource] = static_cast<std::int16_t>(lowest_production(resource) + above_lowest);
    }
    player.raised_rating = rng.below(2) == 0;
}

void put_tiles(Position& position, Rng& rng) {
    for (SpaceId space : position.map().ocean_areas)
        if (rng.below(3) == 0 && position.oceans() < kMaxOceans) position.board.put(space, {.tile = Tile::ocean});
    for (SpaceId space : position.map().land - position.board.occupied()) {
        const PlayerId owner{rng.below(position.setup.players)};
        const bool is_city = rng.below(2) == 0 && (beside(space) & position.board.cities()).empty();
        if (rng.below(6) == 0)
            position.board.put(space, {.tile = is_city ? Tile::city : Tile::greenery, .owner = owner});
    }
}

/// Tiles that may sleep do so now and then; the others have colonies of anybody.
void settle_moons(Position& position, Rng& rng) {
    for (Colony colony : every<Colony>()) {
        ColonyState& state = position.colonies[colony];
        if (state.status == ColonyState::Status::absent) continue;
        if (!is_awakened(position, colony) && rng.below(3) == 0) continue;
        state.status = ColonyState::Status::active;
        const std::uint32_t colonies = rng.below(kColonySlots + 1);
        for (std::uint32_t slot = 0; slot < colonies; ++slot)
            state.owners[slot] = PlayerId{rng.below(position.setup.players)};
        state.marker = static_cast<std::uint8_t>(colonies + rng.below(kTrackSpaces - colonies));
    }
    for (PlayerId id : position.seats()) position.player(id).fleets = static_cast<std::uint8_t>(1 + rng.below(3));
}

}  // namespace

Position rich_position(const Setup& setup, std::string_view seed) {
    Position position = *begin(setup, seed);
    Rng rng(seed);
    gather(position);
    for (PlayerId id : position.seats()) enrich(position, position.player(id), rng);
    put_tiles(position, rng);
    if (setup.colonies) settle_moons(position, rng);
    position.phase = Phase::action;
    position.generation = static_cast<std::uint8_t>(2 + rng.below(8));
    for (Parameter parameter : {Parameter::temperature, Parameter::oxygen})
        position.levels[parameter] = static_cast<std::uint8_t>(rng.below(maximum(parameter)));
    settle(position);
    return position;
}

}  // namespace planitia::kit
