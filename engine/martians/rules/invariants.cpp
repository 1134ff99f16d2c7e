#include <martians/rules/effects/mining.h>
#include <martians/rules/invariants.h>
#include <martians/rules/rules.h>
#include <martians/rules/scene.h>
#include <martians/rules/unresolved.h>

#include <bit>
#include <numeric>

namespace planitia::martians {

namespace {

using Violation = std::optional<std::string>;

/// Copies of a person in the deck, on display and hired.
int copies(const Position& position, Person person) {
    int n = position.people[person];
    for (PlayerId id : position.seats()) n += position.player(id).people[person];
    for (Person each : position.specialist_deck) n += each == person ? 1 : 0;
    for (Person each : position.assistant_deck) n += each == person ? 1 : 0;
    return n;
}

Violation check_people(const Position& position) {
    for (Person person : every<Person>()) {
        const int all = is_assistant(person) ? position.setup.players : info(person).copies;
        if (copies(position, person) != all) return "people are lost or made up";
    }
    for (Person person : position.specialist_deck)
        if (is_assistant(person)) return "an assistant lies among the specialists";
    for (Person person : position.assistant_deck)
        if (!is_assistant(person)) return "a specialist lies among the assistants";
    for (PlayerId id : position.seats()) {
        int assistants = 0;
        int specialists = 0;
        for (Person person : every<Person>()) {
            (is_assistant(person) ? assistants : specialists) += position.player(id).people[person];
            if (position.setup.rules < 2 && !is_assistant(person) && position.player(id).people[person] > 1)
                return "a specialist is hired twice";
        }
        if (assistants > kMostHired || specialists > kMostHired) return "more people are hired than allowed";
    }
    return std::nullopt;
}

Violation check_samples(const Position& position) {
    for (Sample sample : every<Sample>()) {
        int n = position.samples_discarded[sample];
        for (Sample each : position.samples) n += each == sample ? 1 : 0;
        if (sample != Sample::barren)
            for (PlayerId id : position.seats()) n += position.player(id).goods[good_of(sample)];
        if (n != info(sample).copies) return "regolith cards are lost or made up";
    }
    return std::nullopt;
}

/// Whether each of E lies in exactly one place: on display, done, or in the deck.
template <class E, class Shown, class Deck>
bool are_all_there(Shown shown, Shown done, const Deck& deck) {
    for (E each : every<E>()) {
        int n = (shown.contains(each) ? 1 : 0) + (done.contains(each) ? 1 : 0);
        for (E other : deck) n += other == each ? 1 : 0;
        if (n != 1) return false;
    }
    return true;
}

Violation check_cards(const Position& position) {
    if (!are_all_there<Research>(position.research, position.research_done, position.research_deck))
        return "research tiles are lost or made up";
    if (position.is_competitive() && !are_all_there<Order>(position.orders, position.orders_done, position.order_deck))
        return "orders are lost or made up";
    for (Weather weather : every<Weather>()) {
        int n = position.weather_drawn.contains(weather) ? 1 : 0;
        for (Weather each : position.weather_deck) n += each == weather ? 1 : 0;
        if (n != (weather == kStartWeather ? 0 : 1)) return "weather cards are lost or made up";
    }
    for (EventCard card : every<EventCard>()) {
        int n = position.events_drawn.contains(card) ? 1 : 0;
        for (std::size_t stack = 0; stack < kEventStacks; ++stack)
            for (EventCard each : position.event_stacks[stack]) {
                if (each == card && info(card).round != stack + 1) return "an event lies in the stack of another round";
                n += each == card ? 1 : 0;
            }
        if (n != 1) return "event cards are lost or made up";
        if (position.events_in_force.contains(card) && (!position.events_drawn.contains(card) || !info(card).lasts()))
            return "an event is in force that was not drawn";
    }
    return std::nullopt;
}

Violation check_mine(const Position& position) {
    std::array<int, kTokenKinds> found{};
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind) found[kind] = position.tokens_gone[kind];
    for (TokenId token : position.tokens) {
        if (!token.is_some()) continue;
        if (token.index() >= kTokenKinds) return "an unknown mining token";
        ++found[token.index()];
    }
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
        if (found[kind] != kTokens[kind].copies) return "mining tokens are lost or made up";
    if (position.machine.index() >= kHexes) return "the machine is off the mining site";
    const HexSet left = tokens_left(position);
    if (!(position.face_up - left).empty()) return "a token is face up that is not there";
    if (left.contains(position.machine) && !position.face_up.contains(position.machine))
        return "the token under the machine lies face down";
    return std::nullopt;
}

Violation check_buildings(const Position& position) {
    for (Building building : every<Building>())
        for (std::size_t i = 0; i < kMostFields; ++i) {
            const Field& field = position.buildings[building][i];
            const FieldStatus printed = position.printed(building).fields[i];
            if (field.status == FieldStatus::none && printed != FieldStatus::none) return "a building lost a field";
            const bool may_hold = field.status == FieldStatus::open || field.status == FieldStatus::slow;
            if (field.marker.is_some() &&
                (!may_hold || field.is_blocked || field.marker.index() >= position.setup.players))
                return "a marker stands where none can stand";
        }
    for (Crop crop : every<Crop>()) {
        int n = position.crops[crop];
        for (PlayerId id : position.seats()) n += position.player(id).crop == crop ? 1 : 0;
        if (!is_start_crop(crop) && n != info(crop).tiles) return "crop tiles are lost or made up";
    }
    return std::nullopt;
}

Violation check_player(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    for (Good good : every<Good>())
        if (player.goods[good] < 0) return "goods are below 0";
    if (player.reputation < 0) return "a reputation is below 0";
    const bool must_lead = !position.setup.chooses_corporations || has_chosen(position, id, Step::corporations);
    if ((player.corporation < Corporation::count_) != must_lead)
        return must_lead ? "a player has no corporation" : "a player has a corporation too early";
    for (PlayerId other : position.seats())
        if (other != id && player.corporation < Corporation::count_ &&
            position.player(other).corporation == player.corporation)
            return "two players lead the same corporation";
    if (player.tokens < 3 || player.tokens > kSlots || player.dead > player.tokens) return "colonists are lost";
    if (player.dead_slots >= (1U << player.tokens) || std::popcount(player.dead_slots) > player.dead)
        return "dead tokens lie where there are none";
    if (player.installations[Installation::solar] + player.installations[Installation::wind] > kMostInstallations)
        return "more installations than allowed";
    for (Installation kind : every<Installation>())
        if (player.switched_off[kind] > (position.step == Step::event ? player.installations[kind] : 0))
            return "an installation is off that is not there, or in another moment";
    for (Technology each : every<Technology>()) {
        const bool is_own = !is_colony_technology(each) || position.is_competitive();
        if ((player.technologies.contains(each) && !is_own) || (position.colony_technologies.contains(each) && is_own))
            return "a technology is developed by the wrong side";
    }
    if (free_markers(position, id) < 0) return "a player has more than three markers";
    for (Building building : every<Building>()) {
        int markers = 0;
        for (const Field& field : position.buildings[building]) markers += field.marker == id ? 1 : 0;
        if (markers > 1) return "two own markers are in a building";
    }
    return std::nullopt;
}

Violation check_quarters(const Position& position) {
    for (const Quarter& quarter : position.quarters) {
        if (quarter.growth > kMostGrowth) return "a quarter has more than three growth tokens";
        const bool is_empty = quarter == Quarter{} || position.is_in_play(quarter);
        if (!is_empty) return "something lies in a quarter that is out of play";
        if (quarter.owner.is_some() && (!position.is_competitive() || quarter.owner.index() >= position.setup.players))
            return "a quarter has the wrong owner";
        for (std::size_t i = position.setup.players; i < kMaxPlayers; ++i)
            if (quarter.infirmary[i] + quarter.living[i] > 0) return "a marker of nobody lies in a quarter";
        const int living = std::accumulate(quarter.living.begin(), quarter.living.end(), 0);
        if (quarter.penalty > 0 && living == 0) return "a pile is kept for no marker";
    }
    return std::nullopt;
}

bool is_phase_of(Phase phase, Step step) {
    switch (step) {
        case Step::corporations:
        case Step::quarters: return phase == Phase::setup;
        case Step::growth:
        case Step::needs:
        case Step::dead_slots: return phase == Phase::supply;
        case Step::event:
        case Step::production: return phase == Phase::supply || phase == Phase::mid_round;
        case Step::slot:
        case Step::slot_end: return phase == Phase::work;
        case Step::quarter:
        case Step::infirmary:
        case Step::living:
        case Step::quarter_end: return phase == Phase::settlement;
        case Step::over: return phase == Phase::over;
        case Step::count_: break;
    }
    return false;
}

/// A visit needs a marker there, and what was done in it belongs to the building.
Violation check_visit(const Position& position) {
    const Turn& turn = position.turn;
    bool has_marker = turn.visiting == Building::count_;
    if (!has_marker)
        for (const Field& field : position.buildings[turn.visiting])
            has_marker = has_marker || field.marker == position.active_player;
    if (!has_marker) return "a building is visited without a marker there";
    bool has_extracted = false;
    for (Action action : every<Action>()) {
        if (!turn.done.contains(action)) continue;
        if (info(action).building != turn.visiting)
            return "an action was done in another building than the one visited";
        has_extracted = has_extracted || find_effect<Extract>(info(action).effects) != nullptr;
    }
    if (turn.regolith_taken > 0 && !has_extracted) return "regolith was taken without an extract";
    return std::nullopt;
}

/// In the competitive game everybody who has chosen has one quarter.
Violation check_owners(const Position& position) {
    if (!position.is_competitive()) return std::nullopt;
    for (PlayerId id : position.seats()) {
        int owned = 0;
        for (const Quarter& quarter : position.quarters) owned += quarter.owner == id ? 1 : 0;
        if (owned != (has_chosen(position, id, Step::quarters) ? 1 : 0)) return "a player has not exactly one quarter";
    }
    return std::nullopt;
}

Violation check_course(const Position& position) {
    if (position.round < 1 || position.round > position.rounds()) return "the round is out of range";
    if (position.slot > kSlots || position.taken > position.setup.players || position.quarter > kQuarters)
        return "the course of the round is out of range";
    if (position.first_player.index() >= position.setup.players ||
        position.active_player.index() >= position.setup.players)
        return "a player is not in the game";
    if ((position.phase == Phase::over) != (position.step == Step::over)) return "the end is told in two ways";
    const bool is_settling =
        position.step == Step::infirmary || position.step == Step::living || position.step == Step::quarter_end;
    if (is_settling && position.quarter >= kQuarters) return "there is no such quarter";
    if (position.weather < Weather::count_ && position.weather != kStartWeather &&
        !position.weather_drawn.contains(position.weather))
        return "a weather card is up that was not drawn";
    if (!is_phase_of(position.phase, position.step)) return "the phase and its step do not go together";
    if (position.weather >= Weather::count_ || position.event > EventCard::count_) return "an unknown card is up";
    for (std::size_t task = 0; task < kMostTasks; ++task) {
        const auto& tasks = position.scenario().tasks;
        const int most = position.is_competitive() || task >= tasks.size()
                             ? 0
                             : by_players(tasks[task].copies, position.setup.players);
        if (position.tasks_done[task] > most) return "a task was done too often";
    }
    return std::nullopt;
}

Violation check_question(const Position& position) {
    if (position.is_over()) return std::nullopt;
    if (position.asking.question == Question::none) return "the game is not over, and nobody is asked";
    OptionList options;
    list_options(position, position.asking.player, options);
    if (options.empty())
        return "a player is asked and has no option, question " +
               std::to_string(static_cast<int>(position.asking.question));
    return std::nullopt;
}

}  // namespace

std::optional<std::string> structure_violation(const Position& position) {
    if (Violation fault = check_course(position)) return fault;
    if (Violation fault = check_people(position)) return fault;
    if (Violation fault = check_samples(position)) return fault;
    if (Violation fault = check_cards(position)) return fault;
    if (Violation fault = check_mine(position)) return fault;
    if (Violation fault = check_buildings(position)) return fault;
    if (Violation fault = check_quarters(position)) return fault;
    if (Violation fault = check_owners(position)) return fault;
    if (Violation fault = check_visit(position)) return fault;
    for (PlayerId id : position.seats())
        if (Violation fault = check_player(position, id)) return fault;
    return unresolved_violation(position);
}

std::optional<std::string> violation(const Position& position) {
    if (Violation fault = structure_violation(position)) return fault;
    return check_question(position);
}

}  // namespace planitia::martians
