#include <desk/all_games.h>
#include <desk/moment.h>

namespace planitia::desk {

int round_of(const Match& match) {
    return std::visit([](const auto& record) { return round_of(record.position()); }, match.record());
}

bool is_asked_turn(const Match& match, PlayerId player) {
    return std::visit(
        [&](const auto& record) { return record.is_awaited(player) && is_asked_turn(record.position(), player); },
        match.record());
}

bool is_asked_within_move(const Match& match, PlayerId player) {
    return std::visit(
        [&](const auto& record) { return record.is_awaited(player) && is_within_move(record.position(), player); },
        match.record());
}

bool is_ending_turn(const Match& match, PlayerId player) {
    return std::visit(
        [&](const auto& record) {
            if constexpr (requires { is_ending_turn(record.position(), player); }) {
                return record.is_awaited(player) && is_ending_turn(record.position(), player);
            } else {
                return false;
            }
        },
        match.record());
}

bool is_open(const Match& match) {
    return std::visit([](const auto& record) { return is_open(record.position()); }, match.record());
}

}  // namespace planitia::desk
