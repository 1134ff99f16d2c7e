/// Programmer errors: checked in debug and sanitizer builds, never reachable from input.
#pragma once

#ifdef PLANITIA_CHECKED
#include <cstdio>
#include <cstdlib>

#define PLANITIA_ASSERT(condition, why)                                                                                \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            std::fprintf(stderr, "%s:%d: %s (%s)\n", __FILE__, __LINE__, why, #condition);                             \
            std::abort();                                                                                              \
        }                                                                                                              \
    } while (false)
#else
#define PLANITIA_ASSERT(condition, why) static_cast<void>(0)
#endif
