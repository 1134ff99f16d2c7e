/// What is stored of a table as documents, one for a line of its file.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <table/stored.h>

namespace planitia::table {

Document write_seats(const std::vector<Seat>& seats);
/// What was agreed: all but choices and drafts.
Document write_agreed(const StoredTable& stored);
/// The same with all choices: a save of the protocol.
Document write_save(const StoredTable& stored);
/// Reads both. A table that was stored before there were lines is one document with its choices in it.
Result<StoredTable, Refusal> read_agreed(const Document& document);

Document write_step(const Step& step);
/// Adds the step to what is stored.
Result<Done, Refusal> read_step(const Document& document, StoredTable& stored);

}  // namespace planitia::table
