/// Text to read.
#pragma once
#include <play/details.h>
#include <play/dialog.h>

#include <string_view>
#include <vector>

namespace planitia::play {

class TextDialog final : public Dialog {
  public:
    TextDialog(std::vector<Line> lines, const Settings& settings) : lines_(std::move(lines)), settings_(settings) {}

    void draw(Region region) override;
    void on(const Key& key, Desk& desk) override;

  private:
    std::vector<Line> lines_;
    Settings settings_;
    std::size_t top_ = 0;
};

/// All there is to read about the thing that an option is about.
std::vector<Line> explain(const Settings& settings, std::string_view game, const terminal::Board& board,
                          const Document& option);

}  // namespace planitia::play
