/// Paying: M€, steel for building cards, titanium for space cards, heat where it counts as M€, and heat itself, for
/// which floaters may stand in.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

#include <optional>

namespace planitia::terraforming {

/// The most the player can pay with what the payment allows. Not for payments in heat.
int purchasing_power(const PlayerState& player, const Payment& payment);

/// Every mix without a superfluous unit of metal; M€ and heat fill up exactly.
void list_payments(const Position& position, PlayerId player, const Payment& payment, OptionList& options);

/// What something may be paid with.
enum class Means : std::uint8_t { megacredits, steel, titanium, heat, floaters, count_ };
/// Of one of them: what a piece is worth here, how many the player has, how many a payment can use.
struct Tender {
    int worth = 0;
    int have = 0;
    int most = 0;
    friend bool operator==(const Tender&, const Tender&) = default;
};
/// All zero for what can not be used.
ByEnum<Means, Tender> tenders(const Position& position, PlayerId player, const Payment& payment);

/// How many of each a payment takes.
ByEnum<Means, int> pieces_of(const Option& payment);

/// The one of these payments that spares most M€: metals first, and no heat or floaters that M€ can spare.
/// None when they are no payments.
std::optional<std::size_t> usual_payment(const OptionList& options);

/// What the player can spend where heat is paid.
int heat_to_spend(const Position& position, PlayerId player);
/// A price in heat. Precondition: floaters may stand in for it; else there is nothing to choose.
Payment heat_payment(Purpose purpose, int cost);

/// M€, with heat where it counts as such.
inline int money_of(const PlayerState& player) {
    return player.stock[Resource::megacredits] +
           (player.privileges.heat_as_megacredits ? player.stock[Resource::heat] : 0);
}
/// Says that the price can not be paid.
bool refuse_price(int cost, int has, Reasons* reasons);
/// Whether the player can pay a price in M€, heat included where it counts.
inline bool can_afford(const PlayerState& player, int cost, Reasons* reasons) {
    const int money = money_of(player);
    return money >= cost || (reasons != nullptr && refuse_price(cost, money, reasons));
}
bool has_stock(const PlayerState& player, Resource resource, int n, Reasons* reasons);
bool has_heat(const Position& position, PlayerId player, int n, Reasons* reasons);

void pay(Scene& scene, Actor who, const Option& payment);

}  // namespace planitia::terraforming
