#include <present/speaker.h>

namespace planitia::present {

std::string seat_name(const Speaker& speaker, PlayerId player) {
    if (player.index() >= kMaxPlayers) return speaker.book.say(CommonPhrase::neutral);
    const std::size_t seat = player.index();
    if (seat < speaker.names.size() && !speaker.names[seat].empty()) return speaker.names[seat];
    return speaker.book.say(CommonPhrase::player, {{"n", static_cast<int>(seat) + 1}});
}

std::string refusal_text(const Speaker& speaker, RefusalCode code) { return speaker.book.say(code); }

std::string reveal_text(const Speaker& speaker, Reveal reveal) { return speaker.book.say(reveal); }

}  // namespace planitia::present
