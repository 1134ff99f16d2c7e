/// How everything printed is declared: a row each, with the name it has in the protocol, in words close to the print.
#pragma once
#include <martians/catalogue/cost.h>
#include <martians/catalogue/effect.h>
#include <martians/catalogue/prices.h>

#include <string_view>

namespace planitia::martians {

// -- the board

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
    Effects effects = {};
    Action after = Action::count_;  ///< to be done before it in the same visit
};

struct InstallationInfo {
    Installation id = Installation::count_;
    std::string_view slug;
};

// -- corporations and what they have

struct TechnologyInfo {
    Technology id = Technology::count_;
    std::string_view slug;
    Developer of = Developer::corporation;
    Ongoing effect = {};
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

/// Assistants have a lasting effect; specialists do something once a turn, for a price.
struct PersonInfo {
    Person id = Person::count_;
    std::string_view slug;
    std::uint8_t copies = 0;
    FixedVec<Ongoing, 1> ongoing = {};
    Cost cost = {};
    Effects effects = {};
};

// -- cards and tiles

struct WeatherInfo {
    Weather id = Weather::count_;
    std::string_view slug;
    std::int8_t solar = 0;  ///< added to every installation of the kind
    std::int8_t wind = 0;
};

/// What an event does to a player.
struct EventChoice {
    Cost pay = {};
    std::uint8_t pay_reputation = 0;  ///< as much of it as there is
    Effects effects = {};
};
struct EventInfo {
    enum class Kind : std::uint8_t {
        each,       ///< every player: the one choice
        choose,     ///< every player picks one of the choices
        by_deaths,  ///< every player: the first choice without dead colonists, else the second
        lasting,    ///< something holds for this round
    };
    enum class Tone : std::uint8_t { good, bad, mixed };
    EventCard id = EventCard::count_;
    std::string_view slug;
    std::uint8_t round = 1;
    Tone tone = Tone::mixed;  ///< whether the news is welcome
    Kind kind = Kind::each;
    FixedVec<EventChoice, 3> choices = {};
    FixedVec<Ongoing, 1> ongoing = {};

    constexpr bool lasts() const { return kind == Kind::lasting; }
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
    std::uint16_t opened = 0;  ///< buildings whose first field is open from the start
    std::uint8_t growth_in_first_quarter = 0;
    std::uint8_t hunger_per_player = 0;  ///< in round 1
    // -- for the whole game
    std::int8_t installation_output = 0;  ///< change of every installation
    std::uint8_t most_unloaded = kMostUnloaded;
    FixedVec<TaskInfo, kMostTasks> tasks = {};
    // -- what must hold at the end
    std::uint16_t built = 0;     ///< buildings without a construction token
    std::uint16_t expanded = 0;  ///< buildings without an under-construction token
    std::uint8_t colony_technologies = 0;
    bool population_grown = false;
    bool nobody_dead = false;
    ByPlayers satisfaction = {};  ///< at least
};

/// The words of the rows.
namespace words {

using FieldStatus::none, FieldStatus::open, FieldStatus::slow, FieldStatus::closed;
using Good::energy, Good::aux, Good::water, Good::ice, Good::regolith, Good::food, Good::medicine, Good::money;
using Good::mineral_yellow, Good::mineral_red, Good::mineral_green, Good::mineral_blue;
using Need::oxygen, Need::sickness, Need::hunger;

using Installation::solar, Installation::wind;

// -- what happens at once
constexpr std::uint8_t figure(int n) { return static_cast<std::uint8_t>(n); }
constexpr Effect gain(int n, Good good) { return Gain{good, figure(n)}; }
constexpr Effect reputation(int n) { return ChangeReputation{static_cast<std::int8_t>(n)}; }
constexpr Effect remove_need(int most, Need need) { return RemoveNeed{need, figure(most)}; }
constexpr Effect add_need(Need need) { return AddNeed{need}; }
constexpr Effect extra_time(int n) { return ExtraTime{figure(n)}; }
constexpr Effect switch_off_installation() { return SwitchOff{}; }
constexpr Effect finish_field(FieldStatus from) { return FinishField{from}; }
constexpr Effect raise_installation() { return RaiseInstallation{}; }
constexpr Effect extract(int most) { return Extract{figure(most)}; }
constexpr Effect assay() { return Assay{}; }
constexpr Effect do_research() { return DoResearch{}; }
constexpr Effect unload(int most, Good good) { return Unload{good, figure(most)}; }
constexpr Effect do_mission() { return DoMission{}; }
constexpr Effect develop(Developer of) { return Develop{of}; }
constexpr Effect gather_harvest() { return GatherHarvest{}; }
constexpr Effect change_crop() { return ChangeCrop{}; }
constexpr Effect hire() { return Hire{}; }

// -- what lasts
constexpr Ongoing longer_turns(int n) { return LongerTurns{figure(n)}; }
constexpr Ongoing long_reach() { return LongReach{}; }
constexpr Ongoing sees_weather() { return SeesWeather{}; }
constexpr Ongoing more_energy(int n, Installation kind) { return MoreEnergy{kind, figure(n)}; }
constexpr Ongoing more_samples(int n) { return MoreSamples{figure(n)}; }
constexpr Ongoing fewer_needs(int n, Need need) { return FewerNeeds{need, figure(n)}; }
constexpr Ongoing places_growth() { return PlacesGrowth{}; }
constexpr Ongoing adds_to_harvest(int n, Good good) { return AddsToHarvest{good, figure(n)}; }
constexpr Ongoing takes_more(int n) { return TakesMore{figure(n)}; }
constexpr Ongoing faster_research(int n) { return FasterResearch{figure(n)}; }
constexpr Ongoing dearer(Action action, int n, Good good) { return Dearer{action, good, figure(n)}; }
constexpr Ongoing changes_yield(int n, Good product) { return ChangesYield{product, static_cast<std::int8_t>(n)}; }
constexpr Ongoing closes_field(Building building) { return ClosesField{building}; }

// -- events
constexpr EventChoice just(Effect effect) { return {.effects = {effect}}; }
constexpr EventChoice paying(Cost cost) { return {.pay = cost}; }
constexpr EventChoice paying_reputation(int n) { return {.pay_reputation = figure(n)}; }
inline constexpr auto good = EventInfo::Tone::good;
inline constexpr auto bad = EventInfo::Tone::bad;
inline constexpr auto mixed = EventInfo::Tone::mixed;
inline constexpr auto each = EventInfo::Kind::each;
inline constexpr auto choose = EventInfo::Kind::choose;
inline constexpr auto by_deaths = EventInfo::Kind::by_deaths;
inline constexpr auto lasting = EventInfo::Kind::lasting;

// -- research tiles
inline constexpr bool flask = true;

// -- missions
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
