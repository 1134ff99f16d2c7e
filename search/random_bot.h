/// The weakest level and the yardstick of speed: every small answer is as likely as any other.
#pragma once
#include <core/rng.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace planitia::search {

class RandomBot {
  public:
    RandomBot() = default;
    explicit RandomBot(std::string_view seed) : rng_(seed) {}

    template <class OptionList>
    std::size_t choose(const OptionList& options) {
        return rng_.below(static_cast<std::uint32_t>(options.size()));
    }

  private:
    Rng rng_;
};

}  // namespace planitia::search
