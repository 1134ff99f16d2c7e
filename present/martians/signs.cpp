#include <present/martians/signs.h>
#include <present/sentence.h>
#include <present/words.h>

namespace planitia::present {

using namespace martians;

namespace {

constexpr std::string_view kSample = "◈";
constexpr NameTable<Good> kSigns = {"↯", "▣", "≈", "✻", "∴", "ψ", "✚", "¤", kSample, kSample, kSample, kSample};

bool is_sample(Good good) { return good >= Good::mineral_yellow; }

/// The colours begin with different letters in every language.
std::string colour_letter(const Phrasebook& book, Good good) {
    return first_letters(capitalised(word(book, book.noun(good))), 1);
}

}  // namespace

std::string good_sign(const Phrasebook& book, Good good) {
    return std::string(kSigns[static_cast<std::size_t>(good)]) + (is_sample(good) ? colour_letter(book, good) : "");
}

std::string time_sign(int n) { return std::to_string(n) + "◷"; }

std::string goods_sign(const Phrasebook& book, int n, Good good) { return std::to_string(n) + good_sign(book, good); }

std::string reputation_sign(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n) + "★"; }

std::vector<PriceSign> price_signs(const Phrasebook& book, const Price& price) {
    std::vector<PriceSign> signs;
    if (price.time > 0) signs.push_back({time_sign(price.time)});
    for (Good good : every<Good>())
        if (const int n = price.goods.goods[good]; n > 0) signs.push_back({goods_sign(book, n, good), good, n});
    const auto add_samples = [&](int n, const std::string& which) {
        if (n > 0) signs.push_back({std::to_string(n) + std::string(kSample) + which});
    };
    add_samples(price.goods.any_mineral, "?");
    add_samples(price.goods.green_or_blue,
                colour_letter(book, Good::mineral_green) + "/" + colour_letter(book, Good::mineral_blue));
    return signs;
}

std::string price_text(const Phrasebook& book, const Price& price) {
    std::string text;
    for (const PriceSign& sign : price_signs(book, price)) text += (text.empty() ? "" : " ") + sign.text;
    return text;
}

}  // namespace planitia::present
