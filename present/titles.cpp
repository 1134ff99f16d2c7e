#include <core/shown.h>
#include <martians/catalogue/cards.h>
#include <martians/catalogue/scenarios.h>
#include <present/titles.h>
#include <present/titles/martians_titles.h>
#include <present/titles/terraforming_titles.h>
#include <terraforming/catalogue/cards/colonies.h>
#include <terraforming/catalogue/cards/corporations.h>
#include <terraforming/catalogue/cards/numbers_001_050.h>
#include <terraforming/catalogue/cards/numbers_051_100.h>
#include <terraforming/catalogue/cards/numbers_101_150.h>
#include <terraforming/catalogue/cards/numbers_151_208.h>

#include <span>

namespace planitia::present {

namespace {

template <std::size_t... N>
consteval auto slugs_of(const terraforming::CardRow (&... rows)[N]) {
    std::array<std::string_view, (N + ...)> slugs{};
    std::size_t at = 0;
    const auto add = [&](std::span<const terraforming::CardRow> list) {
        for (const terraforming::CardRow& row : list) slugs[at++] = row.slug;
    };
    (add(rows), ...);
    return slugs;
}

/// Stops the compiler when something of the catalogue has no titles; its message shows what.
template <Shown untitled>
consteval bool are_all_titled() {
    static_assert(untitled.text[0] == '\0', "this has no titles, or others stand at its place in present/titles/");
    return true;
}

namespace rows = terraforming::words;
static_assert(are_all_titled<Shown(first_untitled(
                  kCardTitles, slugs_of(rows::kNumbers001To050, rows::kNumbers051To100, rows::kNumbers101To150,
                                        rows::kNumbers151To208, rows::kColoniesC01ToC49, rows::kCorporations)))>());

consteval std::size_t count_tasks() {
    std::size_t count = 0;
    for (const martians::ScenarioInfo& scenario : martians::kScenarios) count += scenario.tasks.size();
    return count;
}
consteval auto task_slugs() {
    std::array<std::string_view, count_tasks()> slugs{};
    std::size_t at = 0;
    for (const martians::ScenarioInfo& scenario : martians::kScenarios)
        for (const martians::TaskInfo& task : scenario.tasks) slugs[at++] = task.slug;
    return slugs;
}
static_assert(are_all_titled<Shown(first_untitled(kTaskTitles, task_slugs()))>());

consteval bool have_choices_titles() {
    std::size_t at = 0;
    for (martians::EventCard event : every<martians::EventCard>()) {
        const martians::EventInfo& card = info(event);
        if (card.kind != martians::EventInfo::Kind::choose) continue;
        for (std::size_t i = 0; i < card.choices.size(); ++i, ++at)
            if (at == std::size(kChoiceTitles) || kChoiceTitles[at].event != event ||
                !is_complete(kChoiceTitles[at].titles))
                return false;
    }
    return at == std::size(kChoiceTitles);
}
static_assert(have_choices_titles(), "every choice of an event has its titles, in the order of the catalogue");

static_assert(is_complete(kColonyTitles));
static_assert(is_complete(kMilestoneTitles));
static_assert(is_complete(kAwardTitles));
static_assert(is_complete(kProjectTitles));
static_assert(is_complete(kVariantTitles));
static_assert(is_complete(kBuildingTitles));
static_assert(is_complete(kActionTitles));
static_assert(is_complete(kInstallationTitles));
static_assert(is_complete(kTechnologyTitles));
static_assert(is_complete(kMartianCorporationTitles));
static_assert(is_complete(kPersonTitles));
static_assert(is_complete(kCropTitles));
static_assert(is_complete(kWeatherTitles));
static_assert(is_complete(kEventTitles));
static_assert(is_complete(kResearchTitles));
static_assert(is_complete(kOrderTitles));
static_assert(is_complete(kScenarioTitles));
static_assert(is_complete(kMottos));
static_assert(is_complete(kWeatherFlavours));
static_assert(is_complete(kEventFlavours));
static_assert(is_complete(kScenarioFlavours));

constexpr std::string_view in(Language language, const Titles& titles) {
    return titles[static_cast<std::size_t>(language)];
}

}  // namespace

std::string_view title(Language language, terraforming::CardId card) {
    if (is_colony(card)) return title(language, colony_of(card));
    return in(language, kCardTitles[card.index()].titles);
}
std::string_view title(Language language, terraforming::Colony colony) { return in(language, kColonyTitles[colony]); }
std::string_view title(Language language, terraforming::Milestone milestone) {
    return in(language, kMilestoneTitles[milestone]);
}
std::string_view title(Language language, terraforming::Award award) { return in(language, kAwardTitles[award]); }
std::string_view title(Language language, terraforming::Project project) {
    return in(language, kProjectTitles[project]);
}

std::string_view title(Language language, martians::Variant variant) { return in(language, kVariantTitles[variant]); }
std::string_view title(Language language, martians::Building building) {
    return in(language, kBuildingTitles[building]);
}
std::string_view title(Language language, martians::Action action) { return in(language, kActionTitles[action]); }
std::string_view title(Language language, martians::Installation installation) {
    return in(language, kInstallationTitles[installation]);
}
std::string_view title(Language language, martians::Technology technology) {
    return in(language, kTechnologyTitles[technology]);
}
std::string_view title(Language language, martians::Corporation corporation) {
    return in(language, kMartianCorporationTitles[corporation]);
}
std::string_view title(Language language, martians::Person person) { return in(language, kPersonTitles[person]); }
std::string_view title(Language language, martians::Crop crop) { return in(language, kCropTitles[crop]); }
std::string_view title(Language language, martians::Weather weather) { return in(language, kWeatherTitles[weather]); }
std::string_view title(Language language, martians::EventCard event) { return in(language, kEventTitles[event]); }
std::string_view title(Language language, martians::Research tile) { return in(language, kResearchTitles[tile]); }
std::string_view title(Language language, martians::Order order) { return in(language, kOrderTitles[order]); }
std::string_view title(Language language, martians::Scenario scenario) {
    return in(language, kScenarioTitles[scenario]);
}

std::string_view task_title(Language language, martians::Scenario scenario, std::size_t task) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(scenario); ++i) task += martians::kScenarios[i].tasks.size();
    return in(language, kTaskTitles[task].titles);
}

std::string_view flavour(Language language, martians::Weather weather) {
    return in(language, kWeatherFlavours[weather]);
}
std::string_view flavour(Language language, martians::EventCard event) { return in(language, kEventFlavours[event]); }
std::string_view flavour(Language language, martians::Corporation corporation) {
    return in(language, kMottos[corporation]);
}
std::string_view flavour(Language language, martians::Scenario scenario) {
    return in(language, kScenarioFlavours[scenario]);
}

std::string_view choice_title(Language language, martians::EventCard event, std::size_t index) {
    for (const ChoiceRow& row : kChoiceTitles)
        if (row.event == event && index-- == 0) return in(language, row.titles);
    return title(language, event);
}

}  // namespace planitia::present
