#include <house/series.h>
#include <house/terraforming/charts.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/terraforming.h>

namespace planitia::house {

namespace {

using terraforming::CardId;
using terraforming::Parameter;
using terraforming::Resource;
using Generations = std::vector<terraforming::Position>;

Document write_seat_charts(const Generations& generations, const std::vector<std::vector<Score>>& scores,
                           PlayerId player) {
    const auto of_player = [&](const auto& figure) {
        return [&](const terraforming::Position& at) { return static_cast<int>(figure(at.player(player))); };
    };
    return Document::map(
        {{"tr", series(generations, of_player([](const auto& seat) { return seat.rating; }))},
         {"points", score_series(scores, player.index())},
         {"resources", series_of_each<Resource>(generations,
                                                [&](const auto& at, Resource each) {
                                                    return static_cast<int>(at.player(player).stock[each]);
                                                })},
         {"production", series_of_each<Resource>(generations,
                                                 [&](const auto& at, Resource each) {
                                                     return static_cast<int>(at.player(player).production[each]);
                                                 })},
         {"played",
          series(generations, of_player([](const auto& seat) { return seat.table.size() + seat.events.size(); }))}});
}

Document write_parameter(const Generations& generations, Parameter parameter) {
    return series(generations, [&](const auto& at) { return info(parameter).figure(at.level(parameter)); });
}

/// The cards that gave or cost points in the end.
Document write_cards(const terraforming::Position& end) {
    Document list = Document::list();
    for (PlayerId player : end.seats())
        for (CardId card : end.player(player).table | end.player(player).events)
            if (const int points = card_points(end, player, card); points != 0)
                list.add(Document::map(
                    {{"card", terraforming::name(card)}, {"player", player.index()}, {"points", points}}));
    return list;
}

}  // namespace

Document write_charts_of(const Record<terraforming::Terraforming>&, const Generations& generations) {
    std::vector<std::vector<Score>> scores;
    for (const terraforming::Position& each : generations) scores.push_back(terraforming::Terraforming::score(each));
    Document players = Document::list();
    for (PlayerId player : generations.back().seats()) players.add(write_seat_charts(generations, scores, player));
    return Document::map({{"generations", numbers_of(generations.size())},
                          {"players", std::move(players)},
                          {"temperature", write_parameter(generations, Parameter::temperature)},
                          {"oxygen", write_parameter(generations, Parameter::oxygen)},
                          {"oceans", write_parameter(generations, Parameter::oceans)},
                          {"cards", write_cards(generations.back())}});
}

}  // namespace planitia::house
