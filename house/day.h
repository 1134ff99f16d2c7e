/// The deal of the day: the same for everyone who plays alone on that day (UTC).
#pragma once
#include <store/rows.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace planitia::house {

/// "2026-11-17"
std::string date_of(std::int64_t instant);
/// 32 raw bytes that follow from the date and the key of the house.
std::string secret_of_day(std::string_view date, std::string_view key);
/// What is committed to in place of the table's id: "day 2026-11-17".
std::string id_of_day(std::string_view date);
/// Whether it is a table of that day or later: others still have to play its deal.
bool is_secret_until_tomorrow(const store::TableRow& table, std::int64_t now);

}  // namespace planitia::house
