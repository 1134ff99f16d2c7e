/// A list of cards and tiles, with each of them in full beside it.
#pragma once
#include <play/dialog.h>
#include <play/list.h>
#include <play/scroll.h>
#include <terminal/board.h>

#include <vector>

namespace planitia::play {

class ReadingDialog final : public Dialog {
  public:
    /// Begins at that entry, where it is among them.
    ReadingDialog(const std::vector<terminal::ReadingGroup>& groups, const present::Entry* first,
                  const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    void draw_selected(Region region);

    Settings settings_;
    std::vector<const present::Entry*> rows_;  ///< null in that of a heading
    List list_;
    Scroll scroll_;  ///< of the one that is selected
};

}  // namespace planitia::play
