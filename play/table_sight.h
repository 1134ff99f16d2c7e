/// What the viewer sees and hears of a table as it stands: looked up once, and texts only when they are read. When something happens at
/// the table, another one takes its place.
#pragma once
#include <desk/facts.h>
#include <play/course.h>
#include <play/details.h>
#include <play/dialog.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::play {

class TableSight {
  public:
    /// The course has to outlive it.
    TableSight(const Course& course, const Settings& settings);

    present::Speaker speaker() const { return {settings_.book(), names_}; }
    const desk::AnyView& view() const { return view_; }
    const desk::AnyFacts& facts() const { return facts_; }

    /// What happened since the viewer's last turn; at the end of the game, all of it.
    const std::vector<Line>& news();
    /// What the viewer has done in a turn that is not committed yet.
    std::vector<Line> turn() const;
    const std::vector<Line>& log();
    const std::vector<Line>& details(const desk::Question& question, const desk::Answer& answer);

  private:
    const Course& course_;
    const Settings& settings_;
    std::vector<std::string> names_;
    desk::AnyView view_;
    desk::AnyFacts facts_;
    std::optional<std::vector<Line>> news_;
    std::optional<std::vector<Line>> log_;
    const desk::Answer* detailed_ = nullptr;
    std::vector<Line> details_;
};

}  // namespace planitia::play
