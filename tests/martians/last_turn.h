/// Positions at the last turn of a slot, so that ending it shows what comes between the turns.
#pragma once
#include <kit/martian_game.h>

#include <string>

namespace planitia::kit {

/// Members of an object, put together.
inline std::string all(std::initializer_list<std::string_view> members) {
    std::string text;
    for (std::string_view each : members) text += (text.empty() ? "" : ",") + std::string(each);
    return text;
}

/// Decks whose next cards ask nothing and change no figure that the tests look at: weather 0/+1, then +1/0; events of 2
/// money each, or that last for the round.
inline constexpr const char* kCalmWeather =
    R"("weatherDeck":["fresh-wind","clear-sky","high-noon-gusts","haze","dust-devils","dead-calm","frost-fog",
                      "dust-storm","static-night"])";
inline constexpr const char* kCalmEvents =
    R"("eventStacks":[["cargo-chute","docking-queue","leaky-seal"],["sponsor-broadcast","worn-tracks","stomach-bug"],
                      ["rich-soil","clogged-filters","pebble-rain"],
                      ["volunteer-shift","wilting","cold-snap","radiation-alert"],
                      ["earth-inspection","relief-capsule","metal-fatigue"]])";

/// A quarter with so many need tokens, which count as received since the last settlement.
inline std::string quarter(int oxygen, int sickness, int hunger, const std::string& more = "") {
    std::string text = R"({"needs":{"oxygen":)" + std::to_string(oxygen) + R"(,"sickness":)" +
                       std::to_string(sickness) + R"(,"hunger":)" + std::to_string(hunger) + "}";
    if (more.find("received") == std::string::npos)
        text += oxygen + sickness + hunger > 0 ? R"(,"received":true)" : R"(,"received":false)";
    return text + (more.empty() ? "" : "," + more) + "}";
}
inline std::string quarter(const std::string& more) { return quarter(0, 0, 0, more); }

/// The key `quarters`; those not named are without anything.
inline std::string quarters(std::initializer_list<std::string> first) {
    std::string text;
    std::size_t n = 0;
    for (const std::string& each : first) text += (n++ == 0 ? "" : ",") + each;
    for (; n < 4; ++n) text += (n == 0 ? "" : ",") + quarter(0, 0, 0);
    return "\"quarters\":[" + text + "]";
}

/// Everybody but the last player has had the turn of that slot, counted from 1; seat A has the first-player marker.
/// What the text does not name: the decks above, and quarters without a token.
inline MartianGame last_turn(int players, int slot, std::string inside, const char* file = __builtin_FILE(),
                             int line = __builtin_LINE()) {
    const auto add = [&](std::string_view key, const std::string& member) {
        if (inside.find(key) == std::string::npos) inside += (inside.empty() ? "" : ",") + member;
    };
    std::string seats = "{}";
    for (int i = 1; i < players; ++i) seats += ",{}";
    add("\"players\"", "\"players\":[" + seats + "]");
    add("\"weatherDeck\"", kCalmWeather);
    add("\"eventStacks\"", kCalmEvents);
    add("\"quarters\"", quarters({}));
    add("\"slot\"", "\"slot\":" + std::to_string(slot - 1));
    add("\"firstPlayer\"", "\"firstPlayer\":0");
    add("\"activePlayer\"", "\"activePlayer\":" + std::to_string(players - 1));
    return martian_game(inside, file, line);
}

inline PlayerId active(const MartianGame& game) {
    return PlayerId{static_cast<std::size_t>(game.number("/activePlayer"))};
}

/// Tokens of one kind in the quarters, as "1 1 0 0".
inline std::string lie(const MartianGame& game, std::string_view need) {
    std::string text;
    for (int i = 0; i < 4; ++i)
        text += (i == 0 ? "" : " ") +
                std::to_string(game.number("/quarters/" + std::to_string(i) + "/needs/" + std::string(need)));
    return text;
}

}  // namespace planitia::kit
