#include <martians/catalogue/prices.h>
#include <martians/rules/actions.h>
#include <martians/rules/mining.h>
#include <martians/rules/mission.h>

#include <algorithm>

namespace planitia::martians {

Cost action_cost(const Position& position, PlayerId id, Action action) {
    Cost cost = action == Action::harvest ? info(position.player(id).crop).cost : info(action).cost;
    for (EventCard card : every<EventCard>()) {
        const EventInfo& event = info(card);
        if (position.events_in_force.contains(card) && event.kind == EventInfo::Kind::cost && event.action == action)
            cost.goods[event.good] = static_cast<std::uint8_t>(cost.goods[event.good] + event.amount);
    }
    return cost;
}

int certain_time(Action action) { return action == Action::unload ? 1 : info(action).time; }

int harvest(const Position& position, PlayerId id) {
    const CropInfo& crop = info(position.player(id).crop);
    int output = crop.output;
    if (crop.product != Good::food) return output;
    for (EventCard card : every<EventCard>())
        if (position.events_in_force.contains(card) && info(card).kind == EventInfo::Kind::harvest)
            output = std::max(std::min(output, kLeastHarvest), output + info(card).amount);
    return output;
}

int research_time(const Position& position, PlayerId id, Research tile) {
    const ResearchInfo& printed = info(tile);
    const int saved = printed.has_flask ? kBonus * position.player(id).people[Person::scientist] : 0;
    return std::max(kLeastResearchTime, printed.time - saved);
}

int time_to_develop(const Position& position, PlayerId id, Technology technology) {
    return is_colony_technology(technology) ? info(Action::colony_tech).time
                                            : technology_time(position.player(id).corporation, technology);
}

namespace {

bool has_status(const Position& position, Building building, FieldStatus status) {
    for (const Field& field : position.buildings[building])
        if (field.status == status) return true;
    return false;
}

bool has_status(const Position& position, FieldStatus status) {
    for (Building building : every<Building>())
        if (has_status(position, building, status)) return true;
    return false;
}

int hired(const PlayerState& player, bool assistants) {
    int n = 0;
    for (Person person : every<Person>()) n += is_assistant(person) == assistants ? player.people[person] : 0;
    return n;
}

bool can_develop(const Position& position, PlayerId id, Technology technology, int time, Reasons* reasons) {
    Check check(reasons);
    if (position.has(id, technology) && check.fail({.code = ReasonCode::already_developed})) return false;
    return has_time(time, time_to_develop(position, id, technology), reasons) && check.passed();
}

bool is_of(Action action, Technology technology) {
    return is_colony_technology(technology) == (action == Action::colony_tech);
}

bool can_research(const Position& position, PlayerId id, Research tile, int time, Reasons* reasons) {
    if (!position.research.contains(tile)) {
        Check(reasons).fail({.code = ReasonCode::no_research_tile});
        return false;
    }
    const bool is_in_time = has_time(time, research_time(position, id, tile), reasons);
    if (!is_in_time && reasons == nullptr) return false;
    return can_pay(position, id, info(tile).cost, reasons) && is_in_time;
}

bool can_grow(const Position& position, PlayerId id, Crop crop) {
    return !is_start_crop(crop) && position.crops[crop] > 0 && position.player(id).crop != crop;
}

/// Whether `person` could be dismissed in favour of `hired_one`.
bool can_dismiss(const PlayerState& player, Person person, Person hired_one) {
    return player.people[person] > 0 && is_assistant(person) == is_assistant(hired_one) && person != hired_one;
}

/// The enumerators for which the condition holds.
template <class E, class Holds>
FixedVec<E, static_cast<std::size_t>(E::count_)> chosen(const Holds& holds) {
    FixedVec<E, static_cast<std::size_t>(E::count_)> found;
    for (E each : every<E>())
        if (holds(each)) found.push_back(each);
    return found;
}

template <class E, class Can>
bool any(const Can& can) {
    for (E each : every<E>())
        if (can(each)) return true;
    return false;
}

/// Whether the effect could happen, whatever it costs.
bool has_effect(const Position& position, PlayerId id, Action action, int time, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    Check check(reasons);
    const auto need = [&](bool holds, ReasonCode code) {
        if (!holds) check.fail({.code = code});
        return check.passed();
    };
    switch (action) {
        case Action::oxygen: return need(need_tokens(position, Need::oxygen) > 0, ReasonCode::no_need_token);
        case Action::build: return need(has_status(position, FieldStatus::slow), ReasonCode::nothing_to_build);
        case Action::expand: return need(has_status(position, FieldStatus::closed), ReasonCode::nothing_to_build);
        case Action::installation:
            return need(player.installations[Installation::solar] + player.installations[Installation::wind] <
                            kMostInstallations,
                        ReasonCode::enough_installations);
        case Action::extract: return need(!tokens_left(position).empty(), ReasonCode::no_mining_token);
        case Action::assay:
            if (!need(position.turn.regolith_taken > 0, ReasonCode::no_regolith_taken)) return false;
            for (Sample sample : every<Sample>())
                if (position.samples_discarded[sample] > 0) return true;
            return need(!position.samples.empty(), ReasonCode::no_samples);
        case Action::research:
            return can_any(chosen<Research>([&](Research tile) { return position.research.contains(tile); }),
                           ReasonCode::no_research_tile, reasons,
                           [&](Research tile, Reasons* why) { return can_research(position, id, tile, time, why); });
        case Action::mission: return can_do_mission(position, id, reasons);
        case Action::corporate_tech:
        case Action::colony_tech:
            return can_any(
                chosen<Technology>([&](Technology each) { return is_of(action, each) && !position.has(id, each); }),
                ReasonCode::already_developed, reasons,
                [&](Technology each, Reasons* why) { return can_develop(position, id, each, time, why); });
        case Action::change_crop:
            return need(any<Crop>([&](Crop crop) { return can_grow(position, id, crop); }), ReasonCode::no_crop);
        case Action::hire:
            return need(any<Person>([&](Person person) { return can_hire(position, id, person); }),
                        ReasonCode::nobody_to_hire);
        default: return true;
    }
}

/// Tiles and technologies tell their own time, as part of the effect.
bool tells_time(Action action) { return action == Action::corporate_tech || action == Action::research; }

int least_time(Action action) { return tells_time(action) ? 1 : certain_time(action); }

}  // namespace

bool can_hire(const Position& position, PlayerId id, Person person) {
    const PlayerState& player = position.player(id);
    if (position.people[person] == 0) return false;
    if (!is_assistant(person) && player.people[person] > 0) return false;
    if (hired(player, is_assistant(person)) < kMostHired) return true;
    return any<Person>([&](Person each) { return can_dismiss(player, each, person); });
}

bool can_do(const Position& position, PlayerId id, Action action, int time, Reasons* reasons) {
    const bool is_in_time = has_time(time, least_time(action), tells_time(action) ? nullptr : reasons);
    if (!is_in_time && reasons == nullptr) return false;
    const bool is_payable = can_pay(position, id, action_cost(position, id, action), reasons);
    if (!is_payable && reasons == nullptr) return false;
    return has_effect(position, id, action, time, reasons) && is_payable && is_in_time;
}

void ask_for_removal(Position& position, PlayerId id, Need need, int n) {
    ask(position, Question::quarter, id);
    position.asking.need = need;
    position.asking.left = static_cast<std::uint8_t>(std::min(n, need_tokens(position, need)));
}

namespace {

void spend_time(Scene& scene, int time) {
    PLANITIA_ASSERT(scene.position.turn.time >= time, "time is there");
    scene.position.turn.time = static_cast<std::uint8_t>(scene.position.turn.time - time);
}

/// Turns the discards into a new deck when it is empty.
bool draw_sample(Scene& scene, Sample& drawn) {
    Position& position = scene.position;
    if (position.samples.empty()) {
        for (Sample sample : every<Sample>())
            for (; position.samples_discarded[sample] > 0; --position.samples_discarded[sample])
                position.samples.push_back(sample);
        position.rng.shuffle(position.samples);
    }
    if (position.samples.empty()) return false;
    drawn = position.samples.pop_back();
    return true;
}

void assay(Scene& scene, PlayerId id) {
    Position& position = scene.position;
    const int n = position.turn.regolith_taken + (position.has(id, Technology::molecular_sensor) ? kBonus : 0);
    int drawn = 0;
    int barren = 0;
    for (; drawn < n; ++drawn) {
        Sample sample{};
        if (!draw_sample(scene, sample)) break;
        if (sample == Sample::barren) {
            ++barren;
            ++position.samples_discarded[sample];
        } else {
            // Where samples are secret, the log tells their number alone.
            Scene quiet{position, position.setup.variant == Variant::coop ? scene.events : nullptr};
            change_goods(quiet, id, good_of(sample), 1);
        }
    }
    scene.tell({.kind = EventKind::samples_drawn, .player = id, .amount = static_cast<std::int16_t>(drawn)});
    if (barren > 0)
        scene.tell({.kind = EventKind::barren_drawn, .player = id, .amount = static_cast<std::int16_t>(barren)});
}

void gather_harvest(Scene& scene, PlayerId id) {
    const Position& position = scene.position;
    change_goods(scene, id, info(position.player(id).crop).product, harvest(position, id));
    change_goods(scene, id, Good::food, kBonus * position.player(id).people[Person::botanist]);
}

}  // namespace

void start_action(Scene& scene, PlayerId id, Action action) {
    Position& position = scene.position;
    position.turn.done.insert(action);
    scene.tell(EventKind::action_done, id, action);
    spend_time(scene, action == Action::colony_tech ? 0 : info(action).time);
    pay(scene, id, action_cost(position, id, action));
    const auto ask_about = [&](Question question) {
        ask(position, question, id);
        position.asking.action = action;
    };
    switch (action) {
        case Action::oxygen:
            ask_for_removal(position, id, Need::oxygen, 1);
            change_reputation(scene, id, info(action).reputation);
            break;
        case Action::build:
        case Action::expand: ask_about(Question::building); break;
        case Action::installation: ask_about(Question::installation); break;
        case Action::medicine: change_goods(scene, id, Good::medicine, kMedicineMade); break;
        case Action::purify: change_goods(scene, id, Good::water, kWaterPurified); break;
        case Action::extract: start_extract(scene, id); break;
        case Action::assay: assay(scene, id); break;
        case Action::research: ask_about(Question::research); break;
        case Action::unload: ask_about(Question::unload); break;
        case Action::mission: ask_about(position.is_competitive() ? Question::order : Question::task); break;
        case Action::corporate_tech:
        case Action::colony_tech: ask_about(Question::technology); break;
        case Action::harvest: gather_harvest(scene, id); break;
        case Action::change_crop: ask_about(Question::crop); break;
        case Action::hire: ask_about(Question::hire); break;
        case Action::count_: break;
    }
}

void list_action(const Position& position, OptionList& options) {
    const Asking& asking = position.asking;
    const PlayerId id = asking.player;
    const PlayerState& player = position.player(id);
    const int time = position.turn.time;
    switch (asking.question) {
        case Question::quarter:
            for (QuarterId quarter : every_quarter())
                if (at(position, quarter).needs[asking.need] > 0)
                    options.push_back(option(OptionKind::quarter, quarter));
            break;
        case Question::building: {
            const FieldStatus removed = asking.action == Action::build ? FieldStatus::slow : FieldStatus::closed;
            for (Building building : every<Building>())
                if (has_status(position, building, removed)) options.push_back(option(OptionKind::building, building));
            break;
        }
        case Question::installation:
            for (Installation kind : every<Installation>()) options.push_back(option(OptionKind::installation, kind));
            break;
        case Question::research:
            for (Research tile : every<Research>())
                if (can_research(position, id, tile, time, nullptr))
                    options.push_back(option(OptionKind::research, tile));
            break;
        case Question::unload: {
            const int limit = position.is_competitive() ? kMostUnloaded : position.scenario().most_unloaded;
            for (int n = 1; n <= std::min(time, limit); ++n) options.push_back(option(OptionKind::unload, n));
            break;
        }
        case Question::technology:
            for (Technology each : every<Technology>())
                if (is_of(asking.action, each) && can_develop(position, id, each, time, nullptr))
                    options.push_back(option(OptionKind::technology, each));
            break;
        case Question::crop:
            for (Crop crop : every<Crop>())
                if (can_grow(position, id, crop)) options.push_back(option(OptionKind::crop, crop));
            break;
        case Question::hire:
            for (Person person : every<Person>())
                if (can_hire(position, id, person)) options.push_back(option(OptionKind::hire, person));
            break;
        case Question::dismiss:
            for (Person person : every<Person>())
                if (can_dismiss(player, person, asking.hired)) options.push_back(option(OptionKind::dismiss, person));
            break;
        case Question::task:
        case Question::order:
        case Question::pay_mineral: list_mission(position, options); break;
        default: list_mining(position, options); break;
    }
}

namespace {

void remove_from(Scene& scene, PlayerId id, const Option& answer) {
    Position& position = scene.position;
    const Asking asked = position.asking;
    position.asking = {};
    remove_need(scene, id, answer.quarter(), asked.need);
    if (asked.left > 1) ask_for_removal(position, id, asked.need, asked.left - 1);
}

/// The leftmost token of the kind goes.
void finish_field(Scene& scene, PlayerId id, Building building, Action action) {
    const FieldStatus removed = action == Action::build ? FieldStatus::slow : FieldStatus::closed;
    for (Field& field : scene.position.buildings[building]) {
        if (field.status != removed) continue;
        field.status = FieldStatus::open;
        break;
    }
    scene.tell(action == Action::build ? EventKind::built : EventKind::expanded, id, building);
    change_reputation(scene, id, info(action).reputation);
}

void do_research(Scene& scene, PlayerId id, Research tile) {
    Position& position = scene.position;
    spend_time(scene, research_time(position, id, tile));
    pay(scene, id, info(tile).cost);
    position.research.erase(tile);
    position.research_done.insert(tile);
    scene.tell(EventKind::research_done, id, tile);
    change_goods(scene, id, Good::money, info(tile).money);
}

void develop(Scene& scene, PlayerId id, Technology technology) {
    Position& position = scene.position;
    const bool is_common = is_colony_technology(technology) && !position.is_competitive();
    spend_time(scene, time_to_develop(position, id, technology));
    (is_common ? position.colony_technologies : position.player(id).technologies).insert(technology);
    scene.tell(EventKind::technology_developed, id, technology);
}

void change_crop(Scene& scene, PlayerId id, Crop crop) {
    PlayerState& player = scene.position.player(id);
    if (!is_start_crop(player.crop)) ++scene.position.crops[player.crop];
    --scene.position.crops[crop];
    player.crop = crop;
    scene.tell(EventKind::crop_changed, id, crop);
}

void join(Scene& scene, PlayerId id, Person person) {
    --scene.position.people[person];
    ++scene.position.player(id).people[person];
    scene.tell(EventKind::person_hired, id, person);
}

void hire(Scene& scene, PlayerId id, Person person) {
    Position& position = scene.position;
    if (hired(position.player(id), is_assistant(person)) < kMostHired) return join(scene, id, person);
    ask(position, Question::dismiss, id);
    position.asking.hired = person;
}

void dismiss(Scene& scene, PlayerId id, Person person, Person instead) {
    --scene.position.player(id).people[person];
    ++scene.position.people[person];
    scene.tell(EventKind::person_dismissed, id, person);
    join(scene, id, instead);
}

}  // namespace

void answer_action(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const Asking asked = position.asking;
    const PlayerId id = asked.player;
    switch (answer.kind) {
        case OptionKind::quarter: return remove_from(scene, id, answer);
        case OptionKind::mine_first:
        case OptionKind::move:
        case OptionKind::take: return answer_mining(scene, answer);
        case OptionKind::task:
        case OptionKind::order:
        case OptionKind::pay_mineral: return answer_mission(scene, answer);
        default: break;
    }
    position.asking = {};
    switch (answer.kind) {
        case OptionKind::building: finish_field(scene, id, answer.building(), asked.action); break;
        case OptionKind::installation:
            ++position.player(id).installations[answer.installation()];
            scene.tell(EventKind::installation_raised, id, answer.installation());
            break;
        case OptionKind::research: do_research(scene, id, answer.research()); break;
        case OptionKind::unload:
            spend_time(scene, answer.a);
            change_goods(scene, id, Good::aux, answer.a);
            break;
        case OptionKind::technology: develop(scene, id, answer.technology()); break;
        case OptionKind::crop: change_crop(scene, id, answer.crop()); break;
        case OptionKind::hire: hire(scene, id, answer.person()); break;
        case OptionKind::dismiss: dismiss(scene, id, answer.person(), asked.hired); break;
        default: break;
    }
}

void explain_action(const Position& position, const Option& answer, Reasons& reasons) {
    const PlayerId id = position.asking.player;
    const int time = position.turn.time;
    Check check(&reasons);
    switch (answer.kind) {
        case OptionKind::quarter: check.fail({.code = ReasonCode::no_need_token}); break;
        case OptionKind::building: check.fail({.code = ReasonCode::nothing_to_build}); break;
        case OptionKind::research: can_research(position, id, answer.research(), time, &reasons); break;
        case OptionKind::technology: can_develop(position, id, answer.technology(), time, &reasons); break;
        case OptionKind::crop: check.fail({.code = ReasonCode::no_crop}); break;
        case OptionKind::hire:
        case OptionKind::dismiss: check.fail({.code = ReasonCode::nobody_to_hire}); break;
        case OptionKind::unload:
            if (answer.a == 0) break;
            check.fail({.code = answer.a > time ? ReasonCode::no_time : ReasonCode::too_many_unloaded,
                        .needs = answer.a,
                        .has = static_cast<std::int16_t>(time)});
            break;
        case OptionKind::move:
        case OptionKind::take:
        case OptionKind::mine_first: check.fail({.code = ReasonCode::no_mining_token}); break;
        case OptionKind::task:
        case OptionKind::order: explain_mission(position, answer, reasons); break;
        default: break;
    }
}

}  // namespace planitia::martians
