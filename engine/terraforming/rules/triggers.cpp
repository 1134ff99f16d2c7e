#include <terraforming/rules/agenda.h>
#include <terraforming/rules/triggers.h>

#include <algorithm>

namespace planitia::terraforming {

int matching_tags(const Trigger& trigger, const Card& card) {
    int matches = 0;
    for (Tag tag : card.tags) matches += (trigger.tags >> static_cast<unsigned>(tag)) & 1;
    return matches;
}

int new_tags(const PlayerState& player, const Card& card, bool is_in_play) {
    int n = 0;
    for (Tag tag : every<Tag>()) {
        const auto shown = std::ranges::count(card.tags, tag);
        n += shown > 0 && player.tags[tag] == (is_in_play ? shown : 0) ? 1 : 0;
    }
    return n;
}

namespace {

using When = Trigger::When;

/// Lets `times(trigger)` say how often each matching trigger on the table fires; the acting player's cards first, or
/// the first player's when nobody acts.
template <class Times>
void fire(Position& position, PlayerId by, When when, const Times& times) {
    PlayerId owner = by.is_some() ? by : position.first_player;
    for (std::size_t seat = 0; seat < position.setup.players; ++seat, owner = position.after(owner)) {
        for (CardId card : position.player(owner).table.common(cards_with_trigger(when))) {
            for (const Trigger& trigger : info(card).triggers) {
                if (trigger.when != when || (owner != by && !trigger.by_anyone)) continue;
                for (int n = times(trigger); n > 0; --n)
                    push(position, {.effects = trigger.effects, .source = card, .owner = owner});
            }
        }
    }
}

}  // namespace

void fire_card_triggers(Position& position, PlayerId player, const Card& card) {
    for_each_happening(position.player(player), card, true,
                       [&](When when, const auto& times) { fire(position, player, when, times); });
}

void fire_project_triggers(Position& position, PlayerId player, Project project) {
    fire(position, player, When::project_paid, [](const Trigger&) { return 1; });
    if (info(project).cost >= kDear) fire(position, player, When::dear_payment, [](const Trigger&) { return 1; });
}

void fire_tile_triggers(Position& position, PlayerId player, Tile tile, SpaceId where) {
    for_each_happening(tile, is_on_mars(where),
                       [&](When when, const auto& times) { fire(position, player, when, times); });
    if (position.map().metal().contains(where))
        fire(position, player, When::metal_space_used, [](const Trigger&) { return 1; });
}

void fire_colony_triggers(Position& position, PlayerId player) {
    for_each_happening(BuildColony{}, [&](When when, const auto& times) { fire(position, player, when, times); });
}

void fire_city_triggers_of(Position& position, PlayerId owner, CardId card) {
    for (const Trigger& trigger : info(card).triggers)
        if (trigger.when == When::city_placed && trigger.by_anyone)
            push(position, {.effects = trigger.effects, .source = card, .owner = owner});
}

}  // namespace planitia::terraforming
