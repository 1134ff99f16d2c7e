/// Playing in the terminal at hand.
#pragma once
#include <play/dialog.h>

namespace planitia::play {

/// Shows the dialogs of the desk until the last is closed. Precondition: there is one, and input and output are a
/// terminal.
void run(Desk& desk);

}  // namespace planitia::play
