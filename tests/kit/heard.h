/// A sink that keeps what it hears.
#pragma once
#include <game/contract.h>

namespace planitia::kit {

/// The events of what is played, as documents.
template <Game G>
class Heard final : public EventSink<typename G::Event> {
  public:
    explicit Heard(const typename G::Setup& setup) : setup_(setup) {}
    void on(const typename G::Event& event) override { events.push_back(G::write_event(setup_, event)); }
    Document::List events;

  private:
    typename G::Setup setup_;
};

}  // namespace planitia::kit
