/// Tables made of the choices of another game.
#pragma once
#include <house/change.h>

#include <cstdint>

namespace planitia::house {

/// A finished game that was exported here or elsewhere, to be looked at.
Result<store::KeptTable, Refusal> read_import(const Asker& asker, const Document& exported, std::int64_t now);
/// `{"number":213,"seats":[{"person":"me"},{"bot":"greedy"}],"options":{…}}`: a table that begins with so many choices of one that is over, and goes
/// on with other people. It has the deal of the old one, which is no secret any more, and says so (`write_origin`).
Result<store::KeptTable, Refusal> read_fork(store::KeptTable from, const Asker& asker, const Document& request,
                                            std::int64_t now);
store::Job write_copy(const store::KeptTable& copy);

}  // namespace planitia::house
