#include <desk/question.h>
#include <play/lines.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;

std::vector<Line> event_lines(const desk::Match& match, std::span<const desk::Line> events,
                              const present::Speaker& speaker) {
    std::vector<Line> lines;
    for (const desk::Line& each : events) lines.push_back({desk::event_text(match, each.event, speaker), kPlain});
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
