#include <house/martians/charts.h>
#include <house/martians/story.h>
#include <house/series.h>
#include <martians/martians.h>
#include <martians/notation/names.h>
#include <martians/rules/forecast.h>

#include <numeric>

namespace planitia::house {

namespace {

using martians::Good;
using Rounds = std::vector<martians::Position>;

Document by_name(const BySource& earned) {
    Document map = Document::map();
    for (Source each : every<Source>())
        if (earned[each] != 0) map.set(std::string(name(each)), earned[each]);
    return map;
}

Document needs_by_round(const std::vector<NeedCounts>& rounds) {
    return series_of_each<martians::Need>(rounds, [](const NeedCounts& at, martians::Need each) { return at[each]; });
}

Document write_player(const Rounds& rounds, const std::vector<std::vector<Score>>& scores, const Story& story,
                      PlayerId player) {
    return Document::map(
        {{"reputation", series(rounds, [&](const auto& at) { return at.reputation(player); })},
         {"points", score_series(scores, player.index())},
         {"goods", series_of_each<Good>(
                       rounds, [&](const auto& at, Good each) { return static_cast<int>(at.goods(player)[each]); })},
         {"sources", by_name(story.earned[player])},
         {"colonists", series(rounds, [&](const auto& at) { return at.living(player); })},
         {"dead", series(rounds, [&](const auto& at) { return static_cast<int>(at.player(player).dead); })}});
}

int tasks_done(const martians::Position& at) { return std::accumulate(at.tasks_done.begin(), at.tasks_done.end(), 0); }

}  // namespace

Document write_charts_of(const Record<martians::Martians>& record, const Rounds& rounds) {
    const Story story = story_of(record);
    std::vector<std::vector<Score>> scores;
    for (const martians::Position& each : rounds) scores.push_back(martians::Martians::score(each));
    Document players = Document::list();
    for (PlayerId player : rounds.back().seats()) players.add(write_player(rounds, scores, story, player));
    return Document::map({{"rounds", numbers_of(rounds.size())},
                          {"players", std::move(players)},
                          {"served", needs_by_round(story.served)},
                          {"left", needs_by_round(story.left)},
                          {"needs", series(rounds, [](const auto& at) { return all_needs(at); })},
                          {"deaths", series(rounds, [](const auto& at) { return all_deaths(at); })},
                          {"tasks", series(rounds, [](const auto& at) { return tasks_done(at); })}});
}

}  // namespace planitia::house
