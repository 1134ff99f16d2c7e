#include <martians/notation/catalogue_notation.h>
#include <present/martians/effect_strip.h>
#include <present/martians/glyphs.h>

namespace planitia::present {

using namespace martians;
using namespace martians_glyphs;

namespace {

Strip action_strip(Action action) {
    const ActionInfo& printed = info(action);
    Strip price = price_strip({printed.time, printed.cost});
    for (const Effect& each : printed.effects) append(price, open_price_strip(each));
    return exchange(std::move(price), effects_strip(printed.effects));
}

}  // namespace

std::vector<Part> icon_parts(Building building) {
    std::vector<Part> parts;
    for (Action action : every<Action>())
        if (info(action).building == building) parts.push_back({PartKind::action, action_strip(action)});
    Strip fields;
    for (FieldStatus status : info(building).fields)
        if (status != FieldStatus::none) fields.push_back(pictured(icon(status)));
    parts.push_back({PartKind::holds, std::move(fields)});
    return parts;
}

namespace {

Action developing(Developer of) {
    return action_with<Develop>([&](const Develop& each) { return each.of == of; });
}

}  // namespace

std::vector<Part> icon_parts(Technology technology) {
    const ActionInfo& action = info(developing(info(technology).of));
    Strip time;
    if (!is_colony_technology(technology)) time = {technology_time_glyph({&technology, 1})};
    return {{PartKind::cost, after(price_strip({action.time, action.cost}), time)},
            {PartKind::effect, lasting_strip(info(technology).effect)}};
}

std::vector<Part> icon_parts(Corporation corporation) {
    std::vector<Part> parts;
    for (Technology each : every<Technology>()) {
        if (is_colony_technology(each)) continue;
        const Price price = {technology_time(corporation, each), info(developing(Developer::corporation)).cost};
        parts.push_back({PartKind::action, exchange(price_strip(price), {pictured(icon(each))})});
    }
    return parts;
}

std::vector<Part> icon_parts(Person person) {
    const PersonInfo& printed = info(person);
    if (is_assistant(person)) return {{PartKind::effect, lasting_strip(printed.ongoing[0])}};
    return {{PartKind::action, exchange(price_strip({0, printed.cost}), effects_strip(printed.effects))}};
}

std::vector<Part> icon_parts(Crop crop) {
    const CropInfo& printed = info(crop);
    return {{PartKind::action, exchange(price_strip({info(action_with<GatherHarvest>()).time, printed.cost}),
                                        {counted(icon(printed.product), printed.output)})}};
}

std::vector<Part> icon_parts(Weather weather) {
    const Strip change = after(output_strip(Installation::solar, info(weather).solar),
                               output_strip(Installation::wind, info(weather).wind));
    return change.empty() ? std::vector<Part>{} : std::vector<Part>{{PartKind::effect, change}};
}

namespace {

Strip choice_strip(const EventChoice& choice) {
    Strip strip;
    for (Good good : every<Good>())
        if (choice.pay.goods[good] > 0) strip.push_back(changed(icon(good), -int{choice.pay.goods[good]}));
    append(strip, reputation_strip(-int{choice.pay_reputation}));
    return after(std::move(strip), effects_strip(choice.effects, true));
}

}  // namespace

std::vector<Part> icon_parts(EventCard card) {
    const EventInfo& event = info(card);
    const auto now = [](Strip strip) { return std::vector<Part>{{PartKind::immediate, std::move(strip)}}; };
    switch (event.kind) {
        case EventInfo::Kind::each:
        case EventInfo::Kind::choose: {
            std::vector<Strip> choices;
            for (const EventChoice& each : event.choices) choices.push_back(choice_strip(each));
            return now(either(choices));
        }
        case EventInfo::Kind::by_deaths:
            return now(either({after({pictured("dead", "0"), colon()}, choice_strip(event.choices[0])),
                               after({pictured("dead"), colon()}, choice_strip(event.choices[1]))}));
        case EventInfo::Kind::lasting: return {{PartKind::effect, lasting_strip(event.ongoing[0])}};
    }
    return {};
}

std::vector<Part> icon_parts(Research tile) {
    const ResearchInfo& printed = info(tile);
    std::vector<Part> parts;
    if (printed.has_flask) parts.push_back({PartKind::tags, {pictured("flask")}});
    parts.push_back({PartKind::action,
                     exchange(price_strip({printed.time, printed.cost}), {counted(icon(Good::money), printed.money)})});
    return parts;
}

namespace {

Strip mission_strip(const Cost& cost, int reputation) {
    return exchange(price_strip({info(action_with<DoMission>()).time, cost}), reputation_strip(reputation));
}

}  // namespace

std::vector<Part> icon_parts(Order order) {
    return {{PartKind::action, mission_strip(info(order).cost, info(order).reputation)}};
}

namespace {

/// Buildings without a field of that status.
Strip none_of(std::uint16_t buildings, FieldStatus status) {
    Strip strip;
    for (Building each : every<Building>())
        if ((buildings & bit(each)) != 0) strip.push_back(pictured(icon(each)));
    strip.push_back(pictured(icon(status), "0"));
    return strip;
}

Strip condition_strip(const ScenarioInfo& scenario, Condition condition) {
    switch (condition) {
        case Condition::built: return none_of(scenario.built, FieldStatus::slow);
        case Condition::expanded: return none_of(scenario.expanded, FieldStatus::closed);
        case Condition::colony_technologies:
            return after({sign(std::to_string(scenario.colony_technologies)), colon()},
                         either_of<Technology>(is_colony_technology));
        case Condition::population_grown: return {counted("growth", kMostGrowth)};
        case Condition::nobody_dead: return {pictured("dead", "0")};
        case Condition::satisfaction: return {pictured("reputation", figures_by_players(scenario.satisfaction))};
        case Condition::count_: break;
    }
    return {};
}

void add_conditions(const ScenarioInfo& scenario, std::vector<Part>& parts) {
    for (Condition each : every<Condition>())
        if (has_condition(scenario, each)) parts.push_back({PartKind::requirement, condition_strip(scenario, each)});
    Strip needs;
    for (Need need : every<Need>()) needs.push_back(pictured(icon(need)));
    needs.push_back(sign("= 0"));
    parts.push_back({PartKind::requirement, std::move(needs)});
}

/// What every player begins with.
Strip start_strip(const ScenarioInfo& scenario) {
    Strip strip;
    for (Good good : every<Good>())
        if (scenario.gain_each.goods[good] > 0) strip.push_back(changed(icon(good), scenario.gain_each.goods[good]));
    for (Building each : every<Building>())
        if ((scenario.opened & bit(each)) != 0)
            append(strip, {pictured(icon(each)), colon(), pictured(icon(FieldStatus::open))});
    if (scenario.growth_in_first_quarter > 0) strip.push_back(changed("growth", scenario.growth_in_first_quarter));
    if (scenario.hunger_per_player > 0) strip.push_back(changed(icon(Need::hunger), scenario.hunger_per_player));
    return strip;
}

Strip special_strip(const ScenarioInfo& scenario) {
    Strip strip;
    for (Installation kind : every<Installation>()) append(strip, output_strip(kind, scenario.installation_output));
    if (scenario.most_unloaded != kMostUnloaded)
        append(strip, {pictured(icon(info(action_with<Unload>()).building)), colon(),
                       pictured(icon(Good::aux), "≤" + std::to_string(scenario.most_unloaded))});
    return strip;
}

}  // namespace

std::vector<Part> icon_parts(Scenario scenario) {
    const ScenarioInfo& printed = info(scenario);
    std::vector<Part> parts = {{PartKind::tags, {counted("round", printed.rounds)}}};
    const auto add = [&](PartKind kind, Strip strip) {
        if (!strip.empty()) parts.push_back({kind, std::move(strip)});
    };
    add_conditions(printed, parts);
    add(PartKind::immediate, start_strip(printed));
    for (const TaskInfo& task : printed.tasks) add(PartKind::action, mission_strip(task.cost, task.reputation));
    add(PartKind::effect, special_strip(printed));
    return parts;
}

std::vector<Part> icon_parts(Installation) {
    const ActionInfo& action = info(action_with<RaiseInstallation>());
    return {{PartKind::cost, price_strip({action.time, action.cost})},
            {PartKind::production, {counted(icon(Good::energy), kInstallationOutput)}}};
}

namespace {

Strip delivery_strip(Good product, Need need, int reputation) {
    return exchange({pictured(icon(product))}, after({changed(icon(need), -1)}, reputation_strip(reputation)));
}

Strip rule_strip(OptionKind rule) {
    switch (rule) {
        case OptionKind::rest: return exchange({counted("time", kRestTakes)}, {pictured("marker")});
        case OptionKind::rtg: return exchange(reputation_strip(-kRtgCosts), {counted(icon(Good::energy), kRtgGives)});
        case OptionKind::leave_infirmary:
            return exchange({counted("time", kInfirmaryTakes)}, {pictured("infirmary"), pictured("marker")});
        case OptionKind::leave_living:
            return exchange({pictured(icon(Good::money), "X")}, {pictured("living"), pictured("marker")});
        case OptionKind::deliver:
            return either({delivery_strip(Good::food, Need::hunger, kFoodReputation),
                           delivery_strip(Good::medicine, Need::sickness, kMedicineReputation)});
        default: return {};
    }
}

}  // namespace

std::vector<Part> icon_parts(OptionKind rule) { return {{PartKind::action, rule_strip(rule)}}; }

}  // namespace planitia::present
