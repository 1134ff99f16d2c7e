/// Where effects happen: the position being changed and whoever listens.
#pragma once
#include <terraforming/rules/event.h>
#include <terraforming/state/position.h>

namespace planitia::terraforming {

struct Scene {
    Position& position;
    Events* events = nullptr;

    PlayerState& player(PlayerId id) { return position.players[id]; }
    void tell(const Event& event) const {
        if (events != nullptr) events->on(event);
    }
};

/// For whom an effect happens, and because of which card.
struct Actor {
    PlayerId player;
    CardId source;  ///< none when the rules themselves are the cause
};
inline Actor actor(const Pending& pending) { return {pending.owner, pending.source}; }

}  // namespace planitia::terraforming
