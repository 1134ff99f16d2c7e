/// What there is to read before a game: how it is played, and tips for the first one.
#pragma once
#include <desk/games.h>
#include <play/dialog.h>
#include <play/scroll.h>

namespace planitia::play {

/// The pages of all games, one after the other.
class GuideDialog final : public Dialog {
  public:
    /// Open at the first page of that game.
    explicit GuideDialog(const Settings& settings, std::string_view game = desk::games().front().name);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    struct Page {
        std::string title;
        std::vector<Line> lines;
    };
    void turn(int pages);

    Settings settings_;
    std::vector<Page> pages_;
    std::size_t page_ = 0;
    Scroll scroll_;
};

/// A game that suits those who have never played it, with tips before it begins.
class FirstGameDialog final : public Dialog {
  public:
    explicit FirstGameDialog(const Settings& settings) : settings_(settings) {}

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    const desk::GameEntry& game() const { return desk::games()[game_]; }
    void begin(Dialogs& dialogs);

    Settings settings_;
    std::size_t game_ = 0;
    std::string message_;
};

}  // namespace planitia::play
