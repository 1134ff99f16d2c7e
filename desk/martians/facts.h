/// What follows from a view of Martians. Costs and what can be paid are the viewer's, and for spectators those of the player whose
/// turn it is.
#pragma once
#include <martians/catalogue/cost.h>
#include <martians/observe/observe.h>
#include <martians/rules/forecast.h>
#include <martians/rules/mission.h>

#include <vector>

namespace planitia::desk {

struct MartiansFacts {
    using Forecast = martians::Forecast;

    struct Field {
        martians::FieldStatus status = martians::FieldStatus::none;
        PlayerId marker;
        bool is_blocked = false;
        martians::EventCard blocked_by = martians::EventCard::count_;  ///< the event that blocks it, where there is one
        friend bool operator==(const Field&, const Field&) = default;
    };
    struct Action {
        martians::Action action = {};
        int time = 0;                      ///< without a slow field; tiles and technologies tell their own
        martians::Cost cost = {};          ///< with the events in force
        martians::ByGood<int> lacks = {};  ///< of the cost, goods that are not there
        int gives = 0;                     ///< goods, where it is certain how many
        martians::Good product = martians::Good::count_;
        int reputation = 0;
        friend bool operator==(const Action&, const Action&) = default;
    };
    struct Building {
        martians::Building building = {};
        std::vector<Field> fields;
        std::vector<Action> actions;
        friend bool operator==(const Building&, const Building&) = default;
    };
    struct Energy {
        ByEnum<martians::Installation, int> each = {};  ///< by one installation of the kind, in this weather
        ByEnum<martians::Installation, int> made = {};  ///< by those that are not switched off
        int sum = 0;
        friend bool operator==(const Energy&, const Energy&) = default;
    };
    struct Task {
        std::size_t index = 0;
        int done = 0;
        int of = 0;
        bool is_payable = false;  ///< now, by the viewer
        friend bool operator==(const Task&, const Task&) = default;
    };
    struct Order {
        martians::Order order = {};
        bool is_payable = false;  ///< now, by the viewer
        friend bool operator==(const Order&, const Order&) = default;
    };
    struct Condition {
        martians::Condition condition = {};
        bool is_met = false;
        friend bool operator==(const Condition&, const Condition&) = default;
    };

    enum class Moment : std::uint8_t { past, present, future };
    /// One colonist's turn on the track.
    struct Turn {
        PlayerId player;
        Moment moment = Moment::future;
        bool is_dead = false;  ///< a dead token lies there
        friend bool operator==(const Turn&, const Turn&) = default;
    };
    struct Station {
        enum class Kind : std::uint8_t { slot, mid_round, settlement, final_check };
        Kind kind = Kind::slot;
        std::size_t slot = 0;  ///< which one, from 0
        Moment moment = Moment::future;
        std::vector<Turn> turns = {};  ///< of a slot, in order; empty when nobody has a colonist for it
        friend bool operator==(const Station&, const Station&) = default;
    };

    std::vector<PlayerId> order;
    std::vector<Station> track;
    int time_left = 0;  ///< in this turn
    int rounds_left = 0;
    std::vector<Building> buildings;
    std::vector<Energy> energy;  ///< by seats
    int rtg_left = 0;
    int rtg_costs = 0;  ///< reputation
    std::vector<Task> tasks;
    std::vector<Order> orders;  ///< on display, in the competitive game
    std::vector<Condition> conditions;
    bool is_hopeless = false;  ///< the mission can certainly no longer be met
    int needs = 0;             ///< tokens in all quarters
    int deaths = 0;
    Forecast forecast;
    friend bool operator==(const MartiansFacts&, const MartiansFacts&) = default;
};

MartiansFacts facts(const martians::View& view);

}  // namespace planitia::desk
