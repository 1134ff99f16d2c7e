#include <martians/notation/names.h>
#include <martians/notation/notation.h>
#include <martians/rules/rules.h>
#include <martians/rules/scene.h>
#include <martians/rules/settlement.h>

namespace planitia::martians {

namespace {

Document write_tasks(const Position& position) {
    Document list = Document::list();
    if (position.is_competitive()) return list;
    const auto& tasks = position.scenario().tasks;
    for (std::size_t i = 0; i < tasks.size(); ++i)
        list.add(Document::map({{"task", tasks[i].slug},
                                {"done", int{position.tasks_done[i]}},
                                {"of", by_players(tasks[i].copies, position.setup.players)}}));
    return list;
}

Document write_conditions(const Position& position) {
    Document list = Document::list();
    if (position.is_competitive()) return list;
    for (Condition condition : every<Condition>())
        if (has_condition(position.scenario(), condition))
            list.add(Document::map({{"condition", name(condition)}, {"met", is_met(position, condition)}}));
    return list;
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

/// Whether the option, taken now, would remove a token of the kind, at once or after a question.
bool averts(const Option& option, Need need) {
    switch (option.kind) {
        case OptionKind::visit:
        case OptionKind::act: return option.action() == Action::oxygen && need == Need::oxygen;
        case OptionKind::specialist: return info(option.person()).removes == need;
        default: return false;
    }
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

Document write_averting(const Position& position, PlayerId player, Need need, QuarterId quarter) {
    Document list = Document::list();
    if (!awaited(position).contains(player)) return list;
    OptionList options;
    list_options(position, options);
    for (const Option& option : options)
        if (averts(position, option, need, quarter)) list.add(write_option(position, option));
    return list;
}

Document write_affected(const Position& position, const Quarter& quarter) {
    Document list = Document::list();
    for (PlayerId id : position.seats())
        if (is_affected(position, quarter, id)) list.add(id.index());
    return list;
}

/// What is left of one need, what it would do, and how it could be averted.
Document write_threat(const Position& position, PlayerId player, Need need, QuarterId id) {
    static constexpr ByEnum<Need, const char*> kResults = [] {
        ByEnum<Need, const char*> results;
        results[Need::oxygen] = "death";
        results[Need::sickness] = "infirmary";
        results[Need::hunger] = "living";
        return results;
    }();
    const Quarter& quarter = at(position, id);
    Document threat = Document::map({{"need", name(need)}, {"left", int{quarter.needs[need]}}});
    const bool is_last = position.round >= position.rounds();
    threat.set("brings", is_last ? "final-check" : kResults[need]);
    if (!is_last) threat.set("players", write_affected(position, quarter));
    threat.set("averted-by", write_averting(position, player, need, id));
    return threat;
}

Document write_quarter(const Position& position, PlayerId player, QuarterId id) {
    const Quarter& quarter = at(position, id);
    Document threats = Document::list();
    for (Need need : every<Need>()) {
        // Where somebody suffocates, sickness and hunger do nothing more.
        const bool is_moot =
            need != Need::oxygen && quarter.needs[Need::oxygen] > 0 && position.round < position.rounds();
        if (quarter.needs[need] > 0 && !is_moot) threats.add(write_threat(position, player, need, id));
    }
    const bool grows = threats.as_list()->empty() && quarter.has_received && quarter.growth < kMostGrowth &&
                       position.round < position.rounds();
    return Document::map({{"quarter", id.index() + 1}, {"threats", std::move(threats)}, {"grows", grows}});
}

/// Whether the mission can certainly no longer be met: nothing brings back the dead, and the colony grows only in a supply
/// phase.
bool is_hopeless(const Position& position) {
    if (position.is_competitive()) return false;
    const ScenarioInfo& scenario = position.scenario();
    const bool is_last = position.round >= position.rounds();
    return (position.is_over() && !is_mission_met(position)) || (scenario.nobody_dead && position.deaths > 0) ||
           (scenario.population_grown && !position.has_grown && is_last);
}

}  // namespace

Document write_result(const Position& position) {
    return Document::map({{"mission", position.is_competitive() ? Document() : Document(is_mission_met(position))},
                          {"tasks", write_tasks(position)},
                          {"conditions", write_conditions(position)},
                          {"needs", all_needs(position)},
                          {"deaths", all_deaths(position)}});
}

Document write_forecast(const Position& position, PlayerId player) {
    Document quarters = Document::list();
    for (QuarterId id : every_quarter())
        if (position.is_in_play(at(position, id))) quarters.add(write_quarter(position, player, id));
    Document forecast = Document::map({{"round", int{position.round}},
                                       {"rounds", position.rounds()},
                                       {"check", position.round >= position.rounds() ? "final" : "settlement"},
                                       {"quarters", std::move(quarters)}});
    const Document result = write_result(position);
    for (const auto& [key, value] : *result.as_map()) forecast.set(key, value);
    forecast.set("hopeless", is_hopeless(position));
    return forecast;
}

}  // namespace planitia::martians
