#include <kit/test_data.h>

namespace planitia::kit {

std::string test_data(const std::string& file) { return std::string(PLANITIA_TEST_DATA "/") + file; }

}  // namespace planitia::kit
