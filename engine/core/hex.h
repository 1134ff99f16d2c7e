/// The state of a generator as text.
#pragma once
#include <core/rng.h>

#include <optional>
#include <string>
#include <string_view>

namespace planitia {

/// 64 hexadecimal digits.
std::string to_hex(const Rng& rng);
/// None for any other text, and for the state that never changes.
std::optional<Rng> rng_from_hex(std::string_view text);
std::string to_hex(std::uint64_t word);

}  // namespace planitia
