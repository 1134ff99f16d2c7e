#include <protocol/facts_writing.h>
#include <protocol/terraforming/facts_document.h>
#include <terraforming/notation/effect_notation.h>
#include <terraforming/notation/names.h>

namespace planitia::protocol {

namespace {

using desk::TerraformingFacts;

Document write_player(const TerraformingFacts::Player& player) {
    Document points = Document::map();
    for (const auto& [part, n] : player.points) points.set(std::string(part), n);
    points.set("total", player.total);
    return Document::map(
        {{"tags", write_amounts(player.tags)},
         {"cards",
          Document::map({{"automated", player.automated}, {"active", player.active}, {"event", player.events}})},
         {"points", std::move(points)},
         {"fleetsFree", player.fleets_free}});
}

Document write_parameters(const std::vector<TerraformingFacts::Parameter>& parameters) {
    Document map = Document::map();
    for (const TerraformingFacts::Parameter& each : parameters) {
        Document document = Document::map({{"level", each.level}, {"steps", each.steps}, {"left", each.left}});
        if (each.next) document.set("next", Document::map({{"at", each.next->at}, {"gives", each.next->gives}}));
        map.set(std::string(name(each.parameter)), std::move(document));
    }
    return map;
}

Document write_actions(const TerraformingFacts::Actions& actions) {
    Document document = Document::map({{"taken", actions.taken}, {"most", Document()}});
    if (actions.most) document.set("most", *actions.most);
    return document;
}

Document write_card(const TerraformingFacts::Hand& card) {
    return Document::map({{"card", name(card.card)},
                          {"cost", card.cost},
                          {"printed", card.printed},
                          {"unmet", card.is_unmet},
                          {"playable", card.is_playable}});
}

Document write_colony(const TerraformingFacts::Colony& colony) {
    Document told = Document::map({{"colony", name(colony.colony)}, {"awake", colony.is_awake}});
    if (!colony.is_awake) told.set("wakesWith", name(colony.wakes_with));
    told.set("step", colony.step);
    if (colony.is_awake) told.set("income", terraforming::write_effects(colony.income));
    told.set("bonus", terraforming::write_effects(colony.bonus));
    return told.set("fees", write_amounts(colony.fees));
}

}  // namespace

Document write_facts_of(const TerraformingFacts& facts, const terraforming::View&) {
    const std::size_t players = facts.players.size();
    const auto milestone = [&](const TerraformingFacts::Milestone& each) {
        return Document::map({{"milestone", name(each.milestone)},
                              {"price", each.price},
                              {"needs", each.needs},
                              {"values", write_values(each.values, players)},
                              {"owner", write_seat(each.owner)}});
    };
    const auto award = [&](const TerraformingFacts::Award& each) {
        Document leaders = Document::list();
        for (PlayerId player : seats(players))
            if (each.leaders.contains(player)) leaders.add(player.index());
        return Document::map({{"award", name(each.award)},
                              {"price", each.price},
                              {"values", write_values(each.values, players)},
                              {"leaders", std::move(leaders)},
                              {"points", write_values(each.points, players)},
                              {"funder", write_seat(each.funder)}});
    };
    Document document = Document::map({{"order", write_order(facts.order)},
                                       {"parameters", write_parameters(facts.parameters)},
                                       {"players", write_each(facts.players, write_player)},
                                       {"hand", write_each(facts.hand, write_card)},
                                       {"dealt", write_each(facts.dealt, write_card)},
                                       {"milestonesLeft", facts.milestones_left},
                                       {"milestones", write_each(facts.milestones, milestone)},
                                       {"awardsLeft", facts.awards_left},
                                       {"awards", write_each(facts.awards, award)},
                                       {"colonies", write_each(facts.colonies, write_colony)}});
    if (facts.actions) document.set("actions", write_actions(*facts.actions));
    if (facts.conversions)
        document.set("conversions",
                     Document::map({{"plants", facts.conversions->plants}, {"heat", facts.conversions->heat}}));
    if (!facts.draft.empty()) document.set("draft", write_order(facts.draft));
    if (facts.last_generation) document.set("lastGeneration", *facts.last_generation);
    return document;
}

}  // namespace planitia::protocol
