#include <core/overloaded.h>
#include <present/terraforming/effect_writer.h>

#include <algorithm>
#include <utility>

namespace planitia::present {

using namespace terraforming;

namespace {

/// "1 floater to a card that can hold floaters": *them* would be several.
bool is_one_for_a_card(const std::vector<std::uint16_t>& effects) {
    const auto* add = std::get_if<AddToCard>(&kEffects[effects.front()]);
    return effects.size() == 1 && add != nullptr && add->n == 1;
}

/// Whether it has a price in itself.
bool is_exchange(const Effect& effect) {
    return std::holds_alternative<Exchange>(effect) || std::holds_alternative<ExchangeHere>(effect);
}

}  // namespace

std::optional<EffectWriter::Shared> EffectWriter::shared(std::uint16_t at, bool is_again) {
    const bool was_named = is_named_;  // it is asked about more than once before it is told
    const auto item = [&](P phrase, int n, const Noun* what) { return say(phrase, {{"n", n}, {"what", what}}); };
    const auto of = [&](P verb, std::optional<P> whose, std::string what) {
        return std::optional<Shared>({verb, whose, std::move(what)});
    };
    std::optional<Shared> found = std::visit(
        overloaded{[&](const Gain& e) -> std::optional<Shared> {
                       if (e.amount.of == Amount::Of::if_own_tags) return std::nullopt;
                       return of(P::gain, {},
                                 counted(e.amount, [&](int n) { return item(P::item, n, book_.noun(e.resource)); }));
                   },
                   [&](const GainFleet& e) {
                       return of(P::gain, {}, item(P::item, e.n, book_.noun(TerraformingNoun::fleet)));
                   },
                   [&](const Lose& e) { return of(P::spend, {}, item(P::item, e.n, book_.noun(e.resource))); },
                   [&](const RemoveUpTo& e) {
                       const P whose = e.from == Whose::any_player ? P::of_any_player
                                       : e.from == Whose::opponent ? P::of_opponent
                                                                   : P::of_owner_beside;
                       return of(P::remove, whose, item(P::up_to_item, e.n, book_.noun(e.resource)));
                   },
                   [&](const RemoveFromCard& e) -> std::optional<Shared> {
                       if (!e.up_to) return std::nullopt;
                       return of(P::remove, P::of_any_card, item(P::up_to_item, e.n, book_.noun(e.resource)));
                   },
                   [&](const StealUpTo& e) -> std::optional<Shared> {
                       if (e.exactly) return std::nullopt;
                       return of(P::steal_up_to, {}, item(P::up_to_item, e.n, book_.noun(e.resource)));
                   },
                   [&](const AddToCard& e) -> std::optional<Shared> {
                       if (e.tag != Tag::count_ || e.min_there > 0) return std::nullopt;
                       return of(P::add_to_card, {}, item(P::item, e.n, book_.noun(e.resource)));
                   },
                   [&](const Produce& e) -> std::optional<Shared> {
                       const std::vector<ProductionChange> more = changes(e, true);
                       const std::vector<ProductionChange> less = changes(e, false);
                       const bool is_conditional = e.changes[0].amount.of == Amount::Of::if_own_tags;
                       if (is_conditional || more.empty() == less.empty()) return std::nullopt;
                       return less.empty() ? of(P::produce_more, {}, productions(more, is_again))
                                           : of(P::produce_less, {}, productions(less, is_again));
                   },
                   [](const auto&) { return std::optional<Shared>(); }},
        kEffects[at]);
    is_named_ = was_named;
    return found;
}

/// Several effects under their one verb, or one effect of any kind.
std::string EffectWriter::with_one_verb(const std::vector<std::uint16_t>& effects, P last) {
    if (!shared(effects.front()) || is_one_for_a_card(effects)) return effect(effects.front());
    const auto list = [&](const std::vector<std::string>& items) {
        std::string text = items.front();
        for (std::size_t i = 1; i < items.size(); ++i)
            text = i + 1 == items.size() ? say(last, {{"a", text}, {"b", items[i]}})
                                         : book_.say(CommonPhrase::comma, {{"a", text}, {"b", items[i]}});
        return text;
    };
    std::vector<std::string> objects;
    std::vector<std::string> items;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const Shared here = *shared(effects[i], i > 0);
        items.push_back(here.item);
        if (i + 1 < effects.size() && shared(effects[i + 1])->whose == here.whose) continue;
        if (here.whose) items = {say(*here.whose, {{"whats", list(items)}})};
        objects.insert(objects.end(), items.begin(), items.end());
        items.clear();
    }
    const P verb = shared(effects.front())->verb;
    if (verb == P::add_to_card) is_named_ = false;
    return say(verb, {{"whats", list(objects)}});
}

bool EffectWriter::share_verb(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b) {
    const auto verb = [&](std::uint16_t at) {
        const std::optional<Shared> found = shared(at);
        return found ? std::optional(found->verb) : std::nullopt;
    };
    return !a.empty() && !b.empty() && verb(a.front()) && verb(a.front()) == verb(b.front());
}

std::string EffectWriter::alone(std::uint16_t at) { return EffectWriter(book_, telling_).effect(at); }

EffectWriter::Offer EffectWriter::offer(EffectRange block) {
    Offer made{{}, {}, block};
    if (is_price(kEffects[block.begin]) && block.end - block.begin > 1) {
        made.prices = {block.begin};
        ++made.rest.begin;
    }
    if (made.rest.end - made.rest.begin == 1) made.gains = {made.rest.begin};
    return made;
}

/// Puts an alternative to one of the same price, or to one that brings the same.
bool EffectWriter::merge(Offer& into, const Offer& other) {
    if (into.gains.empty() || other.gains.empty() || into.prices.empty() != other.prices.empty()) return false;
    const bool has_same_price =
        into.prices.empty() || (into.prices.size() == 1 && alone(into.prices.front()) == alone(other.prices.front()));
    if (has_same_price && share_verb(into.gains, other.gains)) {
        into.gains.push_back(other.gains.front());
        return true;
    }
    const bool brings_same = into.gains.size() == 1 && alone(into.gains.front()) == alone(other.gains.front());
    if (!brings_same || !share_verb(into.prices, other.prices)) return false;
    into.prices.push_back(other.prices.front());
    return true;
}

std::string EffectWriter::told(const Offer& offer) {
    if (!offer.prices.empty()) return purpose(offer.prices, offer.gains, offer.rest);
    return offer.gains.size() > 1 ? with_one_verb(offer.gains, P::or_item) : sequence(offer.rest);
}

std::string EffectWriter::one_of(const std::vector<Offer>& offers) {
    std::vector<std::string> texts;
    bool have_parts = false;
    for (const Offer& each : offers) {
        have_parts =
            have_parts || !each.prices.empty() || each.gains.size() != 1 || is_exchange(kEffects[each.rest.begin]);
        texts.push_back(told(each));
    }
    if (is_reaction_ && texts.size() == 2) return say(P::either_or, {{"a", texts[0]}, {"b", texts[1]}});
    return have_parts || texts.size() > 2 ? listed(book_, texts, CommonPhrase::or_else, CommonPhrase::or_else)
                                          : listed_with_or(book_, texts);
}

std::string EffectWriter::either(std::uint16_t at, const Either& choice) {
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < choice.alternatives; ++i) {
        const Offer next = offer(alternative(at, i));
        if (offers.empty() || !merge(offers.back(), next)) offers.push_back(next);
    }
    const EffectRange all{alternative(at, 0).begin, alternative(at, choice.alternatives - 1U).end};
    const Mood outer = std::exchange(mood_, choice.may_decline ? Mood::infinitive : mood_of(all));
    const std::string what = one_of(offers);
    mood_ = outer;
    return choice.may_decline ? say(P::may, {{"what", what}}) : what;
}

}  // namespace planitia::present
