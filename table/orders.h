/// Conditional orders: what a seat wants to do when it is asked for an action, given before.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <desk/match.h>
#include <game/refusal.h>

#include <cstddef>
#include <vector>

namespace planitia::table {

inline constexpr std::size_t kMostOrders = 20;

struct Order {
    Document option;             ///< of the turn; whether it is possible is seen when it is asked
    bool answers_usual = false;  ///< questions that follow and have a usual answer get it
    bool is_kept = false;        ///< stays after it was used, and after the generation
    friend bool operator==(const Order&, const Order&) = default;
};
using Orders = std::vector<Order>;

/// `[{"when":"asked-action","option":{…},"then":"usual","keep":true}, …]`
Result<Orders, Refusal> read_orders(const Document& list);
Document write_orders(const Orders& orders);

/// What the orders choose for a seat.
struct OrdersRun {
    std::vector<desk::Choice> choices;  ///< from the present position on; empty: no order fits now
    bool is_complete = false;           ///< nothing stopped it: the action is done, and may be committed
    Orders left;                        ///< without the one that was used
};

/// Takes the first order that is legal now, when the seat is asked for an action, and answers what follows from it. The game itself is
/// not touched. A choice that shows something hidden is made like any other: the caller commits at once there.
OrdersRun follow(const desk::Match& game, PlayerId player, const Orders& orders);

/// Whether the seat is asked for an action now.
bool is_asked_action(const desk::Match& game, PlayerId player);

/// Whether a generation (round) has ended between the two: orders that are not kept go.
bool ends_with(const desk::Match& before, const desk::Match& after);
/// The orders that stay when it has.
Orders kept(const Orders& orders);

}  // namespace planitia::table
