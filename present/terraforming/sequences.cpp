#include <present/terraforming/effect_writer.h>

#include <algorithm>
#include <utility>

namespace planitia::present {

using namespace terraforming;

namespace {

EffectRange after(EffectRange range, std::uint16_t taken) {
    return {static_cast<std::uint16_t>(range.begin + taken), range.end};
}

/// Whether what follows happens only if this does.
bool leads_to_rest(const Effect& effect) {
    const auto* discard = std::get_if<Discard>(&effect);
    return std::holds_alternative<NeedsRaisedRating>(effect) || std::holds_alternative<NeedsHere>(effect) ||
           std::holds_alternative<RevealForTag>(effect) || (discard != nullptr && discard->optional);
}

bool only_raises(const Produce& produce) {
    return std::ranges::all_of(produce.changes, [](const auto& change) { return change.amount.each >= 0; });
}

/// Whether it only brings something: such effects are listed, others happen one after the other.
bool is_plain_gain(const Effect& effect) {
    const auto* produce = std::get_if<Produce>(&effect);
    return (produce != nullptr && only_raises(*produce)) || std::holds_alternative<Gain>(effect) ||
           std::holds_alternative<Raise>(effect) || std::holds_alternative<RaiseRating>(effect) ||
           std::holds_alternative<PlaceTile>(effect) || std::holds_alternative<AddHere>(effect);
}

/// How many effects in a row bring pieces or fleets.
std::uint16_t count_gains(EffectRange range) {
    std::uint16_t count = 0;
    for (std::size_t at = range.begin; at < range.end; ++at, ++count) {
        const auto* gain = std::get_if<Gain>(&kEffects[at]);
        const bool is_stock = gain != nullptr && gain->amount.of != Amount::Of::if_own_tags;
        if (!is_stock && !std::holds_alternative<GainFleet>(kEffects[at])) break;
    }
    return count;
}

/// How many ocean tiles are placed in a row.
std::uint16_t count_oceans(EffectRange range) {
    std::uint16_t count = 0;
    for (std::size_t at = range.begin; at < range.end; ++at, ++count) {
        const auto* place = std::get_if<PlaceTile>(&kEffects[at]);
        if (place == nullptr || place->tile != Tile::ocean || place->where != Where::ocean_area) break;
    }
    return count;
}

/// A resource of any card that comes to this one.
bool moves_here(EffectRange range) {
    if (range.end - range.begin < 2) return false;
    const auto* from = std::get_if<RemoveFromCard>(&kEffects[range.begin]);
    const auto* to = std::get_if<AddHere>(&kEffects[range.begin + 1]);
    return from != nullptr && to != nullptr && !from->up_to && !from->own_only && from->n == to->n;
}

}  // namespace

bool is_price(const Effect& effect) {
    if (const auto* produce = std::get_if<Produce>(&effect))
        return std::ranges::all_of(produce->changes, [](const auto& change) { return change.amount.each < 0; });
    if (const auto* remove = std::get_if<RemoveFromCard>(&effect)) return !remove->up_to;
    return std::holds_alternative<Lose>(effect) || std::holds_alternative<Pay>(effect) ||
           std::holds_alternative<RemoveHere>(effect);
}

/// The first effect, with those that are said in the same breath. `taken` is how many they are.
std::string EffectWriter::step_of(EffectRange range, std::uint16_t& taken) {
    if (moves_here(range)) {
        taken = 2;
        const auto& from = std::get<RemoveFromCard>(kEffects[range.begin]);
        is_named_ = true;
        return say(P::move_here, {{"n", int{from.n}}, {"what", book_.noun(from.resource)}});
    }
    if (taken = count_oceans(range); taken > 1) return say(P::place_ocean, {{"n", int{taken}}});
    if (taken = count_gains(range); taken > 0)
        return gains({range.begin, static_cast<std::uint16_t>(range.begin + taken)}, P::gain);
    taken = extent(range.begin);
    return effect(range.begin);
}

/// Where gains and what is paid for are told, not ordered ("obdržíte"), so is what is joined with them.
Mood EffectWriter::mood_of(EffectRange range) const {
    if (mood_ != Mood::imperative || book_.grammar.purpose != Mood::second_person) return mood_;
    const auto is_told = [](const Effect& effect) {
        return std::holds_alternative<Gain>(effect) || std::holds_alternative<ExchangeHere>(effect) || is_price(effect);
    };
    return std::any_of(kEffects.begin() + range.begin, kEffects.begin() + range.end, is_told) ? Mood::second_person
                                                                                              : mood_;
}

std::string EffectWriter::sequence(EffectRange range) {
    if (range.empty()) return {};
    const Mood outer = std::exchange(mood_, mood_of(range));
    std::string text = joined_sequence(range);
    mood_ = outer;
    return text;
}

std::string EffectWriter::joined_sequence(EffectRange range) {
    const Effect& first = kEffects[range.begin];
    const EffectRange rest = after(range, extent(range.begin));
    if (leads_to_rest(first)) return condition(first, rest);
    if (is_price(first) && !rest.empty() && !moves_here(range)) return purpose({range.begin}, {}, rest);
    std::uint16_t taken = 0;
    const std::string clause = step_of(range, taken);
    const EffectRange others = after(range, taken);
    if (others.empty()) return clause;
    const bool is_list = is_plain_gain(first) && is_plain_gain(kEffects[others.begin]);
    const std::string next = sequence(others);
    return book_.say(is_list ? CommonPhrase::and_ : CommonPhrase::then, {{"a", clause}, {"b", next}});
}

std::string EffectWriter::first(EffectRange range) {
    return leads_to_rest(kEffects[range.begin]) ? sequence(range) : effect(range.begin);
}

std::vector<std::string> EffectWriter::sentences(EffectRange range) {
    std::vector<std::string> prices;
    std::vector<std::string> others;
    while (!range.empty()) {
        is_named_ = false;
        const bool leads = leads_to_rest(kEffects[range.begin]);
        const auto* removed = std::get_if<RemoveFromCard>(&kEffects[range.begin]);
        auto taken = static_cast<std::uint16_t>(range.end - range.begin);
        std::string clause;
        if (leads) {
            clause = sequence(range);
        } else if (count_gains(range) > 0) {
            taken = count_gains(range);
            clause = gains({range.begin, static_cast<std::uint16_t>(range.begin + taken)}, P::gain_alone);
        } else {
            clause = step_of(range, taken);
        }
        (removed != nullptr && removed->own_only ? prices : others).push_back(sentence(clause));
        range = after(range, taken);
    }
    prices.insert(prices.end(), others.begin(), others.end());
    return prices;
}

std::string EffectWriter::gains(EffectRange run, P verb) {
    std::vector<std::string> items;
    for (std::uint16_t at = run.begin; at < run.end; ++at) items.push_back(shared(at)->item);
    return say(verb, {{"whats", listed_with_and(book_, items)}});
}

std::string EffectWriter::condition(const Effect& effect, EffectRange rest) {
    const Mood outer = std::exchange(mood_, mood_ == Mood::second_person ? mood_ : telling_.mood);
    const auto with_rest = [&](P phrase, SlotList slots) {
        mood_ = outer;
        const std::string before = say(phrase, std::move(slots));
        return before;
    };
    if (const auto* here = std::get_if<NeedsHere>(&effect)) {
        is_named_ = true;
        const std::string then = sequence(rest);
        return with_rest(P::if_here, {{"n", int{here->n}}, {"what", book_.noun(held())}, {"rest", then}});
    }
    if (const auto* reveal = std::get_if<RevealForTag>(&effect))
        return with_rest(P::if_revealed, {{"tag", book_.noun(reveal->tag)}, {"rest", sequence(rest)}});
    if (const auto* discard = std::get_if<Discard>(&effect)) {
        mood_ = Mood::infinitive;
        const std::string then = sequence(rest);
        return with_rest(P::if_discarded,
                         {{"n", int{discard->n}}, {"card", book_.noun(TerraformingNoun::card)}, {"rest", then}});
    }
    is_rating_named_ = true;
    const std::string then = sequence(rest);
    is_rating_named_ = false;
    return with_rest(P::if_rating_rose, {{"rest", then}});
}

std::string EffectWriter::purpose(const std::vector<std::uint16_t>& prices, const std::vector<std::uint16_t>& gains,
                                  EffectRange rest) {
    const Mood outer = mood_;
    const Mood purpose = purpose_mood(book_.grammar, outer);
    if (purpose == Mood::second_person) mood_ = purpose;
    is_price_ = true;
    const std::string price = with_one_verb(prices, P::or_item);
    is_price_ = false;
    mood_ = purpose;
    const std::string gain = gains.empty() ? sequence(rest) : with_one_verb(gains, P::or_item);
    mood_ = outer;
    return say(P::purpose, {{"spent", price}, {"gain", gain}});
}

}  // namespace planitia::present
