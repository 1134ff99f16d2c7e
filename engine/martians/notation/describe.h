/// What a written position has in it; one description for writing, reading and views.
#pragma once
#include <martians/notation/archive.h>
#include <martians/observe/observe.h>
#include <martians/rules/scene.h>

#include <bit>

namespace planitia::martians {

template <class Archive, class Player>
void describe_goods(Archive& archive, Player& player, int most) {
    archive.table("goods", player.goods, 0, most);
    archive.number("reputation", player.reputation, 0, most);
}

template <class Archive, class P, class Player>
void describe_player(Archive& archive, P& position, Player& player) {
    if (position.setup.variant != Variant::coop) describe_goods(archive, player, kMostGoods);
    archive.named_or_none("corporation", player.corporation);
    archive.set("technologies", player.technologies);
    archive.named("crop", player.crop);
    archive.table("installations", player.installations, 0, kMostInstallations);
    archive.table("switchedOff", player.switched_off, 0, kMostInstallations);
    archive.table("people", player.people, 0, kMostHired);
    archive.set("usedThisTurn", player.used);
    archive.truth("rtgUsed", player.has_used_rtg);
    archive.number("extraTime", player.extra_time, 0, 9);
    archive.number("tokens", player.tokens, 3, kSlots);
    archive.number("dead", player.dead, 0, kSlots);
    archive.number("deadSlots", player.dead_slots, 0, 15);
}

template <class Archive, class Q>
void describe_quarter(Archive& archive, std::size_t players, Q& quarter) {
    archive.table("needs", quarter.needs, 0, 99);
    archive.number("growth", quarter.growth, 0, kMostGrowth);
    archive.truth("received", quarter.has_received);
    archive.seat_or_none("owner", quarter.owner, players);
    archive.numbers("infirmary", quarter.infirmary, players, 0, kMarkers);
    archive.numbers("living", quarter.living, players, 0, kMarkers);
    archive.number("penalty", quarter.penalty, 0, 255);
}

template <class Archive, class P>
void describe_buildings(Archive& archive, P& position) {
    archive.map("buildings", [&](auto& inner) {
        for (Building building : every<Building>()) {
            auto& fields = position.buildings[building];
            const std::size_t n = info(building).fields[2] == FieldStatus::none ? 2 : 3;
            inner.each(name(building).data(), n, [&](auto& field, std::size_t i) {
                field.named("status", fields[i].status);
                field.seat_or_none("marker", fields[i].marker, position.setup.players);
                field.truth("blocked", fields[i].is_blocked);
            });
        }
    });
}

/// Everything but the mining tokens and what is being asked.
template <class Archive, class P>
void describe(Archive& archive, P& position) {
    const std::size_t players = position.setup.players;
    archive.named("phase", position.phase);
    archive.number("round", position.round, 1, 9);
    archive.number("slot", position.slot, 0, kSlots);
    archive.seat("firstPlayer", position.first_player, players);
    archive.seat("activePlayer", position.active_player, players);
    if (position.setup.variant == Variant::coop) describe_goods(archive, position.player(PlayerId{0}), kMostGoods);
    archive.each("players", players,
                 [&](auto& inner, std::size_t i) { describe_player(inner, position, position.player(PlayerId{i})); });
    archive.each("quarters", kQuarters,
                 [&](auto& inner, std::size_t i) { describe_quarter(inner, players, position.quarters[i]); });
    describe_buildings(archive, position);
    archive.set("colonyTechnologies", position.colony_technologies);
    archive.number("deaths", position.deaths, 0, 99);
    archive.truth("grown", position.has_grown);
    archive.truth("endedEarly", position.has_ended_early);
    archive.number("rtg", position.rtg, 0, 99);
    archive.named("weather", position.weather);
    archive.deck("weatherDeck", position.weather_deck);
    archive.set("weatherDrawn", position.weather_drawn);
    archive.decks("eventStacks", position.event_stacks);
    archive.set("eventsDrawn", position.events_drawn);
    archive.set("eventsInForce", position.events_in_force);
    archive.table("people", position.people, 0, 4);
    archive.deck("specialistDeck", position.specialist_deck);
    archive.deck("assistantDeck", position.assistant_deck);
    archive.set("research", position.research);
    archive.set("researchDone", position.research_done);
    archive.deck("researchDeck", position.research_deck);
    archive.table("crops", position.crops, 0, 2);
    archive.deck("regolithDeck", position.samples);
    archive.table("regolithDiscards", position.samples_discarded, 0, kRegolithCards);
    if (position.setup.variant == Variant::competitive) {
        archive.set("orders", position.orders);
        archive.set("ordersDone", position.orders_done);
        archive.deck("orderDeck", position.order_deck);
    } else {
        archive.numbers("tasksDone", position.tasks_done, position.scenario().tasks.size(), 0, 9);
    }
    archive.map("turn", [&](auto& inner) {
        inner.number("time", position.turn.time, 0, 99);
        inner.named_or_none("visiting", position.turn.visiting);
        inner.set("done", position.turn.done);
        inner.number("regolithTaken", position.turn.regolith_taken, 0, 9);
        inner.number("delivered", position.turn.delivered, 0, kDeliveries);
    });
}

/// The question at hand and where the game goes on.
template <class Archive, class P>
void describe_course(Archive& archive, P& position) {
    const std::size_t players = position.setup.players;
    auto& asking = position.asking;
    archive.named("step", position.step);
    archive.number("taken", position.taken, 0, static_cast<int>(players));
    archive.number("quarter", position.quarter, 0, kQuarters);
    archive.named_or_none("event", position.event);
    archive.truth("mustTake", position.turn.must_take);
    archive.truth("mustMove", position.turn.must_move);
    archive.map("asking", [&](auto& inner) {
        inner.named("question", asking.question);
        inner.seat_or_none("player", asking.player, players);
        inner.named_or_none("action", asking.action);
        inner.named_or_none("need", asking.need);
        inner.number("left", asking.left, 0, 9);
        inner.named_or_none("hired", asking.hired);
        inner.truth("rare", asking.is_rare);
    });
}

}  // namespace planitia::martians
