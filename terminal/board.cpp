#include <terminal/all_games.h>
#include <terminal/board.h>

namespace planitia::terminal {

std::unique_ptr<Board> make_board(const Scene& scene, const desk::AnyView& view) {
    return std::visit([&](const auto& seen) { return make_board(scene, seen); }, view);
}

}  // namespace planitia::terminal
