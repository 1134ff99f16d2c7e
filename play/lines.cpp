#include <desk/question.h>
#include <play/lines.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;

namespace {

/// Lines that say the same of several things are one, such as “Luna, Titan: marker +1 step”.
bool joins(std::string& line, std::string_view next) {
    const std::size_t colon = next.find(": ");
    if (colon == std::string_view::npos || !line.ends_with(next.substr(colon))) return false;
    const std::string_view name = next.substr(0, colon);
    const std::size_t end = line.size() - (next.size() - colon);
    const std::string_view names = std::string_view(line).substr(0, end);
    if (names.find(name) != std::string_view::npos || names.find(':') != std::string_view::npos) return false;
    line.insert(end, ", " + std::string(name));
    return true;
}

}  // namespace

std::vector<Line> event_lines(const desk::Match& match, std::span<const desk::Line> events,
                              const present::Speaker& speaker) {
    std::vector<Line> lines;
    for (const desk::Line& each : desk::told(events)) {
        std::string text = desk::event_text(match, each.event, speaker);
        if (lines.empty() || !joins(lines.back().text, text)) lines.push_back({std::move(text), kPlain});
    }
    return lines;
}

std::vector<Line> wrapped_lines(const std::vector<Line>& lines, int columns) {
    std::vector<Line> rows;
    for (const Line& line : lines) {
        if (static_cast<int>(width(line.text)) <= columns) {
            rows.push_back(line);
            continue;
        }
        const auto parts = wrapped(line.text, static_cast<std::size_t>(std::max(columns, 2)));
        for (const std::string& part : parts) rows.push_back({part, line.look});
    }
    return rows;
}

int draw_lines(Region region, const std::vector<Line>& lines, int top) {
    const std::vector<Line> rows = wrapped_lines(lines, region.columns());
    const int most = std::max(0, static_cast<int>(rows.size()) - region.rows());
    top = std::clamp(top, 0, most);
    for (int y = 0; y < region.rows() && y + top < static_cast<int>(rows.size()); ++y) {
        const Line& row = rows[static_cast<std::size_t>(y + top)];
        region.put(0, y, row.text, row.look);
    }
    return top;
}

void draw_first_lines(Region region, const std::vector<Line>& lines, const Style& style) {
    std::vector<Line> rows = wrapped_lines(lines, region.columns());
    const auto most = static_cast<std::size_t>(region.rows());
    if (most == 0) return;
    if (rows.size() > most) {
        rows.resize(most);
        rows.back() = {style.has_unicode ? "… ?" : "... ?", kQuiet};
    }
    draw_lines(region, rows);
}

std::vector<Line> shortened(const std::vector<Line>& lines, Size room) {
    const auto rows_of = [&](const Line& line) { return static_cast<int>(wrapped_lines({line}, room.columns).size()); };
    int rows = 0;
    for (const Line& line : lines) rows += rows_of(line);
    std::vector<Line> kept;
    for (const Line& line : lines) {
        const bool is_deed = line.text.ends_with('.');
        if (is_deed || rows <= room.rows) {
            kept.push_back(line);
        } else {
            rows -= rows_of(line);
        }
    }
    return kept;
}

void draw_last_lines(Region region, const std::vector<Line>& lines, const Style& style) {
    std::size_t first = lines.size();
    int left = region.rows();
    for (; first > 0; --first) {
        left -= static_cast<int>(wrapped_lines({lines[first - 1]}, region.columns()).size());
        const int kept = first > 1 ? 1 : 0;  // for the sign that there is more
        if (left < kept) break;
    }
    std::vector<Line> shown(lines.begin() + static_cast<std::ptrdiff_t>(first), lines.end());
    if (shown.empty()) {  // not even the last one: its end
        draw_lines(region, lines, static_cast<int>(wrapped_lines(lines, region.columns()).size()));
        return;
    }
    if (first > 0) shown.insert(shown.begin(), {style.has_unicode ? "…" : "...", kQuiet});
    draw_lines(region, shown);
}

}  // namespace planitia::play
