/// The words of the protocol for everything that has a name.
#pragma once
#include <core/document.h>
#include <core/player.h>
#include <game/names.h>
#include <terraforming/catalogue/cards/standard_projects.h>
#include <terraforming/rules/event.h>
#include <terraforming/rules/option.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/rules.h>
#include <terraforming/state/position.h>

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace planitia::terraforming {

/// The names that rows have, which are in the order of E.
template <class E, class Row, std::size_t N>
consteval NameTable<E> slugs(const Row (&rows)[N]) {
    NameTable<E> table;
    for (std::size_t i = 0; i < N; ++i) table[i] = rows[i].slug;
    return table;
}

/// Every name of an enumeration, in `kAll`.
template <class E>
struct Names;

template <>
struct Names<Resource> {
    static constexpr NameTable<Resource> kAll = {"megacredits", "steel", "titanium", "plants", "energy", "heat"};
};
template <>
struct Names<Tag> {
    static constexpr NameTable<Tag> kAll = {"building", "space", "science", "power",  "earth",
                                            "jovian",   "plant", "microbe", "animal", "city"};
};
template <>
struct Names<CardResource> {
    static constexpr NameTable<CardResource> kAll = {"any",      "microbes", "animals", "science",
                                                     "fighters", "floaters", "camps"};
};
template <>
struct Names<Kind> {
    static constexpr NameTable<Kind> kAll = {"automated", "active", "event", "corporation"};
};
template <>
struct Names<Set> {
    static constexpr NameTable<Set> kAll = slugs<Set>(words::kSets);
};
template <>
struct Names<Parameter> {
    static constexpr NameTable<Parameter> kAll = slugs<Parameter>(words::kParameters);
};
template <>
struct Names<Milestone> {
    static constexpr NameTable<Milestone> kAll = slugs<Milestone>(goal_words::kMilestones);
};
template <>
struct Names<Award> {
    static constexpr NameTable<Award> kAll = slugs<Award>(goal_words::kAwards);
};
template <>
struct Names<Map> {
    static constexpr NameTable<Map> kAll = std::to_array(kMapNames);
};
template <>
struct Names<Project> {
    static constexpr NameTable<Project> kAll = slugs<Project>(words::kStandardProjects);
};
template <>
struct Names<Fee> {
    static constexpr NameTable<Fee> kAll = {"megacredits", "energy", "titanium", "floater"};
};
template <>
struct Names<Means> {
    static constexpr NameTable<Means> kAll = {"megacredits", "steel", "titanium", "heat", "floaters"};
};
template <>
struct Names<Colony> {
    static constexpr NameTable<Colony> kAll = {"callisto", "ceres",   "enceladus", "europa", "ganymede", "io",
                                               "luna",     "miranda", "pluto",     "titan",  "triton"};
};
template <>
struct Names<Phase> {
    static constexpr NameTable<Phase> kAll = {"setup", "draft",          "research", "action",
                                              "solar", "final-greenery", "over"};
};
template <>
struct Names<Purpose> {
    static constexpr NameTable<Purpose> kAll = {"nothing",   "card",  "project", "action",
                                                "milestone", "award", "trade",   "heat-conversion"};
};

/// A pick has the name of its question instead.
template <>
struct Names<OptionKind> {
    static constexpr NameTable<OptionKind> kAll = named_each<OptionKind>({
        {OptionKind::choose_colonies, "choose-colonies"},
        {OptionKind::choose_corporation, "choose-corporation"},
        {OptionKind::draft, "draft"},
        {OptionKind::first_action, "first-action"},
        {OptionKind::play_card, "play-card"},
        {OptionKind::standard_project, "standard-project"},
        {OptionKind::card_action, "card-action"},
        {OptionKind::convert_plants, "convert-plants"},
        {OptionKind::convert_heat, "convert-heat"},
        {OptionKind::claim_milestone, "claim-milestone"},
        {OptionKind::fund_award, "fund-award"},
        {OptionKind::trade, "trade"},
        {OptionKind::pass, "pass"},
        {OptionKind::end_turn, "end-turn"},
        {OptionKind::pay, "pay"},
        {OptionKind::place_tile, "place-tile"},
        {OptionKind::claim_space, "claim-space"},
        {OptionKind::target_player, "target-player"},
        {OptionKind::target_card, "target-card"},
        {OptionKind::alternative, "alternative"},
        {OptionKind::amount, "amount"},
        {OptionKind::resolve, "resolve"},
        {OptionKind::build_colony, "build-colony"},
        {OptionKind::add_colony_tile, "add-colony-tile"},
        {OptionKind::move_marker, "move-marker"},
        {OptionKind::raise_parameter, "raise-parameter"},
        {OptionKind::decline, "decline"},
    });
};

template <>
struct Names<Question> {
    static constexpr NameTable<Question> kAll = named_each<Question>({
        {Question::none, "none"},
        {Question::choose_colonies, "choose-colonies"},
        {Question::choose_corporation, "choose-corporation"},
        {Question::buy_cards, "buy-cards"},
        {Question::draft, "draft"},
        {Question::turn, "action"},
        {Question::pay, "pay"},
        {Question::sell_cards, "sell-cards"},
        {Question::place_tile, "place-tile"},
        {Question::claim_space, "claim-space"},
        {Question::target_player, "target-player"},
        {Question::target_card, "target-card"},
        {Question::alternative, "alternative"},
        {Question::amount, "amount"},
        {Question::pick_cards, "pick-cards"},
        {Question::discard_cards, "discard-cards"},
        {Question::resolve, "resolve"},
        {Question::trade, "trade"},
        {Question::build_colony, "build-colony"},
        {Question::add_colony_tile, "add-colony-tile"},
        {Question::move_marker, "move-marker"},
        {Question::convert_plants, "convert-plants"},
        {Question::raise_parameter, "raise-parameter"},
    });
};

template <>
struct Names<ReasonCode> {
    static constexpr NameTable<ReasonCode> kAll = named_each<ReasonCode>({
        {ReasonCode::not_awaited, "not-awaited"},
        {ReasonCode::not_offered, "not-offered"},
        {ReasonCode::game_over, "game-over"},
        {ReasonCode::first_action_first, "first-action-first"},
        {ReasonCode::not_in_hand, "not-in-hand"},
        {ReasonCode::not_in_play, "not-in-play"},
        {ReasonCode::no_action, "no-action"},
        {ReasonCode::action_used, "action-used"},
        {ReasonCode::temperature_too_low, "temperature-too-low"},
        {ReasonCode::temperature_too_high, "temperature-too-high"},
        {ReasonCode::oxygen_too_low, "oxygen-too-low"},
        {ReasonCode::oxygen_too_high, "oxygen-too-high"},
        {ReasonCode::too_few_oceans, "too-few-oceans"},
        {ReasonCode::too_many_oceans, "too-many-oceans"},
        {ReasonCode::too_few_tags, "too-few-tags"},
        {ReasonCode::production_too_low, "production-too-low"},
        {ReasonCode::too_few_cities, "too-few-cities"},
        {ReasonCode::too_few_greeneries, "too-few-greeneries"},
        {ReasonCode::too_few_colonies, "too-few-colonies"},
        {ReasonCode::too_many_colonies, "too-many-colonies"},
        {ReasonCode::too_few_floaters, "too-few-floaters"},
        {ReasonCode::cannot_pay, "cannot-pay"},
        {ReasonCode::too_few_resources, "too-few-resources"},
        {ReasonCode::too_few_card_resources, "too-few-card-resources"},
        {ReasonCode::nobody_has_production, "nobody-has-production"},
        {ReasonCode::nobody_has_resources, "nobody-has-resources"},
        {ReasonCode::no_space, "no-space"},
        {ReasonCode::occupied, "occupied"},
        {ReasonCode::ocean_area, "ocean-area"},
        {ReasonCode::not_ocean_area, "not-ocean-area"},
        {ReasonCode::reserved, "reserved"},
        {ReasonCode::own_space, "own-space"},
        {ReasonCode::claimed, "claimed"},
        {ReasonCode::next_to_city, "next-to-city"},
        {ReasonCode::next_to_tile, "next-to-tile"},
        {ReasonCode::not_beside_own, "not-beside-own"},
        {ReasonCode::not_beside_city, "not-beside-city"},
        {ReasonCode::not_beside_two_cities, "not-beside-two-cities"},
        {ReasonCode::not_beside_greenery, "not-beside-greenery"},
        {ReasonCode::not_volcanic, "not-volcanic"},
        {ReasonCode::no_metal_bonus, "no-metal-bonus"},
        {ReasonCode::no_target_card, "no-target-card"},
        {ReasonCode::no_production_to_copy, "no-production-to-copy"},
        {ReasonCode::rating_not_raised, "rating-not-raised"},
        {ReasonCode::no_cards, "no-cards"},
        {ReasonCode::condition_not_met, "condition-not-met"},
        {ReasonCode::already_taken, "already-taken"},
        {ReasonCode::all_three_taken, "all-three-taken"},
        {ReasonCode::not_in_solo, "not-in-solo"},
        {ReasonCode::already_acted, "already-acted"},
        {ReasonCode::nothing_done, "nothing-done"},
        {ReasonCode::colony_not_in_game, "colony-not-in-game"},
        {ReasonCode::colony_asleep, "colony-asleep"},
        {ReasonCode::colony_full, "colony-full"},
        {ReasonCode::colony_there, "colony-there"},
        {ReasonCode::fleet_there, "fleet-there"},
        {ReasonCode::no_fleet, "no-fleet"},
        {ReasonCode::no_colony_tile, "no-colony-tile"},
        {ReasonCode::no_trade, "no-trade"},
        {ReasonCode::no_markers, "no-markers"},
        {ReasonCode::marker_at_end, "marker-at-end"},
        {ReasonCode::colony_in_game, "colony-in-game"},
        {ReasonCode::parameter_at_maximum, "parameter-at-maximum"},
    });
};

template <>
struct Names<EventKind> {
    static constexpr NameTable<EventKind> kAll = named_each<EventKind>({
        {EventKind::corporation_revealed, "corporation-revealed"},
        {EventKind::cards_bought, "cards-bought"},
        {EventKind::card_played, "card-played"},
        {EventKind::project_used, "project-used"},
        {EventKind::action_used, "action-used"},
        {EventKind::first_action_used, "first-action-used"},
        {EventKind::plants_converted, "plants-converted"},
        {EventKind::heat_converted, "heat-converted"},
        {EventKind::milestone_claimed, "milestone-claimed"},
        {EventKind::award_funded, "award-funded"},
        {EventKind::patents_sold, "patents-sold"},
        {EventKind::resource_changed, "resource-changed"},
        {EventKind::production_changed, "production-changed"},
        {EventKind::rating_changed, "rating-changed"},
        {EventKind::parameter_raised, "parameter-raised"},
        {EventKind::tile_placed, "tile-placed"},
        {EventKind::space_claimed, "space-claimed"},
        {EventKind::cards_drawn, "cards-drawn"},
        {EventKind::card_revealed, "card-revealed"},
        {EventKind::cards_discarded, "cards-discarded"},
        {EventKind::card_resources_changed, "card-resources-changed"},
        {EventKind::deck_reshuffled, "deck-reshuffled"},
        {EventKind::passed, "passed"},
        {EventKind::turn_ended, "turn-ended"},
        {EventKind::colony_tile_added, "colony-tile-added"},
        {EventKind::colony_tile_removed, "colony-tile-removed"},
        {EventKind::colony_tile_woken, "colony-tile-woken"},
        {EventKind::colony_built, "colony-built"},
        {EventKind::traded, "traded"},
        {EventKind::marker_moved, "marker-moved"},
        {EventKind::fleet_gained, "fleet-gained"},
        {EventKind::production_phase, "production-phase"},
        {EventKind::solar_phase, "solar-phase"},
        {EventKind::generation_started, "generation-started"},
        {EventKind::game_ended, "game-ended"},
    });
};

template <class E>
constexpr const NameTable<E>& name_table(std::type_identity<E>)
    requires requires { Names<E>::kAll; }
{
    return Names<E>::kAll;
}

static_assert(count_unnamed<Resource>() + count_unnamed<CardResource>() + count_unnamed<Tag>() + count_unnamed<Kind>() +
                  count_unnamed<Set>() + count_unnamed<Parameter>() + count_unnamed<Fee>() + count_unnamed<Colony>() +
                  count_unnamed<Milestone>() + count_unnamed<Award>() + count_unnamed<Project>() +
                  count_unnamed<Phase>() + count_unnamed<Purpose>() + count_unnamed<Question>() +
                  count_unnamed<Means>() + count_unnamed<ReasonCode>() + count_unnamed<EventKind>() ==
              0);
static_assert(count_unnamed<OptionKind>() == 2, "all but the two steps of a pick");

using planitia::name;
inline std::string_view name(CardId card) { return info(card).slug; }

/// What a card with a tile of its own places: the tile is named after the card. None for all other cards.
std::optional<PlaceTile> own_tile(CardId card);
std::string_view tile_name(Tile tile, CardId card);

/// What waiting effects do, in a word; what only leads to something else is named by that.
std::string_view summary(EffectRange effects);

Document write_space(SpaceId space);
/// A seat by its number, the neutral opponent by name, nobody as null.
Document write_player(PlayerId player);
Document write_cards(const CardSet& cards);
Document write_cards(std::span<const CardId> cards);

}  // namespace planitia::terraforming
