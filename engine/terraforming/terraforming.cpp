#include <terraforming/rules/invariants.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/terraforming.h>

namespace planitia::terraforming {

bool Terraforming::is_mid_choice(const Position& position, PlayerId player) {
    const bool has_picked = !position.resolution.picked.empty() || !position.player(player).offer.picked.empty();
    if (!has_picked) return false;
    const std::optional<Pick> pick = pending_pick(position, player);
    return pick && !pick->picked.empty();
}

std::vector<Score> Terraforming::score(const Position& position) {
    const ByPlayer<Tally> tallies = tally(position);
    std::vector<Score> scores;
    for (PlayerId player : position.seats()) {
        const Tally& t = tallies[player];
        Score score;
        score.parts = {{"tr", t.rating},         {"awards", t.awards}, {"milestones", t.milestones},
                       {"greenery", t.greenery}, {"city", t.city},     {"cards", t.cards}};
        score.total = t.total();
        score.place = t.place;
        score.has_won = position.is_solo() ? position.is_terraformed() : t.place == 1;
        scores.push_back(score);
    }
    return scores;
}

std::optional<std::string> Terraforming::violation(const Position& position) {
    return terraforming::violation(position);
}

}  // namespace planitia::terraforming
