#include <martians/notation/catalogue_notation.h>
#include <martians/rules/actions.h>
#include <martians/rules/mission.h>
#include <martians/rules/scene.h>
#include <present/document_words.h>
#include <present/martians/clauses.h>
#include <present/slots.h>
#include <present/titles.h>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;
using N = MartiansNoun;

namespace {

using Value = decltype(Slot::value);

/// Precondition: the member names an enumerator.
template <Named E>
E named_at(const Document& document, std::string_view key) {
    return find_name<E>(text_at(document, key)).value_or(E{});
}

/// Rows of the mining site from the top, places from the left, both from 1.
struct Place {
    int row = 1;
    int place = 1;
};
Place place_of(HexId hex) {
    Place at;
    for (std::size_t i = 1; i <= hex.index(); ++i) {
        const bool is_new_row = kHexPlaces[i].r != kHexPlaces[i - 1].r;
        at = is_new_row ? Place{at.row + 1, 1} : Place{at.row, at.place + 1};
    }
    return at;
}

/// Tells about one position, in the words of one language.
class Teller {
  public:
    Teller(const Speaker& speaker, const Position& position)
        : speaker_(speaker),
          book_(speaker.book),
          position_(position),
          reputation_(position.setup.variant == Variant::coop ? N::satisfaction : N::reputation),
          clauses_(speaker.book, reputation_) {}

    std::string prompt(std::string_view question) const;
    std::string option(const Document& option) const;
    std::string event(const Document& event) const;
    std::string reason(const Document& reason) const;
    std::optional<std::string> score_part(std::string_view part) const;
    std::string result() const;

  private:
    /// What an option has beyond its fields.
    struct Detail {
        std::string what = {};
        Price price = {};
        int n = 1;
    };

    // -- slots
    SlotList words() const;
    SlotList slots(const Document& document) const;
    Value value(std::string_view key, const Document& member) const;
    template <Named E>
    Value titled(const Document& member) const {
        return quoted(book_, title(book_.language, find_name<E>(text(member)).value_or(E{})));
    }
    template <Named E>
    Value noun(const Document& member) const {
        return book_.noun(find_name<E>(text(member)).value_or(E{}));
    }
    static std::string_view text(const Document& member) {
        return member.as_text() != nullptr ? std::string_view(*member.as_text()) : "";
    }
    Value seat(const Document& member) const { return seat_name(speaker_, member); }
    Value first(const Document& member) const {
        return book_.say(text(member) == "take" ? P::take_first : P::move_first);
    }
    Value task(const Document& member) const;
    Value hex(const Document& member) const;
    Value turns(const Document& slots) const;

    // -- options
    PlayerId player() const { return position_.asking.player; }
    Detail detail(OptionKind kind, const Document& option) const;
    Price visit_price(const Document& option) const;
    Price living_price(const Quarter& quarter) const;
    std::string token(HexId hex) const;
    const Quarter& quarter(const Document& option) const {
        return position_.quarters[static_cast<std::size_t>(number_at(option, "quarter")) - 1];
    }
    std::size_t task_index(std::string_view slug) const;

    // -- log and result
    std::string choice(const Document& event) const;
    std::string missing() const;
    std::string best(P phrase) const;

    const Speaker& speaker_;
    const Phrasebook& book_;
    const Position& position_;
    N reputation_;
    Clauses clauses_;
};

// -- slots

/// Words that a phrase may need whatever it is about.
SlotList Teller::words() const {
    return {{"time", book_.noun(N::time)},           {"reputation", book_.noun(reputation_)},
            {"marker", book_.noun(N::marker)},       {"installations", book_.noun(N::installation)},
            {"cards", book_.noun(N::regolith_card)}, {"growth", book_.noun(N::growth)},
            {"products", book_.noun(N::product)},    {"energy", book_.noun(Good::energy)},
            {"aux", book_.noun(Good::aux)},          {"money", book_.noun(Good::money)}};
}

std::size_t Teller::task_index(std::string_view slug) const {
    const auto& tasks = position_.scenario().tasks;
    std::size_t i = 0;
    while (i + 1 < tasks.size() && tasks[i].slug != slug) ++i;
    return i;
}

/// Options have the name of a task, events its number.
Value Teller::task(const Document& member) const {
    const std::size_t index =
        member.as_int() != nullptr ? static_cast<std::size_t>(*member.as_int()) : task_index(text(member));
    return quoted(book_, task_title(book_.language, position_.setup.scenario, index));
}

Value Teller::hex(const Document& member) const {
    const Place at = place_of(HexId{static_cast<std::size_t>(*member.as_int())});
    return book_.say(P::hex, {{"n", at.row}, {"m", at.place}});
}

Value Teller::turns(const Document& slots) const {
    std::vector<std::string> all;
    for (const Document& each : *slots.as_list()) all.push_back(std::to_string(*each.as_int()));
    return listed_with_and(book_, all);
}

/// What the slot that has the name of the key is filled with. Other keys are numbers.
Value Teller::value(std::string_view key, const Document& member) const {
    struct Filling {
        std::string_view key;
        Value (Teller::*value)(const Document&) const;
    };
    static constexpr Filling kFillings[] = {
        {"action", &Teller::titled<Action>},
        {"building", &Teller::titled<Building>},
        {"card", &Teller::titled<Person>},
        {"corporation", &Teller::titled<Corporation>},
        {"crop", &Teller::titled<Crop>},
        {"event", &Teller::titled<EventCard>},
        {"first", &Teller::first},
        {"good", &Teller::noun<Good>},
        {"hex", &Teller::hex},
        {"installation", &Teller::noun<Installation>},
        {"mineral", &Teller::noun<Good>},
        {"need", &Teller::noun<Need>},
        {"order", &Teller::titled<Order>},
        {"person", &Teller::titled<Person>},
        {"player", &Teller::seat},
        {"product", &Teller::noun<Good>},
        {"slots", &Teller::turns},
        {"specialist", &Teller::titled<Person>},
        {"task", &Teller::task},
        {"technology", &Teller::titled<Technology>},
        {"tile", &Teller::titled<Research>},
        {"weather", &Teller::titled<Weather>},
    };
    for (const Filling& each : kFillings)
        if (each.key == key) return (this->*each.value)(member);
    return member.as_int() != nullptr ? static_cast<int>(*member.as_int()) : 0;
}

SlotList Teller::slots(const Document& document) const {
    SlotList all = words();
    for (const Document::Member& member : *document.as_map())
        if (!member.second.is_null()) all.push_back({member.first, value(member.first, member.second)});
    return all;
}

// -- questions and options

std::string Teller::prompt(std::string_view question) const {
    const Asking& asking = position_.asking;
    SlotList all = words();
    all.push_back({"n", question == name(Question::deliver) ? kDeliveries - position_.turn.delivered
                        : question == name(Question::turn)  ? int{position_.turn.time}
                                                            : 1});
    if (asking.need != Need::count_) all.push_back({"need", book_.noun(asking.need)});
    if (asking.action != Action::count_) all.push_back({"action", quoted(book_, title(book_.language, asking.action))});
    if (asking.hired != Person::count_) all.push_back({"person", quoted(book_, title(book_.language, asking.hired))});
    if (position_.event != EventCard::count_)
        all.push_back({"event", quoted(book_, title(book_.language, position_.event))});
    return say_named<Question>(book_, question, all);
}

/// What the token on a hex shows, as far as it is known.
std::string Teller::token(HexId hex) const {
    if (!position_.face_up.contains(hex) || !position_.tokens[hex.index()].is_some()) return book_.say(P::hex_hidden);
    const TokenInfo& shown = info(position_.tokens[hex.index()]);
    return clauses_.cost({0, price(shown.ice, Good::ice, shown.regolith, Good::regolith)});
}

Price Teller::visit_price(const Document& option) const {
    const auto action = named_at<Action>(option, "action");
    Price price = {info(action).time, action_cost(position_, player(), action)};
    if (option.find("field") == nullptr) return price;
    const auto field = static_cast<std::size_t>(number_at(option, "field")) - 1;
    const bool is_slow = position_.buildings[named_at<Building>(option, "building")][field].status == FieldStatus::slow;
    if (is_slow) price.time += kSlowFieldTakes;
    return price;
}

/// The pile of the quarter; who can pay none of them gives time.
Price Teller::living_price(const Quarter& quarter) const {
    if (position_.goods(player())[Good::money] < quarter.penalty) return {.time = kLockOutTakes};
    return {0, price(quarter.penalty, Good::money)};
}

Teller::Detail Teller::detail(OptionKind kind, const Document& option) const {
    const PlayerId id = player();
    switch (kind) {
        case OptionKind::visit:
        case OptionKind::act: return {.price = visit_price(option)};
        case OptionKind::rest: return {.price = {.time = kRestTakes}, .n = markers_in_buildings(position_, id)};
        case OptionKind::rtg: return {.what = clauses_.reputation(-kRtgCosts), .n = kRtgGives};
        case OptionKind::specialist: return {.what = clauses_.person(named_at<Person>(option, "specialist"))};
        case OptionKind::leave_infirmary: return {.price = {.time = kInfirmaryTakes}};
        case OptionKind::leave_living: return {.price = living_price(quarter(option))};
        case OptionKind::deliver: {
            const bool is_food = named_at<Good>(option, "product") == Good::food;
            return {.what = clauses_.reputation(is_food ? kFoodReputation : kMedicineReputation)};
        }
        case OptionKind::quarter: return {.n = quarter(option).needs[position_.asking.need]};
        case OptionKind::move: return {.what = token(HexId{static_cast<std::size_t>(number_at(option, "hex"))})};
        case OptionKind::take:
            return {.what = clauses_.gains(
                        price(number_at(option, "ice"), Good::ice, number_at(option, "regolith"), Good::regolith))};
        case OptionKind::research: {
            const auto tile = named_at<Research>(option, "tile");
            return {.what = clauses_.research(tile, research_time(position_, id, tile))};
        }
        case OptionKind::unload: return {.price = {.time = number_at(option, "amount")}};
        case OptionKind::task: {
            const TaskInfo& task = position_.scenario().tasks[task_index(text_at(option, "task"))];
            return {.what = clauses_.mission({0, task.cost}, task.reputation)};
        }
        case OptionKind::order: {
            const OrderInfo& order = info(named_at<Order>(option, "order"));
            return {.what = clauses_.mission({0, order.cost}, order.reputation)};
        }
        case OptionKind::technology: {
            const auto technology = named_at<Technology>(option, "technology");
            const int time = is_colony_technology(technology)
                                 ? info(Action::colony_tech).time
                                 : technology_time(position_.player(id).corporation, technology);
            return {.what = clauses_.technology(technology), .n = time};
        }
        case OptionKind::crop: return {.what = clauses_.harvest(named_at<Crop>(option, "crop"))};
        case OptionKind::hire: return {.what = clauses_.person(named_at<Person>(option, "card"))};
        case OptionKind::event_option: {
            const auto index = static_cast<std::size_t>(number_at(option, "index"));
            return {.what = clauses_.titled(choice_title(book_.language, position_.event, index),
                                            clauses_.event_choice(info(position_.event).choices[index]))};
        }
        case OptionKind::growth_quarter: return {.n = quarter(option).growth};
        case OptionKind::dead_slots: return {.n = static_cast<int>(option.find("slots")->as_list()->size())};
        case OptionKind::end_turn: return {.n = position_.turn.time};
        case OptionKind::choose_corporation:
        case OptionKind::choose_quarter:
        case OptionKind::done:
        case OptionKind::dismiss:
        case OptionKind::building:
        case OptionKind::installation:
        case OptionKind::mine_first:
        case OptionKind::pay_mineral:
        case OptionKind::installation_off:
        case OptionKind::marker_from:
        case OptionKind::count_: break;
    }
    return {};
}

std::string Teller::option(const Document& option) const {
    const auto kind = named_at<OptionKind>(option, "kind");
    const Detail more = detail(kind, option);
    SlotList all = slots(option);
    all.push_back({"n", more.n});
    all.push_back({"what", more.what});
    if (position_.asking.need != Need::count_) all.push_back({"need", book_.noun(position_.asking.need)});
    std::string said = render(book_.grammar, book_.phrase(kind), all);
    if (kind == OptionKind::end_turn && more.n > 0)
        said = book_.say(P::losing_time, {{"what", said}, {"n", more.n}, {"time", book_.noun(N::time)}});
    if (const std::string cost = clauses_.cost(more.price); !cost.empty())
        said = book_.say(P::in_brackets, {{"what", said}, {"more", cost}});
    return capitalised(said);
}

// -- the log

std::string Teller::choice(const Document& event) const {
    const int index = number_at(event, "index");
    return quoted(book_,
                  choice_title(book_.language, named_at<EventCard>(event, "event"), static_cast<std::size_t>(index)));
}

std::string Teller::event(const Document& event) const {
    const auto kind = named_at<EventKind>(event, "kind");
    SlotList all = slots(event);
    all.push_back({"n", kind == EventKind::population_grew ? static_cast<int>(kSlots) : 1});
    all.push_back({"amount", 0});  // one of 0 is not written
    if (kind == EventKind::event_option_chosen) all.push_back({"choice", choice(event)});
    const std::string line = render(book_.grammar, book_.phrase(kind), all);
    const Document* who = event.find("player");
    if (who == nullptr || who->is_null() || has_slot(book_.phrase(kind), "player")) return capitalised(line);
    return capitalised(book_.say(P::by_player, {{"player", seat_name(speaker_, *who)}, {"line", line}}));
}

std::string Teller::reason(const Document& reason) const {
    SlotList all = slots(reason);
    all.push_back({"n", kMostInstallations});
    all.push_back({"m", position_.is_competitive() ? kMostUnloaded : int{position_.scenario().most_unloaded}});
    // Where several colours would do, no good is named.
    all.push_back({"good", book_.noun(N::fitting_sample)});
    return capitalised(say_named<ReasonCode>(book_, text_at(reason, "code"), all));
}

// -- the end

std::optional<std::string> Teller::score_part(std::string_view part) const {
    if (part == "needPenalty") return book_.say(P::score_needs);
    if (part == "deathPenalty") return book_.say(P::score_deaths);
    if (part == "reputation") return capitalised(render(book_.grammar, "{reputation}", words()));
    return std::nullopt;
}

/// Everything that the mission lacks; the game is lost at once when a player has nobody left.
std::string Teller::missing() const {
    for (PlayerId id : position_.seats())
        if (position_.living(id) <= 0) return book_.say(P::nobody_left);
    const ScenarioInfo& scenario = position_.scenario();
    std::vector<std::string> all;
    for (std::size_t i = 0; i < scenario.tasks.size(); ++i)
        if (is_task_open(position_, i))
            all.push_back(book_.say(P::task_missing,
                                    {{"task", quoted(book_, task_title(book_.language, position_.setup.scenario, i))},
                                     {"n", int{position_.tasks_done[i]}},
                                     {"m", by_players(scenario.tasks[i].copies, position_.setup.players)}}));
    for (Condition each : every<Condition>())
        if (!is_met(position_, each)) all.push_back(clauses_.condition(scenario, each));
    if (has_any_need(position_)) all.push_back(book_.say(P::all_needs_met));
    return book_.say(P::missing, {{"what", clauses_.joined(all)}});
}

/// Who is in the first place.
std::string Teller::best(P phrase) const {
    const ByPlayer<Standing> all = standings(position_);
    std::vector<std::string> names;
    int total = 0;
    for (PlayerId id : position_.seats())
        if (all[id].place == 1) {
            names.push_back(seat_name(speaker_, id));
            total = all[id].total();
        }
    return book_.say(phrase, {{"who", listed_with_and(book_, names)},
                              {"k", static_cast<int>(names.size())},
                              {"n", total},
                              {"reputation", book_.noun(reputation_)}});
}

std::string Teller::result() const {
    if (position_.is_competitive()) return best(P::winners);
    const bool is_common = position_.setup.variant == Variant::coop;
    std::vector<std::string> all;
    if (is_mission_met(position_)) {
        all.push_back(book_.say(P::mission_accomplished));
        if (!is_common) all.push_back(best(P::winners));
    } else {
        all.push_back(book_.say(P::mission_failed));
        all.push_back(missing());
        if (!is_common) all.push_back(best(P::leaders));
    }
    return joined(all);
}

}  // namespace

std::string prompt_text(const Speaker& speaker, const Position& position, const Document& decision) {
    return Teller(speaker, position).prompt(text_at(decision, "kind"));
}

std::string option_text(const Speaker& speaker, const Position& position, const Document& option) {
    return Teller(speaker, position).option(option);
}

std::string event_text(const Speaker& speaker, const Position& position, const Document& event) {
    return Teller(speaker, position).event(event);
}

std::string reason_text(const Speaker& speaker, const Position& position, const Document& reason) {
    return Teller(speaker, position).reason(reason);
}

std::optional<std::string> score_part_text(const Speaker& speaker, const Position& position, std::string_view part) {
    return Teller(speaker, position).score_part(part);
}

std::string result_text(const Speaker& speaker, const Position& position) { return Teller(speaker, position).result(); }

}  // namespace planitia::present
