/// A finished game as a file that anybody can check: `planitia verify FILE`.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <house/sight.h>

namespace planitia::house {

/// The save of the protocol, and `table` with seats, commitment, shares and secret. Refused (`not-started`, `unsupported`) before the end: a
/// save has the seed, and with it every card.
Result<Document, Refusal> write_export(const TableSight& table);

}  // namespace planitia::house
