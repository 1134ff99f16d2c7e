/// The outcome of a simulation for people and for programs.
#pragma once
#include <sim/order.h>

#include <string>

namespace planitia::sim {

/// Everything that was counted. For the same order all of it but `seconds` and `cpu_seconds` is the same every time.
Document document(const Outcome& outcome);

/// A page of text.
std::string summary(const Outcome& outcome);

/// Where and why a checked simulation stopped. Precondition: it did.
std::string fault_text(const Outcome& outcome);

/// A bar for terminals, to be drawn over the last one, and a line for logs.
std::string progress_bar(const Progress& progress);
std::string progress_line(const Progress& progress);

}  // namespace planitia::sim
