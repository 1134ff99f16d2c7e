#include <sim/report.h>

#include <algorithm>
#include <cstdio>

namespace planitia::sim {

namespace {

template <class... Values>
std::string format(const char* pattern, Values... values) {
    char text[256];
    std::snprintf(text, sizeof text, pattern, values...);
    return text;
}

std::string key(std::string_view name, const char* suffix) { return std::string(name) + suffix; }

double per_game(std::uint64_t sum, const Statistics& statistics) {
    return statistics.games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(statistics.games);
}

double per_second(double count, double seconds) { return seconds > 0 ? count / seconds : 0; }

void add_figure(Document& to, const Figure& figure) {
    to.set(key(figure.name, "_mean"), figure.sum.mean());
    to.set(key(figure.name, "_min"), figure.sum.least);
    to.set(key(figure.name, "_max"), figure.sum.greatest);
}

Document with_share(Document entry, const Share& share) {
    const Interval interval = wilson(share);
    entry.set("games", static_cast<std::int64_t>(share.games()));
    entry.set("wins", share.wins());
    entry.set("share", share.share());
    entry.set("low", interval.low);
    entry.set("high", interval.high);
    return entry;
}

Document write_bots(const Outcome& outcome) {
    Document bots = Document::list();
    for (search::Level level : outcome.bots) bots.add(search::name(level));
    return bots;
}

Document write_parts(const Statistics& statistics) {
    Document parts = Document::map();
    for (const Figure& part : statistics.parts) parts.set(std::string(part.name), part.sum.mean());
    return parts;
}

Document write_seats(const Outcome& outcome) {
    Document seats = Document::list();
    for (std::size_t seat = 0; seat < outcome.statistics.seats.size(); ++seat) {
        Document entry = Document::map({{"seat", seat}});
        if (!outcome.has_rotated) entry.set("bot", search::name(outcome.bots[seat]));
        seats.add(with_share(std::move(entry), outcome.statistics.seats[seat]));
    }
    return seats;
}

Document write_turn_order(const Statistics& statistics) {
    Document order = Document::list();
    for (const Share& share : statistics.turn_order)
        order.add(with_share(Document::map({{"turn", order.as_list()->size() + 1}}), share));
    return order;
}

Document write_results(const Statistics& statistics) {
    Document by_bot = Document::list();
    for (const auto& [name, results] : statistics.bots) {
        Document entry = with_share(Document::map({{"bot", name}}), results.share);
        entry.set("points_mean", results.points.mean());
        by_bot.add(std::move(entry));
    }
    return by_bot;
}

Document write_groups(const Outcome& outcome) {
    Document groups = Document::list();
    for (const auto& [name, share] : outcome.statistics.groups)
        groups.add(with_share(Document::map({{std::string(outcome.group), name}}), share));
    return groups;
}

Document write_pieces(const Outcome& outcome) {
    Document pieces = Document::list();
    for (const Piece& piece : outcome.statistics.pieces)
        if (!piece.name.empty())
            pieces.add(with_share(Document::map({{std::string(outcome.piece), piece.name}}), piece.share));
    return pieces;
}

std::string share_line(const std::string& name, const Share& share) {
    const Interval interval = wilson(share);
    return format("  %-32s %8llu games   won %5.1f %%   (%.1f to %.1f)\n", name.c_str(),
                  static_cast<unsigned long long>(share.games()), 100 * share.share(), 100 * interval.low,
                  100 * interval.high);
}

std::string figure_line(const Figure& figure) {
    return format("  %-32s %8.1f mean   %4lld to %lld\n", std::string(figure.name).c_str(), figure.sum.mean(),
                  static_cast<long long>(figure.sum.least), static_cast<long long>(figure.sum.greatest));
}

std::string mission_line(const Share& missions) {
    const Interval interval = wilson(missions);
    return format("  missions won: %.0f of %llu, %.1f %%   (%.1f to %.1f)\n", missions.wins(),
                  static_cast<unsigned long long>(missions.games()), 100 * missions.share(), 100 * interval.low,
                  100 * interval.high);
}

/// Where all win or nobody, the mission is all there is to tell.
std::string seat_lines(const Outcome& outcome) {
    std::string text;
    const std::vector<Share>& seats = outcome.statistics.seats;
    if (outcome.statistics.missions.games() > 0) text += mission_line(outcome.statistics.missions);
    if (outcome.win_together) return text;
    if (seats.size() == 1) return text + share_line("the solo game", seats.front());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const std::string bot = outcome.has_rotated ? "" : ", " + std::string(search::name(outcome.bots[seat]));
        text += share_line("seat " + std::to_string(seat) + bot, seats[seat]);
    }
    return text;
}

std::string turn_order_lines(const Outcome& outcome) {
    const std::vector<Share>& order = outcome.statistics.turn_order;
    if (order.size() < 2 || outcome.win_together) return "";
    std::string text = "\nWins by the order of the first turns\n";
    for (std::size_t i = 0; i < order.size(); ++i) text += share_line(std::to_string(i + 1), order[i]);
    return text;
}

/// Only where bots of several kinds play.
std::string bot_lines(const Statistics& statistics) {
    if (statistics.bots.size() < 2) return "";
    std::string text = "\nWins of a seat by bot\n";
    for (const auto& [name, results] : statistics.bots) {
        text += share_line(std::string(name), results.share);
        text += figure_line({"  points", results.points});
    }
    return text;
}

std::string group_lines(const Statistics& statistics) {
    std::vector<std::pair<std::string_view, Share>> groups(statistics.groups.begin(), statistics.groups.end());
    std::sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) {
        return a.second.share() != b.second.share() ? a.second.share() > b.second.share() : a.first < b.first;
    });
    std::string text;
    for (const auto& [name, share] : groups) text += share_line(std::string(name), share);
    return text;
}

}  // namespace

Document document(const Outcome& outcome) {
    const Statistics& statistics = outcome.statistics;
    Document all = Document::map({{"game", outcome.game},
                                  {"setup", outcome.setup},
                                  {"seed", outcome.seed},
                                  {"bots", write_bots(outcome)},
                                  {"games", static_cast<std::int64_t>(statistics.games)},
                                  {"seconds", outcome.seconds},
                                  {"cpu_seconds", outcome.cpu_seconds},
                                  {"answers", static_cast<std::int64_t>(statistics.answers)},
                                  {"decisions", static_cast<std::int64_t>(statistics.decisions)},
                                  {"decisions_mean", per_game(statistics.decisions, statistics)}});
    for (const Figure& figure : statistics.figures) add_figure(all, figure);
    add_figure(all, {"points", statistics.points});
    all.set("points", write_parts(statistics));
    if (statistics.seats.size() == 1) all.set("won_share", statistics.seats.front().share());
    if (statistics.missions.games() > 0) all.set("missions", with_share(Document::map(), statistics.missions));
    all.set("seats", write_seats(outcome));
    all.set("turn_order", write_turn_order(statistics));
    all.set("by_bot", write_results(statistics));
    all.set(std::string(outcome.groups), write_groups(outcome));
    all.set(std::string(outcome.pieces), write_pieces(outcome));
    all.set("signature", format("%016llx", static_cast<unsigned long long>(statistics.signature)));
    return all;
}

std::string summary(const Outcome& outcome) {
    const Statistics& statistics = outcome.statistics;
    const auto games = static_cast<double>(statistics.games);
    const auto decisions = static_cast<double>(statistics.decisions);
    std::string text = format("%llu games of %s in %.2f s (%.2f s of processor time)\n",
                              static_cast<unsigned long long>(statistics.games), std::string(outcome.game).c_str(),
                              outcome.seconds, outcome.cpu_seconds);
    text += format("  %-32s %8.0f         %.0f a second of processor time\n", "games a second",
                   per_second(games, outcome.seconds), per_second(games, outcome.cpu_seconds));
    text += format("  %-32s %8.0f\n", "decisions a second", per_second(decisions, outcome.seconds));
    text += format("  %-32s %8.1f mean\n", "decisions a game", per_game(statistics.decisions, statistics));
    for (const Figure& figure : statistics.figures) text += figure_line(figure);
    text += figure_line({"points", statistics.points});
    for (const Figure& part : statistics.parts) text += "  " + figure_line(part);
    text +=
        "\nWins, with the 95 % interval\n" + seat_lines(outcome) + turn_order_lines(outcome) + bot_lines(statistics);
    text += "\nWins by " + std::string(outcome.group) + "\n" + group_lines(statistics);
    const auto played =
        std::ranges::count_if(statistics.pieces, [](const Piece& piece) { return !piece.name.empty(); });
    text += format("\n%lld different %s came into play (--json lists them)\n", static_cast<long long>(played),
                   std::string(outcome.pieces).c_str());
    text += format("\nsignature %016llx\n", static_cast<unsigned long long>(statistics.signature));
    return text;
}

std::string fault_text(const Outcome& outcome) {
    const Fault& fault = *outcome.fault;
    return "game " + std::to_string(fault.game) + " (seed \"" + fault.seed + "\"), after answer " +
           std::to_string(fault.answer) + ": " + fault.reason;
}

std::string progress_bar(const Progress& progress) {
    constexpr std::uint64_t kWidth = 40;
    const std::uint64_t full = progress.games == 0 ? kWidth : kWidth * progress.done / progress.games;
    return "[" + std::string(full, '#') + std::string(kWidth - full, '.') + "] " + progress_line(progress);
}

std::string progress_line(const Progress& progress) {
    const double speed = per_second(static_cast<double>(progress.done), progress.seconds);
    const double left = per_second(static_cast<double>(progress.games - progress.done), speed);
    return format("%llu of %llu games, %.0f a second, %.0f s left", static_cast<unsigned long long>(progress.done),
                  static_cast<unsigned long long>(progress.games), speed, left);
}

}  // namespace planitia::sim
