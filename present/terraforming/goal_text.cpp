#include <core/shown.h>
#include <present/sentence.h>
#include <present/terraforming/goal_text.h>
#include <terraforming/catalogue/figures.h>

#include <bit>
#include <optional>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;
using Of = Amount::Of;

namespace {

bool is_among(const Amount& amount, std::size_t item) { return ((amount.among >> item) & 1U) != 0; }

/// To have so many at least. None of what no milestone counts.
constexpr std::optional<P> least(Of of) {
    switch (of) {
        case Of::own_rating: return P::least_rating;
        case Of::own_cities: return P::least_cities;
        case Of::own_greeneries: return P::least_greeneries;
        case Of::own_tags: return P::least_tags;
        case Of::own_tags_among: return P::least_tags_among;
        case Of::tag_kinds: return P::least_tag_kinds;
        case Of::hand: return P::least_hand;
        case Of::projects_with_needs: return P::least_with_needs;
        case Of::own_projects: return P::least_projects;
        case Of::own_events: return P::least_events;
        case Of::own_tiles_in_rows: return P::least_rows;
        case Of::own_production: return P::least_production;
        case Of::highest_production: return P::least_highest;
        case Of::raised_productions: return P::least_raised;
        case Of::fixed:
        case Of::opponents_tags:
        case Of::all_tags:
        case Of::cities_on_mars:
        case Of::cities:
        case Of::events_played:
        case Of::if_own_tags:
        case Of::own_colonies:
        case Of::colonies:
        case Of::own_floaters:
        case Of::own_tagless:
        case Of::resources_here:
        case Of::own_tiles:
        case Of::tiles_beside_oceans:
        case Of::own_stock:
        case Of::own_green_cards:
        case Of::dear_projects:
        case Of::own_card_resources: break;
    }
    return std::nullopt;
}

/// To have the most. None of what no award counts.
constexpr std::optional<P> most(const Amount& amount) {
    switch (amount.of) {
        case Of::own_rating: return P::most_rating;
        case Of::own_tiles: return P::most_tiles;
        case Of::own_greeneries: return P::most_greeneries;
        case Of::own_tiles_in_rows: return P::most_rows;
        case Of::tiles_beside_oceans: return P::most_beside_oceans;
        case Of::own_tags: return P::most_tags;
        case Of::own_production: return P::most_production;
        case Of::own_stock: return std::popcount(amount.among) == 1 ? P::most_stock : P::most_stock_together;
        case Of::own_green_cards: return P::most_green_cards;
        case Of::dear_projects: return P::most_dear;
        case Of::own_card_resources: return P::most_card_resources;
        case Of::fixed:
        case Of::opponents_tags:
        case Of::all_tags:
        case Of::cities_on_mars:
        case Of::cities:
        case Of::events_played:
        case Of::if_own_tags:
        case Of::own_colonies:
        case Of::colonies:
        case Of::own_floaters:
        case Of::own_tagless:
        case Of::resources_here:
        case Of::own_cities:
        case Of::hand:
        case Of::highest_production:
        case Of::raised_productions:
        case Of::own_tags_among:
        case Of::tag_kinds:
        case Of::own_projects:
        case Of::projects_with_needs:
        case Of::own_events: break;
    }
    return std::nullopt;
}

/// The first milestone or award that has no phrase for what it counts.
consteval std::string_view first_unsaid() {
    for (Milestone each : every<Milestone>())
        if (!least(info(each).counts.of)) return info(each).slug;
    for (Award each : every<Award>())
        if (!most(info(each).counts)) return info(each).slug;
    return {};
}
static_assert(nothing_is_wrong<Shown(first_unsaid()), Shown(first_unsaid())>(),
              "there is no phrase for what it counts");

std::string say(const Phrasebook& book, P phrase, const Amount& amount, int n, bool is_short) {
    std::vector<const Noun*> resources;
    for (Resource each : every<Resource>())
        if (is_among(amount, static_cast<std::size_t>(each))) resources.push_back(book.noun(each));
    const Noun* money = book.noun(Resource::megacredits);
    std::vector<std::string> tags;
    for (Tag each : every<Tag>())
        if (is_among(amount, static_cast<std::size_t>(each)))
            tags.push_back(book.say(P::tag_in_list, {{"tag", book.noun(each)}}));
    return book.say(phrase, {{"n", n},
                             {"short", Form(is_short ? 1 : 0)},
                             {"tag", book.noun(amount.tag)},
                             {"tags", listed_with_and(book, tags)},
                             {"k", std::popcount(amount.among)},
                             {"what", resources.empty() ? money : resources.front()},
                             {"other", resources.empty() ? money : resources.back()}});
}

}  // namespace

std::string goal_text(const Phrasebook& book, Milestone milestone, bool is_short) {
    const auto& [slug, counts, need] = info(milestone);
    return say(book, *least(counts.of), counts, need, is_short);
}

std::string goal_text(const Phrasebook& book, Award award, bool is_short) {
    const Amount& counts = info(award).counts;
    return say(book, *most(counts), counts, kDear, is_short);
}

}  // namespace planitia::present
