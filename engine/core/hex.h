/// The state of a generator as text.
#pragma once
#include <core/rng.h>

#include <string>
#include <string_view>

namespace planitia {

/// 64 hexadecimal digits; `Rng::from_digits` reads them.
std::string to_hex(const Rng& rng);
std::string to_hex(std::uint64_t word);

}  // namespace planitia
