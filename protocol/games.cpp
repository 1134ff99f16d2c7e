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

}  // namespace planitia::protocol
