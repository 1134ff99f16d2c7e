/// Work that is due, shared by processes; and the beat that tells that they live.
#pragma once
#include <store/database.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::store {

/// Tables whose bots are due, at most 20, the longest due first. Their instant is pushed on to `later`, so one process alone gets each; when
/// it dies, the table is due again then.
std::vector<std::string> take_due_bots(Database& database, std::int64_t now, std::int64_t later);
/// The same for deadlines.
std::vector<std::string> take_due_deadlines(Database& database, std::int64_t now, std::int64_t later);
/// The same for drafts that commit by themselves; tables are told once.
std::vector<std::string> take_due_drafts(Database& database, std::int64_t now, std::int64_t later);

void beat(Database& database, std::string_view process, std::int64_t now);
/// 0 when there has been none.
std::int64_t latest_beat(Database& database);
/// Running clocks of seats, and deadlines, run out so much later.
void shift_clocks(Database& database, std::int64_t gap_ms);
/// The first beat of a process. When there was none for longer than `least` it shifts the clocks by the gap: of processes that start at once, one does.
/// It returns the gap that it shifted them by, or 0.
std::int64_t resume(Database& database, std::string_view process, std::int64_t now, std::int64_t least);
/// Processes that have been silent for a day, and links that have run out.
void forget_old(Database& database, std::int64_t now);

}  // namespace planitia::store
