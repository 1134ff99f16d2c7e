/// How a scripted player answers: at random, but so that games end.
#pragma once
#include <core/document.h>
#include <core/rng.h>

namespace planitia::trial {

/// In hundredths.
struct Manner {
    int hurry = 75;    ///< of its turns it does what brings the end of the game nearer
    int commits = 80;  ///< of its answers it commits at once
    int back = 4;      ///< of its looks at a draft it steps back
    int lingers = 40;  ///< of its finished turns it waits until they commit by themselves
    int forgets = 1;   ///< of its answers it reloads the page before
    int says = 1;      ///< of its answers it says something before
};

inline bool happens(Rng& rng, int hundredths) { return static_cast<int>(rng.below(100)) < hundredths; }

/// A whole option of the decision `{"kind":…,"options":[…]}` or `{"kind":…,"pick":{…}}`.
Document choose(const Document& decision, const Manner& manner, Rng& rng);

/// The option as it is stored: without words, and sets in one order.
Document plain(const Document& option);

}  // namespace planitia::trial
