#include <terminal/martians/signs.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;

namespace {

struct GoodSign {
    const char* unicode;
    const char* ascii;
    Rgb colour;
};

constexpr Rgb kViolet{0xc0, 0xa6, 0xff};

constexpr GoodSign kGoodSigns[] = {
    {"↯", "E", kViolet},             // energy
    {"▣", "A", {0xd9, 0xac, 0x74}},  // aux
    {"≈", "W", {0x77, 0xbf, 0xf5}},  // water
    {"✻", "I", kIce},                // ice
    {"∴", "R", {0xe8, 0x85, 0x58}},  // regolith
    {"ψ", "F", {0xa4, 0xda, 0x72}},  // food
    {"✚", "M", {0xf3, 0x94, 0xc2}},  // medicine
    {"¤", "$", kGold},               // money
    {"◈", "*", {0xf0, 0xe4, 0x42}},  // samples
    {"◈", "*", {0xff, 0x85, 0x75}},
    {"◈", "*", {0x7f, 0xcf, 0x97}},
    {"◈", "*", {0x7c, 0xb4, 0xff}},
};

bool is_sample(Good good) { return good >= Good::mineral_yellow; }

/// The colours begin with different letters in every language.
std::string colour_letter(const MartianTable& table, Good good) {
    return std::string(first_cluster(table.noun(table.book.noun(good))));
}

std::string sample_sign(const MartianTable& table) { return table.sign("◈", "*"); }

Look stock_look(const MartianTable& table, int needs, Good good) {
    const bool is_short = table.now.goods(table.focus())[good] < needs;
    return {.ink = is_short ? kBad : good_colour(good), .is_underlined = is_short};
}

}  // namespace

std::string good_sign(const MartianTable& table, Good good) {
    const GoodSign& sign = kGoodSigns[static_cast<std::size_t>(good)];
    return table.sign(sign.unicode, sign.ascii) + (is_sample(good) ? colour_letter(table, good) : "");
}

Rgb good_colour(Good good) { return kGoodSigns[static_cast<std::size_t>(good)].colour; }

std::string good_title(const MartianTable& table, Good good) {
    return good == Good::aux ? present::capitalised(table.say(L::aux)) : table.noun(table.book.noun(good));
}

std::string need_sign(const MartianTable& table, Need need) {
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

std::string need_title(const MartianTable& table, Need need) {
    switch (need) {
        case Need::oxygen: return table.say(L::oxygen);
        case Need::sickness: return table.say(L::sickness);
        case Need::hunger: return table.say(L::hunger);
        case Need::count_: break;
    }
    return {};
}

Piece time_piece(const MartianTable& table, int n) { return {std::to_string(n) + table.sign("◷", "t"), kPlain}; }

Piece good_piece(const MartianTable& table, int n, Good good) {
    return {std::to_string(n) + good_sign(table, good), {.ink = good_colour(good)}};
}

Piece reputation_piece(const MartianTable& table, int n) {
    return {(n < 0 ? table.sign("−", "-") : "+") + std::to_string(n < 0 ? -n : n) + table.sign("★", "*"),
            {.ink = kGold}};
}

Pieces price_pieces(const MartianTable& table, const present::Price& price) {
    Pieces pieces;
    const auto add = [&](std::string text, Look look) {
        if (!pieces.empty()) pieces.push_back({" "});
        pieces.push_back({std::move(text), look});
    };
    if (price.time > 0) add(time_piece(table, price.time).text, kPlain);
    for (Good good : every<Good>())
        if (const int n = price.goods.goods[good]; n > 0)
            add(std::to_string(n) + good_sign(table, good), stock_look(table, n, good));
    if (const int n = price.goods.any_mineral; n > 0) add(std::to_string(n) + sample_sign(table) + "?", kPlain);
    if (const int n = price.goods.green_or_blue; n > 0)
        add(std::to_string(n) + sample_sign(table) + colour_letter(table, Good::mineral_green) + "/" +
                colour_letter(table, Good::mineral_blue),
            kPlain);
    return pieces;
}

Pieces arrow(const MartianTable& table, const Piece& gained) {
    return {{std::string(" ") + table.sign("→", ">") + " ", kQuiet}, gained};
}

}  // namespace planitia::terminal
