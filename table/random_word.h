/// Words that nobody has drawn before: for seeds and names of files.
#pragma once
#include <string>

namespace planitia::table {

/// Small letters and digits without those that look alike; 5 random bits each.
std::string random_word(int letters);

}  // namespace planitia::table
