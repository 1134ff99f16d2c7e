#include <terminal/canvas.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::terminal {

Canvas::Canvas(Size size)
    : size_{std::max(size.columns, 0), std::max(size.rows, 0)},
      cells_(static_cast<std::size_t>(size_.columns) * static_cast<std::size_t>(size_.rows)) {}

std::string Canvas::text() const {
    std::string all;
    for (int y = 0; y < size_.rows; ++y) {
        std::string line;
        for (int x = 0; x < size_.columns; ++x) line += cell(x, y).text;
        line.erase(line.find_last_not_of(' ') + 1);
        all += line + '\n';
    }
    return all;
}

void Canvas::break_wide(int x, int y) {
    if (cell(x, y).text.empty() && x > 0) cell(x - 1, y).text = " ";
    if (x + 1 < size_.columns && cell(x + 1, y).text.empty()) cell(x + 1, y).text = " ";
}

// ---- regions

namespace {

/// What a terminal would obey, and what turns the direction of a row or ends it: names come from people and from files.
bool is_control(std::string_view character) {
    const auto byte = [&](std::size_t i) {
        return static_cast<unsigned char>(i < character.size() ? character[i] : 0);
    };
    if (byte(0) < 0x20 || byte(0) == 0x7F || (byte(0) == 0xC2 && byte(1) < 0xA0)) return true;
    const std::string_view letter = character.substr(0, 3);
    return letter.starts_with("\u061C") || letter == "\u200E" || letter == "\u200F" ||
           (letter >= "\u2028" && letter <= "\u202E") || (letter >= "\u2066" && letter <= "\u2069");
}

}  // namespace

Region::Region(Canvas& canvas) : Region(canvas, {0, 0, canvas.size().columns, canvas.size().rows}) {}

Region Region::part(Rect rect) const {
    const int left = std::clamp(rect.x, 0, area_.columns);
    const int top = std::clamp(rect.y, 0, area_.rows);
    const int right = std::clamp(rect.x + rect.columns, left, area_.columns);
    const int bottom = std::clamp(rect.y + rect.rows, top, area_.rows);
    return Region(*canvas_, {area_.x + left, area_.y + top, right - left, bottom - top});
}

int Region::put(int x, int y, std::string_view text, const Look& look) {
    for (std::string_view rest = text; !rest.empty();) {
        std::string_view character = first_cluster(rest);
        rest.remove_prefix(character.size());
        if (is_control(character)) character = "?";
        if (character == kNoBreakSpace) character = " ";  // the line is broken by now
        const int columns = static_cast<int>(width(character));
        if (columns > 0 && holds(x, y) && holds(x + columns - 1, y)) {
            for (int i = 0; i < columns; ++i) canvas_->break_wide(area_.x + x + i, area_.y + y);
            for (int i = 0; i < columns; ++i) {
                Cell& cell = canvas_->cell(area_.x + x + i, area_.y + y);
                const std::optional<Rgb> ground = cell.look.ground;
                cell.text = i == 0 ? character : "";
                cell.look = look;
                if (!look.ground) cell.look.ground = ground;
            }
        }
        x += columns;
    }
    return x;
}

int Region::put_cut(int x, int y, int columns, std::string_view text, const Look& look) {
    return put(x, y, cut(text, static_cast<std::size_t>(std::max(columns, 0))), look);
}

void Region::put_left_of(int x, int y, std::string_view text, const Look& look) {
    put(x - static_cast<int>(width(text)), y, text, look);
}

void Region::put_centred(int y, std::string_view text, const Look& look) {
    put((columns() - static_cast<int>(width(text))) / 2, y, text, look);
}

int Region::put_wrapped(int y, std::string_view text, const Look& look) {
    for (const std::string& line : wrapped(text, static_cast<std::size_t>(std::max(columns(), 1))))
        put(0, y++, line, look);
    return y;
}

void Region::fill(const Look& look) {
    const std::string spaces(static_cast<std::size_t>(columns()), ' ');
    for (int y = 0; y < rows(); ++y) put(0, y, spaces, look);
}

void Region::tint(Rect rect, const Look& look) {
    const Region inside = part(rect);
    for (int y = 0; y < inside.rows(); ++y)
        for (int x = 0; x < inside.columns(); ++x) {
            Cell& cell = canvas_->cell(inside.area_.x + x, inside.area_.y + y);
            const std::optional<Rgb> ground = cell.look.ground;
            cell.look = look;
            if (!look.ground) cell.look.ground = ground;
        }
}

void Region::paste(const Canvas& canvas, int from) {
    for (int y = 0; y < area_.rows && y + from < canvas.size().rows; ++y)
        for (int x = 0; x < std::min(area_.columns, canvas.size().columns); ++x)
            canvas_->cell(area_.x + x, area_.y + y) = canvas.cell(x, y + from);
}

Region Region::frame(const Style& style, std::string_view title, const Look& look) {
    const auto sign = [&](const char* unicode, const char* ascii) { return style.has_unicode ? unicode : ascii; };
    const int right = columns() - 1;
    const int bottom = rows() - 1;
    for (int x = 1; x < right; ++x) {
        put(x, 0, sign("─", "-"), look);
        put(x, bottom, sign("─", "-"), look);
    }
    for (int y = 1; y < bottom; ++y) {
        put(0, y, sign("│", "|"), look);
        put(right, y, sign("│", "|"), look);
    }
    put(0, 0, sign("╭", "+"), look);
    put(right, 0, sign("╮", "+"), look);
    put(0, bottom, sign("╰", "+"), look);
    put(right, bottom, sign("╯", "+"), look);
    if (!title.empty() && columns() > 6)
        put(2, 0, " " + cut(title, static_cast<std::size_t>(columns() - 6)) + " ", look.bold());
    return part({1, 1, columns() - 2, rows() - 2});
}

// ---- escape sequences

namespace {

/// The nearest of the 6 × 6 × 6 colours that terminals with 256 colours have; of the 24 greys, where there is little colour:
/// the steps between dark colours are so large that brown would become olive.
int nearest_of_256(Rgb colour) {
    constexpr int kLittle = 40;
    const auto [least, most] = std::minmax<int>({colour.red, colour.green, colour.blue});
    if (most - least < kLittle && most < 0xee && most > 8)
        return 232 + std::clamp(((colour.red + colour.green + colour.blue) / 3 - 3) / 10, 0, 23);
    const auto step = [](int level) { return level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40; };
    return 16 + 36 * step(colour.red) + 6 * step(colour.green) + step(colour.blue);
}

std::string colour_code(const Style& style, Rgb colour, const char* which) {
    std::string code = std::string(";") + which;
    if (!style.has_true_colour) return code + ";5;" + std::to_string(nearest_of_256(colour));
    return code + ";2;" + std::to_string(colour.red) + ';' + std::to_string(colour.green) + ';' +
           std::to_string(colour.blue);
}

std::string code_of(const Style& style, const Look& look) {
    std::string code = "\x1b[0";
    if (look.is_bold) code += ";1";
    if (look.is_faint) code += ";2";
    if (look.is_underlined) code += ";4";
    if (look.is_inverse) code += ";7";
    if (style.has_colour && look.ink) code += colour_code(style, *look.ink, "38");
    if (style.has_colour && look.ground) code += colour_code(style, *look.ground, "48");
    return code + 'm';
}

/// A plain sign for one that a terminal without Unicode may not have. Letters stay: words have no other.
std::string_view plain(std::string_view sign) {
    static constexpr std::pair<std::string_view, std::string_view> kPlain[] = {
        {"…", "~"},  {"·", "-"},  {"−", "-"}, {"–", "-"}, {"—", "-"}, {"“", "\""}, {"”", "\""}, {"„", "\""},
        {"«", "\""}, {"»", "\""}, {"’", "'"}, {"€", "E"}, {"×", "x"}, {"°", " "},  {"₂", "2"},  {"→", ">"}};
    for (const auto& [from, to] : kPlain)
        if (from == sign) return to;
    return sign;
}

}  // namespace

std::string rendered_row(const Style& style, const Canvas& canvas, int y) {
    std::string row;
    const Look* last = nullptr;
    for (int x = 0; x < canvas.size().columns; ++x) {
        const Cell& cell = canvas.cell(x, y);
        if (style.has_attributes && (last == nullptr || !(cell.look == *last))) row += code_of(style, cell.look);
        last = &cell.look;
        row += style.has_unicode ? std::string_view(cell.text) : plain(cell.text);
    }
    return style.has_attributes ? row + "\x1b[0m" : row;
}

}  // namespace planitia::terminal
