#include <martians/catalogue/catalogue.h>
#include <present/martians/title_rows.h>
#include <present/martians/titles.h>

namespace planitia::present {

namespace {

consteval std::size_t count_tasks() {
    std::size_t count = 0;
    for (const martians::ScenarioInfo& scenario : martians::words::kScenarios) count += scenario.tasks.size();
    return count;
}
consteval auto task_slugs() {
    std::array<std::string_view, count_tasks()> slugs{};
    std::size_t at = 0;
    for (const martians::ScenarioInfo& scenario : martians::words::kScenarios)
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

}  // namespace

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
    for (std::size_t i = 0; i < static_cast<std::size_t>(scenario); ++i)
        task += martians::words::kScenarios[i].tasks.size();
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
