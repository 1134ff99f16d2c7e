#include <martians/notation/catalogue_notation.h>
#include <present/martians/clauses.h>
#include <present/martians/titles.h>
#include <present/sentence.h>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;
using N = MartiansNoun;

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

std::string Clauses::pay(const Price& price) const {
    const std::vector<std::string> all = items(P::price_item, price);
    return all.empty() ? std::string() : book_.say(P::pay, {{"what", listed_with_and(book_, all)}});
}

std::string Clauses::cost(const Price& price) const {
    return listed(book_, items(P::cost_item, price), CommonPhrase::comma, CommonPhrase::comma);
}

std::string Clauses::gains(const Cost& goods) const { return listed_with_and(book_, items(P::gain_item, {0, goods})); }

std::string Clauses::gain(const Cost& goods) const { return book_.say(P::gain, {{"what", gains(goods)}}); }

std::string Clauses::reputation(int n) const {
    if (n == 0) return {};
    return book_.say(n < 0 ? P::lose_reputation : P::gain_reputation,
                     {{"n", n < 0 ? -n : n}, {"reputation", book_.noun(reputation_)}});
}

std::string Clauses::titled(std::string_view title, std::string what) const {
    return book_.say(P::titled, {{"title", quoted(book_, title)}, {"what", std::move(what)}});
}

std::string Clauses::joined(const std::vector<std::string>& clauses) const {
    std::vector<std::string> said;
    for (const std::string& each : clauses)
        if (!each.empty()) said.push_back(each);
    return listed(book_, said, CommonPhrase::semicolon, CommonPhrase::semicolon);
}

namespace {

/// The figure that the effect of an action has.
int figure(Action action) {
    switch (action) {
        case Action::installation: return kMostInstallations;
        case Action::medicine: return kMedicineMade;
        case Action::purify: return kWaterPurified;
        case Action::extract: return kTaken;
        case Action::unload: return kMostUnloaded;
        case Action::hire: return kMostHired;
        default: return 1;
    }
}

/// What it makes, where it makes something.
Good product(Action action) {
    switch (action) {
        case Action::medicine: return Good::medicine;
        case Action::purify: return Good::water;
        case Action::unload: return Good::aux;
        default: return Good::energy;
    }
}

Cost just(int n, Good good) { return price(n, good); }

}  // namespace

std::string Clauses::action(Action action) const {
    const ActionInfo& printed = info(action);
    const std::string effect = book_.say(action, {{"n", figure(action)},
                                                  {"m", 1},
                                                  {"good", book_.noun(product(action))},
                                                  {"need", book_.noun(Need::oxygen)},
                                                  {"time", book_.noun(N::time)},
                                                  {"installation", book_.noun(N::installation)},
                                                  {"resource", book_.noun(N::resource)}});
    return joined({pay({printed.time, printed.cost}), effect, reputation(printed.reputation)});
}

std::string Clauses::person(Person person) const {
    const PersonInfo& printed = info(person);
    switch (person) {
        case Person::botanist: return book_.say(P::botanist, {{"n", kBonus}, {"good", book_.noun(Good::food)}});
        case Person::geologist: return book_.say(P::geologist, {{"n", kBonus}, {"resource", book_.noun(N::resource)}});
        case Person::scientist:
            return book_.say(P::scientist, {{"n", kBonus}, {"m", kLeastResearchTime}, {"time", book_.noun(N::time)}});
        case Person::dietician:
        case Person::engineer:
        case Person::pharmacist:
        case Person::doctor:
        case Person::chemist:
        case Person::count_: break;
    }
    const std::string removal =
        printed.removes == Need::count_
            ? std::string()
            : book_.say(P::remove_needs, {{"n", int{printed.most}}, {"need", book_.noun(printed.removes)}});
    const std::string gained = printed.gains == Good::count_ ? std::string() : gain(just(kPersonGives, printed.gains));
    return joined({pay({0, printed.cost}), removal, gained, reputation(printed.reputation)});
}

std::string Clauses::technology(Technology technology) const {
    const Need need = technology == Technology::medical_care ? Need::sickness : Need::oxygen;
    return book_.say(technology, {{"n", kBonus},
                                  {"time", book_.noun(N::time)},
                                  {"good", book_.noun(Good::energy)},
                                  {"card", book_.noun(N::regolith_card)},
                                  {"need", book_.noun(need)},
                                  {"growth", book_.noun(N::growth)}});
}

std::string Clauses::harvest(Crop crop) const {
    const CropInfo& printed = info(crop);
    return joined({pay({info(Action::harvest).time, printed.cost}), gain(just(printed.output, printed.product))});
}

std::string Clauses::research(Research tile, int time) const {
    return joined({pay({time, info(tile).cost}), gain(just(info(tile).money, Good::money))});
}

std::string Clauses::mission(const Price& price, int n) const { return joined({pay(price), reputation(n)}); }

std::string Clauses::deed(const Deed& deed) const {
    const int n = deed.amount;
    switch (deed.kind) {
        case Deed::Kind::nothing: return {};
        case Deed::Kind::gain: return gain(just(n, deed.good));
        case Deed::Kind::reputation: return reputation(n);
        case Deed::Kind::add_need: return book_.say(P::add_need, {{"n", n}, {"need", book_.noun(deed.need)}});
        case Deed::Kind::extra_time: return book_.say(P::extra_time, {{"n", n}, {"time", book_.noun(N::time)}});
        case Deed::Kind::installation_off:
            return book_.say(P::installation_off, {{"n", n}, {"installation", book_.noun(N::installation)}});
    }
    return {};
}

std::string Clauses::event_choice(const EventChoice& choice) const {
    return joined({pay({0, choice.pay}), reputation(-int{choice.pay_reputation}), deed(choice.deed)});
}

std::string Clauses::output(const Noun* installation, int n) const {
    return book_.say(n < 0 ? P::makes_less : P::makes_more,
                     {{"installation", installation}, {"n", n < 0 ? -n : n}, {"good", book_.noun(Good::energy)}});
}

std::string Clauses::buildings(std::uint16_t bits) const {
    std::vector<std::string> titles;
    for (Building each : every<Building>())
        if ((bits & bit(each)) != 0) titles.push_back(quoted(book_, title(book_.language, each)));
    return listed_with_and(book_, titles);
}

std::string Clauses::condition(const ScenarioInfo& scenario, Condition condition) const {
    const std::uint16_t meant = condition == Condition::built ? scenario.built : scenario.expanded;
    const bool is_growth = condition == Condition::population_grown;
    return book_.say(condition, {{"buildings", buildings(meant)},
                                 {"n", is_growth ? kMostGrowth : int{scenario.colony_technologies}},
                                 {"growth", book_.noun(N::growth)},
                                 {"technology", book_.noun(N::colony_technology)}});
}

}  // namespace planitia::present
