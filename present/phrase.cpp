#include <present/phrase.h>
#include <present/typesetting.h>

namespace planitia::present {

namespace {

/// U+2212, as long as a plus.
constexpr std::string_view kMinus = "−";

std::string written(int number, bool is_signed) {
    if (number < 0) return std::string(kMinus) + std::to_string(-number);
    return (is_signed ? "+" : "") + std::to_string(number);
}

const Slot* find(Slots slots, std::string_view name) {
    for (const Slot& slot : slots)
        if (slot.name == name) return &slot;
    return nullptr;
}

/// Every word in the plural form that the number wants.
std::string agreeing(std::string_view form, std::size_t plural) {
    std::string text;
    for (std::size_t i = 0; i < count_parts(form, ' '); ++i) {
        const std::string_view word = part(form, ' ', i);
        if (i > 0) text += ' ';
        text += count_parts(word, '/') == 1 ? word : part(word, '/', plural);
    }
    return text;
}

class Renderer {
  public:
    Renderer(const Grammar& grammar, Slots slots) : grammar_(grammar), slots_(slots) {}

    std::string phrase(std::string_view text) const {
        std::string result;
        while (true) {
            const std::size_t brace = text.find('{');
            result += text.substr(0, brace);
            if (brace == kNotThere) return result;
            text.remove_prefix(brace + 1);
            const std::size_t length = inner_length(text);
            result += slot(text.substr(0, length));
            text.remove_prefix(length + 1);
        }
    }

  private:
    /// A slot that nobody fills stays as it stands, for the tests to find.
    std::string slot(std::string_view inner) const {
        const SlotText slot = read_slot(inner);
        const Slot* given = find(slots_, slot.name);
        if (is_form_slot(slot.name)) return form(slot, given);
        if (given == nullptr) return "{" + std::string(inner) + "}";
        if (!slot.alternatives.empty()) return phrase(trimmed(part(slot.alternatives, '|', choice(*given))));
        if (const int* number = std::get_if<int>(&given->value)) return written(*number, slot.is_signed);
        if (const std::string* text = std::get_if<std::string>(&given->value)) return *text;
        return noun(*std::get<const Noun*>(given->value), slot);
    }

    /// Where a phrase has no such form, its first one.
    std::string form(const SlotText& slot, const Slot* given) const {
        const std::size_t wanted = given != nullptr ? std::get<Form>(given->value).index : 0;
        const std::size_t at = wanted < count_parts(slot.alternatives, '|') ? wanted : 0;
        return phrase(trimmed(part(slot.alternatives, '|', at)));
    }

    std::size_t choice(const Slot& given) const {
        if (const int* number = std::get_if<int>(&given.value)) return plural_form(grammar_.plural, *number);
        const auto* noun = std::get_if<const Noun*>(&given.value);
        const std::size_t gender = noun != nullptr ? find_label(grammar_.genders, (*noun)->gender) : kNotThere;
        return gender == kNotThere ? 0 : gender;
    }

    std::string noun(const Noun& noun, const SlotText& slot) const {
        if (slot.label == kOne) return agreeing(trimmed(part(noun.counted, ',', 0)), plural_form(grammar_.plural, 1));
        const std::size_t at = slot.label.empty() ? 0 : find_label(cases_of(grammar_, noun), slot.label);
        if (slot.number.empty()) return std::string(trimmed(part(noun.bare, ',', at)));
        const Slot* counted = find(slots_, slot.number);
        if (counted == nullptr) return "{" + std::string(slot.number) + "}";
        const int number = std::get<int>(counted->value);
        const std::string_view forms = noun.counted.empty() ? noun.bare : noun.counted;
        return written(number, slot.is_signed) + " " +
               agreeing(trimmed(part(forms, ',', at)), plural_form(grammar_.plural, number));
    }

    const Grammar& grammar_;
    Slots slots_;
};

}  // namespace

std::string render(const Grammar& grammar, std::string_view phrase, Slots slots) {
    return typeset(grammar, Renderer(grammar, slots).phrase(phrase));
}

}  // namespace planitia::present
