#include <terminal/board.h>

namespace planitia::terminal {

std::vector<CandidateGroup> candidates_of(const Style& style, const std::vector<desk::AnswerGroup>& groups,
                                          const std::function<Document(const desk::AnyOption&)>& write) {
    std::vector<CandidateGroup> all;
    for (const desk::AnswerGroup& group : groups) {
        all.push_back({group.title, {}});
        for (const desk::Answer& answer : group.answers)
            all.back().candidates.push_back({write(answer.option), answer.label, shown(style, answer.note)});
    }
    return all;
}

}  // namespace planitia::terminal
