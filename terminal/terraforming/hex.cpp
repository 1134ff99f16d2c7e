#include <terminal/terraforming/hex.h>
#include <terminal/terraforming/signs.h>
#include <terminal/text.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

// The nearest of 256 colours are as far apart as these.
constexpr Rgb kLandGround{0x7a, 0x2e, 0x1a};
constexpr Rgb kOceanAreaGround{0x16, 0x3c, 0x74};
constexpr Rgb kOceanGround{0x2b, 0x7f, 0xbd};
constexpr Rgb kGreeneryGround{0x2a, 0x7d, 0x2c};
constexpr Rgb kCityGround{0x8b, 0x8d, 0x94};
constexpr Rgb kSpecialGround{0x5a, 0x40, 0x78};
constexpr Rgb kLegalGround{0x8a, 0x62, 0x2a};
constexpr Rgb kPlaceInk{0xb8, 0x7a, 0x62};
constexpr Rgb kDark{0x1a, 0x12, 0x10};
constexpr Rgb kBright{0xff, 0xff, 0xff};

// -- what a space shows

/// What the bonus of a space brings, and what it costs.
struct Bonus {
    ByResource<int> gains = {};
    int cards = 0;
    int price = 0;
    int oceans = 0;
};

Bonus bonus_of(const Space& space) {
    Bonus bonus;
    for (std::uint16_t at = space.bonus.begin; at < space.bonus.end; ++at) {
        if (const auto* gain = std::get_if<Gain>(&kEffects[at])) bonus.gains[gain->resource] += gain->amount.each;
        if (const auto* draw = std::get_if<Draw>(&kEffects[at])) bonus.cards += draw->amount.each;
        if (const auto* pay = std::get_if<Pay>(&kEffects[at])) bonus.price += pay->cost;
        if (std::holds_alternative<PlaceTile>(kEffects[at])) ++bonus.oceans;
    }
    return bonus;
}

void add_bonus(Pieces& pieces, const std::string& letter, int n, Rgb ink) {
    for (; n > 0; --n) pieces.push_back({letter, {.ink = ink, .is_bold = true}});
}

Pieces bonuses_of(const TerraformingTable& table, const Space& space) {
    const Bonus bonus = bonus_of(space);
    Pieces pieces;
    const auto add = [&](Resource resource, const std::string& letter) {
        add_bonus(pieces, letter, bonus.gains[resource], colour_of(resource));
    };
    add(Resource::plants, table.say(L::letter_plants));
    add(Resource::steel, table.say(L::letter_steel));
    add(Resource::titanium, table.say(L::letter_titanium));
    add(Resource::heat, std::string(heat_sign(table)));
    add_bonus(pieces, table.say(L::letter_card), bonus.cards, kBright);
    if (bonus.price > 0) pieces.push_back({std::to_string(bonus.price), {.ink = kGold, .is_bold = true}});
    add_bonus(pieces, "~", bonus.oceans, kIce);
    return pieces;
}

Piece terrain_mark(const TerraformingTable& table, const Space& space) {
    if (space.terrain == Terrain::ocean_area) return {"~", {.ink = kIce}};
    if (space.is_volcanic) return {"^", {.ink = kAccent, .is_bold = true}};
    if (space.is_noctis) return {"N", {.ink = kText, .is_bold = true}};
    return {space.bonus.empty() ? std::string(table.either("·", ".")) : "", kQuiet};
}

HexFace free_face(const TerraformingTable& table, SpaceId id) {
    const Space& printed = table.position().map().space(id);
    return {.ground = printed.terrain == Terrain::ocean_area ? kOceanAreaGround : kLandGround,
            .mark = terrain_mark(table, printed),
            .bonuses = bonuses_of(table, printed),
            .is_plain = printed.terrain != Terrain::ocean_area && !printed.is_volcanic && !printed.is_noctis &&
                        printed.bonus.empty()};
}

HexFace tile_face(const TerraformingTable& table, const Placed& placed) {
    HexFace face{.owner = placed.owner, .has_tile = true};
    const auto show = [&](Rgb ground, std::string_view sign, Rgb ink) {
        face.ground = ground;
        face.mark = {std::string(sign), {.ink = ink, .is_bold = true}};
    };
    switch (placed.tile) {
        case Tile::ocean: show(kOceanGround, table.either("≈≈", "~~"), kBright); break;
        case Tile::greenery: show(kGreeneryGround, table.either("♣", "G"), kBright); break;
        case Tile::city: show(kCityGround, table.either("⌂", "C"), kDark); break;
        case Tile::capital: show(kCityGround, table.either("⌂*", "C*"), kDark); break;
        default: show(kSpecialGround, first_letters(table.title(placed.card), 2), kBright); break;
    }
    return face;
}

PlayerId claimant_of(const Position& position, SpaceId id) {
    for (PlayerId each : position.seats())
        if (position.board.claimed_by(each).contains(id)) return each;
    return {};
}

// -- how it is drawn

void put_pieces(Region region, int x, int y, const Pieces& pieces, const Look& over) {
    for (const Piece& piece : pieces) {
        Look look = piece.look;
        if (over.ink) look.ink = over.ink;
        x = region.put(x, y, piece.text, look);
    }
}

/// Dark on the colour of the owner, so that it stands out from every tile.
Piece chip(const TerraformingTable& table, PlayerId owner) {
    return {table.sign(owner), {.ink = kDark, .ground = colour_of(owner), .is_bold = true}};
}

/// The same with the number of equal pieces, where they are several in a row.
Pieces with_numbers(const Pieces& pieces) {
    Pieces result;
    for (std::size_t i = 0; i < pieces.size();) {
        std::size_t end = i + 1;
        while (end < pieces.size() && pieces[end].text == pieces[i].text) ++end;
        result.push_back({(end - i > 1 ? std::to_string(end - i) : "") + pieces[i].text, pieces[i].look});
        i = end;
    }
    return result;
}

/// The mark and the bonuses, or as much of them as there is room for.
Pieces fitting(const HexFace& face, int room) {
    const auto with_mark = [&](Pieces pieces) {
        pieces.insert(pieces.begin(), face.mark);
        return pieces;
    };
    const Pieces few = with_numbers(face.bonuses);
    for (const Pieces& each : {with_mark(face.bonuses), with_mark(few), face.bonuses})
        if (width_of(each) <= room) return each;
    return few;
}

/// In one line: mark, bonuses, owner.
void draw_line(const TerraformingTable& table, Region region, int x, int y, int columns, const HexFace& face,
               const Look& over) {
    const bool has_owner = face.owner.is_some();
    const Pieces pieces = face.is_plain && !has_owner ? Pieces{{face.place, {.ink = kPlaceInk}}}
                                                      : fitting(face, columns - (has_owner ? 1 : 0));
    const bool is_centred = !has_owner && width_of(pieces) == 1;
    put_pieces(region, x + (is_centred ? 1 : 0), y, pieces, over);
    if (face.has_tile && !has_owner)
        put_pieces(region, x + 2, y, {{first_letters(face.mark.text, 1), face.mark.look}}, over);
    if (has_owner) put_pieces(region, x + columns - 1, y, {chip(table, face.owner)}, {});
}

/// In several lines: the mark in the middle, bonuses or owner below, the row and the place in it above, or beside the mark.
void draw_lines(const TerraformingTable& table, Region region, int x, int y, HexSize size, const HexFace& face,
                const Look& over) {
    const int columns = size.columns - 1;
    const auto centre = [&](int row, const Pieces& pieces, const Look& look) {
        put_pieces(region, x + (columns - width_of(pieces)) / 2, y + row, pieces, look);
    };
    const int last = size.rows - 1;
    if (face.has_tile && !face.owner.is_some()) {
        for (int row = 0; row <= last; ++row) centre(row, {face.mark, face.mark}, over);
        return;
    }
    const Piece place{face.place, {.ink = kPlaceInk}};
    if (face.has_tile) {
        centre(last - 1, {face.mark}, over);
    } else if (size.rows > 2) {
        centre(0, {place}, over);
        centre(last - 1, {face.mark}, over);
    } else {
        put_pieces(region, x, y, {place}, over);
        if (!face.is_plain) put_pieces(region, x + columns - 1, y, {face.mark}, over);
    }
    Pieces below = face.bonuses;
    if (face.owner.is_some()) below.push_back(chip(table, face.owner));
    centre(last, below, over.ink && !face.owner.is_some() ? over : Look{});
}

}  // namespace

HexFace face_of(const TerraformingTable& table, SpaceId id) {
    const Placed& placed = table.position().board.at(id);
    HexFace face = placed.tile == Tile::none ? free_face(table, id) : tile_face(table, placed);
    if (!face.has_tile) face.owner = claimant_of(table.position(), id);
    if (is_on_mars(id))
        face.place =
            std::to_string(row_place(id).row) + table.either("·", ".").data() + std::to_string(row_place(id).place);
    const Mark mark = table.marks.of(id);
    face.is_selected = mark == Mark::selected;
    face.is_legal = mark != Mark::none;
    if (face.is_legal) {
        face.mark = {"+", {.ink = kLegal, .is_bold = true}};
        face.is_plain = false;
        face.ground = kLegalGround;
    }
    return face;
}

void draw_hex(const TerraformingTable& table, Region region, int x, int y, HexSize size, const HexFace& face) {
    const Rect rect{x, y, size.columns - 1, size.rows};
    const Look ground =
        face.is_selected ? Look{.ink = kDark, .ground = kLegal} : Look{.ink = kText, .ground = face.ground};
    region.part(rect).fill(ground);
    const Look over = face.is_selected ? Look{.ink = kDark} : Look{};
    if (size.rows == 1) {
        draw_line(table, region, x, y, size.columns - 1, face, over);
    } else {
        draw_lines(table, region, x, y, size, face, over);
    }
    if (!face.is_selected) return;
    const Look bracket{.ink = kLegal, .is_bold = true};
    for (int row = 0; row < size.rows; ++row) {
        region.put(x - 1, y + row, "[", bracket);
        region.put(x + size.columns - 1, y + row, "]", bracket);
    }
}

}  // namespace planitia::terminal
