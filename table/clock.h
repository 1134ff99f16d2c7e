/// The time of seats. Instants are arguments, in milliseconds since 1970: nothing here looks at a clock.
#pragma once
#include <table/terms.h>

#include <cstdint>
#include <optional>
#include <span>

namespace planitia::table {

struct SeatClock {
    std::optional<std::int64_t> bank_ms;   ///< what is left; while it runs, what was left when the turn began
    std::optional<std::int64_t> until_ms;  ///< it runs, and is at zero then
    bool is_running() const { return until_ms.has_value(); }
    friend bool operator==(const SeatClock&, const SeatClock&) = default;
};

/// Before the first turn.
SeatClock begun(const ClockTerms& terms);
/// A clock that runs already goes on as it does.
SeatClock turn_begins(const ClockTerms& terms, SeatClock clock, std::int64_t now);
/// What is left goes back to the bank. A clock that stands stays as it is.
SeatClock turn_ends(SeatClock clock, std::int64_t now);
bool is_at_zero(const SeatClock& clock, std::int64_t now);
/// The instant at which the first of them is at zero; none when none runs.
std::optional<std::int64_t> earliest(std::span<const SeatClock> clocks);

}  // namespace planitia::table
