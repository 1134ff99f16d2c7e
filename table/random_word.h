/// Words that nobody has drawn before: for seeds and names of files.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace planitia::table {

/// Small letters and digits without those that look alike; 5 random bits each.
std::string random_word(std::size_t letters);
/// Whether it could have been drawn.
bool is_random_word(std::string_view word, std::size_t letters);

}  // namespace planitia::table
