/// Looking at the failures of tests, for tests of the kit.
#pragma once
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>

namespace planitia::kit {

/// The message of the one failure that ends a test.
inline std::string failure_of(const std::function<void()>& test) {
    testing::TestPartResultArray failures;
    bool has_ended = false;
    {
        testing::ScopedFakeTestPartResultReporter reporter(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &failures);
        try {
            test();
        } catch (const testing::AssertionException&) {
            has_ended = true;
        }
    }
    EXPECT_TRUE(has_ended);
    EXPECT_EQ(failures.size(), 1);
    return failures.size() == 1 ? failures.GetTestPartResult(0).message() : "";
}

inline testing::AssertionResult contains(const std::string& text, std::string_view part) {
    if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "'" << part << "' is not in:\n" << text;
}

}  // namespace planitia::kit
