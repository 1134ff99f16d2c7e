/// What choices would do, as far as their player can know beforehand.
#pragma once
#include <desk/any.h>
#include <game/reveal.h>

#include <optional>
#include <span>
#include <vector>

namespace planitia::desk {

class Match;

/// What a choice led to in one of the positions that the player may be in.
struct Outcome {
    AnyView view;  ///< of the player
    std::vector<AnyEvent> events;
    std::vector<AnyOption> next;  ///< what the player is asked then; empty when nothing
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Preview {
    AnyView before;
    /// The outcomes that differ: one where all is certain, none where the choice is possible in no such position.
    std::vector<Outcome> outcomes;
    /// What the choice shows that was hidden, in the first of those positions where it shows something: as much as can be told
    /// before. When the choice is made, the true position decides.
    std::optional<Reveal> reveals;

    bool is_certain() const { return outcomes.size() == 1; }
    /// The events that happen in all of them, up to where they part.
    std::vector<AnyEvent> certain_events() const;
    bool hides_something() const { return outcomes.size() > 1; }
};

/// How far previews look.
struct Reach {
    bool further = false;  ///< over questions that have a usual answer, such as the payment: they are answered so
    bool itself = false;   ///< at what the choice itself does, without the turns and phases that follow it
};

/// For each choice, played in positions dealt anew, once for all choices, from what the player may know; the true one is not looked at.
std::vector<Preview> previews(const Match& match, PlayerId player, std::span<const Choice> choices, Reach reach);

}  // namespace planitia::desk
