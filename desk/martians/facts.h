/// What follows from a view of Martians. Costs and what can be paid are the viewer's, and for spectators those of the player whose
/// turn it is.
#pragma once
#include <martians/catalogue/cost.h>
#include <martians/observe/observe.h>
#include <martians/rules/forecast.h>
#include <martians/rules/mission.h>

#include <optional>
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
        int time = 0;               ///< without a slow field; tiles and technologies tell their own
        martians::Cost cost = {};   ///< with the events in force
        martians::Cost lacks = {};  ///< of the cost, what is not there
        int gives = 0;              ///< goods, where it is certain how many
        martians::Good product = martians::Good::count_;
        martians::Need removes = martians::Need::count_;  ///< a token of this kind, from any quarter
        martians::Need ends = martians::Need::count_;     ///< when what it makes is delivered
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
    /// What is paid for at the lander.
    struct Bill {
        martians::Cost cost = {};
        martians::Cost lacks = {};  ///< of the cost, what is not there
        int gains = 0;              ///< reputation; money for research
        bool is_payable = false;    ///< now, by the viewer
        friend bool operator==(const Bill&, const Bill&) = default;
    };
    struct Task {
        std::size_t index = 0;
        int done = 0;
        int of = 0;
        Bill bill = {};
        friend bool operator==(const Task&, const Task&) = default;
    };
    struct Order {
        martians::Order order = {};
        Bill bill = {};
        friend bool operator==(const Order&, const Order&) = default;
    };
    struct Research {
        martians::Research tile = {};
        int time = 0;  ///< with the help that there is
        Bill bill = {};
        friend bool operator==(const Research&, const Research&) = default;
    };
    struct Condition {
        /// A building that is wanted built or expanded.
        struct Site {
            martians::Building building = {};
            bool is_met = false;
            friend bool operator==(const Site&, const Site&) = default;
        };
        martians::Condition condition = {};
        bool is_met = false;
        int has = 0;  ///< of how much it `needs`, where it is counted
        int needs = 0;
        std::vector<Site> sites = {};
        friend bool operator==(const Condition&, const Condition&) = default;
    };
    struct Technology {
        martians::Technology technology = {};
        std::optional<int> time = {};  ///< for the viewer to develop; none before there is a corporation
        std::vector<PlayerId> owners = {};
        friend bool operator==(const Technology&, const Technology&) = default;
    };
    /// Where the markers of a player are.
    struct Markers {
        int free = 0;
        std::vector<martians::Building> buildings = {};
        std::vector<martians::QuarterId> infirmary = {};
        std::vector<martians::QuarterId> living = {};
        friend bool operator==(const Markers&, const Markers&) = default;
    };
    /// What the settlement would take from a player, as things stand.
    struct Loss {
        int colonists = 0;
        int markers = 0;
        friend bool operator==(const Loss&, const Loss&) = default;
    };
    /// How the settlement would leave a quarter, as things stand.
    struct Aftermath {
        int penalty = 0;  ///< money for a marker in the living zone
        int growth = 0;
        friend bool operator==(const Aftermath&, const Aftermath&) = default;
    };
    /// Something to see to, and what the viewer could choose now against it.
    struct Problem {
        enum class Kind : std::uint8_t { death, final_check, infirmary, living, markers, energy };
        Kind kind = Kind::death;
        martians::Need need = martians::Need::count_;
        std::vector<martians::QuarterId> quarters = {};
        std::vector<martians::Option> options = {};
        friend bool operator==(const Problem&, const Problem&) = default;
    };

    /// Where the time of a turn comes from.
    struct TimeSource {
        enum class Kind : std::uint8_t { turn, technology, help };
        Kind kind = Kind::turn;
        martians::Technology technology = martians::Technology::count_;
        int time = 0;
        friend bool operator==(const TimeSource&, const TimeSource&) = default;
    };

    enum class Moment : std::uint8_t { past, present, future };
    /// One colonist's turn on the track.
    struct Turn {
        PlayerId player;
        Moment moment = Moment::future;
        bool is_dead = false;  ///< a dead token lies there
        int time = 0;          ///< what it has left to work with
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
    int time_left = 0;                       ///< in this turn
    std::vector<TimeSource> turn_time = {};  ///< of a turn as long as this one; what an event adds is not among it
    int rounds_left = 0;
    std::vector<Building> buildings;
    std::vector<Energy> energy;  ///< by seats
    int rtg_left = 0;
    int rtg_costs = 0;  ///< reputation
    std::vector<Task> tasks;
    std::vector<Order> orders;  ///< on display, in the competitive game
    std::vector<Research> research;
    std::vector<Technology> technologies;
    std::vector<Markers> markers;  ///< by seats
    std::vector<Condition> conditions;
    bool is_hopeless = false;  ///< the mission can certainly no longer be met
    int needs = 0;             ///< tokens in all quarters
    int deaths = 0;
    int most_growth = 0;    ///< of any quarter
    int growth_wanted = 0;  ///< of a quarter, for the fourth colonist
    Forecast forecast;
    std::vector<Aftermath> aftermath;                              ///< by quarters
    std::vector<Loss> losses;                                      ///< by seats
    ByEnum<martians::Need, std::vector<martians::Option>> makers;  ///< what makes the product that ends the need
    std::vector<Problem> problems;                                 ///< the most urgent first
    friend bool operator==(const MartiansFacts&, const MartiansFacts&) = default;
};

MartiansFacts facts(const martians::View& view);

}  // namespace planitia::desk
