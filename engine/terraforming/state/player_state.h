/// Everything that belongs to one seat.
#pragma once
#include <core/unpadded.h>
#include <terraforming/catalogue/card.h>
#include <terraforming/state/board.h>

namespace planitia::terraforming {

/// Figures that the cards in play change. Derived from the cards; kept so that a price is a few additions.
struct Privileges {
    std::uint8_t steel_value = kSteelValue;
    std::uint8_t titanium_value = kTitaniumValue;
    std::uint8_t discount = 0;  ///< on every card
    ByTag<std::uint8_t> discount_per_tag = {};
    ByTag<std::uint8_t> discount_per_card = {};
    ByEnum<Project, std::uint8_t> project_discount = {};
    std::uint8_t requirement_steps = 0;
    std::uint8_t plants_per_greenery = kPlantsPerGreenery;
    std::uint8_t card_price = kCardPrice;
    bool heat_as_megacredits = false;
    bool protects_own = false;
    std::uint8_t floaters_as_heat = 0;  ///< what a floater on the corporation is worth; 0 when it does not pay
    std::uint8_t trade_discount = 0;
    std::uint8_t trade_steps = 0;  ///< that the marker may be moved up before a trade
    friend constexpr bool operator==(const Privileges&, const Privileges&) = default;
};

/// What is on offer to a player while all choose at once: set-up, draft and research.
struct OfferMembers {
    CardSet dealt;    ///< to choose from now
    CardSet drafted;  ///< kept in earlier rounds of the draft
    CardSet picked;   ///< chosen so far
    std::array<CardId, 2> corporations = {};
    bool is_ready = false;
    bool is_paying = false;      ///< the cards are chosen; heat or M€ is asked
    std::uint8_t heat_paid = 0;  ///< of the price, with heat as M€
    friend bool operator==(const OfferMembers&, const OfferMembers&) = default;
};
struct Offer : Unpadded<OfferMembers> {};

struct PlayerMembers {
    CardSet hand;
    CardSet table;   ///< face up: corporation, green and blue cards
    CardSet events;  ///< played events, face down
    CardSet used;    ///< actions used in this generation
    Offer offer;
    ByResource<std::int16_t> stock = {};
    ByResource<std::int16_t> production = {};
    CardId corporation;
    std::int16_t rating = 20;       ///< TR
    ByTag<std::uint8_t> tags = {};  ///< of the cards face up, and of the event being played
    Privileges privileges;
    std::uint8_t next_discount = 0;           ///< on the next card of this generation
    std::uint8_t next_requirement_steps = 0;  ///< for the next card of this generation
    bool has_passed = false;
    bool first_action_pending = false;
    bool raised_rating = false;  ///< in this generation
    std::uint8_t fleets = 0;     ///< at home or away

    friend bool operator==(const PlayerMembers&, const PlayerMembers&) = default;
};
struct PlayerState : Unpadded<PlayerMembers> {};

/// No game comes near this; a figure set up by hand stays there instead of overflowing.
inline constexpr int kMostPieces = 32000;

/// The lowest a production may be.
constexpr int lowest_production(Resource resource) { return resource == Resource::megacredits ? -5 : 0; }

/// Puts a card face up (or an event on the pile) and takes in what it changes for good.
void put_in_play(PlayerState& player, CardId card);

/// Adds what the lasting effects of a card change.
void add_privileges(Privileges& privileges, const Card& card);

/// Whether nobody can remove the resources on this card.
bool protects_own_resources(const Card& card);

}  // namespace planitia::terraforming
