/// Programmer errors, never reachable from input. What would lose something in silence is required in every build; the
/// rest is checked in debug and sanitizer builds.
#pragma once

namespace planitia {

/// Ends the program and says why.
[[noreturn, gnu::cold]] void stop(const char* file, int line, const char* why);

}  // namespace planitia

#define PLANITIA_REQUIRE(condition, why)                                                                               \
    do {                                                                                                               \
        if (!(condition)) [[unlikely]]                                                                                 \
            ::planitia::stop(__FILE__, __LINE__, why);                                                                 \
    } while (false)

#ifdef PLANITIA_CHECKED
#define PLANITIA_ASSERT(condition, why) PLANITIA_REQUIRE(condition, why)
#else
#define PLANITIA_ASSERT(condition, why) static_cast<void>(0)
#endif
