#include <martians/catalogue/prices.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>

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

int output(const Position& position, PlayerId id, Installation kind) {
    const bool is_solar = kind == Installation::solar;
    const WeatherInfo& weather = info(position.weather);
    const Technology bonus = is_solar ? Technology::solar_energy : Technology::kinetic_energy;
    const int scenario = position.is_competitive() ? 0 : position.scenario().installation_output;
    return std::max(0, kInstallationOutput + (position.has(id, bonus) ? kBonus : 0) +
                           (is_solar ? weather.solar : weather.wind) + scenario);
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
    const EventInfo& drawn = info(card);
    if (drawn.kind == EventInfo::Kind::close_field) block_field(scene, drawn.building);
    if (drawn.lasts()) {
        position.events_in_force.insert(card);
    } else {
        position.event = card;
    }
}

bool is_affordable(const Position& position, PlayerId id, const EventChoice& choice, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    int installations = 0;
    for (Installation kind : every<Installation>())
        installations += player.installations[kind] - player.switched_off[kind];
    Check check(reasons);
    if (choice.needs_installation && installations == 0 && check.fail({.code = ReasonCode::no_installation}))
        return false;
    return can_pay(position, id, choice.pay, reasons) && check.passed();
}

QuarterId quarter_for(const Position& position, PlayerId id, Need need) {
    QuarterId best{0};
    for (QuarterId quarter : every_quarter()) {
        if (position.is_competitive() && at(position, quarter).owner == id) return quarter;
        if (at(position, quarter).needs[need] < at(position, best).needs[need]) best = quarter;
    }
    return best;
}

void do_deed(Scene& scene, PlayerId id, const Deed& deed) {
    Position& position = scene.position;
    switch (deed.kind) {
        case Deed::Kind::nothing: break;
        case Deed::Kind::gain: change_goods(scene, id, deed.good, deed.amount); break;
        case Deed::Kind::reputation: change_reputation(scene, id, deed.amount); break;
        case Deed::Kind::add_need: place_need(scene, quarter_for(position, id, deed.need), deed.need); break;
        case Deed::Kind::extra_time:
            position.player(id).extra_time = static_cast<std::uint8_t>(position.player(id).extra_time + deed.amount);
            break;
        case Deed::Kind::installation_off: ask(position, Question::installation_off, id); break;
    }
}

void take_event_choice(Scene& scene, PlayerId id, const EventChoice& choice) {
    pay(scene, id, choice.pay);
    change_reputation(scene, id, -int{choice.pay_reputation});
    do_deed(scene, id, choice.deed);
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

struct NeedChange {
    int oxygen = 0;
    int sickness = 0;
    int hunger = 0;
};

NeedChange need_change(const Position& position, PlayerId id, bool has_grown, int deaths) {
    const int people = (has_grown ? 1 : 0) - deaths;
    return {people - (position.has(id, Technology::co2_converter) ? kBonus : 0),
            position.has(id, Technology::medical_care) ? -kBonus : 0, people};
}

void place_common_needs(Scene& scene) {
    Position& position = scene.position;
    const NeedChange change = need_change(position, PlayerId{0}, position.has_grown, position.deaths);
    const auto place = [&](Need need, int by) {
        place_needs(scene, need, std::max(0, by_players(kNeeds[need], position.setup.players) + by));
    };
    place(Need::oxygen, change.oxygen);
    place(Need::sickness, change.sickness);
    place(Need::hunger, change.hunger);
}

void place_own_needs(Scene& scene, QuarterId quarter, PlayerId owner) {
    const PlayerState& player = scene.position.player(owner);
    const NeedChange change = need_change(scene.position, owner, player.tokens == kSlots, player.dead);
    const auto place = [&](Need need, int n) {
        for (; n > 0; --n) place_need(scene, quarter, need);
    };
    place(Need::oxygen, 1 + change.oxygen);
    place(Need::sickness, 1 + change.sickness);
    place(Need::hunger, 2 + change.hunger);
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
            if (quarter.owner.is_some() && quarter.growth < kMostGrowth &&
                position.has(quarter.owner, Technology::birth_planning))
                grow(scene, id);
        }
    } else if (position.colony_technologies.contains(Technology::birth_planning) && !position.has_grown) {
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
    const EventInfo& event = info(position.event);
    switch (event.kind) {
        case EventInfo::Kind::choose: ask(position, Question::event_option, id); return;
        case EventInfo::Kind::by_deaths:
            ++position.taken;
            take_event_choice(scene, id, event.choices[position.player(id).dead == 0 ? 0 : 1]);
            return;
        default:
            ++position.taken;
            take_event_choice(scene, id, event.choices[0]);
            return;
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

void list_supply(const Position& position, OptionList& options) {
    const PlayerState& player = position.player(position.asking.player);
    switch (position.asking.question) {
        case Question::growth_quarter:
            for (QuarterId quarter : every_quarter())
                if (at(position, quarter).growth < kMostGrowth)
                    options.push_back(option(OptionKind::growth_quarter, quarter));
            break;
        case Question::event_option: {
            const auto& choices = info(position.event).choices;
            for (std::size_t i = 0; i < choices.size(); ++i)
                if (is_affordable(position, position.asking.player, choices[i], nullptr))
                    options.push_back(option(OptionKind::event_option, i));
            break;
        }
        case Question::installation_off:
            for (Installation kind : every<Installation>())
                if (player.installations[kind] > player.switched_off[kind])
                    options.push_back(option(OptionKind::installation_off, kind));
            break;
        case Question::dead_slots:
            for (unsigned bits = 0; bits < (1U << player.tokens); ++bits)
                if (std::popcount(bits) == player.dead) options.push_back(option(OptionKind::dead_slots, bits));
            break;
        default: break;
    }
}

void explain_event_option(const Position& position, PlayerId id, std::size_t index, Reasons& reasons) {
    const auto& choices = info(position.event).choices;
    if (index < choices.size()) is_affordable(position, id, choices[index], &reasons);
}

void answer_supply(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const PlayerId id = position.asking.player;
    PlayerState& player = position.player(id);
    position.asking = {};
    switch (answer.kind) {
        case OptionKind::growth_quarter: grow(scene, answer.quarter()); break;
        case OptionKind::event_option:
            ++position.taken;
            scene.tell({.kind = EventKind::event_option_chosen,
                        .player = id,
                        .subject = static_cast<std::uint8_t>(position.event),
                        .amount = answer.a});
            take_event_choice(scene, id, info(position.event).choices[answer.a]);
            break;
        case OptionKind::installation_off:
            ++player.switched_off[answer.installation()];
            scene.tell(EventKind::installation_switched_off, id, answer.installation());
            break;
        case OptionKind::dead_slots:
            ++position.taken;
            player.dead_slots = answer.a;
            break;
        default: break;
    }
}

}  // namespace planitia::martians
