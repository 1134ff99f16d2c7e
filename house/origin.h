/// Where the deal of a table comes from, when it is not its own.
#pragma once
#include <core/document.h>
#include <store/rows.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace planitia::house {

inline constexpr std::string_view kDayPrefix = "day ";
inline constexpr std::string_view kLessonPrefix = "lesson ";

/// Of a table that goes on from another one after so many choices: "k3v9qm2xp7ab/213".
std::string origin_of_fork(std::string_view table, std::int64_t number);
/// `{"day":"2026-11-17"}`, `{"lesson":"first-game"}`, `{"from":{"table":…,"number":…}}`; empty for a deal of the table's own.
Document write_origin(const store::TableRow& table);

}  // namespace planitia::house
