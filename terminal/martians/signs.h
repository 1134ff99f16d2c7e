/// Signs for goods, needs, time and fields: short enough for prices in a line.
#pragma once
#include <martians/catalogue/cost.h>
#include <terminal/martians/table.h>

namespace planitia::terminal {

/// A letter or a sign; samples have the letter of their colour in the language.
std::string good_sign(const MartiansTable& table, martians::Good good);
Rgb good_colour(martians::Good good);
/// In a word or two.
std::string good_title(const MartiansTable& table, martians::Good good);

std::string need_sign(const MartiansTable& table, martians::Need need);
Rgb need_colour(martians::Need need);
std::string need_title(const MartiansTable& table, martians::Need need);

Piece time_piece(const MartiansTable& table, int n);
Piece good_piece(const MartiansTable& table, int n, martians::Good good);
/// "+2★"
Piece reputation_piece(const MartiansTable& table, int n);

/// "1◷ 2↯ 1▣"; what a stock lacks is underlined.
Pieces price_pieces(const MartiansTable& table, const present::Price& price);
/// Where the price says what is gained: "→ 2≈".
Pieces arrow(const MartiansTable& table, const Piece& gained);

}  // namespace planitia::terminal
