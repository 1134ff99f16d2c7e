/// Who has how many points, and where they come from.
#pragma once
#include <play/dialog.h>
#include <protocol/game_session.h>

#include <string>
#include <vector>

namespace planitia::play {

class ScoreDialog final : public Dialog {
  public:
    ScoreDialog(const protocol::GameSession& game, const protocol::Telling& telling, const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Desk& desk) override;

  private:
    /// One column of the table: a name on top, a figure for every seat.
    struct Column {
        std::string title;
        std::vector<std::string> cells;
    };
    void add_columns(const Document& score);

    Settings settings_;
    bool is_over_;
    std::string result_;
    std::vector<std::string> names_;
    std::vector<Column> columns_;
};

}  // namespace planitia::play
