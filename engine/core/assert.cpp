#include <core/assert.h>

#include <cstdio>
#include <cstdlib>

namespace planitia {

void stop(const char* file, int line, const char* why) {
    std::fprintf(stderr, "%s:%d: expected: %s\n", file, line, why);
    std::abort();
}

}  // namespace planitia
