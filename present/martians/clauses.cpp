#include <martians/notation/catalogue_notation.h>
#include <present/martians/clauses.h>
#include <present/martians/titles.h>
#include <present/sentence.h>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;
using N = MartiansNoun;

std::string Clauses::say(P phrase, SlotList slots) const {
    slots.push_back({"do", mood_});
    slots.push_back({"price", Form(is_price_ ? 1 : 0)});
    return present::say(book_, phrase, slots);
}

std::vector<std::string> Clauses::items(P item, const Price& price) const {
    std::vector<std::string> all;
    const auto add = [&](int n, const Noun* good) {
        if (n > 0) all.push_back(book_.say(item, {{"n", n}, {"good", good}}));
    };
    add(price.time, book_.noun(N::time));
    for (Good good : every<Good>()) add(price.goods.goods[good], book_.noun(good));
    add(price.goods.any_mineral, book_.noun(N::any_sample));
    add(price.goods.green_or_blue, book_.noun(N::rare_sample));
    return all;
}

namespace {

/// "1 yellow and 1 red sample": a last word that the next one shares is said once.
std::vector<std::string> with_shared_words_once(std::vector<std::string> items) {
    const auto last_space = [](const std::string& item) { return item.rfind(' '); };
    for (std::size_t i = 0; i + 1 < items.size(); ++i) {
        const std::size_t here = last_space(items[i]);
        const std::size_t next = last_space(items[i + 1]);
        if (here != std::string::npos && next != std::string::npos &&
            items[i].substr(here) == items[i + 1].substr(next))
            items[i].resize(here);
    }
    return items;
}

}  // namespace

std::string Clauses::pay(const Price& price) const {
    const std::vector<std::string> all = with_shared_words_once(items(P::price_item, price));
    return all.empty() ? std::string() : say(P::pay, {{"what", listed_with_and(book_, all)}});
}

std::string Clauses::cost(const Price& price) const {
    return listed(book_, items(P::cost_item, price), CommonPhrase::comma, CommonPhrase::comma);
}

std::string Clauses::gains(const Cost& goods) const { return listed_with_and(book_, items(P::gain_item, {0, goods})); }

std::string Clauses::gain(const Cost& goods) const { return say(P::gain, {{"what", gains(goods)}}); }

std::string Clauses::reputation(int n) const {
    if (n == 0) return {};
    return say(n < 0 ? P::lose_reputation : P::gain_reputation,
               {{"n", n < 0 ? -n : n}, {"reputation", book_.noun(reputation_)}});
}

std::string Clauses::reputation_change(int n) const {
    return say(P::reputation_change, {{"n", n}, {"reputation", book_.noun(reputation_)}});
}

std::string Clauses::titled(std::string_view title, std::string what) const {
    return say(P::titled, {{"title", quoted(book_, title)}, {"what", std::move(what)}});
}

std::string Clauses::joined(const std::vector<std::string>& clauses) const {
    std::vector<std::string> said;
    for (const std::string& each : clauses)
        if (!each.empty()) said.push_back(each);
    return listed(book_, said, CommonPhrase::semicolon, CommonPhrase::semicolon);
}

namespace {

Cost just(int n, Good good) { return price(n, good); }

int reputation_of(const Effects& effects) {
    const auto* change = find_effect<ChangeReputation>(effects);
    return change == nullptr ? 0 : change->n;
}

}  // namespace

std::string figures_by_players(const ByPlayers& figures) {
    std::string text;
    for (std::uint8_t each : figures) text += (text.empty() ? "" : "/") + std::to_string(each);
    return text;
}

std::string Clauses::action(Action action) const {
    const ActionInfo& printed = info(action);
    return bought({printed.time, printed.cost}, [&](const Clauses& c) { return c.effects(printed.effects); });
}

std::string Clauses::person(Person person) const {
    const PersonInfo& printed = info(person);
    if (is_assistant(person)) return lasting(printed.ongoing[0]);
    return bought({0, printed.cost}, [&](const Clauses& c) { return c.effects(printed.effects); });
}

std::string Clauses::technology(Technology technology) const { return lasting(info(technology).effect); }

std::string Clauses::lasting(const Ongoing& effect) const {
    const Slot time = {"time", book_.noun(N::time)};
    const Slot energy = {"good", book_.noun(Good::energy)};
    const auto n = [](int figure) { return Slot{"n", figure}; };
    const auto titled_thing = [&](auto thing) { return quoted(book_, title(book_.language, thing)); };
    return std::visit(
        overloaded{
            [&](const LongerTurns& each) { return say(P::longer_turns, {n(each.n), time}); },
            [&](const LongReach&) { return say(P::long_reach); },
            [&](const SeesWeather&) { return say(P::sees_weather); },
            [&](const MoreEnergy& each) {
                const bool is_solar = each.kind == Installation::solar;
                return say(is_solar ? P::more_solar_energy : P::more_wind_energy, {n(each.n), energy});
            },
            [&](const MoreSamples& each) {
                return say(P::more_samples, {n(each.n), {"card", book_.noun(N::regolith_card)}});
            },
            [&](const FewerNeeds& each) { return say(P::fewer_needs, {n(each.n), {"need", book_.noun(each.need)}}); },
            [&](const PlacesGrowth&) { return say(P::places_growth, {n(1), {"growth", book_.noun(N::growth)}}); },
            [&](const AddsToHarvest& each) {
                return say(P::adds_to_harvest, {n(each.n), {"good", book_.noun(each.good)}});
            },
            [&](const TakesMore& each) {
                return say(P::takes_more, {n(each.n), {"resource", book_.noun(N::resource)}});
            },
            [&](const FasterResearch& each) {
                return say(P::faster_research, {n(each.n), {"m", kLeastResearchTime}, time});
            },
            [&](const Dearer& each) {
                return say(P::action_dearer,
                           {{"action", titled_thing(each.action)}, n(each.n), {"good", book_.noun(each.good)}});
            },
            [&](const ChangesYield& each) {
                return say(
                    each.n < 0 ? P::harvest_less : P::harvest_more,
                    {n(each.n < 0 ? -each.n : each.n), {"m", kLeastHarvest}, {"good", book_.noun(each.product)}});
            },
            [&](const ClosesField& each) { return say(P::field_closed, {{"building", named(book_, each.building)}}); },
        },
        effect);
}

std::string Clauses::harvest(Crop crop) const {
    const CropInfo& printed = info(crop);
    return bought({info(action_with<GatherHarvest>()).time, printed.cost},
                  [&](const Clauses& c) { return c.gain(just(printed.output, printed.product)); });
}

std::string Clauses::research(Research tile, int time) const {
    return bought({time, info(tile).cost},
                  [&](const Clauses& c) { return c.gain(just(info(tile).money, Good::money)); });
}

std::string Clauses::mission(const Price& price, int n) const {
    return bought(price, [&](const Clauses& c) { return c.reputation(n); });
}

std::string Clauses::effect(const Effect& effect) const {
    const Slot time = {"time", book_.noun(N::time)};
    const Slot installation = {"installation", book_.noun(N::installation)};
    const auto n = [](int figure) { return Slot{"n", figure}; };
    const auto need = [&](Need kind) { return Slot{"need", book_.noun(kind)}; };
    return std::visit(
        overloaded{
            [&](const Gain& each) { return gain(just(each.n, each.good)); },
            [&](const ChangeReputation& each) { return reputation(each.n); },
            [&](const RemoveNeed& each) { return say(P::remove_needs, {n(each.most), need(each.need)}); },
            [&](const AddNeed& each) { return say(P::add_need, {n(1), need(each.need)}); },
            [&](const ExtraTime& each) { return say(P::extra_time, {n(each.n), time}); },
            [&](const SwitchOff&) { return say(P::installation_off, {n(1), installation}); },
            [&](const FinishField& each) {
                return say(each.from == FieldStatus::slow ? P::finish_slow_field : P::finish_closed_field);
            },
            [&](const RaiseInstallation&) { return say(P::raise_installation, {n(kMostInstallations), installation}); },
            [&](const Extract& each) { return say(P::extract, {n(each.most), {"resource", book_.noun(N::resource)}}); },
            [&](const Assay&) { return say(P::assay); },
            [&](const DoResearch&) { return say(P::do_research); },
            [&](const Unload& each) {
                return say(P::unload, {n(each.most), {"m", kUnloadTakes}, {"good", book_.noun(each.good)}, time});
            },
            [&](const DoMission&) { return say(P::do_mission, {{"reputation", book_.noun(reputation_)}}); },
            [&](const Develop& each) {
                return say(each.of == Developer::colony ? P::develop_for_colony : P::develop_own);
            },
            [&](const GatherHarvest&) { return say(P::gather_harvest); },
            [&](const ChangeCrop&) { return say(P::change_crop); },
            [&](const Hire&) { return say(P::hire, {n(kMostHired)}); },
        },
        effect);
}

/// Reputation is told last.
std::string Clauses::effects(const Effects& effects) const {
    std::vector<std::string> said;
    for (const Effect& each : effects)
        if (!std::holds_alternative<ChangeReputation>(each)) said.push_back(effect(each));
    if (const int n = reputation_of(effects); n != 0) said.push_back(reputation(n));
    return listed_with_and(book_, said);
}

std::string Clauses::event_choice(const EventChoice& choice) const {
    return joined({pay({0, choice.pay}), reputation(-int{choice.pay_reputation}), effects(choice.effects)});
}

std::string Clauses::output(const Noun* installation, int n, bool is_again) const {
    return say(n < 0 ? P::makes_less : P::makes_more, {{"installation", installation},
                                                       {"n", n < 0 ? -n : n},
                                                       {"good", book_.noun(Good::energy)},
                                                       {"again", Form(is_again ? 1 : 0)}});
}

std::string Clauses::buildings(std::uint16_t bits) const {
    std::vector<std::string> titles;
    for (Building each : every<Building>())
        if ((bits & bit(each)) != 0) titles.push_back(named(book_, each));
    return say(titles.size() == 1 ? P::named_building : P::named_buildings, {{"what", listed_with_and(book_, titles)}});
}

std::string Clauses::condition(const ScenarioInfo& scenario, Condition condition) const {
    const std::uint16_t meant = condition == Condition::built ? scenario.built : scenario.expanded;
    const bool is_growth = condition == Condition::population_grown;
    const std::string counts = figures_by_players(scenario.satisfaction);
    return present::say(book_, condition,
                        SlotList{{"buildings", buildings(meant)},
                                 {"n", is_growth ? kMostGrowth : int{scenario.colony_technologies}},
                                 {"counts", counts},
                                 {"growth", book_.noun(N::growth)},
                                 {"technology", book_.noun(N::colony_technology)},
                                 {"short", Form(reputation_ == N::satisfaction ? 1 : 0)},
                                 {"do", mood_}});
}

std::string Clauses::condition_for(const ScenarioInfo& scenario, Condition asked, int players) const {
    if (asked != Condition::satisfaction) return condition(scenario, asked);
    return say(P::satisfaction_of, {{"n", by_players(scenario.satisfaction, static_cast<std::size_t>(players))}});
}

}  // namespace planitia::present
