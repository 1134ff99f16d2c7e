#include <gtest/gtest.h>
#include <server/limits.h>

#include <thread>
#include <vector>

namespace planitia::server {
namespace {

using namespace std::chrono_literals;

constexpr Instant kStart = Instant(100h);

TEST(Bucket, gives_so_many_at_once_and_then_as_it_fills) {
    Bucket bucket({.per_second = 2, .at_once = 3});
    for (int n = 0; n < 3; ++n) EXPECT_TRUE(bucket.take(kStart));
    EXPECT_FALSE(bucket.take(kStart));
    EXPECT_FALSE(bucket.take(kStart + 400ms));
    EXPECT_TRUE(bucket.take(kStart + 600ms));
    EXPECT_FALSE(bucket.take(kStart + 600ms));
    EXPECT_FALSE(bucket.is_full(kStart + 1700ms));
    EXPECT_TRUE(bucket.is_full(kStart + 2200ms));
    for (int n = 0; n < 3; ++n) EXPECT_TRUE(bucket.take(kStart + 1h));
    EXPECT_FALSE(bucket.take(kStart + 1h)) << "it holds no more than that";
}

TEST(Bucket, does_not_mind_an_instant_that_is_too_early) {
    Bucket bucket({.per_second = 1, .at_once = 1});
    EXPECT_TRUE(bucket.take(kStart));
    EXPECT_FALSE(bucket.take(kStart - 1h));
    EXPECT_FALSE(bucket.take(kStart + 500ms));
    EXPECT_TRUE(bucket.take(kStart + 1s));
}

TEST(Bucket, of_an_hour_gives_its_number_in_an_hour) {
    Bucket bucket(per_hour(30));
    int given = 0;
    for (auto now = kStart; now < kStart + 1h; now += 1s) given += bucket.take(now) ? 1 : 0;
    EXPECT_GE(given, 59);
    EXPECT_LE(given, 60) << "thirty at once, and thirty as it fills";
}

TEST(Buckets, are_apart_for_every_key) {
    Buckets buckets({.per_second = 1, .at_once = 1}, 10);
    EXPECT_TRUE(buckets.take("192.0.2.1", kStart));
    EXPECT_TRUE(buckets.take("192.0.2.2", kStart));
    EXPECT_FALSE(buckets.take("192.0.2.1", kStart));
    EXPECT_TRUE(buckets.take("192.0.2.1", kStart + 1s));
    EXPECT_EQ(buckets.size(), 2U);
}

TEST(Buckets, forget_the_one_that_was_used_longest_ago) {
    Buckets buckets({.per_second = 0.001, .at_once = 1}, 3);
    for (const char* key : {"a", "b", "c"}) EXPECT_TRUE(buckets.take(key, kStart));
    EXPECT_FALSE(buckets.take("a", kStart));
    EXPECT_TRUE(buckets.take("d", kStart));
    EXPECT_EQ(buckets.size(), 3U);
    EXPECT_FALSE(buckets.take("a", kStart));
    EXPECT_FALSE(buckets.take("c", kStart));
    EXPECT_FALSE(buckets.take("d", kStart));
    EXPECT_TRUE(buckets.take("b", kStart)) << "it was forgotten";
    for (int n = 0; n < 1000; ++n) buckets.take(std::to_string(n), kStart);
    EXPECT_EQ(buckets.size(), 3U);
}

TEST(Buckets, can_be_asked_by_many_threads) {
    Buckets buckets({.per_second = 0.001, .at_once = 100}, 50);
    std::atomic<int> given = 0;
    std::vector<std::thread> threads;
    for (int n = 0; n < 4; ++n)
        threads.emplace_back([&] {
            for (int time = 0; time < 100; ++time) given += buckets.take("same", kStart) ? 1 : 0;
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(given, 100);
}

TEST(SocketLimits, close_at_the_third_strike) {
    SocketLimits limits({.messages = {.per_second = 20, .at_once = 60}, .strikes = 3});
    for (int n = 0; n < 60; ++n) ASSERT_EQ(limits.message(kStart), SocketLimits::Verdict::fine);
    EXPECT_EQ(limits.message(kStart), SocketLimits::Verdict::too_fast);
    EXPECT_EQ(limits.message(kStart + 100ms), SocketLimits::Verdict::fine);
    EXPECT_EQ(limits.message(kStart + 100ms), SocketLimits::Verdict::fine);
    EXPECT_EQ(limits.message(kStart + 100ms), SocketLimits::Verdict::too_fast);
    EXPECT_EQ(limits.message(kStart + 100ms), SocketLimits::Verdict::close);
}

TEST(SocketLimits, forgive_who_was_quiet) {
    SocketLimits limits({.messages = {.per_second = 1, .at_once = 1}, .strikes = 2});
    for (int n = 0; n < 10; ++n) {
        EXPECT_EQ(limits.message(kStart + n * 1s), SocketLimits::Verdict::fine);
        EXPECT_EQ(limits.message(kStart + n * 1s), SocketLimits::Verdict::too_fast);
    }
}

TEST(SocketLimits, count_previews_apart) {
    SocketLimits limits({.messages = {.per_second = 1, .at_once = 1}, .previews = {.per_second = 10, .at_once = 2}});
    EXPECT_EQ(limits.message(kStart), SocketLimits::Verdict::fine);
    EXPECT_EQ(limits.preview(kStart), SocketLimits::Verdict::fine);
    EXPECT_EQ(limits.preview(kStart), SocketLimits::Verdict::fine);
    EXPECT_EQ(limits.preview(kStart), SocketLimits::Verdict::too_fast);
}

TEST(HouseLimits, are_those_of_the_design) {
    HouseLimits limits({});
    int people = 0;
    for (int n = 0; n < 100; ++n) people += limits.people.take("192.0.2.1", kStart) ? 1 : 0;
    EXPECT_EQ(people, 30);
    int tables = 0;
    for (int n = 0; n < 100; ++n) tables += limits.tables.take("p1", kStart) ? 1 : 0;
    EXPECT_EQ(tables, 20);
    int said = 0;
    for (int n = 0; n < 100; ++n) said += limits.chat.take("p1", kStart + n * 100ms) ? 1 : 0;
    EXPECT_EQ(said, 14) << "five at once, and one a second";
}

}  // namespace
}  // namespace planitia::server
