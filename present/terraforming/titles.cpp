#include <present/terraforming/title_rows.h>
#include <present/terraforming/titles.h>
#include <terraforming/catalogue/cards/tables.h>

#include <algorithm>

namespace planitia::present {

namespace {

consteval auto card_slugs() {
    std::array<std::string_view, terraforming::words::kCardRows.size()> slugs{};
    std::ranges::transform(terraforming::words::kCardRows, slugs.begin(), &terraforming::CardRow::slug);
    return slugs;
}
static_assert(are_all_titled<Shown(first_untitled(kCardTitles, card_slugs()))>());

static_assert(is_complete(kColonyTitles));

constexpr auto slug_of_row = [](auto value) { return terraforming::info(value).slug; };
constexpr auto kMilestones = titles_by_slug<terraforming::Milestone>(kMilestoneTitles, slug_of_row);
constexpr auto kAwards = titles_by_slug<terraforming::Award>(kAwardTitles, slug_of_row);
constexpr auto kMapsByName = titles_by_slug<terraforming::Map>(kMapTitles, terraforming::slug);
static_assert(is_complete(kMilestones));
static_assert(is_complete(kAwards));
static_assert(is_complete(kMapsByName));
static_assert(is_complete(kProjectTitles));

}  // namespace

std::string_view title(Language language, terraforming::CardId card) {
    if (is_colony(card)) return title(language, colony_of(card));
    return in(language, kCardTitles[card.index()].titles);
}
std::string_view title(Language language, terraforming::Colony colony) { return in(language, kColonyTitles[colony]); }
std::string_view title(Language language, terraforming::Milestone milestone) {
    return in(language, kMilestones[milestone]);
}
std::string_view title(Language language, terraforming::Map map) { return in(language, kMapsByName[map]); }
std::string_view title(Language language, terraforming::Award award) { return in(language, kAwards[award]); }
std::string_view title(Language language, terraforming::Project project) {
    return in(language, kProjectTitles[project]);
}

}  // namespace planitia::present
