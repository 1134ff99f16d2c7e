/// What is said of an effect besides its rule, in one row a kind: a kind without a row does not compile.
#pragma once
#include <terraforming/catalogue/effect.h>
#include <terraforming/catalogue/question.h>

#include <algorithm>
#include <string_view>

namespace planitia::terraforming {

/// How an effect may interfere with the others that wait.
enum class Interplay : std::uint8_t {
    none,      ///< asks nothing; goes first, and no card has one that another order would use
    settling,  ///< asks something, but the result is the same in any order
    ordering,  ///< draws, places a tile or takes resources away: the order can matter
};

struct EffectTraits {
    std::string_view word;     ///< for the kind, where the protocol tells the catalogue
    std::string_view summary;  ///< while it waits; empty where what follows says it
    Interplay interplay = Interplay::none;
    Question question = Question::none;
    bool can_fail = false;  ///< it may be impossible to carry out, as far as its figures tell; tiles have an option
};

constexpr bool can_be_negative(Amount amount) {
    return amount.each < 0 || (amount.of == Amount::Of::if_own_tags && amount.otherwise < 0);
}

constexpr EffectTraits traits(const Gain&) { return {"gain", "gain"}; }
constexpr EffectTraits traits(const Produce& e) {
    return {"production", "production", Interplay::none, Question::none,
            std::ranges::any_of(e.changes, [](const ProductionChange& c) { return can_be_negative(c.amount); })};
}
constexpr EffectTraits traits(const Lose&) { return {"lose", "lose", Interplay::none, Question::none, true}; }
constexpr EffectTraits traits(const Pay&) { return {"pay", "pay", Interplay::settling, Question::none, true}; }
constexpr EffectTraits traits(const NeedsRaisedRating&) {
    return {"needs-raised-rating", "raise-rating", Interplay::none, Question::none, true};
}
constexpr EffectTraits traits(const LowerAnyProduction&) {
    return {"lower-any-production", "lower-production", Interplay::settling, Question::target_player, true};
}
constexpr EffectTraits traits(const RemoveUpTo&) {
    return {"remove-up-to", "remove", Interplay::ordering, Question::target_player};
}
constexpr EffectTraits traits(const StealUpTo& e) {
    if (e.exactly) return {"steal", "steal", Interplay::settling, Question::target_player, true};
    return {"steal-up-to", "steal", Interplay::ordering, Question::target_player};
}
constexpr EffectTraits traits(const Raise&) { return {"raise", "raise-parameter"}; }
constexpr EffectTraits traits(const RaiseRating&) { return {"raise-rating", "raise-rating"}; }
constexpr EffectTraits traits(const PlaceTile&) {
    return {"place-tile", "place-tile", Interplay::ordering, Question::place_tile};
}
constexpr EffectTraits traits(const ProduceMinedMetal&) {
    return {"produce-mined-metal", "production", Interplay::settling, Question::alternative};
}
constexpr EffectTraits traits(const ClaimSpace&) {
    return {"claim-space", "claim-space", Interplay::ordering, Question::claim_space};
}
constexpr EffectTraits traits(const Draw&) { return {"draw", "draw", Interplay::ordering}; }
constexpr EffectTraits traits(const LookAndKeep&) {
    return {"look-and-keep", "draw", Interplay::ordering, Question::pick_cards};
}
constexpr EffectTraits traits(const LookAndBuy&) {
    return {"look-and-buy", "buy-cards", Interplay::ordering, Question::buy_cards};
}
constexpr EffectTraits traits(const RevealForTag&) { return {"reveal-for-tag", "", Interplay::ordering}; }
constexpr EffectTraits traits(const Discard& e) {
    return {"discard", e.optional ? "" : "discard", Interplay::ordering, Question::discard_cards, !e.optional};
}
constexpr EffectTraits traits(const AddHere&) { return {"add-here", "add-resource"}; }
constexpr EffectTraits traits(const AddToCard&) {
    return {"add-to-card", "add-resource", Interplay::settling, Question::target_card};
}
constexpr EffectTraits traits(const AddToPlayedCard&) { return {"add-to-played-card", "add-resource"}; }
constexpr EffectTraits traits(const RemoveHere&) {
    return {"remove-here", "remove-resource", Interplay::none, Question::none, true};
}
constexpr EffectTraits traits(const RemoveFromCard& e) {
    return {"remove-from-card", "remove-resource", e.own_only ? Interplay::settling : Interplay::ordering,
            Question::target_card, !e.up_to};
}
constexpr EffectTraits traits(const ShiftProduction&) {
    return {"shift-production", "shift-production", Interplay::settling, Question::amount, true};
}
constexpr EffectTraits traits(const Exchange&) {
    return {"exchange", "exchange", Interplay::settling, Question::amount, true};
}
constexpr EffectTraits traits(const CopyProduction&) {
    return {"copy-production", "copy-production", Interplay::settling, Question::target_card, true};
}
constexpr EffectTraits traits(const DiscountNextCard&) { return {"discount-next-card", "discount"}; }
constexpr EffectTraits traits(const EaseNextCard&) { return {"ease-next-card", "ease-requirements"}; }
constexpr EffectTraits traits(const NeedsHere&) { return {"needs-here", "", Interplay::none, Question::none, true}; }
constexpr EffectTraits traits(const ExchangeHere&) {
    return {"exchange-here", "exchange", Interplay::settling, Question::amount, true};
}
constexpr EffectTraits traits(const BuildColony&) {
    return {"build-colony", "build-colony", Interplay::ordering, Question::build_colony, true};
}
constexpr EffectTraits traits(const AddColonyTile&) {
    return {"add-colony-tile", "add-colony-tile", Interplay::settling, Question::add_colony_tile, true};
}
constexpr EffectTraits traits(const GainFleet&) { return {"gain-fleet", "gain-fleet"}; }
constexpr EffectTraits traits(const TradeFreely&) {
    return {"trade", "trade", Interplay::ordering, Question::trade, true};
}
constexpr EffectTraits traits(const RaiseTrack&) {
    return {"raise-track", "move-marker", Interplay::settling, Question::amount};
}
constexpr EffectTraits traits(const MoveMarkers&) {
    return {"move-markers", "move-marker", Interplay::settling, Question::move_marker, true};
}
constexpr EffectTraits traits(const GainColonyBonuses&) { return {"colony-bonuses", "colony-bonuses"}; }
constexpr EffectTraits traits(const Either&) {
    return {"either", "alternative", Interplay::settling, Question::alternative};
}
constexpr EffectTraits traits(const Block&) { return {"in-order", ""}; }

constexpr std::string_view summary(const Effect& effect) {
    return std::visit([](const auto& e) { return traits(e).summary; }, effect);
}
/// Of the effect alone: that of alternatives is also theirs.
constexpr Interplay interplay(const Effect& effect) {
    return std::visit([](const auto& e) { return traits(e).interplay; }, effect);
}
constexpr Question question(const Effect& effect) {
    return std::visit([](const auto& e) { return traits(e).question; }, effect);
}
constexpr bool can_fail(const Effect& effect) {
    return std::visit([](const auto& e) { return traits(e).can_fail; }, effect);
}

}  // namespace planitia::terraforming
