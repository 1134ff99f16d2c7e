#include <play/table_sight.h>
#include <terminal/palette.h>

namespace planitia::play {

TableSight::TableSight(const Course& course, const Settings& settings)
    : course_(course),
      settings_(settings),
      names_(names_of(course.sitting().seats())),
      view_(course.game().look(course.viewer())),
      facts_(desk::facts(view_)) {}

const std::vector<Line>& TableSight::news() {
    if (course_.stage() == Course::Stage::over || !course_.viewer().is_some()) return log();
    if (!news_) news_ = event_lines(course_.game(), course_.table().news(course_.viewer()), speaker());
    return *news_;
}

std::vector<Line> TableSight::turn() const {
    const table::Sitting& sitting = course_.sitting();
    return event_lines(course_.game(), sitting.lines_since(course_.viewer(), sitting.committed().lines().size()),
                       speaker());
}

const std::vector<Line>& TableSight::log() {
    if (!log_) log_ = event_lines(course_.game(), course_.sitting().lines_since(course_.viewer(), 0), speaker());
    return *log_;
}

const std::vector<Line>& TableSight::details(const desk::Question& question, const desk::Answer& answer) {
    if (detailed_ != &answer) details_ = details_of(course_.game(), question, answer, speaker(), settings_.style);
    detailed_ = &answer;
    return details_;
}

}  // namespace planitia::play
