#include <martians/notation/names.h>
#include <martians/notation/notation.h>
#include <protocol/facts_writing.h>
#include <protocol/martians/facts_document.h>

#include <array>
#include <string_view>

namespace planitia::protocol {

namespace {

using desk::MartiansFacts;

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

}  // namespace

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

}  // namespace planitia::protocol
