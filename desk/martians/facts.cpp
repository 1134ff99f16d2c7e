#include <desk/martians/facts.h>
#include <desk/of_game.h>
#include <martians/catalogue/prices.h>
#include <martians/rules/actions.h>
#include <martians/rules/effects/greenhouse.h>
#include <martians/rules/supply.h>

#include <algorithm>

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
        facts.rounds_left = now_.rounds() - now_.round;
        for (martians::Building each : every<martians::Building>()) facts.buildings.push_back(building(each));
        for (PlayerId id : now_.seats()) facts.energy.push_back(energy(id));
        facts.rtg_left = now_.rtg;
        facts.rtg_costs = kRtgCosts;
        add_mission(facts);
        facts.is_hopeless = is_hopeless(now_);
        facts.needs = all_needs(now_);
        facts.deaths = all_deaths(now_);
        facts.forecast = forecast(now_, viewer_);
        return facts;
    }

  private:
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
        const ByGood<std::int16_t>& goods = now_.goods(focus_);
        for (Good good : every<Good>()) told.lacks[good] = std::max(0, told.cost.goods[good] - goods[good]);
        for (const Effect& effect : now_.printed(action).effects) add_effect(effect, told);
        return told;
    }
    void add_effect(const Effect& effect, MartiansFacts::Action& told) const {
        const auto gives = [&](int n, Good product) {
            told.gives = n;
            told.product = product;
        };
        std::visit(overloaded{
                       [&](const Gain& each) { gives(each.n, each.good); },
                       [&](const Unload& each) { gives(1, each.good); },
                       [&](const GatherHarvest&) {
                           gives(harvest(now_, focus_), now_.printed(now_.player(focus_).crop).product);
                       },
                       [&](const ChangeReputation& each) { told.reputation = each.n; },
                       [](const OneOf<RemoveNeed, AddNeed, ExtraTime, SwitchOff, FinishField, RaiseInstallation,
                                      Extract, Assay, DoResearch, DoMission, Develop, ChangeCrop, Hire> auto&) {},
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
    void add_mission(MartiansFacts& facts) const {
        if (now_.is_competitive()) {
            for (Order order : every<Order>())
                if (now_.orders.contains(order))
                    facts.orders.push_back({order, viewer_.is_some() && can_do_order(now_, viewer_, order, nullptr)});
            return;
        }
        const auto& tasks = now_.scenario().tasks;
        for (std::size_t i = 0; i < tasks.size(); ++i)
            facts.tasks.push_back({i, now_.tasks_done[i], by_players(tasks[i].copies, now_.setup.players),
                                   viewer_.is_some() && can_do_task(now_, viewer_, i, nullptr)});
        for (Condition condition : every<Condition>())
            if (has_condition(now_.scenario(), condition))
                facts.conditions.push_back({condition, is_met(now_, condition)});
    }

    // -- track
    std::vector<Station> track() const {
        std::vector<Station> stations;
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if (slot == 2) stations.push_back({.kind = Station::Kind::mid_round, .moment = moment(Phase::mid_round)});
            stations.push_back({.slot = slot, .moment = moment(slot), .turns = turns(slot)});
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
    std::vector<MartiansFacts::Turn> turns(std::size_t slot) const {
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
            turns.push_back(turn);
        }
        return turns;
    }

    const Position& now_;
    PlayerId viewer_;
    PlayerId focus_;
};

}  // namespace

MartiansFacts facts(const View& view) { return MartiansReading(dealt_anew<Martians>(view), view.viewer).all(); }

}  // namespace planitia::desk
