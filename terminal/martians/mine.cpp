#include <martians/rules/effects/mining.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;

namespace {

constexpr Rgb kHidden{0x5e, 0x33, 0x24};
constexpr Rgb kShown{0x70, 0x50, 0x34};
constexpr Rgb kHole{0x17, 0x12, 0x12};
constexpr int kPitch = 4;  ///< columns from one hex to the next
constexpr int kMapColumns = 7 * kPitch + 1;
constexpr int kMapRows = 7;

void repeat(std::string& text, int n, std::string_view sign) {
    for (int i = 0; i < n; ++i) text += sign;
}

/// Up to three signs; the one token with four has figures.
std::string shown_text(const MartiansTable& table, const TokenInfo& token) {
    if (token.ice + token.regolith > 3) return std::to_string(token.ice) + "+" + std::to_string(token.regolith);
    std::string text;
    repeat(text, token.ice, good_sign(table, Good::ice));
    repeat(text, token.regolith, good_sign(table, Good::regolith));
    return text;
}

struct Hex {
    std::string text;
    Look look;
};

Hex hex_of(const MartiansTable& table, HexId id) {
    const TokenId token = table.now.tokens[id.index()];
    if (!token.is_some()) return {table.sign("·", "."), {.ink = kLine, .ground = kHole}};
    if (token == kHiddenToken || !table.now.face_up.contains(id)) return {"?", {.ink = kSecondText, .ground = kHidden}};
    const TokenInfo& shown = info(token);
    return {shown_text(table, shown), {.ink = shown.regolith == 0 ? kIce : kText, .ground = kShown, .is_bold = true}};
}

std::string centred(std::string_view text) {
    return padded(width(text) < 2 ? " " + std::string(text) : std::string(text), kPitch - 1);
}

void draw_hex(const MartiansTable& table, Region map, HexId id) {
    const Axial place = kHexPlaces[id.index()];
    const int row = place.r + 3;
    const int x = kPitch * (place.q + 3) + kPitch / 2 * place.r + 1;
    const Hex hex = hex_of(table, id);
    const Mark mark = table.mark(id);
    const bool is_machine = table.now.machine == id;
    Look look = table.look(mark, hex.look);
    if (is_machine && mark != Mark::selected)
        look = {.ink = kSurface, .ground = kAccent, .is_bold = true, .is_inverse = !table.style.has_colour};
    map.put(x - 1, row, is_machine ? "@" : table.lead(mark), {.ink = is_machine ? kAccent : kLegal, .is_bold = true});
    map.put(x, row, centred(hex.text), look);
}

int draw_legend(const MartiansTable& table, Region region) {
    const auto item = [&](const std::string& sign, const std::string& text, Rgb colour) {
        return Pieces{{sign + " ", {.ink = colour, .is_bold = true}}, {text, kQuiet}};
    };
    return put_flow(
        region, 0,
        {item("@", table.say(L::machine), kAccent), item("?", table.say(L::face_down), kSecondText),
         item(good_sign(table, Good::ice), good_title(table, Good::ice), good_colour(Good::ice)),
         item(good_sign(table, Good::regolith), good_title(table, Good::regolith), good_colour(Good::regolith))});
}

int face_down(const Position& position) {
    int n = 0;
    for (std::size_t i = 0; i < kHexes; ++i)
        n += position.tokens[i].is_some() && !position.face_up.contains(HexId{i}) ? 1 : 0;
    return n;
}

}  // namespace

/// Beside the map where there is room, else below it.
int draw_mine(const MartiansTable& table, Region region) {
    constexpr int kLegendColumns = 18;
    const bool is_beside = region.columns() >= kMapColumns + kLegendColumns;
    const int left = is_beside ? 0 : std::max(0, (region.columns() - kMapColumns) / 2);
    Region map = region.part({left, 0, kMapColumns, kMapRows});
    for (std::size_t i = 0; i < kHexes; ++i) draw_hex(table, map, HexId{i});
    Region rest = is_beside ? region.part({kMapColumns + 2, 0, region.columns() - kMapColumns - 2, region.rows()})
                            : region.part({1, kMapRows, region.columns() - 1, region.rows() - kMapRows});
    const int legend = draw_legend(table, rest);
    const int tokens = static_cast<int>(tokens_left(table.now).size());
    const int rows =
        rest.put_wrapped(legend, table.say(L::mine_left, {{"n", tokens}, {"m", face_down(table.now)}}), kQuiet);
    return is_beside ? std::max(kMapRows, rows) : kMapRows + rows;
}

}  // namespace planitia::terminal
