/// Instants as they are written for people and pages.
#pragma once
#include <cstdint>
#include <string>

namespace planitia::house {

/// "2026-11-20T18:02:11.250Z", from milliseconds since 1970.
std::string instant_text(std::int64_t ms);

}  // namespace planitia::house
