#include <martians/catalogue/prices.h>
#include <martians/rules/actions.h>
#include <martians/rules/effects/laboratory.h>
#include <martians/rules/mission.h>
#include <martians/rules/scene.h>
#include <present/martians/clauses.h>
#include <present/martians/naming.h>
#include <present/martians/text.h>

#include <bit>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;
using N = MartiansNoun;

namespace {

/// Tells about one position, in the words of one language.
class MartiansTeller {
  public:
    MartiansTeller(const Speaker& speaker, const Position& position)
        : book_(speaker.book),
          position_(position),
          names_(speaker, position.setup),
          clauses_(speaker.book, names_.reputation()) {}

    std::string prompt(Question question) const;
    std::string about() const;
    std::string option(const Option& option) const;

  private:
    /// What an option has beyond its fields.
    struct Detail {
        std::string what = {};
        Price price = {};
        int n = 1;
    };

    PlayerId player() const { return position_.asking.player; }
    SlotList fields(const Option& option) const;
    Detail detail(const Option& option) const;

    // -- parts of options
    Price visit_price(const Option& option) const;
    Price living_price(const Quarter& quarter) const;
    std::string token(HexId hex) const;
    std::string in_brackets(std::string what, std::string more) const {
        return book_.say(P::in_brackets, {{"what", std::move(what)}, {"more", std::move(more)}});
    }
    /// What specialists do is for later turns, not for now.
    std::string person_on_offer(Person person) const {
        const std::string title = names_.titled(person);
        return is_assistant(person) ? title : in_brackets(title, book_.say(P::once_in_brackets));
    }
    std::string turns(std::uint8_t slots) const;
    int technology_takes(Technology technology) const;
    const Quarter& quarter(const Option& option) const { return position_.quarters[option.quarter().index()]; }

    // -- what a question is about
    Action action_under_way() const;

    const Phrasebook& book_;
    const Position& position_;
    MartiansNames names_;
    Clauses clauses_;
};

std::string MartiansTeller::prompt(Question question) const {
    const Asking& asking = position_.asking;
    SlotList all = names_.nouns();
    all.push_back({"n", question == Question::deliver ? kDeliveries - position_.turn.delivered
                        : question == Question::turn  ? int{position_.turn.time}
                                                      : 1});
    if (asking.need != Need::count_) all.push_back({"need", book_.noun(asking.need)});
    if (asking.action != Action::count_) all.push_back({"action", names_.titled(asking.action)});
    if (asking.hired != Person::count_) all.push_back({"person", named(book_, asking.hired)});
    if (position_.event != EventCard::count_) all.push_back({"event", names_.titled(position_.event)});
    return say(book_, question, all);
}

// -- what a question is about

/// None where nothing is done, or the question tells it.
Action MartiansTeller::action_under_way() const {
    switch (position_.asking.question) {
        case Question::mine_first:
        case Question::move:
        case Question::take: return action_with<Extract>();
        case Question::building:
        case Question::installation:
        case Question::research:
        case Question::unload:
        case Question::task:
        case Question::order:
        case Question::technology:
        case Question::crop:
        case Question::hire: return position_.asking.action;
        default: return Action::count_;
    }
}

std::string MartiansTeller::about() const {
    if (position_.asking.question == Question::installation_off && position_.event != EventCard::count_)
        return book_.say(P::titled_text, {{"title", names_.titled(position_.event)},
                                          {"what", joined(rules_text(clauses_, position_.event))}});
    const Action action = action_under_way();
    if (action == Action::count_) return {};
    return clauses_.titled(title(book_.language, action), clauses_.action(action));
}

// -- options

SlotList MartiansTeller::fields(const Option& option) const {
    const auto quarter_slot = [&] { return Slot{"quarter", static_cast<int>(option.quarter().index()) + 1}; };
    switch (option.kind) {
        case OptionKind::choose_corporation: return {{"corporation", names_.titled(option.corporation())}};
        case OptionKind::visit:
            return {{"building", names_.titled(option.building())},
                    {"field", static_cast<int>(option.field()) + 1},
                    {"action", names_.titled(option.action())}};
        case OptionKind::act: return {{"action", names_.titled(option.action())}};
        case OptionKind::specialist: return {{"specialist", names_.titled(option.person())}};
        case OptionKind::deliver: return {{"product", book_.noun(option.good())}, quarter_slot()};
        case OptionKind::choose_quarter:
        case OptionKind::leave_infirmary:
        case OptionKind::leave_living:
        case OptionKind::quarter:
        case OptionKind::growth_quarter: return {quarter_slot()};
        case OptionKind::building:
        case OptionKind::marker_from: return {{"building", names_.titled(option.building())}};
        case OptionKind::installation:
        case OptionKind::installation_off: return {{"installation", book_.noun(option.installation())}};
        case OptionKind::mine_first:
            return {{"first", book_.say(option.moves_first() ? P::move_first : P::take_first)}};
        case OptionKind::move: return {{"hex", names_.hex(option.hex(), MartiansNames::Place::whither)}};
        case OptionKind::take: return {{"hex", names_.hex(option.hex(), MartiansNames::Place::whence)}};
        case OptionKind::research: return {{"tile", names_.titled(option.research())}};
        case OptionKind::unload: return {{"amount", option.amount()}};
        case OptionKind::task: return {{"task", names_.task(option.index())}};
        case OptionKind::order: return {{"order", names_.titled(option.order())}};
        case OptionKind::technology: return {{"technology", names_.titled(option.technology())}};
        case OptionKind::crop:
            return {{"crop", in_brackets(names_.titled(option.crop()), names_.titled(action_with<GatherHarvest>()))}};
        case OptionKind::hire: return {{"card", person_on_offer(option.person())}};
        case OptionKind::dismiss: return {{"card", names_.worker(option.person())}};
        case OptionKind::pay_mineral: return {{"mineral", book_.noun(option.good())}};
        case OptionKind::dead_slots: return {{"slots", turns(option.slots())}};
        case OptionKind::rest:
        case OptionKind::rtg:
        case OptionKind::end_turn:
        case OptionKind::done:
        case OptionKind::event_option:
        case OptionKind::count_: break;
    }
    return {};
}

/// What the token on a hex shows, as far as it is known.
std::string MartiansTeller::token(HexId hex) const {
    if (!position_.face_up.contains(hex) || !position_.tokens[hex.index()].is_some()) return book_.say(P::hex_hidden);
    const TokenInfo& shown = info(position_.tokens[hex.index()]);
    return clauses_.cost({0, price(shown.ice, Good::ice, shown.regolith, Good::regolith)});
}

Price MartiansTeller::visit_price(const Option& option) const {
    Price price = {position_.printed(option.action()).time, action_cost(position_, player(), option.action())};
    const bool is_slow = option.kind == OptionKind::visit &&
                         position_.buildings[option.building()][option.field()].status == FieldStatus::slow;
    if (is_slow) price.time += kSlowFieldTakes;
    return price;
}

/// The pile of the quarter; who can pay none of them gives time.
Price MartiansTeller::living_price(const Quarter& quarter) const {
    if (position_.goods(player())[Good::money] < quarter.penalty) return {.time = kLockOutTakes};
    return {0, price(quarter.penalty, Good::money)};
}

std::string MartiansTeller::turns(std::uint8_t slots) const {
    std::vector<std::string> all;
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        if (((slots >> slot) & 1) != 0) all.push_back(std::to_string(slot + 1));
    return listed_with_and(book_, all);
}

int MartiansTeller::technology_takes(Technology technology) const {
    return time_to_develop(position_, player(), technology);
}

MartiansTeller::Detail MartiansTeller::detail(const Option& option) const {
    const PlayerId id = player();
    const Clauses clauses = clauses_.in(book_.grammar.option);
    switch (option.kind) {
        case OptionKind::visit:
        case OptionKind::act: return {.price = visit_price(option)};
        case OptionKind::rest: return {.price = {.time = kRestTakes}, .n = markers_in_buildings(position_, id)};
        case OptionKind::rtg: return {.what = clauses.reputation_change(-kRtgCosts), .n = kRtgGives};
        case OptionKind::specialist:
        case OptionKind::hire: return {.what = clauses.person(option.person())};
        case OptionKind::leave_infirmary: return {.price = {.time = kInfirmaryTakes}};
        case OptionKind::leave_living: return {.price = living_price(quarter(option))};
        case OptionKind::deliver: {
            const bool is_food = option.good() == Good::food;
            return {.what = clauses.reputation_change(is_food ? kFoodReputation : kMedicineReputation)};
        }
        case OptionKind::quarter: return {.n = quarter(option).needs[position_.asking.need]};
        case OptionKind::move: return {.what = token(option.hex())};
        case OptionKind::take:
            return {.what = clauses.gains(price(option.ice(), Good::ice, option.regolith(), Good::regolith))};
        case OptionKind::research:
            return {.what = clauses.research(option.research(), research_time(position_, id, option.research()))};
        case OptionKind::unload: return {.price = {.time = option.amount()}};
        case OptionKind::task: {
            const TaskInfo& task = position_.scenario().tasks[option.index()];
            return {.what = clauses.mission({0, task.cost}, task.reputation)};
        }
        case OptionKind::order: {
            const OrderInfo& order = position_.printed(option.order());
            return {.what = clauses.mission({0, order.cost}, order.reputation)};
        }
        case OptionKind::technology:
            return {.what = clauses.technology(option.technology()), .n = technology_takes(option.technology())};
        case OptionKind::crop: return {.what = clauses.harvest(option.crop())};
        case OptionKind::event_option:
            return {.what = clauses.titled(
                        choice_title(book_.language, position_.event, option.index()),
                        clauses.event_choice(position_.printed(position_.event).choices[option.index()]))};
        case OptionKind::growth_quarter: return {.n = quarter(option).growth};
        case OptionKind::dead_slots: return {.n = std::popcount(option.slots())};
        case OptionKind::end_turn: return {.n = position_.turn.time};
        default: return {};
    }
}

std::string MartiansTeller::option(const Option& option) const {
    const Detail more = detail(option);
    SlotList all = names_.nouns();
    for (Slot& field : fields(option)) all.push_back(std::move(field));
    all.push_back({"n", more.n});
    all.push_back({"what", more.what});
    if (position_.asking.need != Need::count_) all.push_back({"need", book_.noun(position_.asking.need)});
    std::string said = say(book_, option.kind, all);
    if (option.kind == OptionKind::end_turn && more.n > 0)
        said = book_.say(P::losing_time, {{"what", said}, {"n", more.n}, {"time", book_.noun(N::time)}});
    if (const std::string cost = clauses_.cost(more.price); !cost.empty()) said = in_brackets(said, cost);
    return capitalised(said);
}

}  // namespace

std::string prompt_text(const Speaker& speaker, const Position& position, PlayerId player) {
    const bool is_asked = position.asking.player == player;
    return MartiansTeller(speaker, position).prompt(is_asked ? position.asking.question : Question::none);
}

std::string about_text(const Speaker& speaker, const Position& position, PlayerId player) {
    return position.asking.player == player ? MartiansTeller(speaker, position).about() : std::string();
}

std::string option_text(const Speaker& speaker, const Position& position, const Option& option) {
    return MartiansTeller(speaker, position).option(option);
}

}  // namespace planitia::present
