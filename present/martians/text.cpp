#include <martians/notation/catalogue_notation.h>
#include <martians/state/in_force.h>
#include <present/martians/clauses.h>
#include <present/martians/text.h>
#include <present/martians/titles.h>
#include <present/sentence.h>

#include <algorithm>
#include <optional>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;
using N = MartiansNoun;

namespace {

std::string quoted_title(const Phrasebook& book, auto thing) { return quoted(book, title(book.language, thing)); }

/// "“Long Arm” 2": one of several titles with their times.
std::string time_item(const Phrasebook& book, auto thing, int time) {
    return book.say(P::time_item, {{"title", quoted_title(book, thing)}, {"n", time}});
}

std::string listed_with_commas(const Phrasebook& book, const std::vector<std::string>& items) {
    return listed(book, items, CommonPhrase::comma, CommonPhrase::comma);
}

int count(const BuildingInfo& building, FieldStatus status) {
    return static_cast<int>(std::ranges::count(building.fields, status));
}

std::string open_fields(const Phrasebook& book, const BuildingInfo& building) {
    const int n = count(building, FieldStatus::open);
    const bool are_all_used = *std::ranges::min_element(building.usable) >= n;
    return are_all_used ? book.say(P::fields_open, {{"n", n}})
                        : book.say(P::fields_open_by_players, {{"counts", figures_by_players(building.usable)}});
}

void add_fields(const Phrasebook& book, const BuildingInfo& building, Sentences& text) {
    if (count(building, FieldStatus::open) > 0) text.push_back(sentence(open_fields(book, building)));
    if (const int n = count(building, FieldStatus::slow); n > 0)
        text.push_back(
            sentence(book.say(P::fields_slow, {{"n", n}, {"m", kSlowFieldTakes}, {"time", book.noun(N::time)}})));
    if (const int n = count(building, FieldStatus::closed); n > 0)
        text.push_back(sentence(book.say(P::fields_closed, {{"n", n}})));
}

}  // namespace

Sentences rules_text(const Clauses& clauses, Building building) {
    const Phrasebook& book = clauses.book();
    Sentences text;
    for (Action action : every<Action>())
        if (info(action).building == building)
            text.push_back(sentence(clauses.titled(title(book.language, action), clauses.action(action))));
    add_fields(book, info(building), text);
    return text;
}

namespace {

/// The time that a technology takes beyond the action; none where corporations differ.
std::optional<int> shared_time(Technology technology) {
    if (is_colony_technology(technology)) return 0;
    const int time = technology_time(Corporation{}, technology);
    const bool is_equal = std::ranges::all_of(
        every<Corporation>(), [&](Corporation each) { return technology_time(each, technology) == time; });
    return is_equal ? std::optional(time) : std::nullopt;
}

/// Where and for what it is developed.
std::string development(const Clauses& clauses, Technology technology) {
    const Phrasebook& book = clauses.book();
    const Action action = action_with<Develop>([&](const Develop& each) { return each.of == info(technology).of; });
    Price price = {info(action).time, info(action).cost};
    std::string times;
    if (const std::optional<int> time = shared_time(technology)) {
        price.time += *time;
    } else {
        std::vector<std::string> items;
        for (Corporation each : every<Corporation>())
            items.push_back(time_item(book, each, technology_time(each, technology)));
        times = book.say(P::technology_times, {{"what", listed_with_commas(book, items)}});
    }
    return clauses.titled(title(book.language, action), clauses.joined({clauses.pay(price), times}));
}

}  // namespace

Sentences rules_text(const Clauses& clauses, Technology technology) {
    const Phrasebook& book = clauses.book();
    Sentences text = {sentence(clauses.technology(technology))};
    if (is_colony_technology(technology)) text.push_back(sentence(book.say(P::technology_of_colony)));
    text.push_back(sentence(development(clauses, technology)));
    return text;
}

Sentences rules_text(const Clauses& clauses, Corporation corporation) {
    const Phrasebook& book = clauses.book();
    std::vector<std::string> times;
    for (Technology each : every<Technology>())
        if (!is_colony_technology(each)) times.push_back(time_item(book, each, technology_time(corporation, each)));
    return {sentence(book.say(P::corporation_times, {{"what", listed_with_commas(book, times)}})),
            sentence(book.say(P::corporation_crop, {{"crop", quoted_title(book, kStartCrop)}}))};
}

Sentences rules_text(const Clauses& clauses, Person person) {
    const Phrasebook& book = clauses.book();
    const std::string clause = clauses.person(person);
    return {sentence(is_assistant(person) ? clause : book.say(P::once_a_turn, {{"what", clause}}))};
}

Sentences rules_text(const Clauses& clauses, Crop crop) {
    const Phrasebook& book = clauses.book();
    Sentences text = {
        sentence(clauses.titled(title(book.language, action_with<GatherHarvest>()), clauses.harvest(crop)))};
    if (is_start_crop(crop)) text.push_back(sentence(book.say(P::crop_of_all)));
    return text;
}

Sentences rules_text(const Clauses& clauses, Weather weather) {
    const Phrasebook& book = clauses.book();
    std::vector<std::string> changes;
    const auto add = [&](Installation kind, int n) {
        if (n != 0) changes.push_back(clauses.output(book.noun(kind), n, !changes.empty()));
    };
    const WeatherInfo& printed = info(weather);
    if (printed.solar == printed.wind && printed.solar != 0)
        return {sentence(clauses.output(book.noun(N::both_installations), printed.solar))};
    add(Installation::solar, printed.solar);
    add(Installation::wind, printed.wind);
    return {sentence(changes.empty() ? book.say(P::makes_the_same) : listed_with_commas(book, changes))};
}

namespace {

Sentences choices_text(const Clauses& clauses, EventCard card) {
    const Phrasebook& book = clauses.book();
    const auto& choices = info(card).choices;
    Sentences text = {sentence(book.say(P::each_player_chooses))};
    for (std::size_t i = 0; i < choices.size(); ++i)
        text.push_back(
            sentence(clauses.titled(choice_title(book.language, card, i), clauses.event_choice(choices[i]))));
    const bool adds_need = std::ranges::any_of(
        choices, [](const EventChoice& each) { return find_effect<AddNeed>(each.effects) != nullptr; });
    if (adds_need) text.push_back(sentence(book.say(P::where_added)));
    return text;
}

}  // namespace

Sentences rules_text(const Clauses& clauses, EventCard card) {
    const Phrasebook& book = clauses.book();
    const EventInfo& event = info(card);
    const auto said = [&](P phrase, const EventChoice& choice) {
        return sentence(book.say(phrase, {{"what", clauses.in(Mood::third_person).event_choice(choice)}}));
    };
    switch (event.kind) {
        case EventInfo::Kind::each: return {said(P::each_player, event.choices[0])};
        case EventInfo::Kind::choose: return choices_text(clauses, card);
        case EventInfo::Kind::by_deaths:
            return {said(P::each_without_dead, event.choices[0]), said(P::each_with_dead, event.choices[1])};
        case EventInfo::Kind::lasting:
            return {sentence(book.say(P::this_round, {{"what", clauses.lasting(event.ongoing[0])}}))};
    }
    return {};
}

namespace {

/// Who saves time with the tile.
std::string flask_clause(const Phrasebook& book) {
    const Person person = kWith<FasterResearch, Person>[0];
    const auto* effect = std::get_if<FasterResearch>(&info(person).ongoing[0]);
    return book.say(P::flask, {{"person", named(book, person)}, {"n", int{effect->n}}, {"time", book.noun(N::time)}});
}

}  // namespace

Sentences rules_text(const Clauses& clauses, Research tile) {
    const Phrasebook& book = clauses.book();
    Sentences text = {sentence(
        clauses.titled(title(book.language, action_with<DoResearch>()), clauses.research(tile, info(tile).time)))};
    if (info(tile).has_flask) text.push_back(sentence(flask_clause(book)));
    return text;
}

Sentences rules_text(const Clauses& clauses, Order order) {
    const Phrasebook& book = clauses.book();
    const Price price = {info(action_with<DoMission>()).time, info(order).cost};
    return {sentence(clauses.titled(title(book.language, action_with<DoMission>()),
                                    clauses.mission(price, info(order).reputation)))};
}

namespace {

void add_setup(const Clauses& clauses, const ScenarioInfo& scenario, Sentences& text) {
    const Phrasebook& book = clauses.book();
    if (const std::string goods = clauses.gains(scenario.gain_each); !goods.empty())
        text.push_back(sentence(book.say(P::gain_each, {{"what", goods}})));
    for (Building building : every<Building>())
        if ((scenario.opened & bit(building)) != 0)
            text.push_back(sentence(book.say(P::first_field_open, {{"building", named(book, building)}})));
    if (const int n = scenario.growth_in_first_quarter; n > 0)
        text.push_back(sentence(book.say(P::first_quarter_growth, {{"n", n}, {"growth", book.noun(N::growth)}})));
    if (const int n = scenario.hunger_per_player; n > 0)
        text.push_back(sentence(book.say(P::first_round_hunger, {{"n", n}, {"need", book.noun(Need::hunger)}})));
    if (const int n = scenario.installation_output; n != 0)
        text.push_back(sentence(clauses.output(book.noun(N::installation), n)));
    if (const int n = scenario.most_unloaded; n != kMostUnloaded)
        text.push_back(sentence(book.say(
            P::most_unloaded,
            {{"action", quoted_title(book, action_with<Unload>())}, {"n", n}, {"good", book.noun(Good::aux)}})));
}

std::string conditions_sentence(const Clauses& clauses, const ScenarioInfo& scenario) {
    const Phrasebook& book = clauses.book();
    std::vector<std::string> all;
    for (Condition condition : every<Condition>())
        if (has_condition(scenario, condition)) all.push_back(clauses.condition(scenario, condition));
    all.push_back(book.say(P::all_needs_met));
    return sentence(book.say(P::conditions, {{"what", clauses.joined(all)}}));
}

}  // namespace

Sentences rules_text(const Clauses& clauses, Scenario scenario) {
    const Phrasebook& book = clauses.book();
    const ScenarioInfo& printed = info(scenario);
    Sentences text = {sentence(book.say(P::rounds, {{"n", int{printed.rounds}}, {"round", book.noun(N::round)}}))};
    add_setup(clauses, printed, text);
    for (std::size_t i = 0; i < printed.tasks.size(); ++i) {
        const TaskInfo& task = printed.tasks[i];
        const std::string what = clauses.mission({info(action_with<DoMission>()).time, task.cost}, task.reputation);
        text.push_back(sentence(book.say(P::task_times, {{"task", quoted(book, task_title(book.language, scenario, i))},
                                                         {"what", what},
                                                         {"counts", figures_by_players(task.copies)}})));
    }
    text.push_back(conditions_sentence(clauses, printed));
    return text;
}

namespace {

/// Which technology makes more of it.
std::string more_with(const Phrasebook& book, Technology technology) {
    const auto* effect = std::get_if<MoreEnergy>(&info(technology).effect);
    return book.say(
        P::makes_more_with,
        {{"technology", quoted_title(book, technology)}, {"n", int{effect->n}}, {"good", book.noun(Good::energy)}});
}

}  // namespace

Sentences rules_text(const Clauses& clauses, Installation installation) {
    const Phrasebook& book = clauses.book();
    const Action raising = action_with<RaiseInstallation>();
    Sentences text = {
        sentence(book.say(P::makes_at_production, {{"n", kInstallationOutput}, {"good", book.noun(Good::energy)}}))};
    for (Technology each : kWith<MoreEnergy, Technology>)
        if (std::get_if<MoreEnergy>(&info(each).effect)->kind == installation)
            text.push_back(sentence(more_with(book, each)));
    text.push_back(
        sentence(clauses.titled(title(book.language, raising), clauses.pay({info(raising).time, info(raising).cost}))));
    return text;
}

namespace {

/// "deliver 1 food to remove 1 hunger token and gain 2 reputation"
std::string delivery_clause(const Clauses& clauses, Good product, Need need, int reputation) {
    const Phrasebook& book = clauses.book();
    return book.say(P::delivery_of, {{"n", 1},
                                     {"good", book.noun(product)},
                                     {"need", book.noun(need)},
                                     {"what", clauses.gaining().reputation(reputation)}});
}

}  // namespace

Sentences rules_text(const Clauses& clauses, OptionKind rule) {
    const Phrasebook& book = clauses.book();
    const auto paid = [&](int time, P phrase) {
        return sentence(clauses.bought({.time = time}, [&](const Clauses& c) { return c.say(phrase); }));
    };
    switch (rule) {
        case OptionKind::rest: return {paid(kRestTakes, P::rest)};
        case OptionKind::rtg: {
            const std::string what = clauses.bought_with_reputation(kRtgCosts, [&](const Clauses& c) {
                return c.say(P::rtg, {{"n", kRtgGives}, {"good", book.noun(Good::energy)}});
            });
            return {sentence(book.say(P::once_a_turn, {{"what", what}}))};
        }
        case OptionKind::leave_infirmary: return {paid(kInfirmaryTakes, P::infirmary)};
        case OptionKind::leave_living:
            return {sentence(book.say(P::living, {{"n", kHungerPenalty}, {"good", book.noun(Good::money)}})),
                    sentence(book.say(P::living_locked_out, {{"n", kLockOutTakes}, {"time", book.noun(N::time)}}))};
        case OptionKind::deliver:
            return {sentence(book.say(P::delivery, {{"n", kDeliveries}, {"product", book.noun(N::product)}})),
                    sentence(delivery_clause(clauses, Good::food, Need::hunger, kFoodReputation)),
                    sentence(delivery_clause(clauses, Good::medicine, Need::sickness, kMedicineReputation))};
        default: return {};
    }
}

std::string rule_title(const Phrasebook& book, OptionKind rule) {
    switch (rule) {
        case OptionKind::rest: return book.say(P::rest_title);
        case OptionKind::rtg: return book.say(P::rtg_title);
        case OptionKind::leave_infirmary: return book.say(P::infirmary_title);
        case OptionKind::leave_living: return book.say(P::living_title);
        case OptionKind::deliver: return book.say(P::delivery_title);
        default: return {};
    }
}

}  // namespace planitia::present
