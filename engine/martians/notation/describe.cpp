#include <martians/notation/describe.h>
#include <martians/notation/setup_notation.h>
#include <martians/rules/scene.h>

#include <algorithm>
#include <array>

namespace planitia::martians {

namespace {

void describe_goods(Archive& archive, PlayerState& player, bool sees_samples) {
    archive.map("goods", [&](Archive& inner) {
        for (Good good : every<Good>()) {
            const bool is_hidden = !sees_samples && std::ranges::find(kMinerals, good) != std::end(kMinerals);
            if (is_hidden) inner.unknown(name(good));
            if (!is_hidden) inner.number(name(good), player.goods[good], 0, kMostGoods);
        }
    });
    archive.number("reputation", player.reputation, 0, kMostGoods);
}

void describe_player(Archive& archive, Position& position, PlayerId id, const View* view) {
    PlayerState& player = position.player(id);
    const bool has_goods = position.setup.variant != Variant::coop;
    if (has_goods) describe_goods(archive, player, view == nullptr || sees_samples(position, view->viewer, id));
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
    if (view == nullptr || !has_goods) return;
    int samples = view->samples[id];
    archive.number("samples", samples, 0, kMostGoods);
}

void describe_quarter(Archive& archive, std::size_t players, Quarter& quarter) {
    archive.table("needs", quarter.needs, 0, 99);
    archive.number("growth", quarter.growth, 0, kMostGrowth);
    archive.truth("received", quarter.has_received);
    archive.seat_or_none("owner", quarter.owner, players);
    archive.numbers("infirmary", quarter.infirmary, players, 0, kMarkers);
    archive.numbers("living", quarter.living, players, 0, kMarkers);
    archive.number("penalty", quarter.penalty, 0, 255);
}

std::size_t count_fields(const auto& fields, const auto& status) {
    return static_cast<std::size_t>(
        std::ranges::count_if(fields, [&](const auto& field) { return status(field) != FieldStatus::none; }));
}

/// Positions that name no rules may have the fields of earlier ones.
std::size_t most_fields(Building building) {
    std::size_t most = 0;
    for (int rules = 1; rules <= kRulesVersion; ++rules)
        most = std::max(most, count_fields(info(building, rules).fields, [](FieldStatus field) { return field; }));
    return most;
}

void describe_buildings(Archive& archive, Position& position) {
    archive.map("buildings", [&](Archive& inner) {
        for (Building building : every<Building>()) {
            auto& fields = position.buildings[building];
            const auto describe_field = [&](Archive& field, std::size_t i) {
                field.named("status", fields[i].status);
                field.seat_or_none("marker", fields[i].marker, position.setup.players);
                field.truth("blocked", fields[i].is_blocked);
            };
            const std::size_t n = count_fields(fields, [](const Field& field) { return field.status; });
            inner.each(name(building), n, describe_field, most_fields(building));
        }
    });
}

Document write_token(TokenId token) {
    if (!token.is_some()) return {};
    return token == kHiddenToken ? "hidden" : info(token).slug;
}

TokenId read_token(const Cursor& at) {
    if (at.document().is_null()) return TokenId::none();
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
        if (kTokens[kind].slug == at.text()) return TokenId{kind};
    at.refuse_name(at.text());
    return TokenId::none();
}

HexId read_hex(const Cursor& at) { return HexId{static_cast<std::size_t>(at.number(0, static_cast<int>(kHexes) - 1))}; }

Document write_hexes(HexSet hexes) {
    Document list = Document::list();
    for (HexId hex : hexes) list.add(hex.index());
    return list;
}

HexSet read_hexes(const Cursor& at) {
    HexSet hexes;
    at.each([&](const Cursor& item) { hexes.insert(read_hex(item)); });
    return hexes;
}

/// Tokens from the first hex on, null where there is none; in views those face down are `hidden`.
void describe_mine(Archive& archive, Position& position) {
    archive.field("machine", position.machine, [](HexId hex) { return hex.index(); }, read_hex);
    archive.items("tokens", position.tokens, kHexes, write_token, read_token);
    archive.field("faceUp", position.face_up, write_hexes, read_hexes);
    archive.numbers("gone", position.tokens_gone, position.tokens_gone.size(), 0, static_cast<int>(kHexes));
}

}  // namespace

void describe(Archive& archive, Position& position, const View* view) {
    const std::size_t players = position.setup.players;
    archive.constant("game", "martians");
    archive.map("options", [&](Archive& inner) { describe_options(inner, position.setup); });
    archive.named("phase", position.phase);
    archive.number("round", position.round, 1, 9);
    archive.number("slot", position.slot, 0, kSlots);
    archive.seat("firstPlayer", position.first_player, players);
    archive.seat("activePlayer", position.active_player, players);
    if (position.setup.variant == Variant::coop) describe_goods(archive, position.player(PlayerId{0}), true);
    if (position.setup.variant != Variant::coop) archive.pass_over({"goods", "reputation"});
    archive.each("players", players,
                 [&](Archive& inner, std::size_t i) { describe_player(inner, position, PlayerId{i}, view); });
    archive.each("quarters", kQuarters,
                 [&](Archive& inner, std::size_t i) { describe_quarter(inner, players, position.quarters[i]); });
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
        archive.pass_over({"tasksDone"});
    } else {
        archive.numbers("tasksDone", position.tasks_done, position.scenario().tasks.size(), 0, 9);
        archive.pass_over({"orders", "ordersDone", "orderDeck"});
    }
    archive.map("turn", [&](Archive& inner) {
        inner.number("time", position.turn.time, 0, 99);
        inner.named_or_none("visiting", position.turn.visiting);
        inner.set("done", position.turn.done);
        inner.number("regolithTaken", position.turn.regolith_taken, 0, 9);
        inner.number("delivered", position.turn.delivered, 0, kDeliveries);
    });
    archive.map("mine", [&](Archive& inner) { describe_mine(inner, position); });
}

void describe_course(Archive& archive, Position& position) {
    const std::size_t players = position.setup.players;
    auto& asking = position.asking;
    archive.named("step", position.step);
    archive.number("taken", position.taken, 0, static_cast<int>(players));
    archive.number("quarter", position.quarter, 0, kQuarters);
    archive.named_or_none("event", position.event);
    archive.truth("mustTake", position.turn.must_take);
    archive.truth("mustMove", position.turn.must_move);
    archive.map("asking", [&](Archive& inner) {
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
