/// A table being played.
#pragma once
#include <play/answer_list.h>
#include <play/course.h>
#include <play/dialog.h>
#include <play/layout.h>
#include <play/pages.h>
#include <play/table_sight.h>
#include <terminal/board.h>

#include <utility>

namespace planitia::play {

class TableDialog final : public Dialog {
  public:
    TableDialog(table::Table table, const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;
    std::optional<std::chrono::milliseconds> patience() const override;
    std::optional<std::chrono::milliseconds> take_silence() override { return std::exchange(silence_, std::nullopt); }

  private:
    using Stage = Course::Stage;

    // -- what is done
    /// Looks at the table anew. After whatever has happened there.
    void look();
    /// Looks, or tells what went wrong.
    void after(const Result<Done, Refusal>& result);
    void choose();
    void step_back();
    void show_hint();
    void toggle_mark();

    // -- keys
    bool is(Stage stage) const { return course_.stage() == stage; }
    bool on_command(const Key& key, Dialogs& dialogs);
    void on_question(const Key& key, Dialogs& dialogs);
    void turn_page(int steps);

    // -- drawing
    void draw_board(Region region);
    void draw_question(Region region);
    void draw_news(Region region);
    std::vector<Line> turn_lines() const;
    void draw_hand_over(Region region);
    std::vector<KeyHelp> keys() const;
    std::string prompt() const;
    /// `use(board)` of what the viewer sees now.
    template <class Use>
    decltype(auto) on_board(const Use& use) const {
        const present::Speaker speaker = sight_->speaker();
        const desk::Answer* selected = is(Stage::asking) ? answers_.selected() : nullptr;
        const terminal::Scene scene{.style = settings_.style,
                                    .speaker = speaker,
                                    .facts = sight_->facts(),
                                    .question = is(Stage::asking) ? &answers_.question() : nullptr,
                                    .selected = selected != nullptr ? &selected->option : nullptr};
        return use(*make_board(scene, sight_->view()));
    }

    Settings settings_;
    Course course_;
    std::optional<TableSight> sight_;
    AnswerList answers_;  ///< while the viewer is asked
    Pages pages_;
    std::string message_;
    std::optional<std::chrono::milliseconds> silence_;
    bool shows_news_ = false;
    bool takes_none_ = false;                       ///< none is marked, and that is meant
    std::vector<std::vector<std::string>> chosen_;  ///< in words, choice by choice, what can still be taken back
};

}  // namespace planitia::play
