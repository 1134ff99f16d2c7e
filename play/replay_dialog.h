/// A game that was played, step by step.
#pragma once
#include <play/dialog.h>
#include <present/speaker.h>
#include <table/replay.h>

namespace planitia::play {

class ReplayDialog final : public Dialog {
  public:
    ReplayDialog(table::Replay replay, const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    present::Speaker speaker() const { return {settings_.book(), names_}; }
    void walk(int steps);
    void change_seat(std::size_t steps);

    table::Replay replay_;
    Settings settings_;
    std::vector<std::string> names_;
    PlayerId viewer_;
    std::size_t page_ = 0;
};

}  // namespace planitia::play
