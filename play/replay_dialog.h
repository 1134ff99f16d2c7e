/// A game that was played, step by step.
#pragma once
#include <play/dialog.h>
#include <play/pages.h>
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
    /// `use(board)` as the viewer sees it at this step.
    template <class Use>
    void on_board(const Use& use) const {
        const present::Speaker speaker = this->speaker();
        const desk::AnyView view = replay_.game().look(viewer_);
        const desk::AnyFacts facts = desk::facts(view);
        use(*terminal::make_board({.style = settings_.style, .speaker = speaker, .facts = facts}, view));
    }
    void draw_board(Region region);
    void turn_page(int steps);
    void walk(int steps);
    void change_seat(std::size_t steps);

    table::Replay replay_;
    Settings settings_;
    std::vector<std::string> names_;
    PlayerId viewer_;
    Pages pages_;
};

}  // namespace planitia::play
