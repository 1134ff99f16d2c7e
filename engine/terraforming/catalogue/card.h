/// What a card is: requirements, lasting effects, triggers, points, and the compact record the rules read.
#pragma once
#include <core/fixed_vec.h>
#include <terraforming/catalogue/effect.h>
#include <terraforming/catalogue/figures.h>

#include <array>
#include <span>
#include <string_view>
#include <variant>

namespace planitia::terraforming {

/// One printed requirement. That of a parameter is in printed figures: the temperature in degrees.
struct Need {
    enum class Of : std::uint8_t {
        parameter,
        own_tags,
        own_production,
        cities,
        own_cities,
        own_greeneries,
        own_colonies,
        own_floaters,  ///< on all own cards
    };
    Of of = Of::parameter;
    bool at_most = false;
    std::int8_t value = 0;
    Parameter parameter = Parameter::oxygen;
    Tag tag = Tag::science;
    Resource resource = Resource::steel;
};

/// Lasting effects that change figures. Those that react to something are `Trigger`s.
struct Discount {
    std::uint8_t n = 0;
    bool every_card = true;
    Tag tag = Tag::space;
    bool per_card = false;  ///< once a card, however often it shows the tag
};
struct ProjectDiscount {
    std::uint8_t n = 0;
    Project project = Project::power_plant;
};
struct MetalValue {
    std::uint8_t steel = 0;
    std::uint8_t titanium = 0;
};
/// Global requirements may be missed by so many steps, either way.
struct EaseRequirements {
    std::uint8_t steps = 0;
};
struct PlantsPerGreenery {
    std::uint8_t n = 0;
};
struct HeatAsMegacredits {};
/// Opponents can not remove own plants, animals and microbes.
struct ProtectOwn {};
/// Nobody can remove the resources on this card.
struct ProtectHere {};

/// Of every card bought to the hand, in place of the usual price.
struct CardPrice {
    std::uint8_t n = 0;
};
/// The floaters on this corporation pay for heat, so much each.
struct FloatersAsHeat {
    std::uint8_t value = 0;
};
/// A trade costs so many pieces less, whatever it is paid with.
struct TradeDiscount {
    std::uint8_t n = 0;
};
/// Before a trade the marker may be moved up so many steps.
struct TradeSteps {
    std::uint8_t n = 0;
};

using Ongoing =
    std::variant<Discount, ProjectDiscount, MetalValue, EaseRequirements, PlantsPerGreenery, HeatAsMegacredits,
                 ProtectOwn, ProtectHere, CardPrice, FloatersAsHeat, TradeDiscount, TradeSteps>;

/// Something that reacts, once for every match.
struct Trigger {
    enum class When : std::uint8_t {
        tag_played,    ///< once a tag in `tags`
        event_played,  ///< an own event; with `tags` set, one that shows such a tag
        dear_payment,  ///< an own card or standard project of printed cost 20 or more
        dear_card,     ///< an own card of printed cost 20 or more
        new_tag,       ///< once a tag of an own card, not an event, that no own card face up showed before
        project_paid,  ///< an own standard project except selling patents
        ocean_placed,
        city_placed,
        greenery_placed,
        metal_space_used,  ///< an own tile on a space that shows steel or titanium
        colony_built,
        count_
    };
    When when = When::tag_played;
    bool by_anyone = false;
    bool on_mars_only = false;
    std::uint16_t tags = 0;  ///< bit set of `Tag`
    EffectRange effects = {};
};

struct Points {
    enum class Per : std::uint8_t {
        card,            ///< `points`
        resources_here,  ///< `points` for every `per` resources
        own_tags,        ///< `points` for every `per` tags in play
        oceans_beside_tile,
        cities_beside_tile,
        cities_in_play,
        any_resource_here,  ///< `points` with at least one
        colonies_in_play,
    };
    Per of = Per::card;
    std::int8_t points = 0;
    std::int8_t per = 1;
    Tag tag = Tag::jovian;
};

/// A project card or a corporation, as the rules read it.
struct Card {
    std::string_view slug;
    std::string_view number;
    Kind kind = Kind::automated;
    Set set = Set::base;
    std::uint8_t cost = 0;
    CardResource holds = CardResource::none;
    FixedVec<Tag, 4> tags;
    FixedVec<Need, 3> needs;
    EffectRange on_play;  ///< corporations: their starting resources and productions
    EffectRange action;
    EffectRange first_action;  ///< corporations only
    std::span<const Trigger> triggers;
    std::span<const Ongoing> ongoing;
    Points points;
    bool can_fail = false;     ///< some effect of `on_play` other than a tile may be impossible to carry out
    bool places_tile = false;  ///< on play
    bool takes_steel = false;  ///< can be paid with it
    bool takes_titanium = false;
    bool for_beginners = false;            ///< a corporation that every beginner has; the first cards are free
    std::uint8_t since = 1;                ///< the rules version with which it joined its set
    std::uint8_t card_price = kCardPrice;  ///< corporations: of every card bought to the hand

    constexpr bool has_tag(Tag tag) const {
        for (Tag each : tags)
            if (each == tag) return true;
        return false;
    }
};

/// Every project card in the order of the printed numbers, then every corporation.
std::span<const Card> cards();
extern const std::array<Card, kMaxCards> kCards;  ///< the same, with room to spare
inline const Card& info(CardId card) { return kCards[card.index()]; }

/// The card of that name; none when there is no such card.
CardId find_card(std::string_view slug);
/// The one that is `for_beginners`.
CardId beginner_corporation();

/// Cards in whose triggers `when` occurs.
const CardSet& cards_with_trigger(Trigger::When when);
/// Cards that have an action.
const CardSet& cards_with_action();
/// Project cards.
const CardSet& project_cards();
/// Cards that can hold resources of any kind.
const CardSet& cards_with_resources();

struct StandardProject {
    std::string_view slug;
    std::uint8_t cost = 0;
    EffectRange effects = {};
    Set set = Set::base;
    bool needs_place = false;  ///< for a tile or a colony
};
extern const ByEnum<Project, StandardProject> kProjects;
inline const StandardProject& info(Project project) { return kProjects[project]; }

struct ColonyTile {
    std::string_view slug;
    CardResource wakes_with = CardResource::none;  ///< asleep until a card that holds this comes into play
    EffectRange building = {};                     ///< for a new colony, the same in every slot
    std::array<EffectRange, kTrackSpaces> income = {};
    EffectRange bonus = {};  ///< for every colony there when somebody trades
};
const ColonyTile& info(Colony colony);

/// What the rules themselves do: plants and heat converted, the ocean at 0 °C, the marker before a trade.
EffectRange plant_conversion();
EffectRange heat_conversion();
EffectRange ocean_bonus();
EffectRange trade_preparation();

}  // namespace planitia::terraforming
