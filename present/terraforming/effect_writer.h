/// Effects put into words, with what they share said once. Used by `effect_text.h` alone.
#pragma once
#include <present/sentence.h>
#include <present/slots.h>
#include <present/terraforming/effect_text.h>

#include <optional>

namespace planitia::present {

class EffectWriter {
  public:
    /// What reacts happens once for each match, so that its alternatives must stay together.
    EffectWriter(const Phrasebook& book, const Telling& telling, bool is_reaction = false)
        : book_(book), telling_(telling), mood_(telling.mood), is_reaction_(is_reaction) {}

    std::string sequence(terraforming::EffectRange range);
    std::string first(terraforming::EffectRange range);
    std::vector<std::string> sentences(terraforming::EffectRange range);
    /// Changes of one production or several.
    std::string production(const terraforming::Produce& produce);

  private:
    using P = TerraformingPhrase;
    /// A verb that several effects can share, and what it is said of.
    struct Shared {
        P verb;
        std::optional<P> whose;  ///< around what is listed
        std::string item;
    };
    /// One of several alternatives; equal ones share their price or what it brings.
    struct Offer {
        std::vector<std::uint16_t> prices;
        std::vector<std::uint16_t> gains;  ///< in place of `rest` when there are several
        terraforming::EffectRange rest;
    };

    // -- one after the other
    Mood mood_of(terraforming::EffectRange range) const;
    std::string joined_sequence(terraforming::EffectRange range);
    std::string condition(const terraforming::Effect& effect, terraforming::EffectRange rest);
    std::string purpose(const std::vector<std::uint16_t>& prices, const std::vector<std::uint16_t>& gains,
                        terraforming::EffectRange rest);
    std::string gains(terraforming::EffectRange run, P verb);
    std::string step_of(terraforming::EffectRange range, std::uint16_t& taken);

    // -- one of several
    std::string either(std::uint16_t at, const terraforming::Either& choice);
    std::string one_of(const std::vector<Offer>& offers);
    Offer offer(terraforming::EffectRange block);
    bool merge(Offer& into, const Offer& other);
    std::string told(const Offer& offer);
    std::optional<Shared> shared(std::uint16_t at, bool is_again = false);
    std::string with_one_verb(const std::vector<std::uint16_t>& effects, P last);
    bool share_verb(const std::vector<std::uint16_t>& a, const std::vector<std::uint16_t>& b);
    /// As it would be told at the beginning of a sentence.
    std::string alone(std::uint16_t at);

    // -- single effects
    std::string effect(std::uint16_t at);
    /// Something that need not be done.
    std::string may(std::uint16_t at);
    std::string place(const terraforming::PlaceTile& tile);
    std::string add_to_card(const terraforming::AddToCard& add);
    std::string removed_from_card(const terraforming::RemoveFromCard& remove);
    std::string say_here(P phrase, SlotList slots);
    std::string say(P phrase, SlotList slots = {}) const;

    // -- production
    std::vector<terraforming::ProductionChange> changes(const terraforming::Produce& produce, bool raises) const;
    std::string productions(const std::vector<terraforming::ProductionChange>& changes, bool is_again);
    std::string more_with_tags(const terraforming::ProductionChange& change);
    std::string one_amount(std::span<const terraforming::ProductionChange> changes, bool is_again) const;

    // -- how often
    std::string per(const terraforming::Amount& amount);
    std::string per_tag(const terraforming::Amount& amount, P phrase) const;
    /// The clause for an amount: what is gained, and how often.
    template <class Clause>
    std::string counted(const terraforming::Amount& amount, const Clause& clause) {
        if (amount.is_fixed()) return clause(amount.each);
        const std::string what = clause(amount.each);
        return say(P::how_often, {{"what", what}, {"often", per(amount)}});
    }

    terraforming::CardResource held() const {
        return telling_.card != nullptr ? telling_.card->holds : terraforming::CardResource::none;
    }

    const Phrasebook& book_;
    Telling telling_;
    Mood mood_;
    bool is_reaction_ = false;
    bool is_price_ = false;
    bool is_named_ = false;         ///< this card, in this sentence
    bool is_rating_named_ = false;  ///< the terraform rating
};

}  // namespace planitia::present
