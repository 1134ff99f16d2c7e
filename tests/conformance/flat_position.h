/// A position as a flat table of path and value, in which the vectors name what an action changes.
#pragma once
#include <core/document.h>

#include <map>
#include <string>

namespace planitia::conformance {

using FlatPosition = std::map<std::string, std::string>;

/// `temperature`, `tile.<space>`, `claim.<space>`, `p<i>.tr`, `p<i>.stock.<resource>`, `p<i>.hand`,
/// `p<i>.played.<card>`, `p<i>.used.<card>`, `milestone.<m>`, `award.<a>`, `generation`.
FlatPosition flatten(const Document& position);

/// The table with the changes of a vector made: a value is new, null is gone.
FlatPosition with_changes(FlatPosition position, const Document& changes);

/// The paths in which two tables differ, with both values.
std::string difference(const FlatPosition& expected, const FlatPosition& actual);

}  // namespace planitia::conformance
