#include <table/seat.h>

#include <algorithm>

namespace planitia::table {

namespace {

std::ptrdiff_t count_people(const std::vector<Seat>& seats) {
    return std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.is_person(); });
}

}  // namespace

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
