/// What the question at hand and the selected option are about.
#pragma once
#include <terminal/board.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace planitia::terminal {

/// How something stands to the question at hand.
enum class Mark : std::uint8_t {
    none,
    possible,  ///< a legal option is about it
    selected,  ///< the selected option is about it
};

/// `Subject` is whatever the options of a game can be about.
template <class Subject>
class Marks {
  public:
    template <class Option>
    Marks(const Scene& scene, std::vector<Subject> (*subjects_of)(const Option&)) {
        if (scene.selected != nullptr) selected_ = subjects_of(std::get<Option>(*scene.selected));
        if (scene.question == nullptr || scene.question->pick) return;  // any of a set: nothing stands out
        for (const desk::AnswerGroup& group : scene.question->groups)
            for (const desk::Answer& answer : group.answers)
                if (answer.is_possible())
                    for (const Subject& subject : subjects_of(std::get<Option>(answer.option)))
                        possible_.push_back(subject);
    }

    Mark of(const Subject& subject) const {
        if (std::find(selected_.begin(), selected_.end(), subject) != selected_.end()) return Mark::selected;
        const bool is_possible = std::find(possible_.begin(), possible_.end(), subject) != possible_.end();
        return is_possible ? Mark::possible : Mark::none;
    }

  private:
    std::vector<Subject> selected_;
    std::vector<Subject> possible_;
};

}  // namespace planitia::terminal
