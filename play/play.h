/// Playing in the terminal at hand.
#pragma once
#include <play/dialog.h>

namespace planitia::play {

/// Shows the dialogs until the last is closed. Precondition: there is one, and input and output are a
/// terminal.
void run(Dialogs& dialogs);

}  // namespace planitia::play
