#include <present/terraforming/title_rows.h>
#include <present/terraforming/titles.h>
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

namespace rows = terraforming::words;
static_assert(are_all_titled<Shown(first_untitled(
                  kCardTitles, slugs_of(rows::kNumbers001To050, rows::kNumbers051To100, rows::kNumbers101To150,
                                        rows::kNumbers151To208, rows::kColoniesC01ToC49, rows::kCorporations)))>());

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
