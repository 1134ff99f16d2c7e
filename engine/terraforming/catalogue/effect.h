/// The vocabulary in which cards, corporations, projects and conversions say what they do.
/// Every reader visits `Effect` exhaustively, so a new kind does not compile until all of them know it.
#pragma once
#include <core/fixed_vec.h>
#include <core/overloaded.h>
#include <terraforming/catalogue/vocabulary.h>

#include <array>
#include <variant>

namespace planitia::terraforming {

/// A number printed on a card, or counted when it is asked for: count × each ÷ per, rounded down. Effects speak of it,
/// and so do milestones and awards.
struct Amount {
    enum class Of : std::uint8_t {
        fixed,           ///< `each`
        own_tags,        ///< tags `tag` in play, those of the card being played included
        opponents_tags,  ///< face-up tags of the other players
        all_tags,        ///< face-up tags of all players
        cities_on_mars,
        cities,         ///< also off the planet
        events_played,  ///< of all players
        if_own_tags,    ///< `each` with at least `per` own tags, else `otherwise`
        own_colonies,
        colonies,
        own_floaters,    ///< on all own cards
        own_tagless,     ///< own cards face up without a tag, this one included
        resources_here,  ///< on the card itself, at most `most`
        own_rating,
        own_cities,           ///< also off the planet
        own_greeneries,       ///< tiles
        own_tiles,            ///< also off the planet; never oceans
        own_tiles_in_rows,    ///< the rows of `among`
        tiles_beside_oceans,  ///< own ones
        hand,
        own_stock,            ///< the resources of `among` together
        own_production,       ///< of the resource in `among`
        highest_production,   ///< of all own ones
        raised_productions,   ///< own ones above those of the start
        own_tags_among,       ///< tags of `among` together
        tag_kinds,            ///< different tags of own cards face up
        own_green_cards,      ///< automated ones
        own_projects,         ///< green and blue ones
        projects_with_needs,  ///< those of them that have a requirement
        dear_projects,        ///< those of them with a printed cost of `kDear` or more
        own_events,
        own_card_resources,  ///< of every kind, on all own cards
    };
    Of of = Of::fixed;
    Tag tag = Tag::building;
    std::uint16_t among = 0;  ///< a bit for every tag, resource or row (from 1) that counts
    std::int8_t each = 0;
    std::int8_t per = 1;
    std::int8_t otherwise = 0;
    std::int8_t most = 0;  ///< 0: no limit

    constexpr Amount() = default;
    constexpr Amount(int n) : each(static_cast<std::int8_t>(n)) {}
    constexpr Amount(Of what, Tag which, int n, int divisor, int other = 0)
        : of(what),
          tag(which),
          each(static_cast<std::int8_t>(n)),
          per(static_cast<std::int8_t>(divisor)),
          otherwise(static_cast<std::int8_t>(other)) {}
    constexpr bool is_fixed() const { return of == Of::fixed; }
};

/// Which spaces a tile may go to.
enum class Where : std::uint8_t {
    ocean_area,  ///< a free space reserved for oceans
    land,        ///< any free land
    greenery,    ///< land beside an own tile, if there is any such space
    city,        ///< land not beside a city
    isolated,    ///< land beside no tile at all
    volcanic,
    beside_city,
    beside_two_cities,
    beside_greenery,
    metal_bonus,  ///< land that shows steel or titanium
    metal_bonus_beside_own,
    noctis,
    phobos,
    ganymede,
};

/// Whose resources an effect may touch.
enum class Whose : std::uint8_t { any_player, opponent, owner_beside_last_tile };

struct ProductionChange {
    Resource resource = Resource::megacredits;
    Amount amount;
};

/// Changes of own production, applied together; they must leave every production legal.
struct Produce {
    FixedVec<ProductionChange, 3> changes;
};
struct Gain {
    Resource resource = Resource::megacredits;
    Amount amount;
};
/// A compulsory loss of own resources, counted in pieces.
struct Lose {
    Resource resource = Resource::megacredits;
    std::uint8_t n = 0;
};
/// A price in M€, payable as the flags allow.
struct Pay {
    std::uint8_t cost = 0;
    bool with_steel = false;
    bool with_titanium = false;
    bool for_ocean = false;  ///< it buys an ocean: nothing is paid when there is none left
};
/// The action needs that the own terraform rating rose in this generation.
struct NeedsRaisedRating {};
/// The action needs so many resources on the card; they stay there.
struct NeedsHere {
    std::uint8_t n = 0;
};
/// One player, oneself included, loses exactly this production.
struct LowerAnyProduction {
    Resource resource = Resource::megacredits;
    std::uint8_t n = 0;
};
struct RemoveUpTo {
    Resource resource = Resource::megacredits;
    std::uint8_t n = 0;
    Whose from = Whose::any_player;
};
struct StealUpTo {
    Resource resource = Resource::megacredits;
    std::uint8_t n = 0;
    bool exactly = false;  ///< compulsory, and only from who has `n`
};
struct Raise {
    Parameter parameter = Parameter::temperature;
    std::uint8_t steps = 0;
};
struct RaiseRating {
    Amount amount;
};
struct PlaceTile {
    Tile tile = Tile::ocean;
    Where where = Where::ocean_area;
};
/// One step of the production whose metal the space of the tile just placed shows.
struct ProduceMinedMetal {};
struct ClaimSpace {};
struct Draw {
    Amount amount;
};
struct LookAndKeep {
    std::uint8_t look = 0;
    std::uint8_t keep = 0;
};
struct LookAndBuy {
    std::uint8_t look = 0;
};
/// Reveals and discards the top card; the rest of the sequence happens only when it shows the tag.
struct RevealForTag {
    Tag tag = Tag::microbe;
};
/// Gives up cards of the hand. When optional and declined, the rest of the sequence does not happen.
struct Discard {
    std::uint8_t n = 0;
    bool optional = false;
};
struct AddHere {
    std::uint8_t n = 0;
};
/// To one own card that holds `resource` (`none`: any kind), has at least `min_there` already and shows `tag`.
struct AddToCard {
    CardResource resource = CardResource::none;
    std::uint8_t n = 0;
    std::uint8_t min_there = 0;
    Tag tag = Tag::count_;  ///< `count_`: any card
};
/// To the card being played, if it holds animals or microbes.
struct AddToPlayedCard {
    std::uint8_t n = 0;
};
struct RemoveHere {
    std::uint8_t n = 0;
};
/// From one card of any player: exactly `n` as a price, else up to `n`.
struct RemoveFromCard {
    CardResource resource = CardResource::none;
    std::uint8_t n = 0;
    bool up_to = false;
    bool own_only = false;
};
/// Any number of the resources here, at least one, for as many pieces.
struct ExchangeHere {
    Resource to = Resource::titanium;
};
/// Any number of production steps, at least one, from one kind to another.
struct ShiftProduction {
    Resource from = Resource::heat;
    Resource to = Resource::megacredits;
};
/// Any number of pieces, at least one, for as many of another kind.
struct Exchange {
    Resource from = Resource::energy;
    Resource to = Resource::megacredits;
};
/// Repeats the production box of an own card in play that has the tag.
struct CopyProduction {
    Tag tag = Tag::building;
};
struct DiscountNextCard {
    std::uint8_t n = 0;
};
struct EaseNextCard {
    std::uint8_t steps = 0;
};
/// A colony on an active tile with a free slot.
struct BuildColony {
    bool may_double_up = false;  ///< also where the player has one already
};
/// Brings a tile into the game that is not in it yet.
struct AddColonyTile {};
struct GainFleet {
    std::uint8_t n = 0;
};
/// A trade for which nothing more is paid. It needs a fleet at home.
struct TradeFreely {};
/// Before the income of a trade: the marker of that tile may be moved up as far as own cards allow.
struct RaiseTrack {};
/// The marker of one active tile goes up a step, that of another one down a step.
struct MoveMarkers {};
/// What each own colony brings its owner in a trade.
struct GainColonyBonuses {};
/// One of the `alternatives` blocks that follow. Always the last of its sequence.
struct Either {
    std::uint8_t alternatives = 0;
    bool may_decline = false;
};
/// The `size` effects that follow are one sequence, carried out in order.
struct Block {
    std::uint8_t size = 0;
};

using Effect =
    std::variant<Gain, Produce, Lose, Pay, NeedsRaisedRating, LowerAnyProduction, RemoveUpTo, StealUpTo, Raise,
                 RaiseRating, PlaceTile, ProduceMinedMetal, ClaimSpace, Draw, LookAndKeep, LookAndBuy, RevealForTag,
                 Discard, AddHere, AddToCard, AddToPlayedCard, RemoveHere, RemoveFromCard, ShiftProduction, Exchange,
                 CopyProduction, DiscountNextCard, EaseNextCard, NeedsHere, ExchangeHere, BuildColony, AddColonyTile,
                 GainFleet, TradeFreely, RaiseTrack, MoveMarkers, GainColonyBonuses, Either, Block>;

/// Where the effects of something stand in the one table of all effects, `kEffects`.
struct EffectRange {
    std::uint16_t begin = 0;
    std::uint16_t end = 0;
    constexpr bool empty() const { return begin == end; }
    friend constexpr bool operator==(EffectRange, EffectRange) = default;
};

inline constexpr std::size_t kMaxEffects = 2048;
extern const std::array<Effect, kMaxEffects> kEffects;

/// How many entries the effect at `at` of a table takes, with the blocks that belong to it.
constexpr std::uint16_t extent(const Effect* table, std::uint16_t at) {
    if (const auto* block = std::get_if<Block>(&table[at])) return static_cast<std::uint16_t>(1 + block->size);
    const auto* either = std::get_if<Either>(&table[at]);
    if (!either) return 1;
    std::uint16_t total = 1;
    for (int i = 0; i < either->alternatives; ++i)
        total = static_cast<std::uint16_t>(total + extent(table, static_cast<std::uint16_t>(at + total)));
    return total;
}
inline std::uint16_t extent(std::uint16_t at) { return extent(kEffects.data(), at); }

/// Block `index` of the `Either` at `either`: its inner effects.
inline EffectRange alternative(std::uint16_t either, std::size_t index) {
    auto block = static_cast<std::uint16_t>(either + 1);
    for (; index > 0; --index) block = static_cast<std::uint16_t>(block + extent(block));
    return {static_cast<std::uint16_t>(block + 1), static_cast<std::uint16_t>(block + extent(block))};
}

}  // namespace planitia::terraforming
