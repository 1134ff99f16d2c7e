/// Checks every table of rows at compile time; the message shows the row and what is wrong with it.
#include <core/shown.h>
#include <martians/catalogue/catalogue.h>
#include <martians/catalogue/well_formed.h>

namespace planitia::martians {
namespace {

template <const auto& kRows>
consteval bool is_well_formed() {
    using Row = std::remove_cvref_t<decltype(kRows[0])>;
    constexpr Fault found = find_fault<decltype(Row::id)>(std::span<const Row>(kRows));
    return nothing_is_wrong<Shown(found.row), Shown(found.what)>();
}

static_assert(is_well_formed<words::kBuildings>());
static_assert(is_well_formed<words::kInstallations>());
static_assert(is_well_formed<words::kActions>());
static_assert(is_well_formed<words::kTechnologies>());
static_assert(is_well_formed<words::kCorporations>());
static_assert(is_well_formed<words::kCrops>());
static_assert(is_well_formed<words::kPeople>());
static_assert(is_well_formed<words::kWeather>());
static_assert(is_well_formed<words::kEvents>());
static_assert(is_well_formed<words::kResearch>());
static_assert(is_well_formed<words::kSamples>());
static_assert(is_well_formed<words::kOrders>());
static_assert(is_well_formed<words::kScenarios>());

}  // namespace
}  // namespace planitia::martians
