#include <terminal/terraforming/table.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::terminal {

using L = present::TerraformingLabel;

Look marked(const TerraformingTable& table, const TerraformingSubject& subject, const Look& otherwise) {
    Look look = otherwise;
    switch (table.marks.of(subject)) {
        case Mark::none: break;
        case Mark::possible: look.is_underlined = true; break;
        case Mark::selected:
            look.ink = kLegal;
            look.is_inverse = true;
            break;
    }
    return look;
}

void put_heading(const TerraformingTable& table, Region region, int y, std::string_view title, std::string_view note) {
    const Look line{.ink = kLine};
    const std::string_view dash = table.either("─", "-");
    int x = region.put_cut(0, y, region.columns(), title, {.ink = kAccent, .is_bold = true}) + 1;
    if (!note.empty() && x + static_cast<int>(width(note)) <= region.columns()) x = region.put(x, y, note, kQuiet) + 1;
    while (x < region.columns()) x = region.put(x, y, dash, line);
}

int put_rest(const TerraformingTable& table, Region region, std::size_t items) {
    const int count = static_cast<int>(items);
    if (count <= region.rows()) return count;
    const int shown = std::max(region.rows() - 1, 0);
    region.put_cut(0, shown, region.columns(), table.say(L::more, {{"n", count - shown}}), kQuiet);
    return shown;
}

}  // namespace planitia::terminal
