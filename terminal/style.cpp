#include <sys/ioctl.h>
#include <terminal/style.h>
#include <unistd.h>

#include <cstdlib>

namespace planitia::terminal {

namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

/// The first of these that is set decides, as for the C library.
bool says_unicode() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const std::string_view value = environment(name); !value.empty())
            return value.find("UTF-8") != std::string_view::npos || value.find("utf8") != std::string_view::npos;
    return false;
}

int columns_of_output() {
    if (const int columns = std::atoi(std::string(environment("COLUMNS")).c_str()); columns > 0) return columns;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}

std::string_view code(Paint paint) {
    switch (paint) {
        case Paint::plain: return "";
        case Paint::bold: return "1";
        case Paint::faint: return "2";
        case Paint::italic: return "3";
        case Paint::green: return "1;97;48;5;29";
        case Paint::blue: return "1;97;48;5;25";
        case Paint::red: return "1;97;48;5;124";
        case Paint::slate: return "1;97;48;5;240";
    }
    return "";
}

}  // namespace

Style style_of_output() {
    const bool is_terminal = isatty(STDOUT_FILENO) == 1;
    const bool is_able = is_terminal && environment("TERM") != "dumb" && !environment("TERM").empty();
    const bool has_colour = is_able && environment("NO_COLOR").empty();
    const std::string_view depth = environment("COLORTERM");
    return {.has_colour = has_colour,
            .has_true_colour = has_colour && (depth == "truecolor" || depth == "24bit"),
            .has_attributes = is_able,
            .has_unicode = !is_terminal || says_unicode(),
            .columns = is_terminal ? columns_of_output() : 0};
}

std::string shown(const Style& style, std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
        {"·", "|"}, {"→", "->"}, {"−", "-"}, {"★", "*"}, {"◷", "t"}, {"↯", "E"}, {"▣", "A"},
        {"≈", "W"}, {"✻", "I"},  {"∴", "R"}, {"ψ", "F"}, {"✚", "M"}, {"¤", "$"}, {"◈", "*"}};
    std::string plain(text);
    if (style.has_unicode) return plain;
    for (const auto& [sign, letter] : kSigns)
        for (std::size_t at = plain.find(sign); at != std::string::npos; at = plain.find(sign, at + letter.size()))
            plain.replace(at, sign.size(), letter);
    return plain;
}

std::string painted(const Style& style, Paint paint, std::string_view text) {
    if (!style.has_colour || paint == Paint::plain) return std::string(text);
    return "\x1b[" + std::string(code(paint)) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace planitia::terminal
