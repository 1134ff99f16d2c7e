/// A table being played.
#pragma once
#include <play/details.h>
#include <play/dialog.h>
#include <play/list.h>
#include <play/question.h>
#include <table/old/table.h>

#include <utility>

namespace planitia::play {

class TableDialog final : public Dialog {
  public:
    TableDialog(table::Table table, const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Desk& desk) override;
    std::optional<std::chrono::milliseconds> patience() const override;
    std::optional<std::chrono::milliseconds> take_silence() override { return std::exchange(silence_, std::nullopt); }

  private:
    enum class Mode {
        asking,
        handing_over,  ///< nothing is shown until the next person is there
        turn_over,     ///< the last choice can still be taken back
        watching,      ///< a bot is to answer
        over
    };

    // -- what comes next
    void go_on();
    void ask(PlayerId player);
    void choose();
    void choose(const Document& option);
    void let_bot_choose();
    void undo();
    void show_hint();
    void toggle_mark();
    void fail(const Refusal& refusal);

    // -- keys
    void on_question(const Key& key, Desk& desk);
    bool on_command(const Key& key, Desk& desk);
    void turn_page(int steps);
    void show_explanation(Desk& desk);
    bool walk_on_map(const Key& key);

    // -- drawing
    void draw_board(Region region);
    void draw_question(Region region);
    void draw_news(Region region);
    void draw_log(Region region);
    void draw_hand_over(Region region);
    std::vector<std::string> pages() const;
    std::vector<std::pair<std::string, std::string>> keys() const;
    std::string prompt() const;
    Document selected_option() const;
    terminal::Scene scene(const present::Speaker& speaker) const;
    /// `use(board)` of what the viewer sees now.
    template <class Use>
    decltype(auto) on_board(const Use& use) const {
        const present::Speaker speaker = telling_.speaker();
        const terminal::Scene scene = this->scene(speaker);
        return with_board(scene, table_.game().look(viewer_), use);
    }
    const std::vector<Line>& details();
    const std::vector<Line>& news();

    table::Table table_;
    Settings settings_;
    protocol::Telling telling_;
    Mode mode_ = Mode::watching;
    PlayerId viewer_;  ///< whose view is shown; none: what everybody sees
    Question question_;
    List list_;
    std::size_t page_ = 0;
    std::string message_;
    std::optional<std::chrono::milliseconds> silence_;
    bool shows_news_ = false;
    std::optional<std::size_t> detailed_;  ///< the row that `details_` are of
    std::vector<Line> details_;
    std::optional<std::size_t> news_at_;  ///< the number of choices that `news_` were made at
    std::vector<Line> news_;
    std::optional<std::size_t> log_at_;
    std::vector<Line> log_;
};

}  // namespace planitia::play
