/// A simple sensible player for games that can say what a position is worth: it tries many ways to make its move at
/// random and begins the best one.
#pragma once
#include <core/rng.h>
#include <search/valued.h>

#include <cstddef>
#include <limits>
#include <string_view>

namespace planitia::search {

template <Valued G>
class PlannerBot {
  public:
    PlannerBot() = default;
    explicit PlannerBot(std::string_view seed) : rng_(seed) {}

    /// Hidden cards are dealt anew from the view, so the bot knows no more than its seat.
    std::size_t choose(const typename G::View& view, const typename G::OptionList& options) {
        if (options.size() == 1) return 0;
        const typename G::Position now = G::resample(view, rng_);
        std::size_t best = 0;
        double most = std::numeric_limits<double>::lowest();
        for (std::size_t i = 0; i < kTries; ++i) {
            const std::size_t first = i % options.size();
            const double worth = try_move(now, view.viewer, options[first]);
            if (worth <= most) continue;
            most = worth;
            best = first;
        }
        return best;
    }

  private:
    static constexpr std::size_t kTries = 800;
    static constexpr int kLongestMove = 40;

    double try_move(typename G::Position position, PlayerId player, const typename G::Option& first) {
        const typename G::Position start = position;
        G::answer(position, player, first, nullptr);
        for (int n = 0; n < kLongestMove; ++n) {
            if (!is_going_on<G>(start, position, player)) break;
            typename G::OptionList options;
            G::list_options(position, player, options);
            G::answer(position, player, options[rng_.below(static_cast<std::uint32_t>(options.size()))], nullptr);
        }
        return G::value(position, player);
    }

    Rng rng_;
};

}  // namespace planitia::search
