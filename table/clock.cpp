#include <table/clock.h>

#include <algorithm>

namespace planitia::table {

namespace {

constexpr std::int64_t kMsPerSecond = 1000;

}  // namespace

SeatClock begun(const ClockTerms& terms) {
    SeatClock clock;
    if (terms.bank) clock.bank_ms = *terms.bank * kMsPerSecond;
    return clock;
}

SeatClock turn_begins(const ClockTerms& terms, SeatClock clock, std::int64_t now) {
    if (clock.is_running()) return clock;
    const std::int64_t for_turn = terms.per_turn * kMsPerSecond;
    if (terms.bank) clock.bank_ms = clock.bank_ms.value_or(*terms.bank * kMsPerSecond) + for_turn;
    clock.until_ms = now + (terms.bank ? *clock.bank_ms : for_turn);
    return clock;
}

SeatClock turn_ends(SeatClock clock, std::int64_t now) {
    if (!clock.is_running()) return clock;
    if (clock.bank_ms) clock.bank_ms = std::clamp<std::int64_t>(*clock.until_ms - now, 0, *clock.bank_ms);
    clock.until_ms.reset();
    return clock;
}

bool is_at_zero(const SeatClock& clock, std::int64_t now) { return clock.is_running() && *clock.until_ms <= now; }

std::optional<std::int64_t> earliest(std::span<const SeatClock> clocks) {
    std::optional<std::int64_t> first;
    for (const SeatClock& each : clocks)
        if (each.until_ms && (!first || *each.until_ms < *first)) first = each.until_ms;
    return first;
}

}  // namespace planitia::table
