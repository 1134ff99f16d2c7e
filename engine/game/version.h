/// The version of the engine: part of every saved game, because another version may play it differently.
#pragma once
#include <string_view>

namespace planitia {

inline constexpr std::string_view kEngineVersion = "0.1.0";

}  // namespace planitia
