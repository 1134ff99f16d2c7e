/// How long what people type may be, so that answers and files stay small.
#pragma once
#include <core/result.h>
#include <game/refusal.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace planitia::desk {

/// In characters of UTF-8.
inline constexpr std::size_t kLongestName = 64;
inline constexpr std::size_t kLongestSeed = 256;

std::size_t count_characters(std::string_view text);
/// At most so many of them.
std::string_view first_characters(std::string_view text, std::size_t most);

/// The refusal has the place where the name stands.
Result<Done, Refusal> check_name(std::string_view name, std::string place);
/// For a new game: what begins with `sha256:` must be such a seed. Saves keep any seed.
Result<Done, Refusal> check_seed(std::string_view seed);

}  // namespace planitia::desk
