#include <martians/notation/catalogue_notation.h>
#include <martians/state/in_force.h>
#include <present/martians/clauses.h>
#include <present/martians/text.h>
#include <present/martians/titles.h>
#include <present/sentence.h>

#include <algorithm>

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

Sentences rules_text(const Phrasebook& book, Building building) {
    const Clauses clauses(book);
    Sentences text;
    for (Action action : every<Action>())
        if (info(action).building == building)
            text.push_back(sentence(clauses.titled(title(book.language, action), clauses.action(action))));
    add_fields(book, info(building), text);
    return text;
}

namespace {

/// Where and for what it is developed.
std::string development(const Phrasebook& book, Technology technology) {
    const Clauses clauses(book);
    const Action action = action_with<Develop>([&](const Develop& each) { return each.of == info(technology).of; });
    std::vector<std::string> price = {clauses.pay({info(action).time, info(action).cost})};
    if (!is_colony_technology(technology)) {
        std::vector<std::string> times;
        for (Corporation each : every<Corporation>())
            times.push_back(time_item(book, each, technology_time(each, technology)));
        price.push_back(book.say(P::technology_times, {{"what", listed_with_commas(book, times)}}));
    }
    return clauses.titled(title(book.language, action), clauses.joined(price));
}

}  // namespace

Sentences rules_text(const Phrasebook& book, Technology technology) {
    Sentences text = {sentence(Clauses(book).technology(technology))};
    if (is_colony_technology(technology)) text.push_back(sentence(book.say(P::technology_of_colony)));
    text.push_back(sentence(development(book, technology)));
    return text;
}

Sentences rules_text(const Phrasebook& book, Corporation corporation) {
    std::vector<std::string> times;
    for (Technology each : every<Technology>())
        if (!is_colony_technology(each)) times.push_back(time_item(book, each, technology_time(corporation, each)));
    return {sentence(book.say(P::corporation_times, {{"what", listed_with_commas(book, times)}})),
            sentence(book.say(P::corporation_crop, {{"crop", quoted_title(book, kStartCrop)}}))};
}

Sentences rules_text(const Phrasebook& book, Person person) {
    const std::string clause = Clauses(book).person(person);
    return {sentence(is_assistant(person) ? clause : book.say(P::once_a_turn, {{"what", clause}}))};
}

Sentences rules_text(const Phrasebook& book, Crop crop) {
    const Clauses clauses(book);
    Sentences text = {
        sentence(clauses.titled(title(book.language, action_with<GatherHarvest>()), clauses.harvest(crop)))};
    if (is_start_crop(crop)) text.push_back(sentence(book.say(P::crop_of_all)));
    return text;
}

Sentences rules_text(const Phrasebook& book, Weather weather) {
    const Clauses clauses(book);
    std::vector<std::string> changes;
    const auto add = [&](Installation kind, int n) {
        if (n != 0) changes.push_back(clauses.output(book.noun(kind), n));
    };
    const WeatherInfo& printed = info(weather);
    if (printed.solar == printed.wind && printed.solar != 0)
        return {sentence(clauses.output(book.noun(N::both_installations), printed.solar))};
    add(Installation::solar, printed.solar);
    add(Installation::wind, printed.wind);
    return {sentence(changes.empty() ? book.say(P::makes_the_same) : clauses.joined(changes))};
}

namespace {

Sentences choices_text(const Phrasebook& book, EventCard card) {
    const Clauses clauses(book);
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

Sentences rules_text(const Phrasebook& book, EventCard card) {
    const EventInfo& event = info(card);
    const auto said = [&](P phrase, const EventChoice& choice) {
        return sentence(book.say(phrase, {{"what", Clauses(book).in(Mood::third_person).event_choice(choice)}}));
    };
    switch (event.kind) {
        case EventInfo::Kind::each: return {said(P::each_player, event.choices[0])};
        case EventInfo::Kind::choose: return choices_text(book, card);
        case EventInfo::Kind::by_deaths:
            return {said(P::each_without_dead, event.choices[0]), said(P::each_with_dead, event.choices[1])};
        case EventInfo::Kind::lasting:
            return {sentence(book.say(P::this_round, {{"what", Clauses(book).lasting(event.ongoing[0])}}))};
    }
    return {};
}

namespace {

/// Who saves time with the tile.
std::string flask_clause(const Phrasebook& book) {
    const Person person = kWith<FasterResearch, Person>[0];
    const auto* effect = std::get_if<FasterResearch>(&info(person).ongoing[0]);
    return book.say(P::flask,
                    {{"person", quoted_title(book, person)}, {"n", int{effect->n}}, {"time", book.noun(N::time)}});
}

}  // namespace

Sentences rules_text(const Phrasebook& book, Research tile) {
    const Clauses clauses(book);
    Sentences text = {sentence(
        clauses.titled(title(book.language, action_with<DoResearch>()), clauses.research(tile, info(tile).time)))};
    if (info(tile).has_flask) text.push_back(sentence(flask_clause(book)));
    return text;
}

Sentences rules_text(const Phrasebook& book, Order order) {
    const Clauses clauses(book);
    const Price price = {info(action_with<DoMission>()).time, info(order).cost};
    return {sentence(clauses.titled(title(book.language, action_with<DoMission>()),
                                    clauses.mission(price, info(order).reputation)))};
}

namespace {

void add_setup(const Phrasebook& book, const ScenarioInfo& scenario, Sentences& text) {
    const Clauses clauses(book);
    if (const std::string goods = clauses.gains(scenario.gain_each); !goods.empty())
        text.push_back(sentence(book.say(P::gain_each, {{"what", goods}})));
    for (Building building : every<Building>())
        if ((scenario.opened & bit(building)) != 0)
            text.push_back(sentence(book.say(P::first_field_open, {{"building", quoted_title(book, building)}})));
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

std::string conditions_sentence(const Phrasebook& book, const ScenarioInfo& scenario) {
    const Clauses clauses(book);
    std::vector<std::string> all;
    for (Condition condition : every<Condition>())
        if (has_condition(scenario, condition)) all.push_back(clauses.condition(scenario, condition));
    all.push_back(book.say(P::all_needs_met));
    return sentence(book.say(P::conditions, {{"what", clauses.joined(all)}}));
}

}  // namespace

Sentences rules_text(const Phrasebook& book, Scenario scenario) {
    const Clauses clauses(book);
    const ScenarioInfo& printed = info(scenario);
    Sentences text = {sentence(book.say(P::rounds, {{"n", int{printed.rounds}}, {"round", book.noun(N::round)}}))};
    add_setup(book, printed, text);
    for (std::size_t i = 0; i < printed.tasks.size(); ++i) {
        const TaskInfo& task = printed.tasks[i];
        const std::string what = clauses.mission({info(action_with<DoMission>()).time, task.cost}, task.reputation);
        text.push_back(sentence(book.say(P::task_times, {{"task", quoted(book, task_title(book.language, scenario, i))},
                                                         {"what", what},
                                                         {"counts", figures_by_players(task.copies)}})));
    }
    text.push_back(conditions_sentence(book, printed));
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

Sentences rules_text(const Phrasebook& book, Installation installation) {
    const Clauses clauses(book);
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

/// "1 food: gain 2 reputation", of both products.
std::string delivery_clause(const Phrasebook& book, Good product, Need need, int reputation) {
    return book.say(P::delivery_of, {{"n", 1},
                                     {"good", book.noun(product)},
                                     {"need", book.noun(need)},
                                     {"what", Clauses(book).reputation(reputation)}});
}

}  // namespace

Sentences rules_text(const Phrasebook& book, OptionKind rule) {
    const Clauses clauses(book);
    const auto paid = [&](int time, P phrase) {
        return sentence(clauses.joined({clauses.pay({.time = time}), book.say(phrase)}));
    };
    switch (rule) {
        case OptionKind::rest: return {paid(kRestTakes, P::rest)};
        case OptionKind::rtg: {
            const std::string taken = book.say(P::rtg, {{"n", kRtgGives}, {"good", book.noun(Good::energy)}});
            return {sentence(
                book.say(P::once_a_turn, {{"what", clauses.joined({taken, clauses.reputation(-kRtgCosts)})}}))};
        }
        case OptionKind::leave_infirmary: return {paid(kInfirmaryTakes, P::infirmary)};
        case OptionKind::leave_living:
            return {sentence(book.say(P::living, {{"n", kHungerPenalty}, {"good", book.noun(Good::money)}})),
                    sentence(book.say(P::living_locked_out, {{"n", kLockOutTakes}, {"time", book.noun(N::time)}}))};
        case OptionKind::deliver:
            return {sentence(book.say(P::delivery, {{"n", kDeliveries}, {"product", book.noun(N::product)}})),
                    sentence(delivery_clause(book, Good::food, Need::hunger, kFoodReputation)),
                    sentence(delivery_clause(book, Good::medicine, Need::sickness, kMedicineReputation))};
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
