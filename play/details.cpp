#include <desk/preview.h>
#include <play/details.h>
#include <play/layout.h>
#include <terminal/card_drawing.h>
#include <terminal/palette.h>

namespace planitia::play {

using namespace terminal;

namespace {

void add_objections(const desk::Answer& answer, const present::Phrasebook& book, const Style& style,
                    std::vector<Line>& lines) {
    lines.push_back({book.say(T::impossible), Look{.ink = kBad, .is_bold = true}});
    for (const desk::Objection& objection : answer.objections)
        lines.push_back({std::string(bullet(style)) + " " + objection.text, Look{.ink = kBad}});
}

/// Where nothing is certain, the text of the card says all.
void add_preview(const desk::Match& match, PlayerId player, const desk::Choice& choice, bool has_text,
                 const present::Speaker& speaker, const Style& style, std::vector<Line>& lines) {
    const desk::Preview preview = desk::previews(match, player, {&choice, 1}, {.further = true}).front();
    if (has_text && preview.certain_events().empty() && !preview.hides_something()) return;
    lines.push_back({speaker.book.say(T::effects), Look{.ink = kGood, .is_bold = true}});
    const std::size_t before = lines.size();
    for (const desk::AnyEvent& event : preview.certain_events())
        lines.push_back(
            {std::string(bullet(style)) + " " + desk::event_text(match, event, speaker), Look{.ink = kLegal}});
    if (preview.hides_something()) lines.push_back({speaker.book.say(T::hidden_until_then), kQuiet});
    if (lines.size() == before) lines.push_back({speaker.book.say(T::nothing_certain), kQuiet});
}

void add_entry(const present::Entry& entry, const present::Phrasebook& book, std::vector<Line>& lines) {
    if (!lines.empty()) lines.push_back({});
    lines.push_back({entry.title, kStrong});
    lines.push_back({caption(book, entry), kQuiet});
    for (const std::string& sentence : entry.text) lines.push_back({sentence, kQuiet});
}

}  // namespace

std::vector<Line> details_of(const desk::Match& match, const desk::Question& question, const desk::Answer& answer,
                             const present::Speaker& speaker, const Style& style) {
    std::vector<Line> lines;
    if (!question.about.empty()) lines.push_back({question.about, kQuiet});
    if (!answer.is_possible()) {
        add_objections(answer, speaker.book, style, lines);
    } else if (!question.pick) {
        add_preview(match, question.player, question.choice(answer), answer.entry != nullptr, speaker, style, lines);
    }
    if (answer.entry != nullptr) add_entry(*answer.entry, speaker.book, lines);
    return lines;
}

}  // namespace planitia::play
