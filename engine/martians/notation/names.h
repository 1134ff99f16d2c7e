/// The words of the protocol for everything that has a name: the identifiers of the game's data, with hyphens.
#pragma once
#include <game/names.h>
#include <martians/rules/event.h>
#include <martians/rules/mission.h>
#include <martians/rules/option.h>
#include <martians/rules/reason.h>
#include <martians/state/position.h>

namespace planitia::martians {

using planitia::name;

/// Of the mining tokens.
inline constexpr std::array<std::string_view, kTokens.size()> kTokenNames = {"t01", "t02", "t03", "t04", "t05",
                                                                             "t06", "t07", "t08", "t09", "t10"};

inline constexpr NameTable<Variant> kVariantNames = {"coop", "semi", "competitive"};
constexpr const NameTable<Variant>& name_table(std::type_identity<Variant>) { return kVariantNames; }
inline constexpr NameTable<Good> kGoodNames = {"energy",         "aux",         "water",         "ice",
                                               "regolith",       "food",        "medicine",      "money",
                                               "mineral-yellow", "mineral-red", "mineral-green", "mineral-blue"};
constexpr const NameTable<Good>& name_table(std::type_identity<Good>) { return kGoodNames; }
inline constexpr NameTable<Need> kNeedNames = {"oxygen", "sickness", "hunger"};
constexpr const NameTable<Need>& name_table(std::type_identity<Need>) { return kNeedNames; }
inline constexpr NameTable<Building> kBuildingNames = {"moxie",           "construction", "hospital",
                                                       "water-treatment", "mining",       "lander",
                                                       "laboratory",      "greenhouse",   "education"};
constexpr const NameTable<Building>& name_table(std::type_identity<Building>) { return kBuildingNames; }
inline constexpr NameTable<Action> kActionNames = {
    "oxygen",   "build",  "expand",  "installation",   "medicine",    "purify",  "extract",     "assay",
    "research", "unload", "mission", "corporate-tech", "colony-tech", "harvest", "change-crop", "hire"};
constexpr const NameTable<Action>& name_table(std::type_identity<Action>) { return kActionNames; }
inline constexpr NameTable<Installation> kInstallationNames = {"solar", "wind"};
constexpr const NameTable<Installation>& name_table(std::type_identity<Installation>) { return kInstallationNames; }
inline constexpr NameTable<Technology> kTechnologyNames = {"long-arm",     "weather-report", "dna-modification",
                                                           "solar-energy", "kinetic-energy", "molecular-sensor",
                                                           "medical-care", "co2-converter",  "birth-planning"};
constexpr const NameTable<Technology>& name_table(std::type_identity<Technology>) { return kTechnologyNames; }
inline constexpr NameTable<Corporation> kCorporationNames = {"helion", "borealis", "stratum", "vitalis"};
constexpr const NameTable<Corporation>& name_table(std::type_identity<Corporation>) { return kCorporationNames; }
inline constexpr NameTable<Crop> kCropNames = {"starter-trays", "potato", "soy", "algae", "herbs"};
constexpr const NameTable<Crop>& name_table(std::type_identity<Crop>) { return kCropNames; }
inline constexpr NameTable<Person> kPersonNames = {"botanist", "geologist",  "scientist", "dietician",
                                                   "engineer", "pharmacist", "doctor",    "chemist"};
constexpr const NameTable<Person>& name_table(std::type_identity<Person>) { return kPersonNames; }
inline constexpr NameTable<Weather> kWeatherNames = {"stable-weather", "clear-sky",   "fresh-wind", "high-noon-gusts",
                                                     "haze",           "dust-devils", "dead-calm",  "frost-fog",
                                                     "dust-storm",     "static-night"};
constexpr const NameTable<Weather>& name_table(std::type_identity<Weather>) { return kWeatherNames; }
inline constexpr NameTable<EventCard> kEventCardNames = {
    "cargo-chute", "leaky-seal",       "docking-queue",   "stomach-bug",     "sponsor-broadcast", "worn-tracks",
    "pebble-rain", "rich-soil",        "clogged-filters", "radiation-alert", "wilting",           "volunteer-shift",
    "cold-snap",   "earth-inspection", "metal-fatigue",   "relief-capsule"};
constexpr const NameTable<EventCard>& name_table(std::type_identity<EventCard>) { return kEventCardNames; }
inline constexpr NameTable<Research> kResearchNames = {
    "soil-chemistry", "sulphur-study", "rust-archive", "olivine-dating", "clay-traces", "twin-spectra",
    "deep-mantle",    "ice-core",      "sky-survey",   "brine-culture",  "crew-diet",   "ground-radar"};
constexpr const NameTable<Research>& name_table(std::type_identity<Research>) { return kResearchNames; }
inline constexpr NameTable<Order> kOrderNames = {
    "dust-bricks",     "landing-pad",  "frozen-archive", "ice-export",    "charge-rover",   "beacon-grid",
    "spare-parts",     "antenna-mast", "workshop",       "water-barrels", "coolant-loop",   "picnic",
    "feast",           "first-aid",    "outpost-clinic", "rescue-pack",   "yellow-samples", "red-samples",
    "collectors-pair", "rare-earths",  "four-colours",   "charity",       "museum-wing",    "terrarium"};
constexpr const NameTable<Order>& name_table(std::type_identity<Order>) { return kOrderNames; }
inline constexpr NameTable<Scenario> kScenarioNames = {"first-footprints",  "thirsty-ground", "green-horizon",
                                                       "new-generation",    "deep-strata",    "long-night",
                                                       "silence-from-earth"};
constexpr const NameTable<Scenario>& name_table(std::type_identity<Scenario>) { return kScenarioNames; }
inline constexpr NameTable<Sample> kSampleNames = {"yellow", "red", "green", "blue", "barren"};
constexpr const NameTable<Sample>& name_table(std::type_identity<Sample>) { return kSampleNames; }
inline constexpr NameTable<FieldStatus> kFieldStatusNames = {"none", "open", "slow", "closed", "unavailable"};
constexpr const NameTable<FieldStatus>& name_table(std::type_identity<FieldStatus>) { return kFieldStatusNames; }
inline constexpr NameTable<Phase> kPhaseNames = {"setup", "supply", "work", "mid-round", "settlement", "over"};
constexpr const NameTable<Phase>& name_table(std::type_identity<Phase>) { return kPhaseNames; }
inline constexpr NameTable<Step> kStepNames = {"corporations", "quarters",   "growth",      "needs",    "event",
                                               "production",   "dead-slots", "slot",        "slot-end", "quarter",
                                               "infirmary",    "living",     "quarter-end", "over"};
constexpr const NameTable<Step>& name_table(std::type_identity<Step>) { return kStepNames; }
inline constexpr NameTable<Question> kQuestionNames = {"none",           "choose-corporation",
                                                       "choose-quarter", "action",
                                                       "deliver",        "quarter",
                                                       "building",       "installation",
                                                       "mine-first",     "move",
                                                       "take",           "research",
                                                       "unload",         "task",
                                                       "order",          "technology",
                                                       "crop",           "hire",
                                                       "dismiss",        "pay-mineral",
                                                       "event-option",   "installation-off",
                                                       "growth-quarter", "dead-slots",
                                                       "marker-from"};
constexpr const NameTable<Question>& name_table(std::type_identity<Question>) { return kQuestionNames; }
inline constexpr NameTable<OptionKind> kOptionKindNames = {"choose-corporation",
                                                           "choose-quarter",
                                                           "visit",
                                                           "act",
                                                           "rest",
                                                           "rtg",
                                                           "specialist",
                                                           "leave-infirmary",
                                                           "leave-living",
                                                           "end-turn",
                                                           "deliver",
                                                           "done",
                                                           "quarter",
                                                           "building",
                                                           "installation",
                                                           "mine-first",
                                                           "move",
                                                           "take",
                                                           "research",
                                                           "unload",
                                                           "task",
                                                           "order",
                                                           "technology",
                                                           "crop",
                                                           "hire",
                                                           "dismiss",
                                                           "pay-mineral",
                                                           "event-option",
                                                           "installation-off",
                                                           "growth-quarter",
                                                           "dead-slots",
                                                           "marker-from"};
constexpr const NameTable<OptionKind>& name_table(std::type_identity<OptionKind>) { return kOptionKindNames; }
inline constexpr NameTable<ReasonCode> kReasonCodeNames = {"not-awaited",
                                                           "not-offered",
                                                           "game-over",
                                                           "no-time",
                                                           "too-few-goods",
                                                           "no-free-marker",
                                                           "own-marker-there",
                                                           "field-unusable",
                                                           "field-taken",
                                                           "not-the-leftmost-field",
                                                           "not-visiting",
                                                           "already-done",
                                                           "no-need-token",
                                                           "nothing-to-build",
                                                           "enough-installations",
                                                           "no-mining-token",
                                                           "no-regolith-taken",
                                                           "no-samples",
                                                           "no-research-tile",
                                                           "no-task",
                                                           "already-developed",
                                                           "no-crop",
                                                           "nobody-to-hire",
                                                           "not-hired",
                                                           "used-this-turn",
                                                           "rtg-empty",
                                                           "no-reputation",
                                                           "no-marker-to-take-back",
                                                           "too-many-unloaded",
                                                           "no-installation"};
constexpr const NameTable<ReasonCode>& name_table(std::type_identity<ReasonCode>) { return kReasonCodeNames; }
inline constexpr NameTable<EventKind> kEventKindNames = {"round-started",
                                                         "slot-started",
                                                         "turn-started",
                                                         "corporation-chosen",
                                                         "quarter-chosen",
                                                         "building-visited",
                                                         "action-done",
                                                         "rested",
                                                         "rtg-used",
                                                         "specialist-used",
                                                         "marker-returned",
                                                         "goods-changed",
                                                         "reputation-changed",
                                                         "need-removed",
                                                         "need-placed",
                                                         "built",
                                                         "expanded",
                                                         "installation-raised",
                                                         "machine-moved",
                                                         "token-revealed",
                                                         "token-taken",
                                                         "samples-drawn",
                                                         "barren-drawn",
                                                         "research-done",
                                                         "task-done",
                                                         "order-done",
                                                         "technology-developed",
                                                         "crop-changed",
                                                         "person-hired",
                                                         "person-dismissed",
                                                         "product-delivered",
                                                         "turn-ended",
                                                         "turn-skipped",
                                                         "first-player-passed",
                                                         "weather-turned",
                                                         "event-drawn",
                                                         "event-option-chosen",
                                                         "field-blocked",
                                                         "installation-switched-off",
                                                         "energy-produced",
                                                         "growth-placed",
                                                         "population-grew",
                                                         "colonist-died",
                                                         "marker-to-infirmary",
                                                         "marker-to-living",
                                                         "penalty-added",
                                                         "settlement-started",
                                                         "game-ended"};
constexpr const NameTable<EventKind>& name_table(std::type_identity<EventKind>) { return kEventKindNames; }
inline constexpr NameTable<Condition> kConditionNames = {"built", "expanded", "colony-technologies", "population-grown",
                                                         "nobody-dead"};
constexpr const NameTable<Condition>& name_table(std::type_identity<Condition>) { return kConditionNames; }

static_assert(count_unnamed<Variant>() + count_unnamed<Good>() + count_unnamed<Need>() + count_unnamed<Building>() +
                  count_unnamed<Action>() + count_unnamed<Installation>() + count_unnamed<Technology>() +
                  count_unnamed<Corporation>() + count_unnamed<Crop>() + count_unnamed<Person>() +
                  count_unnamed<Weather>() + count_unnamed<EventCard>() + count_unnamed<Research>() +
                  count_unnamed<Order>() + count_unnamed<Scenario>() + count_unnamed<Sample>() +
                  count_unnamed<FieldStatus>() + count_unnamed<Phase>() + count_unnamed<Step>() +
                  count_unnamed<Question>() + count_unnamed<OptionKind>() + count_unnamed<ReasonCode>() +
                  count_unnamed<EventKind>() + count_unnamed<Condition>() ==
              0);

}  // namespace planitia::martians
