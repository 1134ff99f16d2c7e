#include <present/martians/naming.h>

namespace planitia::present {

using namespace martians;
using N = MartiansNoun;

namespace {

SlotList reason_slots(const Speaker& speaker, const Position& position, const Reason& reason) {
    SlotList slots = MartiansNames(speaker, position.setup).nouns();
    slots.push_back({"needs", int{reason.needs}});
    slots.push_back({"has", int{reason.has}});
    slots.push_back({"n", kMostInstallations});
    slots.push_back({"m", position.is_competitive() ? kMostUnloaded : int{position.scenario().most_unloaded}});
    // Where several colours would do, no good is named.
    slots.push_back(
        {"good", reason.good != Good::count_ ? speaker.book.noun(reason.good) : speaker.book.noun(N::fitting_sample)});
    return slots;
}

}  // namespace

std::string reason_text(const Speaker& speaker, const Position& position, const Option&, const Reason& reason) {
    return capitalised(say(speaker.book, reason.code, reason_slots(speaker, position, reason)));
}

std::string reason_brief(const Speaker& speaker, const Position& position, const Reason& reason) {
    return capitalised(
        render(speaker.book.grammar, speaker.book.brief(reason.code), reason_slots(speaker, position, reason)));
}

}  // namespace planitia::present
