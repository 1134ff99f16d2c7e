#include <martians/rules/actions.h>
#include <martians/rules/effects/effects.h>
#include <martians/rules/scoring.h>
#include <martians/rules/settlement.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>
#include <martians/state/in_force.h>

#include <algorithm>

namespace planitia::martians {

std::size_t leftmost(const Fields& fields, FieldStatus status) {
    std::size_t i = 0;
    while (i < kMostFields && !(fields[i].status == status && fields[i].is_free())) ++i;
    return i;
}

bool is_locked_out(const Position& position, PlayerId id) {
    int there = 0;
    for (const Quarter& quarter : position.quarters) {
        there += quarter.living[id.index()];
        if (quarter.living[id.index()] > 0 && position.goods(id)[Good::money] >= quarter.penalty) return false;
    }
    return there == kMarkers;
}

namespace {

bool fail(Reasons* reasons, const Reason& reason) {
    Check(reasons).fail(reason);
    return false;
}

bool has_marker(const Position& position, PlayerId id, Building building) {
    for (const Field& field : position.buildings[building])
        if (field.marker == id) return true;
    return false;
}

bool can_place(const Position& position, PlayerId id, Building building, std::size_t index, Reasons* reasons) {
    Check check(reasons);
    if (free_markers(position, id) == 0 && check.fail({.code = ReasonCode::no_free_marker})) return false;
    if (has_marker(position, id, building) && check.fail({.code = ReasonCode::own_marker_there})) return false;
    if (index >= kMostFields) {
        check.fail({.code = ReasonCode::field_unusable});
        return false;
    }
    const Fields& fields = position.buildings[building];
    const Field& field = fields[index];
    if (!field.is_usable()) {
        check.fail({.code = ReasonCode::field_unusable});
    } else if (field.marker.is_some()) {
        check.fail({.code = ReasonCode::field_taken});
    } else if (leftmost(fields, field.status) != index) {
        check.fail({.code = ReasonCode::not_the_leftmost_field});
    }
    return check.passed();
}

/// Time that is left for the action when the marker stands on that field.
int time_on(const Position& position, const Field& field) {
    return position.turn.time - (field.status == FieldStatus::slow ? kSlowFieldTakes : 0);
}

/// On a slow field every action of a visit begins one unit of time later, so that is how it is told.
void add_surcharge(Reasons& reasons) {
    for (Reason& reason : reasons) {
        if (reason.code != ReasonCode::no_time) continue;
        reason.needs = static_cast<std::int16_t>(reason.needs + kSlowFieldTakes);
        reason.has = static_cast<std::int16_t>(reason.has + kSlowFieldTakes);
    }
}

bool can_visit(const Position& position, PlayerId id, const Option& visit, Reasons* reasons) {
    if (info(visit.action()).building != visit.building()) return fail(reasons, {.code = ReasonCode::not_visiting});
    const bool is_placed = can_place(position, id, visit.building(), visit.field(), reasons);
    if (!is_placed && (reasons == nullptr || visit.field() >= kMostFields)) return false;
    // An assay follows an extract of the same visit.
    if (info(visit.action()).after != Action::count_) return fail(reasons, {.code = ReasonCode::no_regolith_taken});
    const Field& field = position.buildings[visit.building()][visit.field()];
    Reasons lacking;
    const bool is_possible =
        can_do(position, id, visit.action(), time_on(position, field), reasons != nullptr ? &lacking : nullptr);
    if (field.status == FieldStatus::slow) add_surcharge(lacking);
    if (reasons != nullptr) add_reasons(*reasons, lacking);
    return is_possible && is_placed;
}

bool can_act(const Position& position, PlayerId id, Action action, Reasons* reasons) {
    Check check(reasons);
    const Turn& turn = position.turn;
    if (info(action).building != turn.visiting) return fail(reasons, {.code = ReasonCode::not_visiting});
    if (turn.done.contains(action) && check.fail({.code = ReasonCode::already_done})) return false;
    const Action before = info(action).after;
    if (before != Action::count_ && !turn.done.contains(before) && check.fail({.code = ReasonCode::no_regolith_taken}))
        return false;
    return can_do(position, id, action, turn.time, reasons) && check.passed();
}

bool can_rest(const Position& position, PlayerId id, Reasons* reasons) {
    Check check(reasons);
    if (markers_in_buildings(position, id) == 0 && check.fail({.code = ReasonCode::no_marker_to_take_back}))
        return false;
    return has_time(position.turn.time, kRestTakes, reasons) && check.passed();
}

bool can_use_rtg(const Position& position, PlayerId id, Reasons* reasons) {
    Check check(reasons);
    if (position.player(id).has_used_rtg && check.fail({.code = ReasonCode::used_this_turn})) return false;
    if (position.rtg == 0 && check.fail({.code = ReasonCode::rtg_empty})) return false;
    if (position.reputation(id) == 0 && check.fail({.code = ReasonCode::no_reputation})) return false;
    return check.passed();
}

bool can_use(const Position& position, PlayerId id, Person person, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    Check check(reasons);
    if ((is_assistant(person) || player.people[person] == 0) && check.fail({.code = ReasonCode::not_hired}))
        return false;
    if (player.used.contains(person) && check.fail({.code = ReasonCode::used_this_turn})) return false;
    const PersonInfo& printed = position.printed(person);
    const bool is_possible = can_resolve_all(position, {id, position.turn.time}, printed.effects, reasons);
    if (!is_possible && reasons == nullptr) return false;
    return can_pay(position, id, printed.cost, reasons) && is_possible && check.passed();
}

bool can_leave_infirmary(const Position& position, PlayerId id, QuarterId quarter, Reasons* reasons) {
    if (at(position, quarter).infirmary[id.index()] == 0)
        return fail(reasons, {.code = ReasonCode::no_marker_to_take_back});
    return has_time(position.turn.time, kInfirmaryTakes, reasons);
}

bool can_leave_living(const Position& position, PlayerId id, QuarterId quarter, Reasons* reasons) {
    if (at(position, quarter).living[id.index()] == 0)
        return fail(reasons, {.code = ReasonCode::no_marker_to_take_back});
    const int money = position.goods(id)[Good::money];
    if (money >= at(position, quarter).penalty) return true;
    if (is_locked_out(position, id)) return has_time(position.turn.time, kLockOutTakes, reasons);
    return fail(reasons, {.code = ReasonCode::too_few_goods,
                          .needs = at(position, quarter).penalty,
                          .has = static_cast<std::int16_t>(money),
                          .good = Good::money});
}

}  // namespace

bool can_choose(const Position& position, PlayerId id, const Option& choice, Reasons* reasons) {
    const OptionKind kind = choice.kind;
    if (kind == OptionKind::visit) return can_visit(position, id, choice, reasons);
    if (kind == OptionKind::act) return can_act(position, id, choice.action(), reasons);
    if (kind == OptionKind::rest) return can_rest(position, id, reasons);
    if (kind == OptionKind::rtg) return can_use_rtg(position, id, reasons);
    if (kind == OptionKind::specialist) return can_use(position, id, choice.person(), reasons);
    if (kind == OptionKind::leave_infirmary) return can_leave_infirmary(position, id, choice.quarter(), reasons);
    if (kind == OptionKind::leave_living) return can_leave_living(position, id, choice.quarter(), reasons);
    return kind == OptionKind::end_turn || fail(reasons, {.code = ReasonCode::not_offered});
}

namespace {

void list_visits(const Position& position, PlayerId id, OptionList& options) {
    if (free_markers(position, id) == 0) return;
    for (Action action : every<Action>()) {
        if (info(action).after != Action::count_) continue;
        const Building building = info(action).building;
        if (has_marker(position, id, building)) continue;
        for (FieldStatus status : {FieldStatus::open, FieldStatus::slow}) {
            const std::size_t index = leftmost(position.buildings[building], status);
            if (index == kMostFields) continue;
            const int time = time_on(position, position.buildings[building][index]);
            if (time >= 0 && can_do(position, id, action, time, nullptr))
                options.push_back(option(OptionKind::visit, building, index, action));
        }
    }
}

}  // namespace

void list_turn(const Position& position, PlayerId id, OptionList& options) {
    const auto offer = [&](const Option& each) {
        if (can_choose(position, id, each, nullptr)) options.push_back(each);
    };
    list_visits(position, id, options);
    if (position.turn.visiting != Building::count_)
        for (Action action : every<Action>())
            if (info(action).building == position.turn.visiting) offer(option(OptionKind::act, action));
    offer(option(OptionKind::rest));
    offer(option(OptionKind::rtg));
    for (Person person : every<Person>())
        if (position.player(id).people[person] > 0) offer(option(OptionKind::specialist, person));
    for (QuarterId quarter : every_quarter()) {
        offer(option(OptionKind::leave_infirmary, quarter));
        offer(option(OptionKind::leave_living, quarter));
    }
    options.push_back(option(OptionKind::end_turn));
}

namespace {

void visit(Scene& scene, PlayerId id, const Option& answer) {
    Turn& turn = scene.position.turn;
    Field& field = scene.position.buildings[answer.building()][answer.field()];
    if (field.status == FieldStatus::slow) turn.time = static_cast<std::uint8_t>(turn.time - kSlowFieldTakes);
    field.marker = id;
    turn.visiting = answer.building();
    turn.done.clear();
    turn.regolith_taken = 0;
    scene.tell({.kind = EventKind::building_visited,
                .player = id,
                .subject = answer.subject,
                .amount = static_cast<std::int16_t>(answer.field())});
    start_action(scene, id, answer.action());
}

void end_visit(Turn& turn) {
    turn.visiting = Building::count_;
    turn.done.clear();
    turn.regolith_taken = 0;
}

void rest(Scene& scene, PlayerId id) {
    Position& position = scene.position;
    spend_time(scene, kRestTakes);
    for (Building building : every<Building>())
        for (Field& field : position.buildings[building])
            if (field.marker == id) field.marker = PlayerId::none();
    end_visit(position.turn);
    scene.tell({.kind = EventKind::rested, .player = id});
}

void use(Scene& scene, PlayerId id, Person person) {
    Position& position = scene.position;
    const PersonInfo& printed = position.printed(person);
    position.player(id).used.insert(person);
    scene.tell(EventKind::specialist_used, id, person);
    pay(scene, id, printed.cost);
    carry_out(scene, id, printed.effects);
}

void use_rtg(Scene& scene, PlayerId id) {
    Position& position = scene.position;
    --position.rtg;
    position.player(id).has_used_rtg = true;
    scene.tell({.kind = EventKind::rtg_used, .player = id});
    change_goods(scene, id, Good::energy, kRtgGives);
    change_reputation(scene, id, -kRtgCosts);
}

void leave_infirmary(Scene& scene, PlayerId id, QuarterId where) {
    spend_time(scene, kInfirmaryTakes);
    --at(scene.position, where).infirmary[id.index()];
    scene.tell({.kind = EventKind::marker_returned, .player = id, .quarter = where});
}

void leave_living(Scene& scene, PlayerId id, QuarterId where) {
    Position& position = scene.position;
    Quarter& quarter = at(position, where);
    if (position.goods(id)[Good::money] >= quarter.penalty) {
        change_goods(scene, id, Good::money, -int{quarter.penalty});
    } else {
        spend_time(scene, kLockOutTakes);
    }
    --quarter.living[id.index()];
    drop_empty_pile(quarter);
    scene.tell({.kind = EventKind::marker_returned, .player = id, .quarter = where});
}

/// Deliveries follow.
void end_work(Scene& scene, PlayerId id) {
    end_visit(scene.position.turn);
    scene.position.turn.time = 0;
    ask(scene.position, Question::deliver, id);
}

}  // namespace

void answer_turn(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const PlayerId id = position.active_player;
    const OptionKind kind = answer.kind;
    position.asking = {};
    if (kind == OptionKind::end_turn) return end_work(scene, id);
    if (kind == OptionKind::visit) visit(scene, id, answer);
    if (kind == OptionKind::act) start_action(scene, id, answer.action());
    if (kind == OptionKind::rest) rest(scene, id);
    if (kind == OptionKind::rtg) use_rtg(scene, id);
    if (kind == OptionKind::specialist) use(scene, id, answer.person());
    if (kind == OptionKind::leave_infirmary) leave_infirmary(scene, id, answer.quarter());
    if (kind == OptionKind::leave_living) leave_living(scene, id, answer.quarter());
    if (position.asking.question == Question::none) ask(position, Question::turn, id);
}

int turn_time(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const bool has_help = position.is_solo() && position.slot == 0;
    return kTimePerTurn + bonus<LongerTurns>(position, id) + player.extra_time + (has_help ? 1 : 0);
}

void start_work(Scene& scene) {
    scene.position.slot = 0;
    start_slot(scene);
}

void start_slot(Scene& scene) {
    Position& position = scene.position;
    position.phase = Phase::work;
    position.step = Step::slot;
    position.taken = 0;
    scene.tell({.kind = EventKind::slot_started, .amount = static_cast<std::int16_t>(position.slot + 1)});
}

namespace {

bool has_turn(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    return position.slot < player.tokens && ((player.dead_slots >> position.slot) & 1) == 0 && position.living(id) > 0;
}

void start_turn(Scene& scene, PlayerId id) {
    Position& position = scene.position;
    PlayerState& player = position.player(id);
    position.active_player = id;
    position.turn = {};
    position.turn.time = static_cast<std::uint8_t>(turn_time(position, id));
    player.extra_time = 0;
    player.used.clear();
    player.has_used_rtg = false;
    scene.tell({.kind = EventKind::turn_started, .player = id, .amount = position.turn.time});
    ask(position, Question::turn, id);
}

bool is_slot_played(const Position& position, std::size_t slot) {
    if (slot >= kSlots) return false;
    for (PlayerId id : position.seats())
        if (slot < position.player(id).tokens) return true;
    return false;
}

}  // namespace

void advance_slot(Scene& scene) {
    Position& position = scene.position;
    if (position.taken == position.setup.players) {
        position.step = Step::slot_end;
        return;
    }
    const PlayerId id = position.in_order(position.taken);
    if (has_turn(position, id)) return start_turn(scene, id);
    if (position.slot < position.player(id).tokens) scene.tell({.kind = EventKind::turn_skipped, .player = id});
    ++position.taken;
}

void end_slot(Scene& scene) {
    Position& position = scene.position;
    if (!position.is_solo()) {
        position.first_player = position.after(position.first_player);
        scene.tell({.kind = EventKind::first_player_passed, .player = position.first_player});
    }
    const std::size_t ended = position.slot++;
    const bool goes_on = is_slot_played(position, position.slot);
    const bool is_last = position.round >= position.rounds() && !goes_on;
    if (is_last) return end_game(scene);
    if (position.setup.variant == Variant::semi && position.round >= kEarlyEndRound && is_mission_met(position)) {
        position.has_ended_early = true;
        return end_game(scene);
    }
    if (ended + 1 == kSlotsBeforeMidRound) return start_mid_round(scene);
    if (goes_on) return start_slot(scene);
    start_settlement(scene);
}

}  // namespace planitia::martians
