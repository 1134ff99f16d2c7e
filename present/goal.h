/// Something that players are to reach, in words.
#pragma once
#include <string>

namespace planitia::present {

struct Goal {
    std::string text;
    bool is_met = false;
    int n = 0;   ///< so much of it is done; of what must not be left, so much is left
    int of = 0;  ///< 0 where it is not counted
};

}  // namespace planitia::present
