/// Takes the best next position: carries every option out to the end of the move and begins the one that is worth most.
#pragma once
#include <core/rng.h>
#include <search/valued.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string_view>
#include <tuple>
#include <vector>

namespace planitia::search {

template <Valued G>
class GreedyBot {
  public:
    GreedyBot() = default;
    explicit GreedyBot(std::string_view seed) : rng_(seed) {}

    /// Among equals it draws lots.
    std::size_t choose(const typename G::View& view, const typename G::OptionList& options) {
        return rank(view, options).front().option;
    }

    /// An option, and what its move is worth when it is carried out to the end.
    struct Ranked {
        std::size_t option = 0;
        double worth = 0;
    };
    /// All options, the best first: that which `choose` takes. Hidden cards are dealt anew from the view, so the bot knows no more
    /// than its seat. An only option is not looked at.
    std::vector<Ranked> rank(const typename G::View& view, const typename G::OptionList& options) {
        if (options.size() == 1) return {Ranked{}};
        const Position now = G::resample(view, rng_);
        std::vector<Ranked> all;
        for (const auto& option : options) {
            Position next = after(now, view.viewer, option);
            all.push_back({all.size(), carried_out(now, next, view.viewer, kTries)});
        }
        const std::size_t best = draw_best(all);
        std::ranges::sort(
            all, {}, [&](const Ranked& each) { return std::tuple(-each.worth, each.option != best, each.option); });
        return all;
    }

  private:
    using Position = typename G::Position;
    using OptionList = typename G::OptionList;

    /// Ways to carry an option out that are tried to their end.
    static constexpr std::size_t kTries = 24;

    /// One of those that are worth most.
    std::size_t draw_best(const std::vector<Ranked>& all) {
        std::size_t best = 0;
        std::uint32_t equals = 0;
        for (const Ranked& each : all) {
            if (each.worth < all[best].worth) continue;
            equals = each.worth > all[best].worth ? 1 : equals + 1;
            if (equals == 1 || rng_.below(equals) == 0) best = each.option;
        }
        return best;
    }

    /// The worth of the best end of the move. While there are few ways to go on all are tried; where there are more than
    /// `tries` the positions right after each are compared and only the best is followed. A set that is being put together
    /// is then judged as it stands.
    static double carried_out(const Position& start, Position& position, PlayerId player, std::size_t tries) {
        OptionList options;
        while (is_going_on<G>(start, position, player)) {
            G::list_options(position, player, options);
            if (options.size() == 1) {
                G::answer(position, player, options[0], nullptr);
            } else if (options.size() <= tries) {
                return best_of(start, position, player, options, tries / options.size());
            } else if (G::is_mid_choice(position, player)) {
                break;
            } else {
                position = best_next(position, player, options);
            }
        }
        return G::value(position, player);
    }

    static double best_of(const Position& start, const Position& position, PlayerId player, const OptionList& options,
                          std::size_t tries) {
        double most = std::numeric_limits<double>::lowest();
        for (const auto& option : options) {
            Position next = after(position, player, option);
            most = std::max(most, carried_out(start, next, player, tries));
        }
        return most;
    }

    static Position best_next(const Position& position, PlayerId player, const OptionList& options) {
        Position best = position;
        double most = std::numeric_limits<double>::lowest();
        for (const auto& option : options) {
            const Position next = after(position, player, option);
            const double worth = G::value(next, player);
            if (worth <= most) continue;
            most = worth;
            best = next;
        }
        return best;
    }

    static Position after(Position position, PlayerId player, const typename G::Option& option) {
        G::answer(position, player, option, nullptr);
        return position;
    }

    Rng rng_;
};

}  // namespace planitia::search
