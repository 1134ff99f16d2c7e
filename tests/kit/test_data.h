#pragma once
#include <string>

namespace planitia::kit {

/// The path of a file below tests/.
std::string test_data(const std::string& file);

}  // namespace planitia::kit
