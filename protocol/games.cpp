#include <martians/martians.h>
#include <protocol/recorded_session.h>
#include <terraforming/terraforming.h>

#include <array>

namespace planitia::protocol {

std::span<const GameEntry> games() {
    static constexpr std::array kGames = {
        entry<terraforming::Terraforming>(),
        entry<martians::Martians>(),
    };
    return kGames;
}

Result<const GameEntry*, Refusal> find_game(std::string_view name, std::string_view place) {
    for (const GameEntry& game : games())
        if (game.name == name) return &game;
    return Unexpected{Refusal{RefusalCode::bad_value, "no game '" + std::string(name) + "'", std::string(place)}};
}

}  // namespace planitia::protocol
