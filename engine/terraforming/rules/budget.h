/// What effects bring for certain, and what an effect of a card can count on because the others come before it.
#pragma once
#include <terraforming/rules/counting.h>

namespace planitia::terraforming {

/// A figure of a player that effects change.
struct Figure {
    enum class Of : std::uint8_t { stock, production };
    Of of = Of::stock;
    Resource resource = Resource::megacredits;
};

/// What the effects that are certain to happen change in a figure of their owner; of alternatives, the best one.
int brought(const Position& position, Actor who, EffectRange effects, Figure figure);
/// The same of a colony there, with what building it sets off.
int brought_by_colony(const Position& position, PlayerId player, Colony colony, Figure figure);

/// What a card that is about to be played changes by itself. The player orders its effects and what they set off, so
/// all of it counts for each of them. Nothing, where effects have to do with what there is.
class Budget {
  public:
    Budget() = default;
    /// Precondition: the card is not in play yet.
    Budget(const Position& position, PlayerId player, CardId card)
        : position_(&position), player_(player), card_(card) {}

    bool is_none() const { return position_ == nullptr; }
    /// The number an effect speaks of, as if the card were in play.
    int count(const Position& position, Actor who, const Amount& amount) const {
        if (amount.is_fixed()) return amount.each;
        return is_none() ? terraforming::count(position, who, amount) : count_with_card(who, amount);
    }
    /// What the card changes in all. What it sets off is looked at only where its effects alone are not `enough`.
    int net(Figure figure, int enough) const;

  private:
    int count_with_card(Actor who, const Amount& amount) const;

    const Position* position_ = nullptr;
    PlayerId player_;
    CardId card_;
};

}  // namespace planitia::terraforming
