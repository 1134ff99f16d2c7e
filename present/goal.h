/// Something that players are to reach, in words.
#pragma once
#include <optional>
#include <string>

namespace planitia::present {

struct Goal {
    std::string text;
    bool is_met = false;
    std::optional<int> n = {};  ///< counted: so much of it is done; of what must not be left, so much is left
    int of = 0;                 ///< 0 where there is no figure to reach
};

}  // namespace planitia::present
