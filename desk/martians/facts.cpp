#include <desk/martians/facts.h>
#include <desk/martians/outlook.h>
#include <desk/of_game.h>
#include <martians/catalogue/prices.h>
#include <martians/rules/actions.h>
#include <martians/rules/effects/greenhouse.h>
#include <martians/rules/effects/laboratory.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>
#include <martians/state/in_force.h>

#include <algorithm>
#include <utility>

namespace planitia::desk {

using namespace martians;

namespace {

class MartiansReading {
  public:
    using Moment = MartiansFacts::Moment;
    using Station = MartiansFacts::Station;

    MartiansReading(const Position& position, PlayerId viewer)
        : now_(position), viewer_(viewer), focus_(viewer.is_some() ? viewer : position.active_player) {}

    MartiansFacts all() const {
        MartiansFacts facts;
        for (std::size_t n = 0; n < now_.setup.players; ++n) facts.order.push_back(now_.in_order(n));
        facts.track = track();
        facts.time_left = now_.phase == Phase::work ? now_.turn.time : 0;
        facts.turn_time = turn_sources();
        facts.rounds_left = now_.rounds() - now_.round;
        for (martians::Building each : every<martians::Building>()) facts.buildings.push_back(building(each));
        for (PlayerId id : now_.seats()) facts.energy.push_back(energy(id));
        facts.rtg_left = now_.rtg;
        facts.rtg_costs = kRtgCosts;
        add_mission(facts);
        add_development(facts);
        for (PlayerId id : now_.seats()) facts.markers.push_back(markers(id));
        facts.is_hopeless = is_hopeless(now_);
        facts.needs = all_needs(now_);
        facts.deaths = all_deaths(now_);
        for (const Quarter& quarter : now_.quarters)
            facts.most_growth = std::max<int>(facts.most_growth, quarter.growth);
        facts.growth_wanted = kMostGrowth;
        facts.forecast = forecast(now_, viewer_);
        add_outlook(now_, viewer_, facts);
        return facts;
    }

  private:
    // -- time
    std::vector<MartiansFacts::TimeSource> turn_sources() const {
        using Kind = MartiansFacts::TimeSource::Kind;
        std::vector<MartiansFacts::TimeSource> sources = {{.kind = Kind::turn, .time = kTimePerTurn}};
        for (Technology each : kWith<LongerTurns, Technology>)
            if (now_.has(focus_, each))
                sources.push_back({.kind = Kind::technology,
                                   .technology = each,
                                   .time = std::get_if<LongerTurns>(&now_.printed(each).effect)->n});
        int help = turn_time(now_, focus_) - now_.player(focus_).extra_time;
        for (const auto& each : sources) help -= each.time;
        if (help > 0) sources.push_back({.kind = Kind::help, .time = help});
        return sources;
    }

    // -- buildings
    EventCard cause(martians::Building building) const {
        for (EventCard card : every<EventCard>())
            for (const Ongoing& effect : info(card).ongoing)
                if (const auto* closing = std::get_if<ClosesField>(&effect);
                    closing != nullptr && closing->building == building && now_.events_in_force.contains(card))
                    return card;
        return EventCard::count_;
    }
    MartiansFacts::Building building(martians::Building building) const {
        MartiansFacts::Building told{.building = building, .fields = {}, .actions = {}};
        for (const Field& field : now_.buildings[building])
            if (field.status != FieldStatus::none)
                told.fields.push_back({field.status, field.marker, field.is_blocked,
                                       field.is_blocked ? cause(building) : EventCard::count_});
        for (Action each : every<Action>())
            if (info(each).building == building) told.actions.push_back(action(each));
        return told;
    }
    MartiansFacts::Action action(Action action) const {
        MartiansFacts::Action told{
            .action = action, .time = certain_time(action), .cost = action_cost(now_, focus_, action)};
        told.lacks = lacks(told.cost);
        for (const Effect& effect : now_.printed(action).effects) add_effect(effect, told);
        return told;
    }
    /// Of samples that the viewer can not see nobody says that they lack.
    Cost lacks(Cost cost) const {
        if (!sees_samples(now_, viewer_, focus_)) {
            for (Good mineral : kMinerals) cost.goods[mineral] = 0;
            cost.any_mineral = cost.green_or_blue = 0;
        }
        return missing(now_, focus_, cost);
    }
    void add_effect(const Effect& effect, MartiansFacts::Action& told) const {
        const auto gives = [&](int n, Good product) {
            told.gives = n;
            told.product = product;
            told.ends = ended_by(product);
        };
        std::visit(overloaded{
                       [&](const Gain& each) { gives(each.n, each.good); },
                       [&](const Unload& each) { gives(1, each.good); },
                       [&](const GatherHarvest&) {
                           gives(harvest(now_, focus_), now_.printed(now_.player(focus_).crop).product);
                       },
                       [&](const ChangeReputation& each) { told.reputation = each.n; },
                       [&](const RemoveNeed& each) { told.removes = each.need; },
                       [](const OneOf<AddNeed, ExtraTime, SwitchOff, FinishField, RaiseInstallation, Extract, Assay,
                                      DoResearch, DoMission, Develop, ChangeCrop, Hire> auto&) {},
                   },
                   effect);
    }

    // -- energy
    MartiansFacts::Energy energy(PlayerId id) const {
        const PlayerState& player = now_.player(id);
        MartiansFacts::Energy told;
        for (Installation kind : every<Installation>()) {
            told.each[kind] = output(now_, id, kind);
            told.made[kind] = std::max(0, player.installations[kind] - player.switched_off[kind]) * told.each[kind];
        }
        told.sum = production(now_, id);
        return told;
    }

    // -- mission
    MartiansFacts::Bill bill(const Cost& cost, int gains, bool is_payable) const {
        return {.cost = cost, .lacks = lacks(cost), .gains = gains, .is_payable = is_payable};
    }
    void add_mission(MartiansFacts& facts) const {
        if (now_.is_competitive()) {
            for (Order order : every<Order>())
                if (now_.orders.contains(order))
                    facts.orders.push_back(
                        {order, bill(now_.printed(order).cost, now_.printed(order).reputation,
                                     viewer_.is_some() && can_do_order(now_, viewer_, order, nullptr))});
            return;
        }
        const auto& tasks = now_.scenario().tasks;
        for (std::size_t i = 0; i < tasks.size(); ++i)
            facts.tasks.push_back({i, now_.tasks_done[i], by_players(tasks[i].copies, now_.setup.players),
                                   bill(tasks[i].cost, tasks[i].reputation,
                                        viewer_.is_some() && can_do_task(now_, viewer_, i, nullptr))});
        for (Condition each : every<Condition>())
            if (has_condition(now_.scenario(), each)) facts.conditions.push_back(condition(each));
    }
    MartiansFacts::Condition condition(Condition condition) const {
        const ScenarioInfo& scenario = now_.scenario();
        MartiansFacts::Condition told{.condition = condition, .is_met = is_met(now_, condition)};
        if (condition == Condition::built) told.sites = sites(scenario.built, FieldStatus::slow);
        if (condition == Condition::expanded) told.sites = sites(scenario.expanded, FieldStatus::closed);
        if (condition == Condition::colony_technologies) {
            told.has = static_cast<int>(now_.colony_technologies.size());
            told.needs = scenario.colony_technologies;
        }
        if (condition == Condition::satisfaction) {
            told.has = satisfaction(now_);
            told.needs = by_players(scenario.satisfaction, now_.setup.players);
        }
        return told;
    }
    /// Each of the buildings, and whether no field of it has that status any more.
    std::vector<MartiansFacts::Condition::Site> sites(std::uint16_t wanted, FieldStatus status) const {
        std::vector<MartiansFacts::Condition::Site> sites;
        for (martians::Building each : every<martians::Building>())
            if ((wanted & bit(each)) != 0)
                sites.push_back({each, std::ranges::none_of(now_.buildings[each], [&](const Field& field) {
                                     return field.status == status;
                                 })});
        return sites;
    }

    // -- development
    void add_development(MartiansFacts& facts) const {
        for (Research tile : every<Research>())
            if (now_.research.contains(tile)) {
                const auto& row = now_.printed(tile);
                const int time = research_time(now_, focus_, tile);
                const bool is_payable = viewer_.is_some() && can_pay(now_, viewer_, row.cost, nullptr);
                facts.research.push_back({tile, time, bill(row.cost, row.money, is_payable)});
            }
        for (Technology each : every<Technology>()) facts.technologies.push_back(technology(each));
    }
    MartiansFacts::Technology technology(Technology technology) const {
        MartiansFacts::Technology told{.technology = technology};
        const bool is_known =
            is_colony_technology(technology) || now_.player(focus_).corporation != Corporation::count_;
        if (is_known) told.time = time_to_develop(now_, focus_, technology);
        for (PlayerId id : now_.seats())
            if (now_.has(id, technology)) told.owners.push_back(id);
        return told;
    }
    MartiansFacts::Markers markers(PlayerId id) const {
        MartiansFacts::Markers told{.free = free_markers(now_, id)};
        for (martians::Building each : every<martians::Building>())
            for (const Field& field : now_.buildings[each])
                if (field.marker == id) told.buildings.push_back(each);
        for (QuarterId quarter : every_quarter()) {
            told.infirmary.insert(told.infirmary.end(), at(now_, quarter).infirmary[id.index()], quarter);
            told.living.insert(told.living.end(), at(now_, quarter).living[id.index()], quarter);
        }
        return told;
    }

    // -- track
    std::vector<Station> track() const {
        std::vector<Station> stations;
        ByPlayer<int> extra;
        for (PlayerId id : now_.seats()) extra[id] = now_.player(id).extra_time;
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if (slot == 2) stations.push_back({.kind = Station::Kind::mid_round, .moment = moment(Phase::mid_round)});
            stations.push_back({.slot = slot, .moment = moment(slot), .turns = turns(slot, extra)});
        }
        stations.push_back({.kind = is_last_round(now_) ? Station::Kind::final_check : Station::Kind::settlement,
                            .moment = moment(Phase::settlement)});
        return stations;
    }
    Moment moment(Phase phase) const {
        if (now_.phase == phase) return Moment::present;
        if (phase == Phase::mid_round && now_.phase == Phase::work)
            return now_.slot < 2 ? Moment::future : Moment::past;
        return now_.phase > phase ? Moment::past : Moment::future;
    }
    Moment moment(std::size_t slot) const {
        if (now_.phase < Phase::work) return Moment::future;
        if (now_.phase == Phase::mid_round) return slot < 2 ? Moment::past : Moment::future;
        if (now_.phase > Phase::work || slot < now_.slot) return Moment::past;
        return slot == now_.slot ? Moment::present : Moment::future;
    }
    std::vector<MartiansFacts::Turn> turns(std::size_t slot, ByPlayer<int>& extra) const {
        std::vector<MartiansFacts::Turn> turns;
        const Moment when = moment(slot);
        for (std::size_t n = 0; n < now_.setup.players; ++n) {
            // The marker of the first player passes after every slot.
            const std::size_t players = now_.setup.players;
            const PlayerId id{(now_.first_player.index() + kSlots * players + slot - now_.slot + n) % players};
            const PlayerState& player = now_.player(id);
            if (slot >= player.tokens) continue;
            MartiansFacts::Turn turn{.player = id, .moment = when};
            if (when == Moment::present && n < now_.taken) turn.moment = Moment::past;
            if (when == Moment::present && n > now_.taken) turn.moment = Moment::future;
            turn.is_dead = ((player.dead_slots >> slot) & 1) != 0;
            turn.time = time_of(turn, slot, extra[id]);
            turns.push_back(turn);
        }
        return turns;
    }

    /// The next turn takes what an event has added for it.
    int time_of(const MartiansFacts::Turn& turn, std::size_t slot, int& extra) const {
        if (turn.moment == Moment::past || turn.is_dead) return 0;
        if (turn.moment == Moment::present) return now_.phase == Phase::work ? now_.turn.time : 0;
        Position then = now_;
        then.slot = static_cast<std::uint8_t>(slot);
        then.player(turn.player).extra_time = static_cast<std::uint8_t>(std::exchange(extra, 0));
        return turn_time(then, turn.player);
    }

    const Position& now_;
    PlayerId viewer_;
    PlayerId focus_;
};

}  // namespace

MartiansFacts facts(const View& view) { return MartiansReading(dealt_anew<Martians>(view), view.viewer).all(); }

}  // namespace planitia::desk
