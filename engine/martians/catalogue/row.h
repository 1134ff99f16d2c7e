/// How everything printed is declared: a row each, with the name it has in the protocol, in words close to the print.
#pragma once
#include <martians/catalogue/cost.h>

#include <string_view>

namespace planitia::martians {

// -- the board

enum class FieldStatus : std::uint8_t {
    none,  ///< the building has no such field
    open,
    slow,         ///< a construction token: a visit takes 1 time more
    closed,       ///< an under-construction token: not usable
    unavailable,  ///< left out for this number of players
    count_
};

struct BuildingInfo {
    Building id = Building::count_;
    std::string_view slug;
    std::array<FieldStatus, kMostFields> fields = {};
    ByPlayers usable = {3, 3, 3, 3};  ///< of the open fields
};

struct ActionInfo {
    Action id = Action::count_;
    std::string_view slug;
    Building building = Building::moxie;
    std::uint8_t time = 0;  ///< where it is printed with the action
    Cost cost = {};
    std::uint8_t reputation = 0;
};

struct InstallationInfo {
    Installation id = Installation::count_;
    std::string_view slug;
};

// -- corporations and what they have

/// For whom a technology is developed.
enum class Developer : std::uint8_t { corporation, colony };
struct TechnologyInfo {
    Technology id = Technology::count_;
    std::string_view slug;
    Developer of = Developer::corporation;
};

struct CorporationInfo {
    Corporation id = Corporation::count_;
    std::string_view slug;
    std::array<std::uint8_t, static_cast<std::size_t>(Technology::count_)> times = {};  ///< of its own technologies
};

struct CropInfo {
    Crop id = Crop::count_;
    std::string_view slug;
    std::uint8_t tiles = 0;  ///< 0: everybody has it from the start
    Cost cost = {};
    Good product = Good::food;
    std::uint8_t output = 0;
};

/// What a specialist does for the price. Assistants have none.
struct PersonInfo {
    Person id = Person::count_;
    std::string_view slug;
    bool is_assistant = false;
    std::uint8_t copies = 0;
    Cost cost = {};
    Need removes = Need::count_;  ///< `count_`: none
    std::uint8_t most = 0;        ///< tokens removed, if so many are there
    Good gains = Good::count_;    ///< one of it; `count_`: nothing
    std::uint8_t reputation = 0;
};

// -- cards and tiles

struct WeatherInfo {
    Weather id = Weather::count_;
    std::string_view slug;
    std::int8_t solar = 0;  ///< added to every installation of the kind
    std::int8_t wind = 0;
};

/// One thing an event does to a player.
struct Deed {
    enum class Kind : std::uint8_t { nothing, gain, reputation, add_need, extra_time, installation_off };
    Kind kind = Kind::nothing;
    Good good = Good::energy;
    Need need = Need::oxygen;
    std::int8_t amount = 0;
};
struct EventChoice {
    Cost pay = {};
    std::uint8_t pay_reputation = 0;  ///< as much of it as there is
    bool needs_installation = false;
    Deed deed = {};
};
struct EventInfo {
    enum class Kind : std::uint8_t {
        each,         ///< every player: the one choice
        choose,       ///< every player picks one of the choices
        by_deaths,    ///< every player: the first choice without dead colonists, else the second
        cost,         ///< for this round `action` costs `amount` more of `good`
        harvest,      ///< for this round a harvest of food gives `amount` more, not less than 1
        close_field,  ///< for this round a field of `building` is closed
    };
    EventCard id = EventCard::count_;
    std::string_view slug;
    std::uint8_t round = 1;
    Kind kind = Kind::each;
    FixedVec<EventChoice, 3> choices = {};
    Action action = Action::oxygen;
    Good good = Good::energy;
    Building building = Building::lander;
    std::int8_t amount = 0;

    constexpr bool lasts() const { return kind >= Kind::cost; }
};

struct ResearchInfo {
    Research id = Research::count_;
    std::string_view slug;
    std::uint8_t time = 0;
    Cost cost = {};
    std::uint8_t money = 0;
    bool has_flask = false;  ///< cheaper in time for who has a Scientist
};

struct OrderInfo {
    Order id = Order::count_;
    std::string_view slug;
    Cost cost = {};
    std::uint8_t reputation = 0;
};

/// A regolith card.
struct SampleInfo {
    Sample id = Sample::count_;
    std::string_view slug;
    std::uint8_t copies = 0;
};

/// A mining token.
struct TokenInfo {
    std::string_view slug;
    std::uint8_t ice = 0;
    std::uint8_t regolith = 0;
    std::uint8_t copies = 0;
};

// -- missions

struct TaskInfo {
    std::string_view slug;
    Cost cost = {};
    std::uint8_t reputation = 0;
    ByPlayers copies = {};  ///< how often it must be done
};
inline constexpr std::size_t kMostTasks = 3;

constexpr std::uint16_t bit(Building building) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(building));
}

struct ScenarioInfo {
    Scenario id = Scenario::count_;
    std::string_view slug;
    std::uint8_t rounds = 4;
    // -- set-up
    Cost gain_each = {};
    std::uint8_t growth_in_first_quarter = 0;
    std::uint8_t hunger_per_player = 0;  ///< in round 1
    // -- for the whole game
    std::int8_t installation_output = 0;  ///< change of every installation
    std::uint8_t most_unloaded = 2;       ///< aux of one action
    FixedVec<TaskInfo, kMostTasks> tasks = {};
    // -- what must hold at the end
    std::uint16_t built = 0;     ///< buildings without a construction token
    std::uint16_t expanded = 0;  ///< buildings without an under-construction token
    std::uint8_t colony_technologies = 0;
    bool population_grown = false;
    bool nobody_dead = false;
};

/// The words of the rows.
namespace words {

using FieldStatus::none, FieldStatus::open, FieldStatus::slow, FieldStatus::closed;
using Good::energy, Good::aux, Good::water, Good::ice, Good::regolith, Good::food, Good::medicine, Good::money;
using Good::mineral_yellow, Good::mineral_red, Good::mineral_green, Good::mineral_blue;
using Need::oxygen, Need::sickness, Need::hunger;

constexpr Deed gain(int n, Good good) { return {Deed::Kind::gain, good, Need::oxygen, static_cast<std::int8_t>(n)}; }
constexpr Deed add_need(Need need) { return {Deed::Kind::add_need, Good::energy, need, 1}; }
constexpr Deed reputation(int n) {
    return {Deed::Kind::reputation, Good::energy, Need::oxygen, static_cast<std::int8_t>(n)};
}
constexpr Deed extra_time(int n) {
    return {Deed::Kind::extra_time, Good::energy, Need::oxygen, static_cast<std::int8_t>(n)};
}
constexpr Deed installation_off() { return {Deed::Kind::installation_off, Good::energy, Need::oxygen, 1}; }
constexpr EventChoice just(Deed deed) { return {.deed = deed}; }
constexpr EventChoice paying(Cost cost) { return {.pay = cost}; }
constexpr EventChoice paying_reputation(int n) { return {.pay_reputation = static_cast<std::uint8_t>(n)}; }

inline constexpr bool flask = true;

/// `price(...)` and samples of any colour.
constexpr Cost with_samples(int n, Cost cost) {
    cost.any_mineral = static_cast<std::uint8_t>(n);
    return cost;
}
/// Samples, each of them green or blue.
constexpr Cost with_rare_samples(int n) { return {.green_or_blue = static_cast<std::uint8_t>(n)}; }
constexpr TaskInfo task(std::string_view slug, Cost cost, int reputation, ByPlayers copies) {
    return {slug, cost, static_cast<std::uint8_t>(reputation), copies};
}
template <class... Buildings>
constexpr std::uint16_t all_of(Buildings... buildings) {
    return static_cast<std::uint16_t>((bit(buildings) | ...));
}

}  // namespace words

}  // namespace planitia::martians
