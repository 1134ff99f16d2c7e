#include <terraforming/rules/bookkeeping.h>
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/offers.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/triggers.h>

#include <string>

namespace planitia::terraforming {

namespace {

std::optional<Refusal> refusal(const Setup& setup) {
    const auto refuse = [](std::string message, std::string at) {
        return Refusal{RefusalCode::bad_value, std::move(message), std::move(at)};
    };
    if (setup.players < 1 || setup.players > kMaxPlayers) return refuse("1 to 5 players can play", "/setup/players");
    if (setup.players == 1 && !setup.corporate_era)
        return refuse("solo is always played with the Corporate Era", "/setup/corporateEra");
    if (setup.players == 1 && setup.draft) return refuse("solo is never played with the draft", "/setup/draft");
    for (std::size_t i = setup.players; i < kMaxPlayers; ++i)
        if (setup.beginners.contains(PlayerId{i}))
            return refuse("a beginner sits at a seat that is not in the game", "/setup/beginners");
    return std::nullopt;
}

/// Shuffles the deck and the corporations, and offers each player two of these.
void shuffle_and_offer(Position& position) {
    FixedVec<CardId, kMaxCards> corporations;
    for (std::size_t i = 0; i < cards().size(); ++i) {
        const Card& card = cards()[i];
        if (!is_in_game(position.setup, card)) continue;
        if (card.kind != Kind::corporation) {
            position.deck.push_back(CardId{i});
        } else if (!card.for_beginners) {
            corporations.push_back(CardId{i});
        }
    }
    position.rng.shuffle(position.deck);
    position.rng.shuffle(corporations);
    for (PlayerId id : position.seats()) {
        PlayerState& player = position.player(id);
        if (position.setup.beginners.contains(id)) {
            player.corporation = beginner_corporation();
            player.offer.is_ready = true;
        } else {
            for (CardId& offered : player.offer.corporations) offered = corporations.pop_back();
        }
    }
}

}  // namespace

bool is_in_game(const Setup& setup, const Card& card) {
    return card.set == Set::base || (card.set == Set::corporate && setup.corporate_era);
}

int starting_megacredits(const Card& corporation) {
    int sum = 0;
    for (std::uint16_t at = corporation.on_play.begin; at < corporation.on_play.end; ++at)
        if (const auto* gain = std::get_if<Gain>(&kEffects[at]))
            if (gain->resource == Resource::megacredits) sum += gain->amount.each;
    return sum;
}

void start(PlayerState& player, const Setup& setup) {
    player.rating = static_cast<std::int16_t>(setup.players == 1 ? 14 : 20);
    for (Resource resource : every<Resource>()) player.production[resource] = setup.corporate_era ? 0 : 1;
}

Result<Position, Refusal> begin(const Setup& setup, std::string_view seed) {
    if (std::optional<Refusal> refused = refusal(setup)) return Unexpected{*refused};
    Position position;
    position.setup = setup;
    position.rng = Rng(seed);
    for (PlayerId id : position.seats()) {
        PlayerState& player = position.player(id);
        start(player, setup);
    }
    shuffle_and_offer(position);
    Scene scene{position};
    if (position.is_solo()) place_neutral_tiles(scene);
    deal(scene, kStartingCards);
    for (PlayerId id : position.seats())
        if (setup.beginners.contains(id)) position.player(id).offer.picked = position.player(id).offer.dealt;
    settle(position);
    return position;
}

void reveal_corporation(Scene& scene, PlayerId id) {
    Position& position = scene.position;
    PlayerState& player = scene.player(id);
    const CardId corporation = player.corporation;
    const Actor who{id, corporation};
    const Card& card = info(corporation);
    scene.tell({.kind = EventKind::corporation_revealed, .player = id, .card = corporation});
    put_in_play(player, corporation);
    for (std::uint16_t at = card.on_play.begin; at < card.on_play.end; ++at) resolve(scene, who, at);
    player.first_action_pending = !card.first_action.empty();
    fire_card_triggers(position, id, card);
    for (std::size_t n = cities_on_mars(position); n > 0; --n) fire_city_triggers_of(position, id, corporation);
}

}  // namespace planitia::terraforming
