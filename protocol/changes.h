/// What differs between two documents, told for people: a thing that joins or leaves a list is one change, not a
/// shift of all that follow it.
#pragma once
#include <core/document.h>

#include <vector>

namespace planitia::protocol {

std::vector<Change> changes_between(const Document& from, const Document& to);

}  // namespace planitia::protocol
