/// A game that was played, step by step.
#pragma once
#include <play/dialog.h>
#include <protocol/telling.h>
#include <table/old/replay.h>

namespace planitia::play {

class ReplayDialog final : public Dialog {
  public:
    ReplayDialog(table::Replay replay, const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Desk& desk) override;

  private:
    void walk(int steps);
    void change_seat(std::size_t steps);

    table::Replay replay_;
    Settings settings_;
    protocol::Telling telling_;
    PlayerId viewer_;
    std::size_t page_ = 0;
};

}  // namespace planitia::play
