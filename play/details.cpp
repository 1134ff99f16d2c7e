#include <play/details.h>
#include <play/entries.h>
#include <play/layout.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using T = present::TableText;

namespace {

void add_reasons(const Answer& answer, const present::Phrasebook& book, const Style& style, std::vector<Line>& lines) {
    lines.push_back({book.say(T::impossible), Look{.ink = kBad, .is_bold = true}});
    for (const std::string& reason : answer.reasons)
        lines.push_back({std::string(bullet(style)) + " " + reason, Look{.ink = kBad}});
}

void add_preview(const table::Table& table, const Question& question, const Answer& answer,
                 const protocol::Telling& telling, const Style& style, std::vector<Line>& lines) {
    const auto preview = table.game().preview(question.player(), answer.option, true);
    if (!preview) return;
    const present::Phrasebook& book = telling.speaker().book;
    lines.push_back({book.say(T::effects), Look{.ink = kGood, .is_bold = true}});
    const std::size_t before = lines.size();
    for (Line& line : event_lines(table.game(), *preview, telling))
        lines.push_back({std::string(bullet(style)) + " " + line.text, Look{.ink = kLegal}});
    const bool is_hidden = !preview->find("hidden")->as_list()->empty();
    if (is_hidden) lines.push_back({book.say(T::hidden_until_then), kQuiet});
    if (lines.size() == before) lines.push_back({book.say(T::nothing_certain), kQuiet});
}

void add_entry(const present::Entry& entry, std::vector<Line>& lines) {
    if (!lines.empty()) lines.push_back({});
    lines.push_back({entry.title, kStrong});
    for (const std::string& sentence : entry.text) lines.push_back({sentence, kQuiet});
}

}  // namespace

std::vector<Line> event_lines(const protocol::GameSession& game, Document events, const protocol::Telling& telling) {
    game.tell(telling, events);
    std::vector<Line> lines;
    for (const Document& event : *events.find("events")->as_list())
        lines.push_back({*event.find("text")->as_text(), kPlain});
    return lines;
}

std::vector<Line> details_of(const table::Table& table, const Question& question, const Answer& answer,
                             const protocol::Telling& telling, const Style& style) {
    std::vector<Line> lines;
    const present::Phrasebook& book = telling.speaker().book;
    if (!answer.is_possible()) {
        add_reasons(answer, book, style, lines);
    } else if (!question.is_pick()) {
        add_preview(table, question, answer, telling, style, lines);
    }
    if (const present::Entry* entry = find_entry(*telling.language, table.game_name(), answer.option))
        add_entry(*entry, lines);
    return lines;
}

void draw_lines(Region region, const std::vector<Line>& lines, bool from_end) {
    std::vector<Line> rows;
    for (const Line& line : lines) {
        if (static_cast<int>(width(line.text)) <= region.columns()) {
            rows.push_back(line);
            continue;
        }
        const auto parts = wrapped(line.text, static_cast<std::size_t>(std::max(region.columns(), 2)));
        for (const std::string& part : parts) rows.push_back({part, line.look});
    }
    const auto height = static_cast<std::size_t>(std::max(region.rows(), 0));
    const std::size_t skipped = from_end && rows.size() > height ? rows.size() - height : 0;
    for (std::size_t y = 0; y < height && y + skipped < rows.size(); ++y)
        region.put(0, static_cast<int>(y), rows[y + skipped].text, rows[y + skipped].look);
}

}  // namespace planitia::play
