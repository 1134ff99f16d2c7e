/// How a table is played at one keyboard: who is asked, who has to look away first, whose turn is over, when bots are watched.
#pragma once
#include <table/table.h>

#include <string>
#include <vector>

namespace planitia::play {

class Course {
  public:
    enum class Stage {
        asking,        ///< the viewer is
        handing_over,  ///< nothing is shown until the viewer is there
        turn_over,     ///< the viewer's turn is drafted and can still be taken back
        watching,      ///< a bot is to answer
        over
    };

    explicit Course(table::Table table);

    Stage stage() const { return stage_; }
    /// Whose view is shown; none: what everybody sees.
    PlayerId viewer() const { return viewer_; }
    const table::Sitting& sitting() const { return table_.sitting(); }
    const table::Table& table() const { return table_; }
    /// The game as the viewer plays it.
    const desk::Match& game() const { return sitting().game(viewer_); }
    /// Who is thinking. Precondition: bots are watched.
    PlayerId bot() const { return sitting().next(); }
    /// Whether the viewer made the last choice, or nobody any.
    bool is_in_turn() const;

    /// The viewer's answer to the question that was asked.
    Result<Done, Refusal> choose(const desk::Choice& choice);
    /// Takes the viewer's last choice back, so that the same is asked again.
    Result<Done, Refusal> step_back();
    /// Whether the viewer may, and what stands in the way.
    table::WayBack way_back() const;
    /// The viewer is there; the turn is as it shall be; the bot may choose.
    Result<Done, Refusal> go_on();

  private:
    void find_stage();
    void sit_down();

    table::Table table_;
    PlayerId viewer_;
    Stage stage_ = Stage::watching;
    table::AskId ask_;  ///< what the viewer was asked
};

}  // namespace planitia::play
