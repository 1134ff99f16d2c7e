/// A client in some 140 lines, made of the desk and the table alone: questions, answers and the score as lines of text, numbers typed in.
#pragma once
#include <table/table.h>

#include <istream>
#include <ostream>

namespace planitia::third_client {

/// Plays until the game is over; gives false when the numbers end before.
bool play(table::Table& table, std::istream& in, std::ostream& out);

}  // namespace planitia::third_client
