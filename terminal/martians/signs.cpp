#include <present/martians/signs.h>
#include <terminal/martians/signs.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;

namespace {

constexpr Rgb kViolet{0xc0, 0xa6, 0xff};

constexpr Rgb kGoodColours[] = {
    kViolet,             // energy
    {0xd9, 0xac, 0x74},  // aux
    {0x77, 0xbf, 0xf5},  // water
    kIce,                // ice
    {0xe8, 0x85, 0x58},  // regolith
    {0xa4, 0xda, 0x72},  // food
    {0xf3, 0x94, 0xc2},  // medicine
    kGold,               // money
    {0xf0, 0xe4, 0x42},  // samples
    {0xff, 0x85, 0x75},
    {0x7f, 0xcf, 0x97},
    {0x7c, 0xb4, 0xff},
};

Look stock_look(const MartiansTable& table, int needs, Good good) {
    const bool is_short = table.now.goods(table.focus())[good] < needs;
    return {.ink = is_short ? kBad : good_colour(good), .is_underlined = is_short};
}

}  // namespace

std::string good_sign(const MartiansTable& table, Good good) {
    return shown(table.style, present::good_sign(table.book, good));
}

Rgb good_colour(Good good) { return kGoodColours[static_cast<std::size_t>(good)]; }

std::string good_title(const MartiansTable& table, Good good) {
    return good == Good::aux ? present::capitalised(table.say(L::aux)) : table.noun(table.book.noun(good));
}

std::string need_sign(const MartiansTable& table, Need need) {
    switch (need) {
        case Need::oxygen: return "O2";
        case Need::sickness: return table.sign("✚", "+");
        case Need::hunger: return table.sign("ψ", "F");
        case Need::count_: break;
    }
    return {};
}

Rgb need_colour(Need need) {
    switch (need) {
        case Need::oxygen: return kIce;
        case Need::sickness: return good_colour(Good::medicine);
        default: return kGold;
    }
}

std::string need_title(const MartiansTable& table, Need need) {
    switch (need) {
        case Need::oxygen: return table.say(L::oxygen);
        case Need::sickness: return table.say(L::sickness);
        case Need::hunger: return table.say(L::hunger);
        case Need::count_: break;
    }
    return {};
}

Piece time_piece(const MartiansTable& table, int n) { return {shown(table.style, present::time_sign(n)), kPlain}; }

Piece good_piece(const MartiansTable& table, int n, Good good) {
    return {shown(table.style, present::goods_sign(table.book, n, good)), {.ink = good_colour(good)}};
}

Piece reputation_piece(const MartiansTable& table, int n) {
    return {shown(table.style, present::reputation_sign(n)), {.ink = kGold}};
}

Pieces price_pieces(const MartiansTable& table, const present::Price& price) {
    Pieces pieces;
    for (const present::PriceSign& sign : present::price_signs(table.book, price)) {
        if (!pieces.empty()) pieces.push_back({" "});
        pieces.push_back(
            {shown(table.style, sign.text), sign.good == Good::count_ ? kPlain : stock_look(table, sign.n, sign.good)});
    }
    return pieces;
}

Pieces arrow(const MartiansTable& table, const Piece& gained) {
    return {{std::string(" ") + table.sign("→", ">") + " ", kQuiet}, gained};
}

}  // namespace planitia::terminal
