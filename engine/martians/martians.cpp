#include <martians/martians.h>
#include <martians/rules/scoring.h>
#include <martians/rules/unresolved.h>

#include <algorithm>

namespace planitia::martians {

namespace {

bool can_answer(const Position& position) {
    OptionList options;
    list_options(position, position.asking.player, options);
    return !options.empty() && !unresolved_violation(position);
}

/// In how many ways `n` out of `all` can be drawn.
constexpr std::uint32_t draws(int all, int n) {
    std::uint32_t ways = 1;
    for (int i = 1; i <= n; ++i) ways = ways * static_cast<std::uint32_t>(all - n + i) / static_cast<std::uint32_t>(i);
    return ways;
}

/// All the samples that who is asked may hold, for all that the viewer knows.
class PossibleHands {
  public:
    explicit PossibleHands(const View& view)
        : position_(view.known), mine_(position_.player(position_.asking.player).goods) {
        for (Sample sample : every<Sample>()) {
            if (sample == Sample::barren) continue;
            int& n = unseen_[good_of(sample)] = info(sample).copies - position_.samples_discarded[sample];
            for (PlayerId id : position_.seats()) n -= position_.player(id).goods[good_of(sample)];
        }
        size_ = view.samples[position_.asking.player];
    }

    /// One with which he can answer, each as likely as it is among those.
    ByGood<std::int16_t> with_an_answer(Rng& rng) {
        ByGood<std::int16_t> chosen = mine_;
        std::uint32_t all = 0;
        each(0, size_, 1, [&](std::uint32_t ways) {
            if (!can_answer(position_)) return;
            all += ways;
            if (rng.below(all) < ways) chosen = mine_;
        });
        return chosen;
    }

  private:
    /// From that colour on, `left` are still to be dealt.
    template <class Use>
    void each(std::size_t colour, int left, std::uint32_t ways, const Use& use) {
        if (colour == kMinerals.size()) return left == 0 ? use(ways) : void();
        const Good mineral = kMinerals[colour];
        for (int n = 0; n <= std::min(left, unseen_[mineral]); ++n) {
            mine_[mineral] = static_cast<std::int16_t>(n);
            each(colour + 1, left - n, ways * draws(unseen_[mineral], n), use);
        }
    }

    Position position_;
    ByGood<std::int16_t>& mine_;  ///< his, in the position
    ByGood<int> unseen_ = {};
    int size_ = 0;
};

}  // namespace

Position Martians::resample(const View& view, Rng& rng) {
    const Position dealt = martians::resample(view, rng);
    const PlayerId asked = dealt.asking.player;
    if (!asked.is_some() || sees_samples(dealt, view.viewer, asked) || can_answer(dealt)) return dealt;
    View known = view;
    known.known.player(asked).goods = PossibleHands(view).with_an_answer(rng);
    return martians::resample(known, rng);
}

std::vector<Score> Martians::score(const Position& position) {
    const ByPlayer<Standing> all = standings(position);
    std::vector<Score> scores;
    for (PlayerId id : position.seats()) {
        const Standing& mine = all[id];
        Score score;
        score.parts = {{"reputation", mine.reputation},
                       {"needPenalty", -mine.need_penalty},
                       {"deathPenalty", -mine.death_penalty}};
        score.total = mine.total();
        score.place = mine.place;
        score.has_won = mine.has_won;
        scores.push_back(score);
    }
    return scores;
}

}  // namespace planitia::martians
