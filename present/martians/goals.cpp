#include <martians/rules/forecast.h>
#include <martians/rules/mission.h>
#include <present/martians/clauses.h>
#include <present/martians/describe.h>
#include <present/martians/goals.h>
#include <present/sentence.h>

namespace planitia::present {

using namespace martians;

namespace {

/// “Power test” ×2
std::string task_goal(const Phrasebook& book, Scenario scenario, std::size_t task, int players) {
    const int times = by_players(info(scenario).tasks[task].copies, static_cast<std::size_t>(players));
    const std::string title = quoted(book, task_title(book.language, scenario, task));
    return times == 1 ? title : title + " ×" + std::to_string(times);
}

Goal condition_goal(const Position& position, Condition condition) {
    Goal goal{.text = {}, .is_met = is_met(position, condition)};
    if (condition == Condition::satisfaction) {
        goal.n = satisfaction(position);
        goal.of = by_players(position.scenario().satisfaction, position.setup.players);
    }
    return goal;
}

}  // namespace

std::vector<Goal> goals(const Speaker& speaker, const Position& position) {
    std::vector<Goal> all;
    if (position.is_competitive()) return all;
    const Phrasebook& book = speaker.book;
    const Clauses clauses(book);
    const ScenarioInfo& scenario = position.scenario();
    const int players = position.setup.players;
    for (std::size_t i = 0; i < scenario.tasks.size(); ++i) {
        const int of = by_players(scenario.tasks[i].copies, position.setup.players);
        const int done = position.tasks_done[i];
        all.push_back({task_goal(book, position.setup.scenario, i, players), done >= of, done, of});
    }
    for (Condition each : every<Condition>()) {
        if (!has_condition(scenario, each)) continue;
        all.push_back(condition_goal(position, each));
        all.back().text = capitalised(clauses.condition_for(scenario, each, players));
    }
    const int needs = all_needs(position);
    all.push_back({capitalised(book.say(MartiansPhrase::all_needs_met)), needs == 0, needs, 0});
    return all;
}

std::string goals_text(const Phrasebook& book, Scenario scenario, int players) {
    const Clauses clauses(book);
    std::vector<std::string> all;
    for (std::size_t i = 0; i < info(scenario).tasks.size(); ++i) all.push_back(task_goal(book, scenario, i, players));
    for (Condition each : every<Condition>())
        if (has_condition(info(scenario), each)) all.push_back(clauses.condition_for(info(scenario), each, players));
    all.push_back(book.say(MartiansPhrase::all_needs_met));
    return sentence(clauses.joined(all));
}

}  // namespace planitia::present
