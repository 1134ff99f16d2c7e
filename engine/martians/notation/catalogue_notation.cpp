#include <martians/notation/catalogue_notation.h>
#include <martians/notation/names.h>

namespace planitia::martians {

namespace {

Document entry(std::string_view kind, std::string_view id) {
    return Document::map({{"game", "martians"}, {"kind", Document(kind)}, {"id", Document(id)}, {"set", "martians"}});
}

template <class Items, class Write>
Document write_all(const Items& items, const Write& write) {
    Document list = Document::list();
    for (const auto& item : items) list.add(write(item));
    return list;
}

Document write_by_players(const ByPlayers& figures) {
    return write_all(figures, [](std::uint8_t figure) { return Document(int{figure}); });
}

Document write_cost(const Cost& cost) {
    Document document = Document::map();
    for (Good good : every<Good>())
        if (cost.goods[good] > 0) document.set(std::string(name(good)), int{cost.goods[good]});
    if (cost.any_mineral > 0) document.set("mineral-any", int{cost.any_mineral});
    if (cost.green_or_blue > 0) document.set("mineral-green-or-blue", int{cost.green_or_blue});
    return document;
}

Document write_gain(int n, Good good) { return Document::map({{std::string(name(good)), n}}); }

int reputation_of(const Effects& effects) {
    const auto* change = find_effect<ChangeReputation>(effects);
    return change == nullptr ? 0 : change->n;
}

Document write_action(Action action) {
    return Document::map({{"action", name(action)},
                          {"time", int{info(action).time}},
                          {"cost", write_cost(info(action).cost)},
                          {"reputation", reputation_of(info(action).effects)}});
}

Document write_building(Building building) {
    Document fields = Document::list();
    for (FieldStatus status : info(building).fields)
        if (status != FieldStatus::none) fields.add(name(status));
    Document actions = Document::list();
    for (Action action : every<Action>())
        if (info(action).building == building) actions.add(write_action(action));
    return entry("building", name(building))
        .set("fields", std::move(fields))
        .set("usable", write_by_players(info(building).usable))
        .set("actions", std::move(actions));
}

Action developing(Developer of) {
    return action_with<Develop>([&](const Develop& each) { return each.of == of; });
}

/// Technologies of the colony take the time of their action, those of a corporation what its card says.
Document write_technology(Technology technology) {
    const bool is_common = is_colony_technology(technology);
    const ActionInfo& action = info(developing(info(technology).of));
    Document time(int{action.time});
    if (!is_common) {
        time = Document::map();
        for (Corporation each : every<Corporation>())
            time.set(std::string(name(each)), technology_time(each, technology));
    }
    return entry("technology", name(technology))
        .set("of", is_common ? "colony" : "corporation")
        .set("time", std::move(time))
        .set("cost", write_cost(action.cost));
}

Document write_corporation(Corporation corporation) {
    Document times = Document::map();
    for (Technology each : every<Technology>())
        if (!is_colony_technology(each)) times.set(std::string(name(each)), technology_time(corporation, each));
    return entry("corporation", name(corporation)).set("technologies", std::move(times)).set("crop", name(kStartCrop));
}

Document write_person(Person person) {
    const PersonInfo& printed = info(person);
    Document document = entry(is_assistant(person) ? "assistant" : "specialist", name(person));
    document.set("copies", int{printed.copies});
    if (is_assistant(person)) return document;
    document.set("cost", write_cost(printed.cost));
    if (const auto* removal = find_effect<RemoveNeed>(printed.effects))
        document.set("removes", Document::map({{"need", name(removal->need)}, {"most", int{removal->most}}}));
    if (const auto* gained = find_effect<Gain>(printed.effects))
        document.set("gains", write_gain(gained->n, gained->good));
    return document.set("reputation", reputation_of(printed.effects));
}

Document write_crop(Crop crop) {
    const CropInfo& printed = info(crop);
    return entry("crop", name(crop))
        .set("tiles", int{printed.tiles})
        .set("time", int{info(action_with<GatherHarvest>()).time})
        .set("cost", write_cost(printed.cost))
        .set("gains", write_gain(printed.output, printed.product));
}

Document write_weather(Weather weather) {
    return entry("weather", name(weather)).set("solar", int{info(weather).solar}).set("wind", int{info(weather).wind});
}

/// What an event does to a player; of the other effects the actions tell.
Document write_effect(const Effect& effect) {
    return std::visit(
        overloaded{
            [](const Gain& each) { return Document::map({{"gains", write_gain(each.n, each.good)}}); },
            [](const ChangeReputation& each) { return Document::map({{"reputation", int{each.n}}}); },
            [](const AddNeed& each) { return Document::map({{"need", name(each.need)}, {"amount", 1}}); },
            [](const ExtraTime& each) { return Document::map({{"time", int{each.n}}}); },
            [](const SwitchOff&) { return Document::map({{"installationsOff", 1}}); },
            [](const OneOf<RemoveNeed, FinishField, RaiseInstallation, Extract, Assay, DoResearch, Unload, DoMission,
                           Develop, GatherHarvest, ChangeCrop, Hire> auto&) { return Document::map(); },
        },
        effect);
}

Document write_event_choice(const EventChoice& choice) {
    Document document = Document::map({{"cost", write_cost(choice.pay)}});
    if (choice.pay_reputation > 0) document.set("costReputation", int{choice.pay_reputation});
    if (find_effect<SwitchOff>(choice.effects) != nullptr) document.set("needsInstallation", true);
    return document.set("effect", choice.effects.empty() ? Document::map() : write_effect(choice.effects[0]));
}

std::string_view type_of(const Ongoing& effect) {
    return std::visit(overloaded{
                          [](const Dearer&) { return "cost"; },
                          [](const ChangesYield&) { return "harvest"; },
                          [](const ClosesField&) { return "close-field"; },
                          [](const OneOf<LongerTurns, LongReach, SeesWeather, MoreEnergy, MoreSamples, FewerNeeds,
                                         PlacesGrowth, AddsToHarvest, TakesMore, FasterResearch> auto&) { return ""; },
                      },
                      effect);
}

std::string_view name_of(EventInfo::Tone tone) {
    switch (tone) {
        case EventInfo::Tone::good: return "good";
        case EventInfo::Tone::bad: return "bad";
        case EventInfo::Tone::mixed: return "mixed";
    }
    return "";
}

std::string_view type_of(const EventInfo& event) {
    switch (event.kind) {
        case EventInfo::Kind::each: return "each";
        case EventInfo::Kind::choose: return "choose";
        case EventInfo::Kind::by_deaths: return "by-deaths";
        case EventInfo::Kind::lasting: return type_of(event.ongoing[0]);
    }
    return {};
}

/// What an event changes for a round.
void add_change(const Ongoing& effect, Document& document) {
    const auto add = [&](Action action, Good good, int n) {
        document.set("action", name(action)).set("good", name(good)).set("amount", n);
    };
    std::visit(overloaded{
                   [&](const Dearer& each) { add(each.action, each.good, each.n); },
                   [&](const ChangesYield& each) { add(action_with<GatherHarvest>(), each.product, each.n); },
                   [&](const ClosesField& each) { document.set("building", name(each.building)); },
                   [](const OneOf<LongerTurns, LongReach, SeesWeather, MoreEnergy, MoreSamples, FewerNeeds,
                                  PlacesGrowth, AddsToHarvest, TakesMore, FasterResearch> auto&) {},
               },
               effect);
}

Document write_event_card(EventCard card) {
    const EventInfo& event = info(card);
    Document document = entry("event", name(card))
                            .set("round", int{event.round})
                            .set("tone", Document(name_of(event.tone)))
                            .set("type", Document(type_of(event)))
                            .set("lasts", event.lasts());
    for (const Ongoing& each : event.ongoing) add_change(each, document);
    if (!event.lasts()) document.set("choices", write_all(event.choices, write_event_choice));
    return document;
}

Document write_research(Research tile) {
    const ResearchInfo& printed = info(tile);
    return entry("research", name(tile))
        .set("time", int{printed.time})
        .set("cost", write_cost(printed.cost))
        .set("gains", write_gain(printed.money, Good::money))
        .set("flask", printed.has_flask);
}

Document write_order(Order order) {
    return entry("order", name(order))
        .set("time", int{info(action_with<DoMission>()).time})
        .set("cost", write_cost(info(order).cost))
        .set("reputation", int{info(order).reputation});
}

Document write_task(const TaskInfo& task) {
    return Document::map({{"task", Document(task.slug)},
                          {"time", int{info(action_with<DoMission>()).time}},
                          {"cost", write_cost(task.cost)},
                          {"reputation", int{task.reputation}},
                          {"copies", write_by_players(task.copies)}});
}

Document write_buildings(std::uint16_t bits) {
    Document list = Document::list();
    for (Building building : every<Building>())
        if ((bits & bit(building)) != 0) list.add(name(building));
    return list;
}

Document write_condition(const ScenarioInfo& scenario, Condition condition) {
    Document document = Document::map({{"condition", name(condition)}});
    if (condition == Condition::built) document.set("buildings", write_buildings(scenario.built));
    if (condition == Condition::expanded) document.set("buildings", write_buildings(scenario.expanded));
    if (condition == Condition::colony_technologies) document.set("amount", int{scenario.colony_technologies});
    if (condition == Condition::satisfaction) document.set("amount", write_by_players(scenario.satisfaction));
    return document;
}

Document write_scenario(Scenario scenario) {
    const ScenarioInfo& printed = info(scenario);
    Document conditions = Document::list();
    for (Condition condition : every<Condition>())
        if (has_condition(printed, condition)) conditions.add(write_condition(printed, condition));
    return entry("scenario", name(scenario))
        .set("rounds", int{printed.rounds})
        .set("gainsEach", write_cost(printed.gain_each))
        .set("opened", write_buildings(printed.opened))
        .set("growthInFirstQuarter", int{printed.growth_in_first_quarter})
        .set("hungerPerPlayer", int{printed.hunger_per_player})
        .set("installationOutput", int{printed.installation_output})
        .set("mostUnloaded", int{printed.most_unloaded})
        .set("tasks", write_all(printed.tasks, write_task))
        .set("conditions", std::move(conditions));
}

Document write_installation(Installation installation) {
    return entry("installation", name(installation))
        .set("most", kMostInstallations)
        .set("cost", write_cost(info(action_with<RaiseInstallation>()).cost))
        .set("gains", write_gain(kInstallationOutput, Good::energy));
}

Document write_rule(OptionKind kind) {
    Document document = entry("rule", name(kind));
    if (kind == OptionKind::rest) document.set("time", kRestTakes);
    if (kind == OptionKind::rtg)
        document.set("holds", write_by_players(kRtgEnergy))
            .set("gains", write_gain(kRtgGives, Good::energy))
            .set("reputation", -kRtgCosts);
    if (kind == OptionKind::leave_infirmary) document.set("time", kInfirmaryTakes);
    if (kind == OptionKind::leave_living)
        document.set("moneyPerHunger", kHungerPenalty).set("timeLockedOut", kLockOutTakes);
    if (kind == OptionKind::deliver)
        document.set("most", kDeliveries)
            .set("reputation", Document::map({{std::string(name(Good::food)), kFoodReputation},
                                              {std::string(name(Good::medicine)), kMedicineReputation}}));
    return document;
}

template <class E, class Write>
void add_each(Document& list, const Write& write) {
    for (E each : every<E>()) list.add(write(each));
}

}  // namespace

Document write_catalogue() {
    Document list = Document::list();
    add_each<Building>(list, write_building);
    add_each<Technology>(list, write_technology);
    add_each<Corporation>(list, write_corporation);
    add_each<Person>(list, write_person);
    add_each<Crop>(list, write_crop);
    add_each<Weather>(list, write_weather);
    add_each<EventCard>(list, write_event_card);
    add_each<Research>(list, write_research);
    add_each<Order>(list, write_order);
    add_each<Scenario>(list, write_scenario);
    add_each<Installation>(list, write_installation);
    for (OptionKind rule : kRules) list.add(write_rule(rule));
    return list;
}

}  // namespace planitia::martians
