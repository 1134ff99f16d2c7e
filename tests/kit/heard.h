/// A sink that keeps what it hears.
#pragma once
#include <game/contract.h>

namespace planitia::kit {

/// The events of what is played, as documents.
template <Game G>
class Heard final : public EventSink<typename G::Event> {
  public:
    void on(const typename G::Event& event) override { events.push_back(G::write_event(event)); }
    Document::List events;
};

}  // namespace planitia::kit
