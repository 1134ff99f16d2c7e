/// What is stored of a table as documents, one for a line of its file.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <table/stored.h>

namespace planitia::table {

/// What was agreed: all but choices and drafts.
Document write_agreed(const StoredTable& stored);
/// A game that was stored as one document has its choices in it.
Result<StoredTable, Refusal> read_agreed(const Document& document);

/// As a save has it.
Document write_choice(const StoredChoice& choice);

Document write_step(const Step& step);
/// Adds the step to what is stored.
Result<Done, Refusal> read_step(const Document& document, StoredTable& stored);

}  // namespace planitia::table
