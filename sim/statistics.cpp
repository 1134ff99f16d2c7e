#include <sim/statistics.h>

#include <cmath>

namespace planitia::sim {

namespace {

void merge_figures(std::vector<Figure>& to, const std::vector<Figure>& from) {
    if (to.size() < from.size()) to.resize(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        to[i].name = from[i].name;
        to[i].sum.add(from[i].sum);
    }
}

void merge_shares(std::vector<Share>& to, const std::vector<Share>& from) {
    if (to.size() < from.size()) to.resize(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) to[i].add(from[i]);
}

}  // namespace

void Sum::add(const Sum& other) {
    count += other.count;
    total += other.total;
    least = std::min(least, other.least);
    greatest = std::max(greatest, other.greatest);
}

Interval wilson(const Share& share) { return wilson(share.wins(), static_cast<double>(share.games())); }

Interval wilson(double wins, double games) {
    if (games <= 0) return {};
    const double z = 1.959963984540054;
    const double share = wins / games;
    const double centre = share + z * z / (2 * games);
    const double spread = z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    const double scale = 1 + z * z / games;
    return {std::max(0.0, (centre - spread) / scale), std::min(1.0, (centre + spread) / scale)};
}

void Statistics::merge(const Statistics& other) {
    games += other.games;
    answers += other.answers;
    decisions += other.decisions;
    signature += other.signature;
    points.add(other.points);
    merge_figures(parts, other.parts);
    merge_figures(figures, other.figures);
    missions.add(other.missions);
    merge_shares(seats, other.seats);
    merge_shares(turn_order, other.turn_order);
    for (const auto& [name, results] : other.bots) bots[name].add(results);
    for (const auto& [name, share] : other.groups) groups[name].add(share);
    if (pieces.size() < other.pieces.size()) pieces.resize(other.pieces.size());
    for (std::size_t i = 0; i < other.pieces.size(); ++i) {
        if (!other.pieces[i].name.empty()) pieces[i].name = other.pieces[i].name;
        pieces[i].share.add(other.pieces[i].share);
    }
}

void add_points(Statistics& statistics, std::span<const Score> scores) {
    for (const Score& score : scores) {
        statistics.points.add(score.total);
        if (statistics.parts.size() < score.parts.size()) statistics.parts.resize(score.parts.size());
        for (std::size_t i = 0; i < score.parts.size(); ++i) {
            statistics.parts[i].name = score.parts[i].name;
            statistics.parts[i].sum.add(score.parts[i].points);
        }
    }
}

}  // namespace planitia::sim
