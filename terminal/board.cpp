#include <terminal/board.h>
#include <terminal/martians/board.h>
#include <terminal/terraforming/board.h>

namespace planitia::terminal {

std::unique_ptr<Board> make_board(const Scene& scene, const desk::AnyView& view) {
    if (const auto* seen = std::get_if<terraforming::View>(&view)) return make_terraforming_board(scene, *seen);
    return make_martians_board(scene, std::get<martians::View>(view));
}

}  // namespace planitia::terminal
