/// Who sits at a table.
#pragma once
#include <string>

namespace planitia::table {

struct Seat {
    std::string name;
    std::string bot;  ///< its level; empty for a person

    bool is_person() const { return bot.empty(); }
    friend bool operator==(const Seat&, const Seat&) = default;
};

}  // namespace planitia::table
