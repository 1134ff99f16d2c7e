/// The pages of a table: those of its board, and behind them the log.
#pragma once
#include <play/scroll.h>
#include <terminal/board.h>

namespace planitia::play {

/// Which of them is open, and how far one has scrolled where it is longer than the screen.
class Pages {
  public:
    void to_first();
    void turn(int steps, const terminal::Board& board);
    /// Whether the key scrolls what is open.
    bool on(const terminal::Key& key) { return !is_whole() && scroll_.on(key); }
    bool is_whole() const { return scroll_.is_whole(); }

    bool is_log(const terminal::Board& board) const { return page_ >= board.pages().size(); }
    /// Precondition: the log is not open.
    void draw(terminal::Region region, const terminal::Board& board, const terminal::Style& style);
    void draw_log(terminal::Region region, const std::vector<Line>& log, const terminal::Style& style);

  private:
    std::size_t page_ = 0;
    Scroll scroll_;
};

}  // namespace planitia::play
