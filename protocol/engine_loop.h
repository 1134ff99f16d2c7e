/// `planitia engine`: a session on two streams.
#pragma once
#include <iosfwd>

namespace planitia::protocol {

/// Answers every line until the input ends or the other side quits. Each answer is flushed at once.
void run_engine(std::istream& input, std::ostream& output);

}  // namespace planitia::protocol
