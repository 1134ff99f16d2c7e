/// The time of seats.
#include <gtest/gtest.h>
#include <table/clock.h>

#include <array>

namespace planitia::table_test {
namespace {

using table::ClockTerms;
using table::SeatClock;

constexpr ClockTerms kByTurn{.per_turn = 90};
constexpr ClockTerms kBank{.bank = 600, .per_turn = 10};

TEST(clock, of_turns_gives_each_the_same_time) {
    SeatClock clock = table::begun(kByTurn);
    EXPECT_EQ(clock, SeatClock{});
    clock = turn_begins(kByTurn, clock, 1000);
    EXPECT_EQ(clock.until_ms, 91'000);
    EXPECT_FALSE(clock.bank_ms);
    clock = turn_ends(clock, 50'000);
    EXPECT_EQ(clock, SeatClock{});
    EXPECT_EQ(turn_begins(kByTurn, clock, 60'000).until_ms, 150'000) << "what was left is lost";
}

TEST(clock, with_a_bank_keeps_what_is_left_and_adds_time_when_a_turn_begins) {
    SeatClock clock = table::begun(kBank);
    EXPECT_EQ(clock.bank_ms, 600'000);
    clock = turn_begins(kBank, clock, 1000);
    EXPECT_EQ(clock.until_ms, 1000 + 610'000);
    clock = turn_ends(clock, 101'000);
    EXPECT_EQ(clock.bank_ms, 510'000);
    EXPECT_FALSE(clock.is_running());
    EXPECT_EQ(turn_begins(kBank, clock, 200'000).until_ms, 200'000 + 520'000);
}

TEST(clock, does_not_begin_or_end_twice) {
    const SeatClock running = turn_begins(kBank, table::begun(kBank), 1000);
    EXPECT_EQ(turn_begins(kBank, running, 5000), running) << "no time is added by asking again";
    const SeatClock standing = turn_ends(running, 2000);
    EXPECT_EQ(turn_ends(standing, 900'000), standing);
}

TEST(clock, is_at_zero_and_never_below) {
    const SeatClock running = turn_begins(kBank, table::begun(kBank), 0);
    EXPECT_FALSE(is_at_zero(running, 609'999));
    EXPECT_TRUE(is_at_zero(running, 610'000));
    const SeatClock late = turn_ends(running, 700'000);
    EXPECT_EQ(late.bank_ms, 0);
    EXPECT_FALSE(is_at_zero(late, 700'000)) << "it stands";
    EXPECT_EQ(turn_begins(kBank, late, 700'000).until_ms, 710'000) << "the next turn has its time";
}

TEST(clock, does_not_give_time_when_the_instant_is_earlier) {
    const SeatClock running = turn_begins(kBank, table::begun(kBank), 100'000);
    EXPECT_EQ(turn_ends(running, 50'000).bank_ms, 610'000);
}

TEST(clock, that_ends_first_is_found) {
    EXPECT_EQ(table::earliest({}), std::nullopt);
    const std::array clocks = {SeatClock{.bank_ms = 5}, SeatClock{.until_ms = 900}, SeatClock{.until_ms = 700}};
    EXPECT_EQ(table::earliest(clocks), 700);
    EXPECT_EQ(table::earliest(std::span(clocks).first(1)), std::nullopt);
}

}  // namespace
}  // namespace planitia::table_test
