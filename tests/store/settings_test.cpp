#include <store/settings.h>

#include <mutex>
#include <set>
#include <thread>

#include "store_fixture.h"

namespace planitia::store {

using SettingsTest = StoreTest;
PLANITIA_OVER_BOTH(SettingsTest);

TEST_P(SettingsTest, AreMadeOnce) {
    EXPECT_EQ(setting_made_once(*database, "key", "first"), "first");
    EXPECT_EQ(setting_made_once(*database, "key", "second"), "first");
    EXPECT_EQ(setting_made_once(*another(), "other", "second"), "second");
}

TEST_P(SettingsTest, OfProcessesThatStartAtOnceOneDecides) {
    std::mutex mutex;
    std::set<std::string> kept;
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&, i] {
            const std::string value = setting_made_once(*another(), "key", std::to_string(i));
            const std::lock_guard lock(mutex);
            kept.insert(value);
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(kept.size(), 1U);
    EXPECT_NE(*kept.begin(), "");
}

}  // namespace planitia::store
