#include <present/describe.h>
#include <present/entry.h>

namespace planitia::present {

std::string seat_name(const Speaker& speaker, const Document& player) {
    if (player.as_int() == nullptr) return speaker.book.say(CommonPhrase::neutral);
    const auto seat = static_cast<std::size_t>(*player.as_int());
    if (seat < speaker.names.size() && !speaker.names[seat].empty()) return speaker.names[seat];
    return speaker.book.say(CommonPhrase::player, {{"n", static_cast<int>(seat) + 1}});
}

std::string refusal_text(const Speaker& speaker, RefusalCode code) { return speaker.book.say(code); }

}  // namespace planitia::present
