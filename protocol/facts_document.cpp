#include <desk/facts.h>
#include <martians/notation/names.h>
#include <martians/notation/notation.h>
#include <protocol/facts_document.h>
#include <terraforming/notation/effect_notation.h>
#include <terraforming/notation/names.h>

#include <array>
#include <string_view>

namespace planitia::protocol {

namespace {

using desk::MartiansFacts;
using desk::TerraformingFacts;

Document write_seat(PlayerId player) { return player.is_some() ? Document(player.index()) : Document(); }

Document write_order(const std::vector<PlayerId>& order) {
    Document list = Document::list();
    for (PlayerId player : order) list.add(player.index());
    return list;
}

/// A list with what `write` makes of each.
template <class Items, class Write>
Document write_each(const Items& items, const Write& write) {
    Document list = Document::list();
    for (const auto& item : items) list.add(write(item));
    return list;
}

/// The amounts by name; what there is none of is left out.
template <class E, class Amount>
Document write_amounts(const ByEnum<E, Amount>& amounts) {
    Document map = Document::map();
    for (E each : every<E>())
        if (amounts[each] != 0) map.set(std::string(name(each)), int{amounts[each]});
    return map;
}

Document write_values(const ByPlayer<int>& values, std::size_t players) {
    Document list = Document::list();
    for (PlayerId player : seats(players)) list.add(values[player]);
    return list;
}

// ---- Terraforming Mars

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
                              {"funder", write_seat(each.funder)}});
    };
    return Document::map({{"order", write_order(facts.order)},
                          {"parameters", write_parameters(facts.parameters)},
                          {"players", write_each(facts.players, write_player)},
                          {"hand", write_each(facts.hand, write_card)},
                          {"dealt", write_each(facts.dealt, write_card)},
                          {"milestonesLeft", facts.milestones_left},
                          {"milestones", write_each(facts.milestones, milestone)},
                          {"awardsLeft", facts.awards_left},
                          {"awards", write_each(facts.awards, award)},
                          {"colonies", write_each(facts.colonies, write_colony)}});
}

// ---- Martians

std::string_view name_of(MartiansFacts::Moment moment) {
    constexpr std::array<std::string_view, 3> kNames = {"past", "present", "future"};
    return kNames[static_cast<std::size_t>(moment)];
}
std::string_view name_of(MartiansFacts::Station::Kind kind) {
    constexpr std::array<std::string_view, 4> kNames = {"slot", "mid-round", "settlement", "final-check"};
    return kNames[static_cast<std::size_t>(kind)];
}

Document write_turn(const MartiansFacts::Turn& turn) {
    return Document::map(
        {{"player", write_seat(turn.player)}, {"moment", name_of(turn.moment)}, {"dead", turn.is_dead}});
}

Document write_station(const MartiansFacts::Station& station) {
    Document document = Document::map({{"station", name_of(station.kind)}, {"moment", name_of(station.moment)}});
    if (station.kind != MartiansFacts::Station::Kind::slot) return document;
    document.set("slot", station.slot + 1);
    document.set("turns", write_each(station.turns, write_turn));
    return document;
}

Document write_field(const MartiansFacts::Field& field) {
    Document document = Document::map(
        {{"status", name(field.status)}, {"marker", write_seat(field.marker)}, {"blocked", field.is_blocked}});
    if (field.blocked_by != martians::EventCard::count_) document.set("blockedBy", name(field.blocked_by));
    return document;
}

Document write_action(const MartiansFacts::Action& action) {
    Document cost = write_amounts(action.cost.goods);
    if (action.cost.any_mineral > 0) cost.set("mineral-any", int{action.cost.any_mineral});
    if (action.cost.green_or_blue > 0) cost.set("mineral-green-or-blue", int{action.cost.green_or_blue});
    Document document = Document::map({{"action", name(action.action)},
                                       {"time", action.time},
                                       {"cost", std::move(cost)},
                                       {"lacks", write_amounts(action.lacks)},
                                       {"reputation", action.reputation}});
    if (action.product != martians::Good::count_) {
        document.set("product", name(action.product));
        document.set("gives", action.gives);
    }
    return document;
}

Document write_building(const MartiansFacts::Building& building) {
    return Document::map({{"building", name(building.building)},
                          {"fields", write_each(building.fields, write_field)},
                          {"actions", write_each(building.actions, write_action)}});
}

Document write_energy(const MartiansFacts::Energy& energy) {
    return Document::map(
        {{"each", write_amounts(energy.each)}, {"made", write_amounts(energy.made)}, {"sum", energy.sum}});
}

Document write_order_card(const MartiansFacts::Order& order) {
    return Document::map({{"order", name(order.order)}, {"payable", order.is_payable}});
}

Document write_condition(const MartiansFacts::Condition& condition) {
    return Document::map({{"condition", name(condition.condition)}, {"met", condition.is_met}});
}

Document write_facts_of(const MartiansFacts& facts, const martians::View& view) {
    const auto task = [&](const MartiansFacts::Task& each) {
        return Document::map({{"task", view.known.scenario().tasks[each.index].slug},
                              {"done", each.done},
                              {"of", each.of},
                              {"payable", each.is_payable}});
    };
    return Document::map({{"order", write_order(facts.order)},
                          {"track", write_each(facts.track, write_station)},
                          {"timeLeft", facts.time_left},
                          {"roundsLeft", facts.rounds_left},
                          {"buildings", write_each(facts.buildings, write_building)},
                          {"energy", write_each(facts.energy, write_energy)},
                          {"rtgLeft", facts.rtg_left},
                          {"rtgCosts", facts.rtg_costs},
                          {"tasks", write_each(facts.tasks, task)},
                          {"orders", write_each(facts.orders, write_order_card)},
                          {"conditions", write_each(facts.conditions, write_condition)},
                          {"forecast", Document::map({{"quarters", write_quarters(view.known, facts.forecast)}})},
                          {"hopeless", facts.is_hopeless},
                          {"needs", facts.needs},
                          {"deaths", facts.deaths}});
}

}  // namespace

Document write_facts(const desk::AnyView& view) {
    return std::visit([](const auto& each) { return write_facts_of(desk::facts(each), each); }, view);
}

}  // namespace planitia::protocol
