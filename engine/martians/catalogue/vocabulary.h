/// The nouns of Martians: goods, needs, buildings, actions, people, cards. The order is that of the rulebook's tables.
#pragma once
#include <core/by_enum.h>
#include <core/fixed_vec.h>
#include <core/id.h>
#include <core/id_set.h>

#include <array>
#include <cstdint>

namespace planitia::martians {

enum class Variant : std::uint8_t { coop, semi, competitive, count_ };

/// Mineral samples are the regolith cards a player keeps, by colour.
enum class Good : std::uint8_t {
    energy,
    aux,
    water,
    ice,
    regolith,
    food,
    medicine,
    money,
    mineral_yellow,
    mineral_red,
    mineral_green,
    mineral_blue,
    count_
};
inline constexpr std::array kMinerals = {Good::mineral_yellow, Good::mineral_red, Good::mineral_green,
                                         Good::mineral_blue};
constexpr bool is_rare(Good mineral) { return mineral == Good::mineral_green || mineral == Good::mineral_blue; }
template <class T>
using ByGood = ByEnum<Good, T>;

enum class Need : std::uint8_t { oxygen, sickness, hunger, count_ };
enum class Building : std::uint8_t {
    moxie,
    construction,
    hospital,
    water_treatment,
    mining,
    lander,
    laboratory,
    greenhouse,
    education,
    count_
};
enum class Action : std::uint8_t {
    oxygen,
    build,
    expand,
    installation,
    medicine,
    purify,
    extract,
    assay,
    research,
    unload,
    mission,
    corporate_tech,
    colony_tech,
    harvest,
    change_crop,
    hire,
    count_
};
/// What a field of a building is like.
enum class FieldStatus : std::uint8_t {
    none,  ///< the building has no such field
    open,
    slow,         ///< a construction token: a visit takes 1 time more
    closed,       ///< an under-construction token: not usable
    unavailable,  ///< left out for this number of players
    count_
};
enum class Installation : std::uint8_t { solar, wind, count_ };
/// For whom a technology is developed.
enum class Developer : std::uint8_t { corporation, colony };
enum class Technology : std::uint8_t {
    long_arm,
    weather_report,
    dna_modification,
    solar_energy,
    kinetic_energy,
    molecular_sensor,
    medical_care,
    co2_converter,
    birth_planning,
    count_
};
enum class Corporation : std::uint8_t { helion, borealis, stratum, vitalis, count_ };
enum class Crop : std::uint8_t { starter_trays, potato, soy, algae, herbs, count_ };
/// Assistants help for good; specialists once a turn, for a price.
enum class Person : std::uint8_t {
    botanist,
    geologist,
    scientist,
    dietician,
    engineer,
    pharmacist,
    doctor,
    chemist,
    count_
};
enum class Weather : std::uint8_t {
    stable_weather,
    clear_sky,
    fresh_wind,
    high_noon_gusts,
    haze,
    dust_devils,
    dead_calm,
    frost_fog,
    dust_storm,
    static_night,
    count_
};
enum class EventCard : std::uint8_t {
    cargo_chute,
    leaky_seal,
    docking_queue,
    stomach_bug,
    sponsor_broadcast,
    worn_tracks,
    pebble_rain,
    rich_soil,
    clogged_filters,
    radiation_alert,
    wilting,
    volunteer_shift,
    cold_snap,
    earth_inspection,
    metal_fatigue,
    relief_capsule,
    count_
};
enum class Research : std::uint8_t {
    soil_chemistry,
    sulphur_study,
    rust_archive,
    olivine_dating,
    clay_traces,
    twin_spectra,
    deep_mantle,
    ice_core,
    sky_survey,
    brine_culture,
    crew_diet,
    ground_radar,
    count_
};
enum class Order : std::uint8_t {
    dust_bricks,
    landing_pad,
    frozen_archive,
    ice_export,
    charge_rover,
    beacon_grid,
    spare_parts,
    antenna_mast,
    workshop,
    water_barrels,
    coolant_loop,
    picnic,
    feast,
    first_aid,
    outpost_clinic,
    rescue_pack,
    yellow_samples,
    red_samples,
    collectors_pair,
    rare_earths,
    four_colours,
    charity,
    museum_wing,
    terrarium,
    count_
};
enum class Scenario : std::uint8_t {
    first_footprints,
    thirsty_ground,
    green_horizon,
    new_generation,
    deep_strata,
    long_night,
    silence_from_earth,
    count_
};
/// A regolith card; `barren` ones are worth nothing.
enum class Sample : std::uint8_t { yellow, red, green, blue, barren, count_ };
constexpr Good good_of(Sample sample) {
    return static_cast<Good>(static_cast<unsigned>(Good::mineral_yellow) + static_cast<unsigned>(sample));
}

inline constexpr std::size_t kMaxPlayers = 4;  ///< of this game
inline constexpr std::size_t kQuarters = 4;
inline constexpr std::size_t kSlots = 4;
inline constexpr std::size_t kMostFields = 3;
inline constexpr int kMarkers = 3;
inline constexpr int kMostHired = 2;
inline constexpr int kMostInstallations = 2;
inline constexpr int kMostGrowth = 3;
inline constexpr int kStartReputation = 2;

using QuarterId = Id<struct QuarterTag, std::uint8_t>;
using HexId = Id<struct HexTag, std::uint8_t>;
inline constexpr std::size_t kHexes = 37;
using HexSet = IdSet<HexId, 64>;

/// Four figures, by the number of players from 1.
using ByPlayers = std::array<std::uint8_t, kMaxPlayers>;

}  // namespace planitia::martians
