/// Phrases: sentences with slots, in the words of one language.
///
///   {what}            a text, a number, or a noun in the first case
///   {what gen}        the noun in that case
///   {what one}        the noun as it goes with one, without the number
///   {n what gen}      the number and the noun as the number wants it
///   {+n}              the number with its sign
///   {n: a|b|c}        one of the plural forms
///   {what: a|b|c}     by the gender of the noun
///   {do: a|b}         by the mood: imperative, infinitive, third person, second person
///   {here: a|b}       first named, named again
///   {again: a|b}      the first of a list, one after it
///   {price: a|b}      alone, before what it pays for
///   {at: a|b}         alone, with a place after it
///   {short: a|b}      in full, on a card
///
/// The last six are forms: any phrase may choose by them, and who says nothing gets the first.
/// The slots named n, m, k, amount, needs, has and steps are numbers. What stands in an alternative may have slots again.
#pragma once
#include <present/grammar.h>

#include <initializer_list>
#include <span>
#include <string>
#include <variant>

namespace planitia::present {

/// Which of the alternatives of a form is wanted.
struct Form {
    std::size_t index = 0;
    constexpr explicit Form(std::size_t i) : index(i) {}
    constexpr Form(Mood mood) : index(static_cast<std::size_t>(mood)) {}
};

struct Slot {
    std::string_view name;
    std::variant<int, const Noun*, std::string, Form> value;
};
using Slots = std::span<const Slot>;

std::string render(const Grammar& grammar, std::string_view phrase, Slots slots);

// -- checks at compile time

/// A slot as it stands in a phrase.
struct SlotText {
    std::string_view number;  ///< before a noun; else empty
    std::string_view name;
    std::string_view label;         ///< the case; else empty
    std::string_view alternatives;  ///< after the colon; else empty
    bool is_signed = false;
};

constexpr bool is_number_slot(std::string_view name) {
    if (name.size() == 1) return name == "n" || name == "m" || name == "k";
    return name == "amount" || name == "needs" || name == "has" || name == "steps";
}

/// Forms are chosen by the sentence around a phrase, not by what the phrase is said of.
constexpr bool is_form_slot(std::string_view name) {
    return name == "do" || name == "here" || name == "again" || name == "price" || name == "at" || name == "short";
}

/// The label of the form that goes with one.
inline constexpr std::string_view kOne = "one";

/// Takes what stands between braces apart.
constexpr SlotText read_slot(std::string_view inner) {
    SlotText slot;
    if (inner.starts_with('+')) {
        slot.is_signed = true;
        inner.remove_prefix(1);
    }
    if (const std::size_t colon = find_letter(inner, ':'); colon != kNotThere && colon < find_letter(inner, '{')) {
        slot.alternatives = inner.substr(colon + 1);
        slot.name = trimmed(inner.substr(0, colon));
        return slot;
    }
    if (is_number_slot(part(inner, ' ', 0)) && count_parts(inner, ' ') > 1) {
        slot.number = part(inner, ' ', 0);
        inner.remove_prefix(slot.number.size() + 1);
    }
    slot.name = part(inner, ' ', 0);
    if (count_parts(inner, ' ') > 1) slot.label = inner.substr(slot.name.size() + 1);
    return slot;
}

/// The length of what stands before the brace that closes; npos when there is none.
constexpr std::size_t inner_length(std::string_view after_brace) {
    int depth = 1;
    std::size_t length = 0;
    for (char letter : after_brace) {
        if (letter == '{') ++depth;
        if (letter == '}' && --depth == 0) return length;
        ++length;
    }
    return kNotThere;
}

constexpr bool is_sound_slot(const Grammar& grammar, std::string_view inner);

/// Whether braces match, cases exist, and alternatives are as many as the language has forms.
constexpr bool is_sound(const Grammar& grammar, std::string_view phrase) {
    char before = '\0';
    int depth = 0;
    std::size_t at = 0;
    std::size_t inner = 0;
    for (char letter : phrase) {
        if (letter == ' ' && before == ' ') return false;
        if (letter == '{' && depth++ == 0) inner = at + 1;
        if (letter == '}' && --depth <= 0)
            if (depth < 0 || !is_sound_slot(grammar, phrase.substr(inner, at - inner))) return false;
        before = letter;
        ++at;
    }
    return depth == 0;
}

constexpr bool is_sound_slot(const Grammar& grammar, std::string_view inner) {
    const SlotText slot = read_slot(inner);
    if (slot.name.empty()) return false;
    if (!slot.label.empty() && slot.label != kOne && find_label(grammar.cases, slot.label) == kNotThere &&
        find_label(grammar.name_cases, slot.label) == kNotThere)
        return false;
    if (slot.alternatives.empty()) return !is_form_slot(slot.name);
    const std::size_t given = count_parts(slot.alternatives, '|');
    if (is_form_slot(slot.name)) {
        if (given < 2) return false;
    } else if (given !=
               (is_number_slot(slot.name) ? plural_forms(grammar.plural) : count_parts(grammar.genders, ' '))) {
        return false;
    }
    for (std::size_t i = 0; i < given; ++i)
        if (!is_sound(grammar, part(slot.alternatives, '|', i))) return false;
    return true;
}

/// Whether a slot of that name stands anywhere in the phrase.
constexpr bool has_slot(std::string_view phrase, std::string_view name) {
    for (std::size_t brace = find_letter(phrase, '{'); brace != kNotThere; brace = find_letter(phrase, '{')) {
        phrase.remove_prefix(brace + 1);
        const SlotText slot = read_slot(phrase.substr(0, inner_length(phrase)));
        if (slot.name == name || slot.number == name) return true;
    }
    return false;
}

/// Whether every slot of `phrase` stands in `other` too; forms are each language's own.
constexpr bool has_slots_of(std::string_view other, std::string_view phrase) {
    for (std::size_t brace = find_letter(phrase, '{'); brace != kNotThere; brace = find_letter(phrase, '{')) {
        phrase.remove_prefix(brace + 1);
        const SlotText slot = read_slot(phrase.substr(0, inner_length(phrase)));
        if (is_form_slot(slot.name)) continue;
        if (!has_slot(other, slot.name) || (!slot.number.empty() && !has_slot(other, slot.number))) return false;
    }
    return true;
}

constexpr bool have_same_slots(std::string_view a, std::string_view b) {
    return has_slots_of(a, b) && has_slots_of(b, a);
}

/// Whether every word has one form or as many as the language has plural forms.
constexpr bool is_sound_form(const Grammar& grammar, std::string_view form) {
    for (std::size_t i = 0; i < count_parts(form, ' '); ++i) {
        const std::size_t forms = count_parts(part(form, ' ', i), '/');
        if (forms != 1 && forms != plural_forms(grammar.plural)) return false;
    }
    return !form.empty();
}

constexpr bool are_sound_forms(const Grammar& grammar, std::string_view cases, std::string_view forms) {
    if (count_parts(forms, ',') != count_parts(cases, ' ')) return false;
    for (std::size_t i = 0; i < count_parts(forms, ','); ++i)
        if (!is_sound_form(grammar, trimmed(part(forms, ',', i)))) return false;
    return true;
}

constexpr bool is_sound(const Grammar& grammar, const Noun& noun) {
    const std::string_view cases = cases_of(grammar, noun);
    return are_sound_forms(grammar, cases, noun.bare) &&
           (noun.counted.empty() || are_sound_forms(grammar, cases, noun.counted)) &&
           (noun.gender.empty() || find_label(grammar.genders, noun.gender) != kNotThere);
}

}  // namespace planitia::present
