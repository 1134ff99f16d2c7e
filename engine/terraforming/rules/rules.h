/// Playing the game: who is asked, what is legal, what an answer does.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <terraforming/catalogue/question.h>
#include <terraforming/rules/event.h>
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/state/position.h>

#include <optional>
#include <string_view>

namespace planitia::terraforming {

/// Deals a new game. The same set-up and seed give the same game everywhere.
Result<Position, Refusal> begin(const Setup& setup, std::string_view seed);

/// Takes a position that was put together from outside to its next question: carries out what needs no answer.
/// Precondition: it is well formed.
void settle(Position& position, Events* events = nullptr);

/// The seats that are asked something. Empty only when the game is over.
PlayerSet awaited(const Position& position);

/// Every legal small answer of an awaited seat, in a fixed order.
void list_options(const Position& position, PlayerId player, OptionList& options);

/// Carries out one answer and all that follows by itself. Precondition: `list_options` offers it.
void answer(Position& position, PlayerId player, const Option& option, Events* events = nullptr);

/// What the player is asked.
Question question(const Position& position, PlayerId player);
/// The card or colony tile that the question inside an action is about; none when it is about no such thing.
CardId asking_card(const Position& position);

/// A question over a set of cards. The sets are those of the position.
struct Pick {
    const CardSet& from;
    const CardSet& picked;  ///< so far
    std::size_t min = 0;
    std::size_t max = 0;
    int price = 0;  ///< M€ to pay for each; below 0, M€ to get
    int money = 0;  ///< M€ that there are to pay with
};
std::optional<Pick> pending_pick(const Position& position, PlayerId player);

/// What is being paid for, where that is the question.
std::optional<Payment> pending_payment(const Position& position, PlayerId player);

/// What a `resolve` option with this index would start, and its source (none: the rules).
struct PendingEffect {
    CardId source;
    EffectRange effects;
};
PendingEffect pending_effect(const Position& position, std::size_t index);

/// The tile that a `place_tile` question is about.
struct TileToPlace {
    Tile tile;
    CardId card;  ///< whose special tile
};
TileToPlace tile_to_place(const Position& position);

/// Every reason why `player` can not choose `option` now; empty when it is legal.
Reasons why_not(const Position& position, PlayerId player, const Option& option);

}  // namespace planitia::terraforming
