#include <present/terraforming/effect_text.h>
#include <terminal/terraforming/map_panel.h>
#include <terminal/terraforming/signs.h>
#include <terminal/text.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;
using P = present::TerraformingPhrase;

namespace {

constexpr int kRows = 9;
constexpr int kWidest = 9;
/// From the largest to the smallest.
constexpr std::array<HexSize, 3> kSizes = {{{8, 3}, {6, 2}, {4, 1}}};
/// Room for the bracket left of the first space, and for the numbers of rows where spaces do not show their places.
int margin_of(HexSize hex) { return hex.rows == 1 ? 2 : 1; }

struct Corner {
    int x = 0;
    int y = 0;
};
Corner corner_of(SpaceId id, HexSize hex) {
    const RowPlace at = row_place(id);
    const int indent = std::abs(at.row - 5) * hex.columns / 2;
    return {margin_of(hex) + indent + (at.place - 1) * hex.columns, (at.row - 1) * hex.rows};
}

/// What lies off the planet stands in the lower corners, when there is something or something may come.
void draw_off_planet(const TerraformingTable& table, Region region, SpaceId id, HexSize hex) {
    const HexFace face = face_of(table, id);
    if (!face.has_tile && !face.is_legal && !face.is_selected) return;
    const int y = kRows * hex.rows - 1;
    const bool is_left = id == kPhobos;
    const std::string name = table.book().say(is_left ? P::space_phobos : P::space_ganymede);
    const int columns = 2 * hex.columns - 5;
    const int from = is_left ? margin_of(hex) : map_size(hex).columns - columns - 5;
    region.put(from, y, first_letters(name, columns), {.ink = face.is_selected ? kLegal : kText});
    const int x = from + columns + 1;
    draw_hex(table, region, x, y, {4, 1}, face);
}

}  // namespace

Size map_size(HexSize hex) { return {margin_of(hex) + kWidest * hex.columns, kRows * hex.rows}; }

HexSize hex_size_for(Size room) {
    for (HexSize hex : kSizes)
        if (map_size(hex).columns <= room.columns && map_size(hex).rows <= room.rows) return hex;
    return kSizes.back();
}

void draw_map(const TerraformingTable& table, Region region, HexSize hex) {
    SpaceId selected;
    for (std::size_t i = 0; i < kMapSpaces; ++i) {
        const SpaceId id{i};
        const HexFace face = face_of(table, id);
        if (face.is_selected) selected = id;
        const Corner corner = corner_of(id, hex);
        draw_hex(table, region, corner.x, corner.y, hex, face);
    }
    // Its brackets stand in the gaps, over the neighbours.
    if (selected.is_some())
        draw_hex(table, region, corner_of(selected, hex).x, corner_of(selected, hex).y, hex, face_of(table, selected));
    for (int row = 0; hex.rows == 1 && row < kRows; ++row) region.put(0, row, std::to_string(row + 1), kQuiet);
    for (SpaceId id : {kPhobos, kGanymede}) draw_off_planet(table, region, id, hex);
}

int draw_legend(const TerraformingTable& table, Region region) {
    const auto entry = [](std::string_view sign, const std::string& what) { return std::string(sign) + " " + what; };
    const MapInfo& map = table.position().map();
    std::vector<std::string> parts = {
        entry(table.either("≈", "~~"), table.word(present::TerraformingNoun::ocean)),
        entry(table.either("♣", "G"), table.word(present::TerraformingNoun::greenery)),
        entry(table.either("⌂", "C"), table.word(present::TerraformingNoun::city)),
        entry("Xx", table.say(L::legend_special)),
        entry("~", table.say(L::legend_ocean_area)),
    };
    const auto add = [&](std::string_view sign, const std::string& what) { parts.push_back(entry(sign, what)); };
    if (!map.volcanic.empty()) add("^", table.say(L::legend_volcanic));
    if (map.noctis.is_some()) add("N", "Noctis");
    add("+", table.say(L::legend_legal));
    add(table.say(L::letter_plants), table.word(Resource::plants));
    add(table.say(L::letter_steel), table.word(Resource::steel));
    add(table.say(L::letter_titanium), table.word(Resource::titanium));
    if (!map.showing[Resource::heat].empty()) add(heat_sign(table), table.word(Resource::heat));
    add(table.say(L::letter_card), table.word(present::TerraformingNoun::card));
    for (SpaceId each : map.priced) {
        std::string sign;
        for (const Piece& piece : face_of(table, each).bonuses) sign += piece.text;
        if (!sign.empty()) add(sign, present::effects_clause(table.book(), map.space(each).bonus));
    }
    int x = 0;
    int y = 0;
    for (const std::string& part : parts)
        for (const std::string& line : wrapped(part, static_cast<std::size_t>(std::max(region.columns(), 1)))) {
            if (x > 0 && x + static_cast<int>(width(line)) > region.columns()) {
                x = 0;
                ++y;
            }
            x = region.put(x, y, line, kQuiet) + 3;
        }
    return y + 1;
}

}  // namespace planitia::terminal
