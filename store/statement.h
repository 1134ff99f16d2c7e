/// What is to be written, as data.
#pragma once
#include <store/database.h>

#include <string>
#include <vector>

namespace planitia::store {

struct Statement {
    std::string sql;
    Values values;
    bool is_guard = false;  ///< one that touches no row is a conflict, and the rest of the job is skipped
};

/// Done wholly or not at all. Rows are written in the order tables, seats, choices, drafts, and then the others, so that two jobs can not wait
/// for each other in a circle.
using Job = std::vector<Statement>;

}  // namespace planitia::store
