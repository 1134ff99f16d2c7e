#include <terraforming/rules/resources.h>

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

}  // namespace planitia::terraforming
