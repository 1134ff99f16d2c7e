#include <martians/catalogue/catalogue.h>
#include <martians/notation/catalogue_notation.h>
#include <martians/notation/names.h>
#include <present/martians/clauses.h>
#include <present/martians/strip.h>

#include <algorithm>

namespace planitia::present {

using namespace martians;

namespace {

std::string signed_text(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }
/// One piece is the icon alone.
std::string count_text(int n) { return n == 1 ? "" : std::to_string(n); }

std::string icon(Good good) {
    const bool is_shared = good == Good::energy || good >= kMinerals.front();
    return (is_shared ? "" : "good-") + std::string(name(good));
}
std::string icon(Need need) { return "need-" + std::string(name(need)); }
std::string icon(FieldStatus status) { return "field-" + std::string(name(status)); }
std::string icon(Building building) { return "building-" + std::string(name(building)); }
std::string icon(Installation installation) { return "installation-" + std::string(name(installation)); }
std::string icon(Technology technology) { return "technology-" + std::string(name(technology)); }
std::string icon(Person person) { return "person-" + std::string(name(person)); }
std::string icon(Crop crop) { return "crop-" + std::string(name(crop)); }

Glyph pictured(std::string icon, std::string text = {}) { return {.icon = std::move(icon), .text = std::move(text)}; }
Glyph changed(std::string icon, int by) { return pictured(std::move(icon), signed_text(by)); }
Glyph counted(std::string icon, int n) { return pictured(std::move(icon), count_text(n)); }
Glyph sign(std::string text) { return {.text = std::move(text)}; }
Glyph colon() { return pictured("colon"); }

void append(Strip& strip, const Strip& more) { strip.insert(strip.end(), more.begin(), more.end()); }

Strip after(Strip strip, const Strip& more) {
    append(strip, more);
    return strip;
}

/// One of them.
Strip either(const std::vector<Strip>& alternatives) {
    Strip strip;
    for (const Strip& each : alternatives) {
        if (!strip.empty()) strip.push_back(sign("/"));
        append(strip, each);
    }
    return strip;
}

template <class E, class Holds>
Strip either_of(const Holds& holds) {
    std::vector<Strip> all;
    for (E each : every<E>())
        if (holds(each)) all.push_back({pictured(icon(each))});
    return either(all);
}

Strip goods_strip(const Cost& cost) {
    Strip strip;
    for (Good good : every<Good>())
        if (cost.goods[good] > 0) strip.push_back(counted(icon(good), cost.goods[good]));
    if (cost.any_mineral > 0) strip.push_back(counted("mineral-any", cost.any_mineral));
    if (cost.green_or_blue > 0)
        append(strip, either({{counted(icon(Good::mineral_green), cost.green_or_blue)},
                              {counted(icon(Good::mineral_blue), cost.green_or_blue)}}));
    return strip;
}

Strip price_strip(const Price& price) {
    Strip strip;
    if (price.time > 0) strip.push_back(counted("time", price.time));
    return after(std::move(strip), goods_strip(price.goods));
}

/// What is paid, an arrow, what it brings.
Strip exchange(Strip paid, const Strip& gained) {
    if (!paid.empty()) paid.push_back(pictured("arrow"));
    return after(std::move(paid), gained);
}

Strip reputation_strip(int n) { return n == 0 ? Strip{} : Strip{changed("reputation", n)}; }

/// "1–2": the least and the most.
Glyph between(std::string icon, int least, int most) {
    return pictured(std::move(icon), std::to_string(least) + "–" + std::to_string(most));
}

/// Of the technologies of corporations for which `meant` holds.
template <class Meant>
Glyph technology_time_glyph(const Meant& meant) {
    std::vector<int> times;
    for (Corporation corporation : every<Corporation>())
        for (Technology technology : every<Technology>())
            if (!is_colony_technology(technology) && meant(technology))
                times.push_back(technology_time(corporation, technology));
    const auto [least, most] = std::ranges::minmax(times);
    return least == most ? pictured("time", std::to_string(least)) : between("time", least, most);
}

/// What an action takes beyond its fixed price.
Strip open_price(Action action) {
    switch (action) {
        case Action::research: return {pictured("research")};
        case Action::unload: return {between("time", 1, kMostUnloaded)};
        case Action::mission: return either({{pictured("mission")}, {pictured("order")}});
        case Action::corporate_tech: return {technology_time_glyph([](Technology) { return true; })};
        default: return {};
    }
}

Strip effect_strip(Action action) {
    switch (action) {
        case Action::oxygen: return {changed(icon(Need::oxygen), -1)};
        case Action::build: return {changed(icon(FieldStatus::slow), -1)};
        case Action::expand: return {changed(icon(FieldStatus::closed), -1)};
        case Action::installation: return either_of<Installation>([](Installation) { return true; });
        case Action::medicine: return {counted(icon(Good::medicine), kMedicineMade)};
        case Action::purify: return {counted(icon(Good::water), kWaterPurified)};
        case Action::extract:
            return after({pictured("machine")},
                         either({{counted(icon(Good::ice), kTaken)}, {counted(icon(Good::regolith), kTaken)}}));
        case Action::assay: return {pictured(icon(Good::regolith)), colon(), pictured("mineral-any")};
        case Action::research: return {pictured(icon(Good::money))};
        case Action::unload: return {between(icon(Good::aux), 1, kMostUnloaded)};
        case Action::mission: return {pictured("reputation")};
        case Action::corporate_tech:
            return either_of<Technology>([](Technology each) { return !is_colony_technology(each); });
        case Action::colony_tech: return either_of<Technology>(is_colony_technology);
        case Action::harvest: return either({{pictured(icon(Good::food))}, {pictured(icon(Good::medicine))}});
        case Action::change_crop: return either_of<Crop>([](Crop each) { return info(each).tiles > 0; });
        case Action::hire: return either_of<Person>([](Person) { return true; });
        case Action::count_: break;
    }
    return {};
}

Strip action_strip(Action action) {
    const ActionInfo& printed = info(action);
    return exchange(after(price_strip({printed.time, printed.cost}), open_price(action)),
                    after(effect_strip(action), reputation_strip(printed.reputation)));
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

Strip effect_strip(Technology technology) {
    const auto installation = [](Installation kind) {
        return Strip{pictured(icon(kind)), colon(), changed(icon(Good::energy), kBonus)};
    };
    switch (technology) {
        case Technology::long_arm:
            return after({pictured("machine"), pictured("arrow")},
                         either({{pictured(icon(Good::ice))}, {pictured(icon(Good::regolith))}}));
        case Technology::weather_report: return {pictured("card"), colon(), pictured("weather-clear-sky")};
        case Technology::dna_modification: return {changed("time", kBonus)};
        case Technology::solar_energy: return installation(Installation::solar);
        case Technology::kinetic_energy: return installation(Installation::wind);
        case Technology::molecular_sensor: return {changed("mineral-any", kBonus)};
        case Technology::medical_care: return {changed(icon(Need::sickness), -kBonus)};
        case Technology::co2_converter: return {changed(icon(Need::oxygen), -kBonus)};
        case Technology::birth_planning: return {changed("growth", kBonus)};
        case Technology::count_: break;
    }
    return {};
}

}  // namespace

std::vector<Part> icon_parts(Technology technology) {
    const bool is_colonys = is_colony_technology(technology);
    const ActionInfo& action = info(is_colonys ? Action::colony_tech : Action::corporate_tech);
    Strip time;
    if (!is_colonys) time = {technology_time_glyph([&](Technology each) { return each == technology; })};
    return {{PartKind::cost, after(price_strip({action.time, action.cost}), time)},
            {PartKind::effect, effect_strip(technology)}};
}

std::vector<Part> icon_parts(Corporation corporation) {
    std::vector<Part> parts;
    for (Technology each : every<Technology>()) {
        if (is_colony_technology(each)) continue;
        const Price price = {technology_time(corporation, each), info(Action::corporate_tech).cost};
        parts.push_back({PartKind::action, exchange(price_strip(price), {pictured(icon(each))})});
    }
    return parts;
}

namespace {

Strip assistant_strip(Person person) {
    switch (person) {
        case Person::botanist:
            return {pictured(icon(Building::greenhouse)), colon(), changed(icon(Good::food), kBonus)};
        case Person::geologist:
            return after({pictured(icon(Building::mining)), colon()},
                         either({{changed(icon(Good::ice), kBonus)}, {changed(icon(Good::regolith), kBonus)}}));
        case Person::scientist: return {pictured("flask"), colon(), changed("time", -kBonus)};
        default: return {};
    }
}

}  // namespace

std::vector<Part> icon_parts(Person person) {
    if (is_assistant(person)) return {{PartKind::effect, assistant_strip(person)}};
    const PersonInfo& printed = info(person);
    Strip gained;
    if (printed.removes != Need::count_) gained.push_back(changed(icon(printed.removes), -int{printed.most}));
    if (printed.gains != Good::count_) gained.push_back(counted(icon(printed.gains), kPersonGives));
    append(gained, reputation_strip(printed.reputation));
    return {{PartKind::action, exchange(price_strip({0, printed.cost}), gained)}};
}

std::vector<Part> icon_parts(Crop crop) {
    const CropInfo& printed = info(crop);
    return {{PartKind::action, exchange(price_strip({info(Action::harvest).time, printed.cost}),
                                        {counted(icon(printed.product), printed.output)})}};
}

namespace {

/// What an installation of the kind makes more or less; nothing for 0.
Strip output_strip(Installation kind, int by) {
    return by == 0 ? Strip{} : Strip{pictured(icon(kind)), colon(), changed(icon(Good::energy), by)};
}

}  // namespace

std::vector<Part> icon_parts(Weather weather) {
    const Strip change = after(output_strip(Installation::solar, info(weather).solar),
                               output_strip(Installation::wind, info(weather).wind));
    return change.empty() ? std::vector<Part>{} : std::vector<Part>{{PartKind::effect, change}};
}

namespace {

Strip deed_strip(const Deed& deed) {
    switch (deed.kind) {
        case Deed::Kind::nothing: return {};
        case Deed::Kind::gain: return {changed(icon(deed.good), deed.amount)};
        case Deed::Kind::reputation: return {changed("reputation", deed.amount)};
        case Deed::Kind::add_need: return {changed(icon(deed.need), deed.amount)};
        case Deed::Kind::extra_time: return {changed("time", deed.amount)};
        case Deed::Kind::installation_off:
            return after(either_of<Installation>([](Installation) { return true; }), {colon(), sign("0")});
    }
    return {};
}

Strip choice_strip(const EventChoice& choice) {
    Strip strip;
    for (Good good : every<Good>())
        if (choice.pay.goods[good] > 0) strip.push_back(changed(icon(good), -int{choice.pay.goods[good]}));
    append(strip, reputation_strip(-int{choice.pay_reputation}));
    return after(std::move(strip), deed_strip(choice.deed));
}

}  // namespace

std::vector<Part> icon_parts(EventCard card) {
    const EventInfo& event = info(card);
    const auto now = [](Strip strip) { return std::vector<Part>{{PartKind::immediate, std::move(strip)}}; };
    const auto lasting = [](Strip strip) { return std::vector<Part>{{PartKind::effect, std::move(strip)}}; };
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
        case EventInfo::Kind::cost:
            return lasting(
                exchange({changed(icon(event.good), event.amount)}, {pictured(icon(info(event.action).building))}));
        case EventInfo::Kind::harvest:
            return lasting(
                {pictured(icon(info(event.action).building)), colon(), changed(icon(event.good), event.amount)});
        case EventInfo::Kind::close_field:
            return lasting({pictured(icon(event.building)), colon(), pictured(icon(FieldStatus::unavailable))});
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
    return exchange(price_strip({info(Action::mission).time, cost}), reputation_strip(reputation));
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
        case Condition::count_: break;
    }
    return {};
}

void add_conditions(const ScenarioInfo& scenario, std::vector<Part>& parts) {
    for (Condition each : every<Condition>())
        if (has_condition(scenario, each)) parts.push_back({PartKind::requirement, condition_strip(scenario, each)});
    Strip needs;
    for (Need need : every<Need>()) needs.push_back(pictured(icon(need), "0"));
    parts.push_back({PartKind::requirement, std::move(needs)});
}

/// What every player begins with.
Strip start_strip(const ScenarioInfo& scenario) {
    Strip strip;
    for (Good good : every<Good>())
        if (scenario.gain_each.goods[good] > 0) strip.push_back(changed(icon(good), scenario.gain_each.goods[good]));
    if (scenario.growth_in_first_quarter > 0) strip.push_back(changed("growth", scenario.growth_in_first_quarter));
    if (scenario.hunger_per_player > 0) strip.push_back(changed(icon(Need::hunger), scenario.hunger_per_player));
    return strip;
}

Strip special_strip(const ScenarioInfo& scenario) {
    Strip strip;
    for (Installation kind : every<Installation>()) append(strip, output_strip(kind, scenario.installation_output));
    if (scenario.most_unloaded != kMostUnloaded)
        append(strip, {pictured(icon(Building::lander)), colon(),
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
    const ActionInfo& action = info(Action::installation);
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
