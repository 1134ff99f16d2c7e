/// Slots filled from what the protocol writes: the keys of the data are the names of the slots.
#pragma once
#include <core/document.h>
#include <present/document_words.h>
#include <present/sentence.h>

#include <vector>

namespace planitia::present {

using SlotList = std::vector<Slot>;

/// The phrase of the enumerator that has this name in the protocol.
template <Named E>
std::string say_named(const Phrasebook& book, std::string_view name, const SlotList& slots) {
    const std::optional<E> value = find_name<E>(name);
    return value ? render(book.grammar, book.phrase(*value), slots) : std::string(name);
}

/// The text of a member; empty when there is none.
inline std::string_view text_at(const Document& document, std::string_view key) {
    const Document* member = document.find(key);
    return member != nullptr && member->as_text() != nullptr ? std::string_view(*member->as_text()) : "";
}
/// The number of a member; 0 when there is none.
inline int number_at(const Document& document, std::string_view key) {
    const Document* member = document.find(key);
    return member != nullptr && member->as_int() != nullptr ? static_cast<int>(*member->as_int()) : 0;
}

}  // namespace planitia::present
