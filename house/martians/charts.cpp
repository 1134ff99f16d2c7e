#include <house/martians/charts.h>
#include <house/series.h>
#include <martians/martians.h>
#include <martians/notation/names.h>
#include <martians/rules/forecast.h>

#include <numeric>

namespace planitia::house {

namespace {

using martians::Good;
using Rounds = std::vector<martians::Position>;

Document write_player(const Rounds& rounds, const std::vector<std::vector<Score>>& scores, PlayerId player) {
    return Document::map(
        {{"reputation", series(rounds, [&](const auto& at) { return at.reputation(player); })},
         {"points", score_series(scores, player.index())},
         {"goods", series_of_each<Good>(
                       rounds, [&](const auto& at, Good each) { return static_cast<int>(at.goods(player)[each]); })},
         {"colonists", series(rounds, [&](const auto& at) { return at.living(player); })},
         {"dead", series(rounds, [&](const auto& at) { return static_cast<int>(at.player(player).dead); })}});
}

int tasks_done(const martians::Position& at) { return std::accumulate(at.tasks_done.begin(), at.tasks_done.end(), 0); }

}  // namespace

Document write_charts_of(const Rounds& rounds) {
    std::vector<std::vector<Score>> scores;
    for (const martians::Position& each : rounds) scores.push_back(martians::Martians::score(each));
    Document players = Document::list();
    for (PlayerId player : rounds.back().seats()) players.add(write_player(rounds, scores, player));
    return Document::map({{"rounds", numbers_of(rounds.size())},
                          {"players", std::move(players)},
                          {"needs", series(rounds, [](const auto& at) { return all_needs(at); })},
                          {"deaths", series(rounds, [](const auto& at) { return all_deaths(at); })},
                          {"tasks", series(rounds, [](const auto& at) { return tasks_done(at); })}});
}

}  // namespace planitia::house
