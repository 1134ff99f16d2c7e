/// Weather, events, research tiles, orders and regolith cards.
#pragma once
#include <martians/catalogue/cost.h>

namespace planitia::martians {

struct WeatherInfo {
    std::int8_t solar = 0;  ///< added to every installation of the kind
    std::int8_t wind = 0;
};
inline constexpr std::array<WeatherInfo, 10> kWeather = {
    {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {-1, 0}, {-1, 1}, {0, -1}, {-1, -1}, {-2, 1}, {-1, -2}}};
constexpr const WeatherInfo& info(Weather weather) { return kWeather[static_cast<std::size_t>(weather)]; }

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
    std::uint8_t round = 1;
    Kind kind = Kind::each;
    FixedVec<EventChoice, 3> choices = {};
    Action action = Action::oxygen;
    Good good = Good::energy;
    Building building = Building::lander;
    std::int8_t amount = 0;

    constexpr bool lasts() const { return kind >= Kind::cost; }
};

namespace deeds {
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
}  // namespace deeds

// clang-format off
inline constexpr std::array<EventInfo, 16> kEvents = {{
    {.round = 1, .kind = EventInfo::Kind::each, .choices = {deeds::just(deeds::gain(1, Good::aux))}},
    {.round = 1, .kind = EventInfo::Kind::choose,
     .choices = {deeds::paying(price(1, Good::energy)), deeds::just(deeds::add_need(Need::oxygen))}},
    {.round = 1, .kind = EventInfo::Kind::close_field, .building = Building::lander},
    {.round = 2, .kind = EventInfo::Kind::choose,
     .choices = {deeds::paying(price(1, Good::water)), deeds::just(deeds::add_need(Need::sickness))}},
    {.round = 2, .kind = EventInfo::Kind::each, .choices = {deeds::just(deeds::gain(2, Good::money))}},
    {.round = 2, .kind = EventInfo::Kind::cost, .action = Action::extract, .good = Good::energy, .amount = 1},
    {.round = 3, .kind = EventInfo::Kind::choose,
     .choices = {deeds::paying(price(1, Good::aux)),
                 EventChoice{.needs_installation = true, .deed = deeds::installation_off()},
                 deeds::paying_reputation(1)}},
    {.round = 3, .kind = EventInfo::Kind::harvest, .action = Action::harvest, .good = Good::food, .amount = 1},
    {.round = 3, .kind = EventInfo::Kind::cost, .action = Action::oxygen, .good = Good::energy, .amount = 1},
    {.round = 4, .kind = EventInfo::Kind::choose,
     .choices = {deeds::paying(price(3, Good::money)), deeds::just(deeds::add_need(Need::sickness))}},
    {.round = 4, .kind = EventInfo::Kind::harvest, .action = Action::harvest, .good = Good::food, .amount = -1},
    {.round = 4, .kind = EventInfo::Kind::each, .choices = {deeds::just(deeds::extra_time(1))}},
    {.round = 4, .kind = EventInfo::Kind::cost, .action = Action::purify, .good = Good::energy, .amount = 1},
    {.round = 5, .kind = EventInfo::Kind::by_deaths,
     .choices = {deeds::just(deeds::reputation(3)), deeds::just(deeds::reputation(-1))}},
    {.round = 5, .kind = EventInfo::Kind::choose,
     .choices = {deeds::paying(price(1, Good::aux)), deeds::paying_reputation(2)}},
    {.round = 5, .kind = EventInfo::Kind::choose,
     .choices = {deeds::just(deeds::gain(2, Good::aux)), deeds::just(deeds::gain(3, Good::energy)),
                 deeds::just(deeds::gain(4, Good::money))}},
}};
// clang-format on
constexpr const EventInfo& info(EventCard card) { return kEvents[static_cast<std::size_t>(card)]; }
inline constexpr std::size_t kEventStacks = 5;

struct ResearchInfo {
    std::uint8_t time = 0;
    Cost cost = {};
    std::uint8_t money = 0;
    bool has_flask = false;  ///< cheaper in time for who has a Scientist
};
inline constexpr std::array<ResearchInfo, 12> kResearch = {{
    {2, price(1, Good::regolith), 8, true},
    {2, price(1, Good::mineral_yellow), 10, true},
    {2, price(1, Good::mineral_red), 10, true},
    {2, price(1, Good::mineral_green), 11, true},
    {2, price(1, Good::mineral_blue), 11, true},
    {3, price(1, Good::mineral_yellow, 1, Good::mineral_red), 16, true},
    {3, price(1, Good::mineral_green, 1, Good::mineral_blue), 18, false},
    {1, price(1, Good::ice), 4, false},
    {1, price(2, Good::energy), 4, false},
    {2, price(1, Good::water), 8, true},
    {1, price(1, Good::food), 5, false},
    {3, price(1, Good::regolith, 1, Good::energy), 12, true},
}};
constexpr const ResearchInfo& info(Research tile) { return kResearch[static_cast<std::size_t>(tile)]; }

struct OrderInfo {
    Cost cost = {};
    std::uint8_t reputation = 0;
};
inline constexpr std::array<OrderInfo, 24> kOrders = {{
    {price(3, Good::regolith), 5},
    {price(4, Good::regolith), 7},
    {price(3, Good::ice), 5},
    {price(4, Good::ice), 7},
    {price(4, Good::energy), 4},
    {price(6, Good::energy), 6},
    {price(2, Good::aux), 5},
    {price(2, Good::aux, 3, Good::energy), 8},
    {price(3, Good::aux, 2, Good::regolith), 10},
    {price(3, Good::water), 7},
    {price(2, Good::water, 2, Good::energy), 6},
    {price(2, Good::food), 6},
    {price(4, Good::food), 11},
    {price(1, Good::medicine), 6},
    {price(2, Good::medicine), 11},
    {price(1, Good::medicine, 1, Good::food, 1, Good::water), 10},
    {price(2, Good::mineral_yellow), 6},
    {price(2, Good::mineral_red), 6},
    {price(1, Good::mineral_yellow, 1, Good::mineral_red), 6},
    {price(1, Good::mineral_green, 1, Good::mineral_blue), 9},
    {price(1, Good::mineral_yellow, 1, Good::mineral_red, 1, Good::mineral_green, 1, Good::mineral_blue), 14},
    {price(6, Good::money), 4},
    {price(8, Good::money, 1, Good::regolith), 7},
    {price(1, Good::food, 1, Good::water, 1, Good::mineral_green), 9},
}};
constexpr const OrderInfo& info(Order order) { return kOrders[static_cast<std::size_t>(order)]; }

/// How many cards of each colour the regolith deck has.
inline constexpr std::array<std::uint8_t, 5> kSamples = {5, 5, 3, 3, 2};
inline constexpr std::size_t kRegolithCards = 18;

}  // namespace planitia::martians
