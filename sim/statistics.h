/// What is counted over many games. Only sums of integers, least and greatest values: in whatever order and on
/// however many threads the games were played, the result is the same.
#pragma once
#include <game/contract.h>
#include <search/playout.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::sim {

struct Sum {
    std::int64_t count = 0;
    std::int64_t total = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t greatest = std::numeric_limits<std::int64_t>::min();

    void add(std::int64_t value) { add(Sum{1, value, value, value}); }
    void add(const Sum& other);
    double mean() const { return count == 0 ? 0 : static_cast<double>(total) / static_cast<double>(count); }
    friend bool operator==(const Sum&, const Sum&) = default;
};

/// A sum with the name it has in reports.
struct Figure {
    std::string_view name;
    Sum sum;
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// How often somebody took part and won. Players who win at the same time share the win.
class Share {
  public:
    /// `winners` is the number of those who share the win.
    void add(bool has_won, std::size_t winners) {
        ++games_;
        if (has_won) parts_ += kWin / winners;
    }
    void add(const Share& other) {
        games_ += other.games_;
        parts_ += other.parts_;
    }
    std::uint64_t games() const { return games_; }
    double wins() const { return static_cast<double>(parts_) / kWin; }
    double share() const { return games_ == 0 ? 0 : wins() / static_cast<double>(games_); }
    friend bool operator==(const Share&, const Share&) = default;

  private:
    static constexpr std::uint64_t kWin = 60;  ///< can be divided evenly among 1 to 6
    std::uint64_t games_ = 0;
    std::uint64_t parts_ = 0;
};

/// Something that seats bring into play, and how those who did fared. Without a name: nobody did.
struct Piece {
    std::string_view name;
    Share share;
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// How the seats of one bot fared.
struct Results {
    Share share;
    Sum points;
    void add(const Results& other) {
        share.add(other.share);
        points.add(other.points);
    }
    friend bool operator==(const Results&, const Results&) = default;
};

struct Interval {
    double low = 0;
    double high = 1;
};
/// The 95 % interval of Wilson for a share: holds its promise also for few games and for shares near 0 and 1.
Interval wilson(const Share& share);
Interval wilson(double wins, double games);

struct Statistics {
    std::uint64_t games = 0;
    std::uint64_t answers = 0;
    std::uint64_t decisions = 0;
    std::uint64_t signature = 0;  ///< over the last position of every game
    Sum points;                   ///< of a seat
    std::vector<Figure> parts;    ///< where the points come from
    std::vector<Figure> figures;  ///< of a game: what its `Measures` count
    Share missions;               ///< met, of the games that have one
    std::vector<Share> seats;
    std::vector<Share> turn_order;             ///< of the first player, the second, …
    std::map<std::string_view, Results> bots;  ///< by name
    std::map<std::string_view, Share> groups;  ///< of seats: how `Measures` tell them apart
    std::vector<Piece> pieces;                 ///< what seats brought into play

    void merge(const Statistics& other);
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// What is counted of a game besides the points: specialised once for every game, see terraforming/measures.h.
template <class G>
struct Measures;

template <class G>
concept Measured = requires(const typename G::Position& start, const typename G::Position& end, PlayerId player) {
    /// Names of the figures, and their values in a game that is over; as many of each.
    { std::span<const std::string_view>(Measures<G>::kFigures) };
    { Measures<G>::figures(end)[0] } -> std::convertible_to<int>;
    /// Who has the first turn.
    { Measures<G>::first_player(start) } -> std::same_as<PlayerId>;
    /// Whether the players reached what is set to all of them; nothing in games where each plays for itself.
    { Measures<G>::mission(end) } -> std::same_as<std::optional<bool>>;
    /// Whether all win or nobody: then the win is everybody's, not shared.
    { Measures<G>::win_together(end) } -> std::same_as<bool>;
    /// How seats are grouped, in singular and plural, and the group of a seat. The text lives as long as the program.
    { Measures<G>::kGroup } -> std::convertible_to<std::string_view>;
    { Measures<G>::kGroups } -> std::convertible_to<std::string_view>;
    { Measures<G>::group(end, player) } -> std::same_as<std::string_view>;
    /// What is brought into play, in singular and plural; calls `use(index, name)` for each piece of a seat.
    { Measures<G>::kPiece } -> std::convertible_to<std::string_view>;
    { Measures<G>::kPieces } -> std::convertible_to<std::string_view>;
    Measures<G>::for_each_piece(end, player, [](std::size_t, std::string_view) {});
};

void add_points(Statistics& statistics, std::span<const Score> scores);

/// Counts game `number`, which is over; `first` had the first turn, `bots` are the names of those who played, by seat.
template <Game G>
    requires Measured<G>
void add_game(Statistics& statistics, std::uint64_t number, const typename G::Position& end, search::Length length,
              PlayerId first, std::span<const std::string_view> bots) {
    using M = Measures<G>;
    const std::vector<Score> scores = G::score(end);
    const auto winners =
        M::win_together(end) ? 1 : static_cast<std::size_t>(std::ranges::count_if(scores, &Score::has_won));

    ++statistics.games;
    statistics.answers += length.answers;
    statistics.decisions += length.decisions;
    statistics.signature += combine(number, G::hash(end));
    add_points(statistics, scores);

    if (const std::optional<bool> mission = M::mission(end)) statistics.missions.add(*mission, 1);
    const auto figures = M::figures(end);
    statistics.figures.resize(figures.size());
    for (std::size_t i = 0; i < figures.size(); ++i) {
        statistics.figures[i].name = M::kFigures[i];
        statistics.figures[i].sum.add(figures[i]);
    }
    statistics.seats.resize(scores.size());
    statistics.turn_order.resize(scores.size());
    for (PlayerId player : seats(scores.size())) {
        const bool has_won = scores[player.index()].has_won;
        statistics.seats[player.index()].add(has_won, winners);
        statistics.turn_order[(player.index() + scores.size() - first.index()) % scores.size()].add(has_won, winners);
        Results& bot = statistics.bots[bots[player.index()]];
        bot.share.add(has_won, winners);
        bot.points.add(scores[player.index()].total);
        statistics.groups[M::group(end, player)].add(has_won, winners);
        M::for_each_piece(end, player, [&](std::size_t index, std::string_view name) {
            if (statistics.pieces.size() <= index) statistics.pieces.resize(index + 1);
            statistics.pieces[index].name = name;
            statistics.pieces[index].share.add(has_won, winners);
        });
    }
}

}  // namespace planitia::sim
