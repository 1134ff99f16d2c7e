#include <present/terraforming/effect_writer.h>

namespace planitia::present {

using namespace terraforming;

/// Tags, among which those of the card itself count when it shows them.
std::string EffectWriter::per_tag(const Amount& amount, P phrase) const {
    std::string text = say(phrase, {{"n", int{amount.per}}, {"tag", book_.noun(amount.tag)}});
    const bool counts_itself =
        phrase != P::per_opponents_tag && telling_.card != nullptr && telling_.card->has_tag(amount.tag);
    return counts_itself ? say(P::including_this, {{"what", text}}) : text;
}

std::string EffectWriter::per(const Amount& amount) {
    switch (amount.of) {
        case Amount::Of::own_tags: return per_tag(amount, P::per_own_tag);
        case Amount::Of::opponents_tags: return per_tag(amount, P::per_opponents_tag);
        case Amount::Of::all_tags: return per_tag(amount, P::per_tag_of_all);
        case Amount::Of::cities_on_mars: return say(P::per_city_on_mars);
        case Amount::Of::cities: return say(P::per_city);
        case Amount::Of::events_played: return say(P::per_event_played);
        case Amount::Of::own_colonies: return say(P::per_own_colony);
        case Amount::Of::colonies: return say(P::per_colony);
        case Amount::Of::own_floaters:
            return say(P::per_own_floater, {{"n", int{amount.per}}, {"what", book_.noun(CardResource::floaters)}});
        case Amount::Of::own_tagless: return say(P::per_own_tagless);
        case Amount::Of::resources_here:
            return say_here(amount.most == 0 ? P::per_resource_here : P::per_resource_here_at_most,
                            {{"what", book_.noun(held())}, {"n", int{amount.most}}});
        case Amount::Of::fixed:
        case Amount::Of::if_own_tags:
        case Amount::Of::own_rating:
        case Amount::Of::own_cities:
        case Amount::Of::own_greeneries:
        case Amount::Of::own_tiles:
        case Amount::Of::own_tiles_in_rows:
        case Amount::Of::tiles_beside_oceans:
        case Amount::Of::hand:
        case Amount::Of::own_stock:
        case Amount::Of::own_production:
        case Amount::Of::highest_production:
        case Amount::Of::raised_productions:
        case Amount::Of::own_tags_among:
        case Amount::Of::tag_kinds:
        case Amount::Of::own_green_cards:
        case Amount::Of::own_projects:
        case Amount::Of::projects_with_needs:
        case Amount::Of::dear_projects:
        case Amount::Of::own_events:
        case Amount::Of::own_card_resources: break;  // only milestones and awards count these
    }
    return {};
}

}  // namespace planitia::present
