/// The terminal at hand as a screen with keys: nothing scrolls, nothing is echoed, and all is as before when it ends.
#pragma once
#include <terminal/canvas.h>
#include <terminal/keys.h>

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace planitia::terminal {

/// Whether standard input and output are a terminal.
bool is_at_terminal();

class Screen {
  public:
    /// Precondition: `is_at_terminal`, and there is no other screen.
    Screen();
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    Size size() const;
    /// Sends the rows that changed.
    void show(const Canvas& canvas);
    /// Waits for a key; at most so long, if a time is given.
    Key read_key(std::optional<std::chrono::milliseconds> patience = std::nullopt);

    /// Forgets what was pressed, until nothing was for so long.
    void drop_keys(std::chrono::milliseconds silence);

  private:
    void take_input(std::optional<std::chrono::milliseconds> patience);

    Style style_;
    std::vector<std::string> shown_;  ///< rows, as they were sent
    Size shown_size_;
    std::string bytes_;  ///< the beginning of a key
    std::deque<Key> keys_;
};

}  // namespace planitia::terminal
