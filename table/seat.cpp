#include <core/assert.h>
#include <table/seat.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace planitia::table {

namespace {

std::ptrdiff_t count_people(const std::vector<Seat>& seats) {
    return std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.is_person(); });
}

}  // namespace

void name_bots(std::vector<Seat>& seats) {
    constexpr std::array<std::string_view, 5> kNames = {"Ares", "Bellona", "Cydonia", "Daedalia", "Elysia"};
    const auto is_free = [&](std::string_view name) {
        return std::ranges::find(seats, name, &Seat::name) == seats.end();
    };
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].is_person() || !seats[i].name.empty()) continue;
        std::array names = kNames;
        std::ranges::rotate(names, names.begin() + static_cast<std::ptrdiff_t>(i % names.size()));
        const auto found = std::ranges::find_if(names, is_free);
        PLANITIA_ASSERT(found != names.end(), "there are as many names as seats");
        seats[i].name = *found;
    }
}

std::vector<std::string> names_of(const std::vector<Seat>& seats) {
    std::vector<std::string> names;
    for (const Seat& seat : seats) names.push_back(seat.name);
    return names;
}

PlayerId only_person(const std::vector<Seat>& seats) {
    if (count_people(seats) != 1) return PlayerId::none();
    const auto person = std::find_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.is_person(); });
    return PlayerId{static_cast<std::size_t>(person - seats.begin())};
}

bool has_several_people(const std::vector<Seat>& seats) { return count_people(seats) > 1; }

}  // namespace planitia::table
