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

Document write_time_source(const MartiansFacts::TimeSource& source) {
    constexpr std::array<std::string_view, 3> kNames = {"turn", "technology", "help"};
    Document document =
        Document::map({{"source", kNames[static_cast<std::size_t>(source.kind)]}, {"time", source.time}});
    if (source.technology != martians::Technology::count_) document.set("technology", name(source.technology));
    return document;
}

Document write_turn(const MartiansFacts::Turn& turn) {
    return Document::map({{"player", write_seat(turn.player)},
                          {"moment", name_of(turn.moment)},
                          {"dead", turn.is_dead},
                          {"time", turn.time}});
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

Document write_cost(const martians::Cost& price) {
    Document cost = write_amounts(price.goods);
    if (price.any_mineral > 0) cost.set("mineral-any", int{price.any_mineral});
    if (price.green_or_blue > 0) cost.set("mineral-green-or-blue", int{price.green_or_blue});
    return cost;
}

Document write_action(const MartiansFacts::Action& action) {
    Document document = Document::map({{"action", name(action.action)},
                                       {"time", action.time},
                                       {"cost", write_cost(action.cost)},
                                       {"lacks", write_cost(action.lacks)},
                                       {"reputation", action.reputation}});
    if (action.product != martians::Good::count_) {
        document.set("product", name(action.product));
        document.set("gives", action.gives);
    }
    if (action.removes != martians::Need::count_) document.set("removes", name(action.removes));
    if (action.ends != martians::Need::count_) document.set("ends", name(action.ends));
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

/// Adds what it costs and gains to what it is.
Document write_bill(Document document, const MartiansFacts::Bill& bill, std::string gains) {
    document.set("cost", write_cost(bill.cost));
    document.set("lacks", write_cost(bill.lacks));
    document.set(std::move(gains), bill.gains);
    document.set("payable", bill.is_payable);
    return document;
}

Document write_order_card(const MartiansFacts::Order& order) {
    return write_bill(Document::map({{"order", name(order.order)}}), order.bill, "reputation");
}

Document write_research(const MartiansFacts::Research& research) {
    return write_bill(Document::map({{"tile", name(research.tile)}, {"time", research.time}}), research.bill, "money");
}

Document write_site(const MartiansFacts::Condition::Site& site) {
    return Document::map({{"building", name(site.building)}, {"met", site.is_met}});
}

Document write_condition(const MartiansFacts::Condition& condition) {
    Document document = Document::map({{"condition", name(condition.condition)}, {"met", condition.is_met}});
    if (condition.needs > 0) {
        document.set("has", condition.has);
        document.set("needs", condition.needs);
    }
    if (!condition.sites.empty()) document.set("buildings", write_each(condition.sites, write_site));
    return document;
}

Document write_technology(const MartiansFacts::Technology& technology) {
    Document document = Document::map({{"technology", name(technology.technology)},
                                       {"of", is_colony_technology(technology.technology) ? "colony" : "corporation"},
                                       {"owners", write_order(technology.owners)}});
    if (technology.time) document.set("time", *technology.time);
    return document;
}

Document write_quarter_numbers(const std::vector<martians::QuarterId>& quarters) {
    return write_each(quarters, [](martians::QuarterId each) { return Document(each.index() + 1); });
}

Document write_markers(const MartiansFacts::Markers& markers) {
    const auto building = [](martians::Building each) { return Document(name(each)); };
    return Document::map({{"free", markers.free},
                          {"buildings", write_each(markers.buildings, building)},
                          {"infirmary", write_quarter_numbers(markers.infirmary)},
                          {"living", write_quarter_numbers(markers.living)}});
}

Document write_loss(const MartiansFacts::Loss& loss) {
    return Document::map({{"colonists", loss.colonists}, {"markers", loss.markers}});
}

Document write_aftermath(const MartiansFacts::Aftermath& then) {
    return Document::map({{"penalty", then.penalty}, {"growth", then.growth}});
}

std::string_view name_of(MartiansFacts::Problem::Kind kind) {
    constexpr std::array<std::string_view, 6> kNames = {"death",  "final-check", "infirmary",
                                                        "living", "markers",     "energy"};
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace

Document write_facts_of(const MartiansFacts& facts, const martians::View& view) {
    const auto task = [&](const MartiansFacts::Task& each) {
        return write_bill(
            Document::map(
                {{"task", view.known.scenario().tasks[each.index].slug}, {"done", each.done}, {"of", each.of}}),
            each.bill, "reputation");
    };
    const auto option = [&](const martians::Option& each) { return write_option(view.known, each); };
    const auto problem = [&](const MartiansFacts::Problem& each) {
        Document document = Document::map({{"problem", name_of(each.kind)},
                                           {"quarters", write_quarter_numbers(each.quarters)},
                                           {"options", write_each(each.options, option)}});
        if (each.need != martians::Need::count_) document.set("need", name(each.need));
        return document;
    };
    Document makers = Document::map();
    for (martians::Need need : every<martians::Need>())
        if (!facts.makers[need].empty()) makers.set(std::string(name(need)), write_each(facts.makers[need], option));
    return Document::map({{"order", write_order(facts.order)},
                          {"track", write_each(facts.track, write_station)},
                          {"timeLeft", facts.time_left},
                          {"turnTime", write_each(facts.turn_time, write_time_source)},
                          {"roundsLeft", facts.rounds_left},
                          {"buildings", write_each(facts.buildings, write_building)},
                          {"energy", write_each(facts.energy, write_energy)},
                          {"rtgLeft", facts.rtg_left},
                          {"rtgCosts", facts.rtg_costs},
                          {"tasks", write_each(facts.tasks, task)},
                          {"orders", write_each(facts.orders, write_order_card)},
                          {"conditions", write_each(facts.conditions, write_condition)},
                          {"research", write_each(facts.research, write_research)},
                          {"technologies", write_each(facts.technologies, write_technology)},
                          {"markers", write_each(facts.markers, write_markers)},
                          {"growth", Document::map({{"most", facts.most_growth}, {"wanted", facts.growth_wanted}})},
                          {"forecast", Document::map({{"quarters", write_quarters(view.known, facts.forecast)},
                                                      {"aftermath", write_each(facts.aftermath, write_aftermath)},
                                                      {"losses", write_each(facts.losses, write_loss)},
                                                      {"makers", std::move(makers)}})},
                          {"problems", write_each(facts.problems, problem)},
                          {"hopeless", facts.is_hopeless},
                          {"needs", facts.needs},
                          {"deaths", facts.deaths}});
}

}  // namespace planitia::protocol
