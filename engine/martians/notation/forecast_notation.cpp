#include <martians/notation/names.h>
#include <martians/notation/notation.h>
#include <martians/rules/forecast.h>
#include <martians/rules/mission.h>

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

constexpr NameTable<Forecast::Threat::Brings> kBrings = {"death", "infirmary", "living", "final-check"};

Document write_threat(const Position& position, const Forecast::Threat& threat) {
    Document document = Document::map({{"need", name(threat.need)},
                                       {"left", threat.left},
                                       {"brings", kBrings[static_cast<std::size_t>(threat.brings)]}});
    if (threat.brings != Forecast::Threat::Brings::final_check) {
        Document players = Document::list();
        for (PlayerId id : position.seats())
            if (threat.players.contains(id)) players.add(id.index());
        document.set("players", std::move(players));
    }
    Document options = Document::list();
    for (const Option& option : threat.averted_by) options.add(write_option(position, option));
    document.set("averted-by", std::move(options));
    return document;
}

Document write_quarter(const Position& position, const Forecast::Quarter& quarter) {
    Document threats = Document::list();
    for (const Forecast::Threat& threat : quarter.threats) threats.add(write_threat(position, threat));
    return Document::map(
        {{"quarter", quarter.id.index() + 1}, {"threats", std::move(threats)}, {"grows", quarter.grows}});
}

}  // namespace

Document write_result(const Position& position) {
    return Document::map({{"mission", position.is_competitive() ? Document() : Document(is_mission_met(position))},
                          {"tasks", write_tasks(position)},
                          {"conditions", write_conditions(position)},
                          {"needs", all_needs(position)},
                          {"deaths", all_deaths(position)}});
}

Document write_quarters(const Position& position, const Forecast& forecast) {
    Document quarters = Document::list();
    for (const Forecast::Quarter& quarter : forecast.quarters) quarters.add(write_quarter(position, quarter));
    return quarters;
}

Document write_forecast(const Position& position, PlayerId player) {
    Document document = Document::map({{"round", int{position.round}},
                                       {"rounds", position.rounds()},
                                       {"check", is_last_round(position) ? "final" : "settlement"},
                                       {"quarters", write_quarters(position, forecast(position, player))}});
    const Document result = write_result(position);
    for (const auto& [key, value] : *result.as_map()) document.set(key, value);
    document.set("hopeless", is_hopeless(position));
    return document;
}

}  // namespace planitia::martians
