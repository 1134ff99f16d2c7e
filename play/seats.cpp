#include <play/seats.h>

#include <array>
#include <random>
#include <string_view>

namespace planitia::play {

void name_bots(std::vector<table::Seat>& seats) {
    constexpr std::array<std::string_view, 5> kNames = {"Ares", "Bellona", "Cydonia", "Daedalia", "Elysia"};
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].is_person() && seats[i].name.empty()) seats[i].name = kNames[i % kNames.size()];
}

std::string fresh_seed() {
    std::random_device device;
    std::string seed;
    for (int i = 0; i < 16; ++i) seed += "abcdefghijkmnpqrstuvwxyz23456789"[device() % 32];
    return seed;
}

}  // namespace planitia::play
