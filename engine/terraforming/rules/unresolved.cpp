#include <core/overloaded.h>
#include <terraforming/rules/agenda.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/effects/production.h>
#include <terraforming/rules/generation.h>
#include <terraforming/rules/goals.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/research.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/trade.h>
#include <terraforming/rules/unresolved.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

using Violation = std::optional<std::string>;

bool is_choosing_from_offers(Phase phase) {
    return phase == Phase::setup || phase == Phase::draft || phase == Phase::research;
}

bool is_within(EffectRange effects, EffectRange all) { return effects.begin >= all.begin && effects.end <= all.end; }

/// The effect being carried out, if it is one of those; else null.
template <class E>
const E* current_as(const Resolution& resolution) {
    return resolution.current.effects.empty() ? nullptr : std::get_if<E>(&kEffects[resolution.current.effects.begin]);
}

// -- what is on offer

Violation check_first_offer(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const Offer& offer = player.offer;
    const bool has_chosen = player.corporation.is_some();
    const bool is_beginner = has_chosen && info(player.corporation).for_beginners;
    if (!has_chosen && (offer.is_ready || !offer.picked.empty())) return "cards are chosen before a corporation";
    if (is_beginner) return std::nullopt;
    if (has_chosen && std::ranges::find(offer.corporations, player.corporation) == offer.corporations.end())
        return "a corporation is chosen that is not on offer";
    if (has_chosen && must_choose_colonies(position)) return "a corporation is chosen before the colony tiles";
    if (has_chosen && offer.picked.size() > offered_cards(position, id).max)
        return "more cards are chosen than paid for";
    return std::nullopt;
}

Violation check_draft_offer(const Offer& offer) {
    const bool must_pick = !offer.dealt.empty();
    if (offer.picked.size() > 1 || (offer.is_ready ? must_pick && offer.picked.empty() : !offer.picked.empty()))
        return "one card is drafted at a time";
    return std::nullopt;
}

Violation check_research_offer(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const Offer& offer = player.offer;
    const int cost = static_cast<int>(offer.picked.size()) * player.privileges.card_price;
    const int most_heat = player.privileges.heat_as_megacredits ? std::min<int>(cost, player.stock[Resource::heat]) : 0;
    if (offer.picked.size() > offered_cards(position, id).max) return "more cards are chosen than can be paid";
    if (offer.heat_paid > (offer.is_ready ? most_heat : 0)) return "more heat is paid than there is";
    if (offer.is_ready && cost - offer.heat_paid > player.stock[Resource::megacredits])
        return "more M€ are paid than there are";
    if (offer.is_paying && offer.is_ready) return "a player pays for cards and is ready";
    return std::nullopt;
}

Violation check_offer(const Position& position, PlayerId id) {
    const Offer& offer = position.player(id).offer;
    if (!is_choosing_from_offers(position.phase))
        return offer == Offer{} ? Violation() : "something is on offer outside set-up, draft and research";
    if (!(offer.picked - offer.dealt).empty()) return "a card is picked that was not dealt";
    if (position.phase == Phase::research) return check_research_offer(position, id);
    if (offer.is_paying || offer.heat_paid > 0) return "cards are paid for outside the research phase";
    return position.phase == Phase::setup ? check_first_offer(position, id) : check_draft_offer(offer);
}

// -- what waits

/// What a card does when it is played waits while it is played; others have boxes of production that can be copied.
bool may_come_from(const Position& position, const Pending& pending) {
    const PlayerState& owner = position.player(pending.owner);
    const CardId source = pending.source;
    if (!source.is_some()) return true;
    if (is_colony(source)) return position.colonies[colony_of(source)].is_active();
    const bool is_played = source == position.resolution.playing;
    if (!owner.table.contains(source) && !(is_played && owner.events.contains(source))) return false;
    if (is_played || !is_within(pending.effects, info(source).on_play)) return true;
    return pending.effects.end - pending.effects.begin == 1 && is_part_of_box(kEffects[pending.effects.begin]);
}

/// Whether it would put the tile of its card on the map a second time.
bool is_tile_there(const Position& position, const Pending& pending) {
    if (!pending.source.is_some() || is_colony(pending.source) || !position.board.space_of(pending.source).is_some())
        return false;
    for (std::uint16_t at = pending.effects.begin; at < pending.effects.end; ++at)
        if (std::holds_alternative<PlaceTile>(kEffects[at])) return true;
    return false;
}

/// Whether both are the same effect of the card being played.
bool is_twice(const Resolution& resolution, const Pending& a, const Pending& b) {
    return a.source.is_some() && a.source == resolution.playing && b.source == a.source &&
           is_within(a.effects, info(a.source).on_play) && a.effects.begin < b.effects.end &&
           b.effects.begin < a.effects.end;
}

/// More than all cards that look at one tile or one colony.
constexpr std::size_t kMostTriggers = 7;
constexpr std::size_t kTileAndTriggers = 1 + kMostTriggers;

/// What an effect brings on the agenda at most. Bonuses of the map are not counted here.
std::size_t brought_by(const Position& position, PlayerId owner, const Effect& effect) {
    return std::visit(
        overloaded{
            [](const PlaceTile&) { return kMostTriggers; },
            [](const Raise& each) { return info(each.parameter).has_marker ? 0 : each.steps * kTileAndTriggers; },
            [](const BuildColony&) { return kTileAndTriggers + kMostTriggers; },
            [&](const GainColonyBonuses&) { return colonies_of(position.colonies, owner); },
            [](const OneOf<TradeFreely, CopyProduction> auto&) { return std::size_t{1}; },
            [](const auto&) { return std::size_t{0}; },
        },
        effect);
}

std::size_t room_for(const Position& position, PlayerId owner, EffectRange effects) {
    std::size_t room = 1;
    for (std::uint16_t at = effects.begin; at < effects.end; ++at) room += brought_by(position, owner, kEffects[at]);
    return room;
}

/// What steps not yet reached and spaces not yet taken bring once.
std::size_t room_for_map(const Position& position) {
    std::size_t room = 0;
    for (Parameter parameter : every<Parameter>())
        for (const BonusStep& bonus : info(parameter).bonuses)
            if (position.level(parameter) < info(parameter).level(bonus.at))
                room += brought_by(position, PlayerId::none(), bonus.effect);
    for (SpaceId each : position.map().priced - position.board.occupied())
        room += room_for(position, PlayerId::none(), position.map().space(each).bonus);
    return room;
}

/// Nothing that is carried out makes it grow: what it brings was counted.
std::size_t room_for_all(const Position& position) {
    const Resolution& resolution = position.resolution;
    std::size_t room = room_for_map(position);
    for (const Pending& pending : resolution.agenda) room += room_for(position, pending.owner, pending.effects);
    if (!resolution.current.effects.empty())
        room += room_for(position, resolution.current.owner, resolution.current.effects);
    return room;
}

Violation check_waiting(const Position& position) {
    const Resolution& resolution = position.resolution;
    FixedVec<Pending, decltype(Resolution::agenda)::capacity() + 1> all;
    for (const Pending& pending : resolution.agenda) {
        if (pending.has_begun || pending.effects.empty()) return "an effect that waits has begun";
        all.push_back(pending);
    }
    if (!resolution.current.effects.empty()) all.push_back(resolution.current);
    if (room_for_all(position) > resolution.agenda.capacity()) return "more waits than an action brings";
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!may_come_from(position, all[i])) return "an effect waits of a card that is not in play";
        if (is_tile_there(position, all[i])) return "a tile waits that is on the map";
        for (std::size_t k = 0; k < i; ++k)
            if (is_twice(resolution, all[i], all[k])) return "an effect waits twice";
    }
    return std::nullopt;
}

/// Cards looked at, and those picked of them or of a hand.
Violation check_picking(const Position& position) {
    const Resolution& resolution = position.resolution;
    const auto* keep = current_as<LookAndKeep>(resolution);
    const auto* buy = current_as<LookAndBuy>(resolution);
    const std::size_t look = keep != nullptr ? keep->look : buy != nullptr ? buy->look : 0;
    if (resolution.seen.size() > look) return "cards are looked at for nothing";
    CardSet from = resolution.seen;
    if (resolution.is_selling) from = position.player(position.active_player).hand;
    if (current_as<Discard>(resolution) != nullptr) from = position.player(resolution.current.owner).hand;
    if (!(resolution.picked - from).empty()) return "a card is picked that is not at hand";
    return std::nullopt;
}

// -- what is paid for

/// Whether an action asks for that payment.
bool is_asked_for(const Position& position, const Payment& payment) {
    const Resolution& resolution = position.resolution;
    if (!resolution.seen.empty() || !resolution.picked.empty()) return false;
    Payment wanted;
    wanted.purpose = Purpose::action;
    if (const auto* price = current_as<Pay>(resolution)) {
        wanted.cost = price->cost;
        wanted.with_steel = price->with_steel;
        wanted.with_titanium = price->with_titanium;
        return payment == wanted;
    }
    if (const auto* loss = current_as<Lose>(resolution))
        return loss->resource == Resource::heat && payment == heat_payment(Purpose::action, loss->n);
    const auto* look = current_as<LookAndBuy>(resolution);
    if (look == nullptr) return false;
    const int price = position.player(resolution.current.owner).privileges.card_price;
    wanted.cost = payment.cost;
    return payment == wanted && payment.cost % price == 0 && payment.cost <= look->look * price;
}

/// Whether a goal is on the map and may still be taken.
template <class Goal>
bool is_to_be_had(const Position& position, const std::array<Goal, kGoals>& list, const Takers& takers,
                  std::uint16_t goal) {
    const std::size_t place = place_on(list, static_cast<Goal>(goal));
    return place != kGoals && !takers[place].is_some() && taken(takers) < kMostTaken && !position.is_solo();
}

/// What is paid for is there to be had.
bool is_to_be_had(const Position& position, const Payment& payment) {
    switch (payment.purpose) {
        case Purpose::milestone:
            return is_to_be_had(position, position.map().milestones, position.milestones, payment.subject);
        case Purpose::award: return is_to_be_had(position, position.map().awards, position.awards, payment.subject);
        case Purpose::project:
            return static_cast<Project>(payment.subject) != Project::sell_patents &&
                   is_in_game(position.setup, info(static_cast<Project>(payment.subject)).set);
        case Purpose::trade:
            return can_visit(position, position.active_player, static_cast<Colony>(payment.subject), nullptr);
        case Purpose::action: return is_asked_for(position, payment);
        case Purpose::heat_conversion: return payment == heat_payment(Purpose::heat_conversion, kHeatPerStep);
        case Purpose::nothing: return payment == Payment{};
        case Purpose::card: return position.resolution.playing == CardId{payment.subject};
        case Purpose::count_: break;
    }
    return false;
}

Violation check_price(const Position& position) {
    const Resolution& resolution = position.resolution;
    const Payment& payment = resolution.payment;
    if (!is_to_be_had(position, payment)) return "something is paid for that can not be had";
    if (payment.purpose == Purpose::nothing || payment.purpose == Purpose::action) return std::nullopt;
    const bool is_card = payment.purpose == Purpose::card;
    if (!is_card && (payment.with_steel || payment.with_titanium || payment.heat_kept > 0))
        return "metals are taken for what is no card";
    if (payment.in_heat && payment.purpose != Purpose::heat_conversion) return "heat is asked for what costs M€";
    Resolution only;
    only.payment = payment;
    if (is_card) only.playing = resolution.playing;
    if (!(resolution == only)) return "something else waits for a payment";
    return std::nullopt;
}

// -- the action as a whole

Violation check_playing(const Position& position) {
    const Resolution& resolution = position.resolution;
    if (!resolution.playing.is_some()) return std::nullopt;
    const PlayerState& player = position.player(position.active_player);
    if (info(resolution.playing).kind == Kind::corporation) return "a corporation is being played";
    const bool is_in_play = player.table.contains(resolution.playing) || player.events.contains(resolution.playing);
    if (resolution.payment.purpose != Purpose::card && !is_in_play) return "a card is being played and is not in play";
    return std::nullopt;
}

Violation check_sale(const Position& position) {
    const Resolution& resolution = position.resolution;
    if (!resolution.is_selling) return std::nullopt;
    Resolution only;
    only.is_selling = true;
    only.picked = resolution.picked;
    if (!(resolution == only)) return "something else waits for a sale";
    if (position.player(position.active_player).hand.empty()) return "patents are sold without a card";
    return std::nullopt;
}

Violation check_trade(const Position& position) {
    const Resolution& resolution = position.resolution;
    const Trade& trade = resolution.trade;
    if ((trade.stage == Trade::Stage::none) != (trade == Trade{})) return "a trade is told that is not under way";
    if (trade.stage != Trade::Stage::none &&
        (trade.tile == Colony::count_ || !position.colonies[trade.tile].is_active() ||
         position.colonies[trade.tile].visitor != position.active_player))
        return "a trade is under way where the trader has no fleet";
    if (trade.stage != Trade::Stage::none &&
        trade.bonuses_given > (trade.stage == Trade::Stage::income ? 0 : position.colonies[trade.tile].colonies()))
        return "a trade has given more bonuses than there are";
    if (resolution.raised != Colony::count_ && current_as<MoveMarkers>(resolution) == nullptr)
        return "a marker has gone up for nothing";
    return std::nullopt;
}

/// Whether somebody has something to decide.
bool asks_something(const Position& position) {
    const Resolution& resolution = position.resolution;
    const Pending& current = resolution.current;
    if (resolution.is_selling || resolution.payment.purpose != Purpose::nothing) return true;
    OptionList options;
    if (!current.effects.empty()) {
        if (is_asking(current.effects.begin)) list(position, actor(current), current.effects.begin, options);
    } else {
        list_order(position, options);
    }
    return options.size() > 1;
}

Violation check_action(const Position& position) {
    const Resolution& resolution = position.resolution;
    const bool is_clear = resolution == Resolution{};
    const bool has_actions = position.phase == Phase::action || position.phase == Phase::solar;
    if (position.in_action && !has_actions) return "an action is under way in another phase";
    if (is_clear && !position.in_action) return std::nullopt;
    if (!position.in_action && position.phase != Phase::final_greenery)
        return "something is unresolved without an action";
    const bool is_of_turn =
        resolution.playing.is_some() || resolution.is_selling || resolution.trade.stage != Trade::Stage::none ||
        (resolution.payment.purpose != Purpose::nothing && resolution.payment.purpose != Purpose::action);
    if (is_of_turn && position.phase != Phase::action) return "something is unresolved that is no part of the phase";
    if (resolution.current.effects.empty() ? !(resolution.current == Pending{}) : !resolution.current.has_begun)
        return "the effect being carried out has not begun";
    if (resolution.last_space.is_some() && !position.board.occupied().contains(resolution.last_space))
        return "the tile placed last is not there";
    for (const auto check : {check_playing, check_sale, check_trade, check_waiting, check_picking, check_price})
        if (Violation fault = check(position)) return fault;
    if (!asks_something(position)) return "an action is under way and nobody is asked";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> unresolved_violation(const Position& position) {
    for (PlayerId id : position.seats())
        if (Violation fault = check_offer(position, id)) return fault;
    if (position.phase == Phase::solar && is_last_generation(position))
        return "a solar phase after the last generation";
    return check_action(position);
}

}  // namespace planitia::terraforming
