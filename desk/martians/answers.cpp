#include <desk/martians/answers.h>
#include <martians/catalogue/prices.h>
#include <martians/martians.h>
#include <martians/notation/names.h>
#include <martians/rules/actions.h>
#include <martians/rules/effects/laboratory.h>
#include <martians/rules/forecast.h>
#include <martians/rules/rules.h>
#include <martians/rules/scene.h>
#include <martians/rules/turn.h>
#include <present/martians/explain.h>
#include <present/martians/signs.h>
#include <present/martians/titles.h>

namespace planitia::desk {

using namespace martians;
using L = present::MartiansLabel;
using P = present::MartiansPhrase;

namespace {

bool is_slow(const Position& position, Building building, std::size_t field) {
    return position.buildings[building][field].status == FieldStatus::slow;
}

present::Price price_of_action(const Position& position, PlayerId id, Action action, bool is_slow) {
    return {certain_time(action) + (is_slow ? kSlowFieldTakes : 0), action_cost(position, id, action)};
}

class Listing {
  public:
    Listing(const Position& position, PlayerId id, const present::Speaker& speaker)
        : position_(position), id_(id), book_(speaker.book) {}

    std::vector<AnswerGroup> all() {
        for (Building building : every<Building>()) add_building(building);
        add_operations();
        begin("turn", book_.say(OptionKind::end_turn));
        add(option(OptionKind::end_turn), book_.say(OptionKind::end_turn), {});
        return std::move(groups_);
    }

  private:
    void begin(std::string_view name, std::string title) { groups_.push_back({name, std::move(title), {}}); }
    void add(const Option& option, std::string label, std::string note) {
        const auto key = present::entry_of(position_, option);
        groups_.back().answers.push_back(
            {.option = option,
             .label = std::move(label),
             .note = std::move(note),
             .text = {},
             .price = price_of(position_, id_, option),
             .place = place_of(option),
             .entry = key ? present::find_entry(book_.language, Martians::kName, *key) : nullptr});
    }
    template <class What>
    std::string title(What what) const {
        return std::string(present::title(book_.language, what));
    }
    std::string price(Action action, bool is_slow) const {
        return present::price_text(book_, price_of_action(position_, id_, action, is_slow));
    }

    void add_building(Building building) {
        begin(name(building), title(building));
        for (Action action : every<Action>()) {
            if (info(action).building != building) continue;
            if (position_.turn.visiting == building) {
                add(option(OptionKind::act, action), title(action), price(action, false));
            } else {
                add_visits(building, action);
            }
        }
    }

    /// The leftmost free field of each kind; without one the field that is closest to it, for its reason.
    void add_visits(Building building, Action action) {
        const Fields& fields = position_.buildings[building];
        bool has_field = false;
        for (FieldStatus status : {FieldStatus::open, FieldStatus::slow})
            if (const std::size_t field = leftmost(fields, status); field < kMostFields) {
                add_visit(building, field, action);
                has_field = true;
            }
        if (has_field) return;
        std::size_t taken = 0;
        while (taken + 1 < kMostFields && !fields[taken].is_usable()) ++taken;
        add_visit(building, fields[taken].is_usable() ? taken : 0, action);
    }
    void add_visit(Building building, std::size_t field, Action action) {
        const bool takes_longer = is_slow(position_, building, field);
        std::string label = title(action);
        if (takes_longer)
            label += " (" + book_.say(L::field, {{"n", static_cast<int>(field) + 1}}) + ", " +
                     book_.say(L::field_slow) + ")";
        add(option(OptionKind::visit, building, field, action), std::move(label), price(action, takes_longer));
    }

    void add_operations() {
        begin("operations", book_.say(L::without_building));
        add(option(OptionKind::rest), book_.say(P::rest_title), present::time_sign(kRestTakes));
        add(option(OptionKind::rtg), book_.say(P::rtg_title),
            present::goods_sign(book_, kRtgGives, Good::energy) + " " + present::reputation_sign(-kRtgCosts));
        for (Person person : every<Person>())
            if (!is_assistant(person) && position_.player(id_).people[person] > 0)
                add(option(OptionKind::specialist, person), title(person),
                    present::price_text(book_, {0, position_.printed(person).cost}));
        for (QuarterId quarter : every_quarter()) add_leaving(quarter);
    }
    void add_leaving(QuarterId quarter) {
        const Quarter& there = at(position_, quarter);
        const auto label = [&](P zone) {
            return book_.say(zone) + ", " + book_.say(L::quarter, {{"n", static_cast<int>(quarter.index()) + 1}});
        };
        if (there.infirmary[id_.index()] > 0)
            add(option(OptionKind::leave_infirmary, quarter), label(P::infirmary_title),
                present::time_sign(kInfirmaryTakes));
        if (there.living[id_.index()] > 0)
            add(option(OptionKind::leave_living, quarter), label(P::living_title),
                present::goods_sign(book_, there.penalty, Good::money));
    }

    const Position& position_;
    PlayerId id_;
    const present::Phrasebook& book_;
    std::vector<AnswerGroup> groups_;
};

/// In the words of the catalogue.
std::vector<Price> prices(const present::Price& price) {
    std::vector<Price> all;
    const auto add = [&](std::string_view what, int n) {
        if (n > 0) all.push_back({what, n});
    };
    add("time", price.time);
    for (Good good : every<Good>()) add(name(good), price.goods.goods[good]);
    add("mineral-any", price.goods.any_mineral);
    add("mineral-green-or-blue", price.goods.green_or_blue);
    return all;
}

std::vector<Price> price_of_leaving(const Position& position, PlayerId id, QuarterId quarter) {
    if (is_locked_out(position, id)) return prices({kLockOutTakes, {}});
    return prices({0, martians::price(at(position, quarter).penalty, Good::money)});
}

std::vector<Price> price_of_choice(const EventChoice& choice) {
    std::vector<Price> all = prices({0, choice.pay});
    if (choice.pay_reputation > 0) all.push_back({"reputation", choice.pay_reputation});
    return all;
}

}  // namespace

std::vector<AnswerGroup> turn_answers(const Position& position, PlayerId player, const present::Speaker& speaker) {
    if (!awaited(position).contains(player) || position.asking.question != martians::Question::turn) return {};
    return Listing(position, player, speaker).all();
}

std::optional<Place> place_of(const Option& option) {
    if (option.kind != OptionKind::move && option.kind != OptionKind::take) return std::nullopt;
    const Axial at = kHexPlaces[option.hex().index()];
    return Place{2 * at.q + at.r, at.r};
}

std::vector<Price> price_of(const Position& position, PlayerId id, const Option& option) {
    const auto action = [&](bool is_slow) { return prices(price_of_action(position, id, option.action(), is_slow)); };
    switch (option.kind) {
        case OptionKind::visit: return action(is_slow(position, option.building(), option.field()));
        case OptionKind::act: return action(false);
        case OptionKind::rest: return prices({kRestTakes, {}});
        case OptionKind::rtg: return {{"reputation", kRtgCosts}};
        case OptionKind::specialist: return prices({0, position.printed(option.person()).cost});
        case OptionKind::leave_infirmary: return prices({kInfirmaryTakes, {}});
        case OptionKind::leave_living: return price_of_leaving(position, id, option.quarter());
        case OptionKind::deliver:
        case OptionKind::pay_mineral: return {{name(option.good()), 1}};
        case OptionKind::unload: return prices({option.amount(), {}});
        case OptionKind::research:
            return prices({research_time(position, id, option.research()), position.printed(option.research()).cost});
        case OptionKind::task: return prices({0, position.scenario().tasks[option.index()].cost});
        case OptionKind::order: return prices({0, position.printed(option.order()).cost});
        case OptionKind::technology: return prices({time_to_develop(position, id, option.technology()), {}});
        case OptionKind::event_option: return price_of_choice(position.printed(position.event).choices[option.index()]);
        default: return {};
    }
}

/// Whoever may say that nothing is delivered has something to deliver.
bool is_risky(const Position& position, PlayerId, const Option& option) {
    return option.kind == OptionKind::done && is_last_round(position) && !position.is_competitive() &&
           !is_hopeless(position);
}

int round_of(const Position& position) { return position.round; }

bool is_asked_turn(const Position& position, PlayerId) { return position.asking.question == martians::Question::turn; }

bool is_within_move(const Position& position, PlayerId player) {
    if (!awaited(position).contains(player)) return false;
    const martians::Question asked = position.asking.question;
    const bool is_of_action = asked >= martians::Question::quarter && asked <= martians::Question::pay_mineral;
    return is_of_action || asked == martians::Question::installation_off;
}

bool is_ending_turn(const Position& position, PlayerId) {
    return position.asking.question == martians::Question::deliver;
}

bool is_open(const Position& position) { return position.setup.variant == martians::Variant::coop; }

std::string_view question_kind(const martians::Position& position, PlayerId) { return name(position.asking.question); }

}  // namespace planitia::desk
