#include <martians/rules/forecast.h>
#include <martians/rules/mission.h>
#include <martians/rules/rules.h>
#include <martians/rules/settlement.h>

#include <algorithm>

namespace planitia::martians {

namespace {

using Threat = Forecast::Threat;

bool removes(const Effects& effects, Need need) {
    const RemoveNeed* found = find_effect<RemoveNeed>(effects);
    return found != nullptr && found->need == need;
}

/// Whether the option, taken now, would remove a token of the kind, at once or after a question.
bool averts(const Option& option, Need need) {
    const bool is_action = option.kind == OptionKind::visit || option.kind == OptionKind::act;
    return (is_action && removes(info(option.action()).effects, need)) ||
           (option.kind == OptionKind::specialist && removes(info(option.person()).effects, need));
}

bool has_product(const Position& position, Need need) {
    const ByGood<std::int16_t>& goods = position.goods(position.active_player);
    return (need == Need::hunger && goods[Good::food] > 0) || (need == Need::sickness && goods[Good::medicine] > 0);
}

/// For deliveries and removals the quarter is part of the option.
bool averts(const Position& position, const Option& option, Need need, QuarterId quarter) {
    if (option.kind == OptionKind::deliver)
        return option.quarter() == quarter && (option.good() == Good::food ? Need::hunger : Need::sickness) == need;
    if (option.kind == OptionKind::quarter) return option.quarter() == quarter && position.asking.need == need;
    if (option.kind == OptionKind::end_turn) return has_product(position, need);  // deliveries follow
    return averts(option, need);
}

Threat::Brings result(Need need) {
    switch (need) {
        case Need::oxygen: return Threat::Brings::death;
        case Need::sickness: return Threat::Brings::infirmary;
        case Need::hunger:
        case Need::count_: break;
    }
    return Threat::Brings::living;
}

Threat threat(const Position& position, Need need, QuarterId id, const OptionList& options) {
    const Quarter& quarter = at(position, id);
    Threat threat{.need = need, .left = quarter.needs[need], .brings = result(need), .players = {}, .averted_by = {}};
    if (is_last_round(position)) {
        threat.brings = Threat::Brings::final_check;
    } else {
        for (PlayerId each : position.seats())
            if (is_affected(position, quarter, each)) threat.players.insert(each);
    }
    for (const Option& option : options)
        if (averts(position, option, need, id)) threat.averted_by.push_back(option);
    return threat;
}

Forecast::Quarter outlook(const Position& position, QuarterId id, const OptionList& options) {
    const Quarter& quarter = at(position, id);
    Forecast::Quarter told{.id = id, .threats = {}};
    for (Need need : every<Need>()) {
        // Where somebody suffocates, sickness and hunger do nothing more.
        const bool is_moot = need != Need::oxygen && quarter.needs[Need::oxygen] > 0 && !is_last_round(position);
        if (quarter.needs[need] > 0 && !is_moot) told.threats.push_back(threat(position, need, id, options));
    }
    told.grows =
        told.threats.empty() && quarter.has_received && quarter.growth < kMostGrowth && !is_last_round(position);
    return told;
}

}  // namespace

bool is_last_round(const Position& position) { return position.round >= position.rounds(); }

Forecast forecast(const Position& position, PlayerId player) {
    OptionList options;
    if (player.is_some() && awaited(position).contains(player)) list_options(position, player, options);
    Forecast forecast;
    for (QuarterId id : every_quarter())
        if (position.is_in_play(at(position, id))) forecast.quarters.push_back(outlook(position, id, options));
    return forecast;
}

namespace {

/// No turn has more, whatever is developed and drawn.
constexpr int kMostTurnTime = [] {
    int time = kTimePerTurn + 1;  // help for who plays alone
    for (Technology each : every<Technology>())
        if (const auto* longer = std::get_if<LongerTurns>(&info(each).effect)) time += longer->n;
    for (const EventInfo& event : words::kEvents)
        for (const EventChoice& choice : event.choices)
            if (const auto* extra = find_effect<ExtraTime>(choice.effects)) time += extra->n;
    return time;
}();

/// Turns after the present one, at most.
int turns_to_come(const Position& position) {
    const int players = position.setup.players;
    const int in_round = static_cast<int>(kSlots) * players;
    const int later = (position.rounds() - position.round) * in_round;
    if (position.phase == Phase::settlement || position.is_over()) return later;
    if (position.phase == Phase::setup || position.phase == Phase::supply) return later + in_round;
    int turns = position.phase == Phase::work ? -position.taken - 1 : 0;
    for (std::size_t slot = position.slot; slot < kSlots; ++slot)
        for (PlayerId id : position.seats()) turns += slot < position.player(id).tokens ? 1 : 0;
    return later + std::max(0, turns);
}

/// All that is left to work with, at most. What is being done is paid for already.
int time_to_come(const Position& position) {
    int time = turns_to_come(position) * kMostTurnTime + position.turn.time;
    if (position.asking.action != Action::count_) time += info(position.asking.action).time;
    for (PlayerId id : position.seats()) time += position.player(id).extra_time;
    return time;
}

/// What tasks and conditions take, at least.
int time_needed(const Position& position) {
    const ScenarioInfo& scenario = position.scenario();
    int steps = fields_to_build(position) + fields_to_expand(position);
    for (std::size_t task = 0; task < scenario.tasks.size(); ++task) steps += copies_left(position, task);
    const int missing = scenario.colony_technologies - static_cast<int>(position.colony_technologies.size());
    return steps + std::max(0, missing) * kColonyTechnologyTime;
}
static_assert(info(action_with<DoMission>()).time == 1 && info(action_with<FinishField>()).time == 1);

}  // namespace

/// Nothing brings back the dead, the colony grows only in a supply phase, and every step takes its time.
bool is_hopeless(const Position& position) {
    if (position.is_competitive()) return false;
    const ScenarioInfo& scenario = position.scenario();
    return (position.is_over() && !is_mission_met(position)) || (scenario.nobody_dead && position.deaths > 0) ||
           (scenario.population_grown && !position.has_grown && is_last_round(position)) ||
           time_needed(position) > time_to_come(position);
}

int all_needs(const Position& position) {
    int n = 0;
    for (Need need : every<Need>()) n += need_tokens(position, need);
    return n;
}

int all_deaths(const Position& position) {
    if (!position.is_competitive()) return position.deaths;
    int n = 0;
    for (PlayerId id : position.seats()) n += position.player(id).dead;
    return n;
}

}  // namespace planitia::martians
