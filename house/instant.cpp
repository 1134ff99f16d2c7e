#include <house/instant.h>

#include <array>
#include <cstdio>
#include <ctime>

namespace planitia::house {

std::string instant_text(std::int64_t ms) {
    constexpr std::int64_t kPerSecond = 1000;
    const std::int64_t rest = ((ms % kPerSecond) + kPerSecond) % kPerSecond;
    const std::time_t seconds = (ms - rest) / kPerSecond;
    std::tm at{};
    ::gmtime_r(&seconds, &at);
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &at);
    std::array<char, 8> fraction{};
    std::snprintf(fraction.data(), fraction.size(), ".%03dZ", static_cast<int>(rest));
    return std::string(text.data(), size) + fraction.data();
}

}  // namespace planitia::house
