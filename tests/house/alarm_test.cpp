#include <gtest/gtest.h>
#include <house/alarm.h>

#include <atomic>
#include <memory>
#include <thread>

namespace planitia::house_test {
namespace {

constexpr std::int64_t kMinute = 60'000;

TEST(alarm, does_what_is_due) {
    std::atomic<bool> is_done = false;
    house::Alarm alarm;
    alarm.at(house::now_ms(), [&] {
        is_done = true;
        is_done.notify_one();
    });
    is_done.wait(false);
}

TEST(alarm, takes_nothing_after_its_end) {
    const auto held = std::make_shared<int>();
    house::Alarm alarm;
    alarm.at(house::now_ms() + kMinute, [held] {});
    EXPECT_EQ(held.use_count(), 2);
    alarm.stop();
    EXPECT_EQ(held.use_count(), 1);
    alarm.at(house::now_ms() + kMinute, [held] {});
    EXPECT_EQ(held.use_count(), 1);
}

TEST(alarm, may_be_set_by_what_a_task_held) {
    std::atomic<bool> is_done = false;
    house::Alarm alarm;
    {
        const std::shared_ptr<void> held(nullptr, [&](void*) {
            alarm.at(house::now_ms() + kMinute, [] {});
            is_done = true;
            is_done.notify_one();
        });
        alarm.at(house::now_ms(), [held] {});
    }
    is_done.wait(false);
}

/// For the thread sanitizer: a house that closes stops its alarm first, while its clerks still set it.
TEST(alarm, is_stopped_while_others_set_it) {
    for (int i = 0; i < 20; ++i) {
        house::Alarm alarm;
        std::atomic<bool> is_over = false;
        std::thread clerk([&] {
            while (!is_over) alarm.at(house::now_ms() + kMinute, [] {});
        });
        alarm.stop();
        is_over = true;
        clerk.join();
    }
}

}  // namespace
}  // namespace planitia::house_test
