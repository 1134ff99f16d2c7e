/// Reading what is longer than its place on the screen.
#pragma once
#include <play/lines.h>
#include <terminal/keys.h>

#include <vector>

namespace planitia::play {

/// How far one has scrolled. Whoever is at the end stays there when more comes.
class Scroll {
  public:
    void to_start() { top_ = 0; }
    void to_end() { top_ = kEnd; }
    /// Whether the key was one that scrolls: Page Up, Page Down, Home or End.
    bool on(const terminal::Key& key);
    /// The same with arrows, where nothing else hears them.
    bool on_with_arrows(const terminal::Key& key);

    /// What of it is in sight, with a sign in the last column where there is more.
    void draw(terminal::Region region, const terminal::Canvas& canvas, const terminal::Style& style);
    /// The same; the last column is left to the signs.
    void draw(terminal::Region region, const std::vector<Line>& lines, const terminal::Style& style);
    /// Whether all of it was in sight when it was drawn.
    bool is_whole() const { return last_top_ == 0; }

  private:
    static constexpr int kEnd = 1'000'000;
    void move(int rows);
    int top() const;

    int top_ = 0;       ///< the first row that is wanted
    int last_top_ = 0;  ///< the first row when the end is in sight
    int rows_ = 1;      ///< that are in sight
};

}  // namespace planitia::play
