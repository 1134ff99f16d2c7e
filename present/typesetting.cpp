#include <present/sentence.h>
#include <present/typesetting.h>

#include <algorithm>

namespace planitia::present {

namespace {

constexpr std::string_view kNoBreak = "\u00a0";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// A letter of Latin or Cyrillic script, or the sign of a unit.
bool begins_word(std::string_view text) {
    if (text.starts_with("€") || text.starts_with("°")) return true;
    const auto first = static_cast<unsigned char>(text.empty() ? '\0' : text.front());
    return (first >= 'A' && first <= 'Z') || (first >= 'a' && first <= 'z') || (first >= 0xC3 && first < 0xE0);
}

/// "2", "−12", "(1/2/3/4"; no "v.3".
bool is_number(std::string_view word) {
    while (!word.empty() && !is_digit(word.front())) {
        if (begins_word(word)) return false;
        word.remove_prefix(1);
    }
    return !word.empty() && is_digit(word.back());
}

std::string_view without_opening_signs(std::string_view word) {
    for (std::string_view sign : {"(", "“", "„", "«"})
        if (word.starts_with(sign)) return word.substr(sign.size());
    return word;
}

class Setter {
  public:
    explicit Setter(const Grammar& grammar) : grammar_(grammar) {}

    std::string set(std::string_view text) {
        while (!text.empty()) text.remove_prefix(set_first(text));
        return std::move(set_);
    }

  private:
    /// Returns how much of the text was read.
    std::size_t set_first(std::string_view text) {
        if (text.front() == ' ') return set_space(text.substr(1));
        if (text.starts_with(kNoBreak)) return end_word(kNoBreak), kNoBreak.size();
        if (text.starts_with("CO2")) return set_ += "CO₂", 3;
        if (text.front() == '%' && is_number(last_word()) && grammar_.has_percent_apart) set_ += kNoBreak;
        if (text.front() == '\'') {
            set_ += "’";
        } else {
            set_ += text.front();
        }
        return 1;
    }

    std::size_t set_space(std::string_view next) {
        const bool is_after_number = is_number(last_word());
        if (next.starts_with("…") || (is_after_number && next.starts_with('%'))) return 1;
        const bool is_bound = (is_after_number && begins_word(next)) || clings(last_word());
        return end_word(is_bound ? kNoBreak : " "), 1;
    }

    std::string_view last_word() const { return std::string_view(set_).substr(word_); }

    void end_word(std::string_view space) {
        set_ += space;
        word_ = set_.size();
    }

    bool clings(std::string_view word) const {
        word = without_opening_signs(word);
        for (std::size_t i = 0; i < count_parts(grammar_.clinging, ' '); ++i) {
            const std::string_view each = part(grammar_.clinging, ' ', i);
            if (!each.empty() && (word == each || word == capitalised(each))) return true;
        }
        return false;
    }

    const Grammar& grammar_;
    std::string set_;
    std::size_t word_ = 0;  ///< where the last word begins
};

}  // namespace

std::string typeset(const Grammar& grammar, std::string_view text) { return Setter(grammar).set(text); }

}  // namespace planitia::present
