/// Signs for the goods of Martians, for time and reputation: short enough for prices in a line.
#pragma once
#include <present/martians/clauses.h>

#include <string>
#include <vector>

namespace planitia::present {

/// Samples have the letter of their colour in the language.
std::string good_sign(const Phrasebook& book, martians::Good good);

/// "1◷"
std::string time_sign(int n);
/// "2↯"
std::string goods_sign(const Phrasebook& book, int n, martians::Good good);
/// "+2★"
std::string reputation_sign(int n);

/// One part of a price: "2↯".
struct PriceSign {
    std::string text;
    martians::Good good = martians::Good::count_;  ///< where it is one
    int n = 0;
};
std::vector<PriceSign> price_signs(const Phrasebook& book, const Price& price);
/// "1◷ 2↯ 1▣"
std::string price_text(const Phrasebook& book, const Price& price);

}  // namespace planitia::present
