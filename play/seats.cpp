#include <play/seats.h>
#include <table/random_word.h>

#include <array>
#include <string_view>

namespace planitia::play {

void name_bots(std::vector<table::Seat>& seats) {
    constexpr std::array<std::string_view, 5> kNames = {"Ares", "Bellona", "Cydonia", "Daedalia", "Elysia"};
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].is_person() && seats[i].name.empty()) seats[i].name = kNames[i % kNames.size()];
}

std::string fresh_seed() { return table::random_word(16); }

}  // namespace planitia::play
