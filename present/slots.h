/// Slots that are gathered before a phrase is said with them.
#pragma once
#include <present/sentence.h>

#include <vector>

namespace planitia::present {

using SlotList = std::vector<Slot>;
using SlotValue = decltype(Slot::value);

template <class E>
std::string say(const Phrasebook& book, E what, const SlotList& slots) {
    return render(book.grammar, book.phrase(what), slots);
}

}  // namespace planitia::present
