#include <gtest/gtest.h>
#include <house/pool.h>

#include <atomic>
#include <memory>
#include <thread>

namespace planitia::house_test {
namespace {

using house::Lane;
using house::Pool;

/// As tables do: what waits on a lane holds the lane.
void post_held(const std::shared_ptr<Lane>& lane, const std::shared_ptr<int>& held) {
    lane->post([lane, held] {});
}

TEST(lane, does_all_in_order) {
    Pool pool(3);
    const auto lane = std::make_shared<Lane>(pool);
    std::vector<int> done;
    std::atomic<bool> is_done = false;
    for (int i = 0; i < 100; ++i) lane->post([&, i] { done.push_back(i); });
    lane->post([&] {
        is_done = true;
        is_done.notify_one();
    });
    is_done.wait(false);
    ASSERT_EQ(done.size(), 100U);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(done[static_cast<std::size_t>(i)], i);
}

TEST(lane, forgets_what_waits_when_its_pool_is_stopped) {
    const auto held = std::make_shared<int>();
    Pool pool(1);
    std::atomic<bool> has_begun = false;
    std::atomic<bool> may_end = false;
    pool.post([&] {
        has_begun = true;
        has_begun.notify_one();
        may_end.wait(false);
    });
    has_begun.wait(false);
    const auto lane = std::make_shared<Lane>(pool);
    for (int i = 0; i < 3; ++i) post_held(lane, held);
    std::thread stopping([&] { pool.stop(); });
    while (pool.post([] {})) std::this_thread::yield();
    may_end = true;
    may_end.notify_one();
    stopping.join();
    EXPECT_EQ(held.use_count(), 1);
    EXPECT_EQ(lane.use_count(), 1);
}

TEST(lane, keeps_nothing_that_comes_after_its_pool_has_stopped) {
    const auto held = std::make_shared<int>();
    Pool pool(1);
    const auto lane = std::make_shared<Lane>(pool);
    pool.stop();
    for (int i = 0; i < 3; ++i) post_held(lane, held);
    EXPECT_EQ(held.use_count(), 1);
    EXPECT_EQ(lane.use_count(), 1);
}

}  // namespace
}  // namespace planitia::house_test
