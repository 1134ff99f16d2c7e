#include <play/table_sight.h>
#include <terminal/palette.h>

namespace planitia::play {

TableSight::TableSight(const Course& course, const Settings& settings)
    : course_(course),
      settings_(settings),
      names_(names_of(course.sitting().seats())),
      view_(course.game().look(course.viewer())),
      facts_(desk::facts(view_)) {}

bool TableSight::hears_all() const {
    return course_.stage() == Course::Stage::turn_over || course_.stage() == Course::Stage::over ||
           !course_.viewer().is_some();
}

const std::vector<Line>& TableSight::news() {
    if (hears_all()) return log();
    if (!news_) {
        news_ = event_lines(course_.game(), course_.table().news(course_.viewer()), speaker());
        if (news_->empty()) news_->push_back({settings_.say(T::nothing_new), terminal::kQuiet});
    }
    return *news_;
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
