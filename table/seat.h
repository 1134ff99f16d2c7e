/// Who sits at a table.
#pragma once
#include <core/player.h>

#include <string>
#include <vector>

namespace planitia::table {

struct Seat {
    std::string name;
    std::string bot;  ///< its level; empty for a person

    bool is_person() const { return bot.empty(); }
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Names bots that have none, each as nobody else is called.
void name_bots(std::vector<Seat>& seats);
std::vector<std::string> names_of(const std::vector<Seat>& seats);
/// The seat of the person who plays against bots; none where nobody or several people play.
PlayerId only_person(const std::vector<Seat>& seats);
bool has_several_people(const std::vector<Seat>& seats);

}  // namespace planitia::table
