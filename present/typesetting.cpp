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

/// "6." of "6. pole"
bool is_ordinal(std::string_view word) {
    return word.ends_with('.') && is_number(word.substr(0, word.size() - 1)) && is_digit(word.front());
}

bool begins_small(std::string_view text) {
    return begins_word(text) && !capitalised(text).starts_with(text.substr(0, 2));
}

bool is_dash(std::string_view text) { return text.starts_with("— ") || text.starts_with("– "); }

/// Up to a space of either sort or a sign.
std::string_view first_word(std::string_view text) {
    return text.substr(0, std::min(text.find(kNoBreak), text.find_first_of(" .,;:)")));
}

/// Whether a list of words has it, with or without a capital. Most words are told apart by their length: this is asked at every space.
bool has_word(std::string_view words, std::string_view word) {
    while (!words.empty()) {
        const std::size_t size = std::min(words.find(' '), words.size());
        const std::string_view each = words.substr(0, size);
        words.remove_prefix(std::min(size + 1, words.size()));
        if (size != 0 && size == word.size() && (word == each || word == capitalised(each))) return true;
    }
    return false;
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
        if (text.starts_with(kNoBreak)) return end_word(kNoBreak, text.substr(kNoBreak.size())), kNoBreak.size();
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
        const bool is_counted =
            is_after_number && !is_name_ && begins_word(next) && !has_word(grammar_.after_numbers, first_word(next));
        const bool is_bound = is_counted || clings(last_word()) || names(next) || is_dash(next) ||
                              (is_ordinal(last_word()) && begins_small(next)) ||
                              (has_word(grammar_.before_numbers, last_word()) && is_number(first_word(next)));
        return end_word(is_bound ? kNoBreak : " ", next), 1;
    }

    std::string_view last_word() const { return std::string_view(set_).substr(word_); }

    /// Whether the last word is one that a number names, and the number follows.
    bool names(std::string_view next) const {
        return has_word(grammar_.numbered, without_opening_signs(last_word())) && is_number(first_word(next));
    }

    void end_word(std::string_view space, std::string_view next) {
        is_name_ = names(next);
        set_ += space;
        word_ = set_.size();
    }

    bool clings(std::string_view word) const { return has_word(grammar_.clinging, without_opening_signs(word)); }

    const Grammar& grammar_;
    std::string set_;
    std::size_t word_ = 0;  ///< where the last word begins
    bool is_name_ = false;  ///< it is a number that names what stands before it
};

}  // namespace

std::string typeset(const Grammar& grammar, std::string_view text) { return Setter(grammar).set(text); }

}  // namespace planitia::present
