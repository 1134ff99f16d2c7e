#include <martians/rules/effects/effects.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>
#include <martians/state/in_force.h>

#include <algorithm>
#include <bit>

namespace planitia::martians {

void place_needs(Scene& scene, Need need, int n) {
    for (std::size_t i = 0; n > 0; i = (i + 1) % kQuarters) {
        place_need(scene, QuarterId{i}, need);
        --n;
    }
}

void refill(Scene& scene, int specialists, int assistants, int research, int orders) {
    Position& position = scene.position;
    for (; specialists > 0 && !position.specialist_deck.empty(); --specialists)
        ++position.people[position.specialist_deck.pop_back()];
    for (; assistants > 0 && !position.assistant_deck.empty(); --assistants)
        ++position.people[position.assistant_deck.pop_back()];
    for (; research > 0 && !position.research_deck.empty(); --research)
        position.research.insert(position.research_deck.pop_back());
    for (; orders > 0 && !position.order_deck.empty(); --orders) position.orders.insert(position.order_deck.pop_back());
}

int output(const Position& position, PlayerId id, Installation kind, Weather card) {
    const WeatherInfo& weather = position.printed(card);
    const int scenario = position.is_competitive() ? 0 : position.scenario().installation_output;
    const int more = bonus<MoreEnergy>(position, id, [&](const MoreEnergy& each) { return each.kind == kind; });
    return std::max(
        0, kInstallationOutput + more + (kind == Installation::solar ? weather.solar : weather.wind) + scenario);
}

int output(const Position& position, PlayerId id, Installation kind) {
    return output(position, id, kind, position.weather);
}

int production(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    int energy = 0;
    for (Installation kind : every<Installation>())
        energy += std::max(0, player.installations[kind] - player.switched_off[kind]) * output(position, id, kind);
    return energy;
}

namespace {

void produce(Scene& scene) {
    Position& position = scene.position;
    for (PlayerId id : position.seats()) {
        const int energy = production(position, id);
        position.player(id).switched_off = {};
        if (energy > 0)
            scene.tell({.kind = EventKind::energy_produced, .player = id, .amount = static_cast<std::int16_t>(energy)});
        change_goods(scene, id, Good::energy, energy);
    }
}

void turn_weather(Scene& scene) {
    Position& position = scene.position;
    if (position.weather_deck.empty()) return;
    position.weather = position.weather_deck.pop_back();
    position.weather_drawn.insert(position.weather);
    scene.tell(EventKind::weather_turned, PlayerId::none(), position.weather);
}

void block_field(Scene& scene, Building building) {
    Fields& fields = scene.position.buildings[building];
    for (std::size_t i = kMostFields; i-- > 0;) {
        if (!fields[i].is_free()) continue;
        fields[i].is_blocked = true;
        scene.tell({.kind = EventKind::field_blocked,
                    .subject = static_cast<std::uint8_t>(building),
                    .amount = static_cast<std::int16_t>(i)});
        return;
    }
}

void draw_event(Scene& scene) {
    Position& position = scene.position;
    position.taken = 0;
    position.step = Step::event;
    position.event = EventCard::count_;
    auto& stack = position.event_stacks[std::min<std::size_t>(position.round, kEventStacks) - 1];
    if (stack.empty()) return;
    const EventCard card = stack.pop_back();
    position.events_drawn.insert(card);
    scene.tell(EventKind::event_drawn, PlayerId::none(), card);
    const EventInfo& drawn = position.printed(card);
    for (const Ongoing& each : drawn.ongoing)
        if (const auto* closing = std::get_if<ClosesField>(&each)) block_field(scene, closing->building);
    if (drawn.lasts()) {
        position.events_in_force.insert(card);
    } else {
        position.event = card;
    }
}

bool is_affordable(const Position& position, PlayerId id, const EventChoice& choice, Reasons* reasons) {
    const bool is_possible = can_resolve_all(position, {id}, choice.effects, reasons);
    if (!is_possible && reasons == nullptr) return false;
    return can_pay(position, id, choice.pay, reasons) && is_possible;
}

void take_event_choice(Scene& scene, PlayerId id, const EventChoice& choice) {
    pay(scene, id, choice.pay);
    change_reputation(scene, id, -int{choice.pay_reputation});
    carry_out(scene, id, choice.effects);
}

void grow(Scene& scene, QuarterId id) {
    ++at(scene.position, id).growth;
    scene.tell({.kind = EventKind::growth_placed, .quarter = id});
}

/// A quarter with three growth tokens unlocks the fourth colonist token.
void unlock_tokens(Scene& scene) {
    Position& position = scene.position;
    for (const Quarter& quarter : position.quarters) {
        if (quarter.growth < kMostGrowth) continue;
        if (position.is_competitive()) {
            if (!quarter.owner.is_some() || position.player(quarter.owner).tokens == kSlots) continue;
            position.player(quarter.owner).tokens = kSlots;
            scene.tell({.kind = EventKind::population_grew, .player = quarter.owner});
        } else if (!position.has_grown) {
            position.has_grown = true;
            for (PlayerId id : position.seats()) position.player(id).tokens = kSlots;
            scene.tell({.kind = EventKind::population_grew});
        }
    }
}

/// What people and technologies change of the tokens that a supply phase brings.
int need_change(const Position& position, PlayerId id, Need need, bool has_grown, int deaths) {
    const int people = need == Need::sickness ? 0 : (has_grown ? 1 : 0) - deaths;
    return people - bonus<FewerNeeds>(position, id, [&](const FewerNeeds& each) { return each.need == need; });
}

void place_common_needs(Scene& scene) {
    Position& position = scene.position;
    for (Need need : every<Need>()) {
        const int change = need_change(position, PlayerId{0}, need, position.has_grown, position.deaths);
        place_needs(scene, need, std::max(0, by_players(kNeeds[need], position.setup.players) + change));
    }
}

void place_own_needs(Scene& scene, QuarterId quarter, PlayerId owner) {
    const PlayerState& player = scene.position.player(owner);
    for (Need need : every<Need>()) {
        int n = by_players(kNeeds[need], 1) +
                need_change(scene.position, owner, need, player.tokens == kSlots, player.dead);
        for (; n > 0; --n) place_need(scene, quarter, need);
    }
}

}  // namespace

void start_supply(Scene& scene) {
    Position& position = scene.position;
    position.phase = Phase::supply;
    position.step = Step::growth;
    position.taken = 0;
    scene.tell({.kind = EventKind::round_started, .amount = position.round});
}

void start_mid_round(Scene& scene) {
    scene.position.phase = Phase::mid_round;
    turn_weather(scene);
    draw_event(scene);
}

void advance_growth(Scene& scene) {
    Position& position = scene.position;
    position.step = Step::needs;
    if (position.is_competitive()) {
        for (QuarterId id : every_quarter()) {
            const Quarter& quarter = at(position, id);
            if (quarter.owner.is_some() && quarter.growth < kMostGrowth && has<PlacesGrowth>(position, quarter.owner))
                grow(scene, id);
        }
    } else if (has<PlacesGrowth>(position, position.first_player) && !position.has_grown) {
        const bool has_room =
            std::ranges::any_of(position.quarters, [](const Quarter& quarter) { return quarter.growth < kMostGrowth; });
        if (has_room) ask(position, Question::growth_quarter, position.first_player);
    }
}

void advance_needs(Scene& scene) {
    Position& position = scene.position;
    unlock_tokens(scene);
    if (position.is_competitive()) {
        for (QuarterId id : every_quarter())
            if (const PlayerId owner = at(position, id).owner; owner.is_some()) place_own_needs(scene, id, owner);
    } else {
        place_common_needs(scene);
    }
    turn_weather(scene);
    draw_event(scene);
}

void advance_event(Scene& scene) {
    Position& position = scene.position;
    if (position.event == EventCard::count_ || position.taken == position.setup.players) {
        position.event = EventCard::count_;
        position.step = Step::production;
        return;
    }
    const PlayerId id = position.in_order(position.taken);
    const EventInfo& event = position.printed(position.event);
    switch (event.kind) {
        case EventInfo::Kind::choose: ask(position, Question::event_option, id); return;
        case EventInfo::Kind::by_deaths:
            ++position.taken;
            take_event_choice(scene, id, event.choices[position.player(id).dead == 0 ? 0 : 1]);
            return;
        case EventInfo::Kind::each:
            ++position.taken;
            take_event_choice(scene, id, event.choices[0]);
            return;
        case EventInfo::Kind::lasting: ++position.taken; return;
    }
}

void advance_production(Scene& scene) {
    Position& position = scene.position;
    position.taken = 0;
    if (position.phase == Phase::supply) {
        refill(scene, 1, 1, 2, position.is_competitive() ? 2 : 0);
        produce(scene);
        position.step = Step::dead_slots;
    } else {
        produce(scene);
        start_slot(scene);
    }
}

void advance_dead_slots(Scene& scene) {
    Position& position = scene.position;
    if (position.taken == position.setup.players) {
        start_work(scene);
        return;
    }
    const PlayerId id = position.in_order(position.taken);
    if (position.player(id).dead == 0) {
        position.player(id).dead_slots = 0;
        ++position.taken;
    } else {
        ask(position, Question::dead_slots, id);
    }
}

namespace {

void list_event_choices(const Position& position, OptionList& options) {
    const auto& choices = position.printed(position.event).choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (is_affordable(position, position.asking.player, choices[i], nullptr))
            options.push_back(option(OptionKind::event_option, i));
}

void list_dead_slots(const PlayerState& player, OptionList& options) {
    for (unsigned bits = 0; bits < (1U << player.tokens); ++bits)
        if (std::popcount(bits) == player.dead) options.push_back(option(OptionKind::dead_slots, bits));
}

}  // namespace

void list_supply(const Position& position, OptionList& options) {
    const Question question = position.asking.question;
    if (question == Question::event_option) return list_event_choices(position, options);
    if (question == Question::dead_slots) return list_dead_slots(position.player(position.asking.player), options);
    for (QuarterId quarter : every_quarter())
        if (at(position, quarter).growth < kMostGrowth) options.push_back(option(OptionKind::growth_quarter, quarter));
}

void explain_event_option(const Position& position, PlayerId id, std::size_t index, Reasons& reasons) {
    const auto& choices = position.printed(position.event).choices;
    if (index < choices.size()) is_affordable(position, id, choices[index], &reasons);
}

void answer_supply(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const PlayerId id = position.asking.player;
    position.asking = {};
    if (answer.kind == OptionKind::growth_quarter) return grow(scene, answer.quarter());
    ++position.taken;
    if (answer.kind == OptionKind::dead_slots) {
        position.player(id).dead_slots = answer.slots();
        return;
    }
    scene.tell({.kind = EventKind::event_option_chosen,
                .player = id,
                .subject = static_cast<std::uint8_t>(position.event),
                .amount = answer.subject});
    take_event_choice(scene, id, position.printed(position.event).choices[answer.index()]);
}

}  // namespace planitia::martians
