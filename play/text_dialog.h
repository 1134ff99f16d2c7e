/// Text to read.
#pragma once
#include <desk/question.h>
#include <play/dialog.h>
#include <play/scroll.h>

#include <vector>

namespace planitia::play {

class TextDialog final : public Dialog {
  public:
    TextDialog(std::vector<Line> lines, const Settings& settings) : lines_(std::move(lines)), settings_(settings) {}

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    std::vector<Line> lines_;
    Settings settings_;
    Scroll scroll_;
};

/// All there is to read about the thing that an answer is about. `match` is the game in which it is asked.
std::vector<Line> explain(const Settings& settings, const desk::Match& match, PlayerId player,
                          const desk::Answer& answer);

}  // namespace planitia::play
