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
static_assert(is_complete(kMilestoneTitles));
static_assert(is_complete(kAwardTitles));
static_assert(is_complete(kProjectTitles));

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

}  // namespace planitia::present
