/// The middle of an action relies on the rest of the position it was written with: a seal over the whole document tells
/// whether anything was changed since. It does not depend on how the engine keeps a position.
#pragma once
#include <core/document.h>

namespace planitia {

/// Sets `check` in `pending` of a written position.
void seal(Document& position);
bool has_valid_seal(Document position);

}  // namespace planitia
