/// Who has how many points, and where they come from.
#pragma once
#include <desk/match.h>
#include <play/dialog.h>
#include <present/speaker.h>

#include <string>
#include <vector>

namespace planitia::play {

class ScoreDialog final : public Dialog {
  public:
    ScoreDialog(const desk::Match& match, const present::Speaker& speaker, const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    /// One column of the table: a name on top, a figure for every seat.
    struct Column {
        std::string title;
        std::vector<std::string> cells;
    };

    Settings settings_;
    bool is_over_;
    std::string result_;
    std::vector<std::string> names_;
    std::vector<Column> columns_;
    std::size_t first_sum_ = 0;  ///< the column of totals; places follow
};

}  // namespace planitia::play
