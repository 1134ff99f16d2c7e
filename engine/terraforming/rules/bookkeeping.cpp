#include <terraforming/catalogue/map.h>
#include <terraforming/rules/agenda.h>
#include <terraforming/rules/bookkeeping.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// Gives by how much the figure really changed.
template <class Figure>
std::int16_t change(Figure& figure, int by) {
    const int before = figure;
    figure = static_cast<Figure>(std::min(before + by, kMostPieces));
    return static_cast<std::int16_t>(figure - before);
}

}  // namespace

void change_stock(Scene& scene, Actor who, Resource resource, int by) {
    if (by == 0) return;
    std::int16_t& stock = scene.player(who.player).stock[resource];
    PLANITIA_ASSERT(stock + by >= 0, "nobody owes resources");
    const std::int16_t changed = change(stock, by);
    scene.tell({.kind = EventKind::resource_changed,
                .player = who.player,
                .card = who.source,
                .subject = static_cast<std::uint8_t>(resource),
                .amount = changed});
}

void change_production(Scene& scene, Actor who, Resource resource, int by) {
    if (by == 0) return;
    std::int16_t& production = scene.player(who.player).production[resource];
    PLANITIA_ASSERT(production + by >= lowest_production(resource), "production stays legal");
    const std::int16_t changed = change(production, by);
    scene.tell({.kind = EventKind::production_changed,
                .player = who.player,
                .card = who.source,
                .subject = static_cast<std::uint8_t>(resource),
                .amount = changed});
}

void raise_rating(Scene& scene, PlayerId id, int by) {
    if (by == 0) return;
    PlayerState& player = scene.player(id);
    const std::int16_t changed = change(player.rating, by);
    player.raised_rating = true;
    scene.tell({.kind = EventKind::rating_changed, .player = id, .amount = changed});
}

void change_card_resources(Scene& scene, PlayerId owner, CardId card, int by) {
    std::uint16_t& there = scene.position.resources[card.index()];
    PLANITIA_ASSERT(there + by >= 0, "no more is taken than lies there");
    const std::int16_t changed = change(there, by);
    scene.tell({.kind = EventKind::card_resources_changed, .player = owner, .card = card, .amount = changed});
}

BonusStep bonus_step(Parameter parameter, int level) {
    if (parameter == Parameter::oxygen && level == 8) return BonusStep::temperature;
    if (parameter != Parameter::temperature) return BonusStep::none;
    switch (degrees(level)) {
        case -24:
        case -20: return BonusStep::heat_production;
        case 0: return BonusStep::ocean;
        default: return BonusStep::none;
    }
}

namespace {

void give_bonus_step(Scene& scene, PlayerId player, Parameter parameter, int level) {
    switch (bonus_step(parameter, level)) {
        case BonusStep::temperature: raise_parameter(scene, player, Parameter::temperature, 1); break;
        case BonusStep::heat_production:
            if (player.is_some()) change_production(scene, {player, CardId::none()}, Resource::heat, 1);
            break;
        case BonusStep::ocean:
            if (scene.position.oceans() < kMaxOceans)
                push(scene.position, {.effects = ocean_bonus(),
                                      .source = CardId::none(),
                                      .owner = player.is_some() ? player : scene.position.first_player});
            break;
        case BonusStep::none:
        case BonusStep::count_: break;
    }
}

}  // namespace

void raise_parameter(Scene& scene, PlayerId player, Parameter parameter, int steps) {
    PLANITIA_ASSERT(parameter != Parameter::oceans, "oceans rise by tiles");
    Position& position = scene.position;
    std::uint8_t& level = parameter == Parameter::temperature ? position.temperature : position.oxygen;
    for (; steps > 0 && level < maximum(parameter); --steps) {
        ++level;
        scene.tell({.kind = EventKind::parameter_raised,
                    .player = player,
                    .subject = static_cast<std::uint8_t>(parameter),
                    .amount = 1});
        if (player.is_some()) raise_rating(scene, player, 1);
        give_bonus_step(scene, player, parameter, level);
    }
}

std::size_t cities_on_mars(const Position& position) {
    SpaceSet cities = position.board.cities();
    cities.erase(kPhobos);
    cities.erase(kGanymede);
    return cities.size();
}

int floaters_of(const Position& position, PlayerId player) {
    int n = 0;
    for (CardId card : position.player(player).table& cards_with_resources())
        if (info(card).holds == CardResource::floaters) n += position.resources[card.index()];
    return n;
}

namespace {

int tags_of_all(const Position& position, Tag tag) {
    int n = 0;
    for (PlayerId each : position.seats()) n += position.player(each).tags[tag];
    return n;
}

int cards_without_tags(const PlayerState& player) {
    int n = 0;
    for (CardId card : player.table) n += info(card).tags.empty() ? 1 : 0;
    return n;
}

}  // namespace

int count(const Position& position, Actor who, const Amount& amount) {
    const PlayerId player = who.player;
    int n = 0;
    switch (amount.of) {
        case Amount::Of::fixed: return amount.each;
        case Amount::Of::if_own_tags:
            return position.player(player).tags[amount.tag] >= amount.per ? amount.each : amount.otherwise;
        case Amount::Of::own_tags: n = position.player(player).tags[amount.tag]; break;
        case Amount::Of::opponents_tags:
            n = tags_of_all(position, amount.tag) - position.player(player).tags[amount.tag];
            break;
        case Amount::Of::all_tags: n = tags_of_all(position, amount.tag); break;
        case Amount::Of::cities_on_mars: n = static_cast<int>(cities_on_mars(position)); break;
        case Amount::Of::cities: n = static_cast<int>(position.board.cities().size()); break;
        case Amount::Of::events_played:
            for (PlayerId each : position.seats()) n += static_cast<int>(position.player(each).events.size());
            break;
        case Amount::Of::own_colonies: n = static_cast<int>(colonies_of(position.colonies, player)); break;
        case Amount::Of::colonies: n = static_cast<int>(colonies_in_play(position.colonies)); break;
        case Amount::Of::own_floaters: n = floaters_of(position, player); break;
        case Amount::Of::own_tagless: n = cards_without_tags(position.player(player)); break;
        case Amount::Of::resources_here: n = position.resources[who.source.index()]; break;
    }
    n = n * amount.each / amount.per;
    return amount.most > 0 ? std::min<int>(n, amount.most) : n;
}

}  // namespace planitia::terraforming
