/// A running digest of what a game tells: its events and who is awaited. Unlike the hash of a position it does not depend on
/// how a position is laid out or on the order of cards in the catalogue, so that a later engine can tell whether it plays a stored
/// game as it was played.
#pragma once
#include <core/hash.h>
#include <game/contract.h>

#include <span>

namespace planitia {

/// Before the first choice.
template <Game G>
constexpr std::uint64_t first_digest() {
    return hash_text(G::kName);
}

/// After a choice from which these events and that position followed.
template <Game G>
std::uint64_t next_digest(std::uint64_t before, std::span<const typename G::Event> events,
                          const typename G::Position& after) {
    Document happened = Document::list();
    for (const typename G::Event& event : events) happened.add(G::write_event(after.setup, event));
    Document asked = Document::list();
    for (PlayerSet awaited = G::awaited(after); !awaited.empty(); awaited.erase(awaited.front()))
        asked.add(awaited.front().index());
    return combine(before, digest(Document::list().add(std::move(happened)).add(std::move(asked))));
}

}  // namespace planitia
