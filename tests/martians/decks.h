/// Parts of positions for tests that care about a few cards only: in a position every card lies somewhere, so a deck
/// that is given is given whole.
#pragma once
#include <kit/martian_game.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace planitia::kit {

using Words = std::vector<std::string_view>;
using Figures = std::vector<std::pair<std::string_view, int>>;

inline const Words kEveryGood = {"energy",   "aux",   "water",          "ice",         "regolith",      "food",
                                 "medicine", "money", "mineral-yellow", "mineral-red", "mineral-green", "mineral-blue"};

inline constexpr std::string_view kSemi = R"("options":{"variant":"semi"})";
/// Quarter 1 is A's and quarter 2 is B's; no tokens lie there.
inline constexpr std::string_view kCompetitive =
    R"("options":{"variant":"competitive"},"quarters":[{"owner":0},{"owner":1},{},{}])";
inline constexpr std::string_view kNoNeeds =
    R"("quarters":[{"needs":{"oxygen":0,"hunger":0}},{"needs":{"oxygen":0,"hunger":0}},{},{}])";

inline std::string list_text(const Words& words) {
    std::string text;
    for (std::string_view word : words) text += (text.empty() ? "\"" : ",\"") + std::string(word) + "\"";
    return "[" + text + "]";
}

/// `all` without one copy of each of `taken`.
inline Words without(Words all, const Words& taken) {
    for (std::string_view each : taken)
        if (const auto found = std::ranges::find(all, each); found != all.end()) all.erase(found);
    return all;
}

/// `all` with `top` before the others.
inline Words with_top(const Words& top, const Words& all) {
    Words deck = top;
    for (std::string_view each : without(all, top)) deck.push_back(each);
    return deck;
}

inline std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (std::string_view part : parts)
        if (!part.empty()) text += (text.empty() ? "" : ",") + std::string(part);
    return text;
}

/// A stock of just these.
inline std::string goods_text(const Figures& figures) {
    std::string text;
    for (std::string_view good : kEveryGood) {
        int n = 0;
        for (const auto& [key, value] : figures)
            if (key == good) n = value;
        text += (text.empty() ? "\"" : ",\"") + std::string(good) + "\":" + std::to_string(n);
    }
    return "\"goods\":{" + text + "}";
}

inline std::string weather_deck(const Words& top) {
    return "\"weatherDeck\":" +
           list_text(with_top(top, {"fresh-wind", "clear-sky", "high-noon-gusts", "haze", "dust-devils", "dead-calm",
                                    "frost-fog", "dust-storm", "static-night"}));
}

/// The cards are on top of their stacks; on top of the others lie cards that ask nothing.
inline std::string event_stacks(const Words& top) {
    const std::vector<Words> stacks = {{"cargo-chute", "leaky-seal", "docking-queue"},
                                       {"sponsor-broadcast", "stomach-bug", "worn-tracks"},
                                       {"rich-soil", "pebble-rain", "clogged-filters"},
                                       {"volunteer-shift", "radiation-alert", "wilting", "cold-snap"},
                                       {"earth-inspection", "metal-fatigue", "relief-capsule"}};
    std::string text;
    for (const Words& stack : stacks) {
        Words here;
        for (std::string_view card : top)
            if (std::ranges::count(stack, card) > 0) here.push_back(card);
        text += (text.empty() ? "" : ",") + list_text(with_top(here, stack));
    }
    return "\"eventStacks\":[" + text + "]";
}

/// The regolith deck, `top` first, without what the figures say is held.
inline std::string regolith_deck(const Figures& held, const Words& top = {}) {
    Words deck;
    for (const auto& [colour, n] : Figures{{"yellow", 5}, {"red", 5}, {"green", 3}, {"blue", 3}, {"barren", 2}}) {
        int left = n;
        for (const auto& [good, amount] : held)
            if (good == "mineral-" + std::string(colour)) left -= amount;
        deck.insert(deck.end(), static_cast<std::size_t>(left), colour);
    }
    return "\"regolithDeck\":" + list_text(with_top(top, deck));
}

/// Only `shown` are face up; `hired` are with players, which the text has to say too; the others lie in the decks.
inline std::string people_text(const Words& shown, const Words& hired, int players = 2) {
    const Words assistants = {"botanist", "geologist", "scientist"};
    const Words specialists = {"dietician", "engineer", "pharmacist", "doctor", "chemist"};
    const auto deck = [&](const Words& kinds, int copies) {
        Words all;
        for (std::string_view kind : kinds) all.insert(all.end(), static_cast<std::size_t>(copies), kind);
        return list_text(without(without(all, shown), hired));
    };
    std::string display;
    for (const Words& kinds : {assistants, specialists})
        for (std::string_view kind : kinds)
            display += (display.empty() ? "\"" : ",\"") + std::string(kind) +
                       "\":" + std::to_string(std::ranges::count(shown, kind));
    return "\"people\":{" + display + "},\"assistantDeck\":" + deck(assistants, players) +
           ",\"specialistDeck\":" + deck(specialists, 2);
}

inline std::string research_text(const Words& shown) {
    const Words all = {"soil-chemistry", "sulphur-study", "rust-archive", "olivine-dating",
                       "clay-traces",    "twin-spectra",  "deep-mantle",  "ice-core",
                       "sky-survey",     "brine-culture", "crew-diet",    "ground-radar"};
    return "\"research\":" + list_text(shown) + ",\"researchDeck\":" + list_text(without(all, shown));
}

/// The machine stands on hex 9; these tokens lie on hexes 9, 10 and so on, the others in the order of their kinds.
inline std::string mine_text(const Words& from_machine, std::string_view face_up = "[9,15,22]") {
    Words tokens;
    for (const auto& [kind, copies] : Figures{{"t01", 6},
                                              {"t02", 6},
                                              {"t03", 8},
                                              {"t04", 5},
                                              {"t05", 5},
                                              {"t06", 2},
                                              {"t07", 2},
                                              {"t08", 1},
                                              {"t09", 1},
                                              {"t10", 1}})
        tokens.insert(tokens.end(), static_cast<std::size_t>(copies), kind);
    tokens = without(tokens, from_machine);
    tokens.insert(tokens.begin() + 9, from_machine.begin(), from_machine.end());
    return "\"mine\":{\"machine\":9,\"tokens\":" + list_text(tokens) + ",\"faceUp\":" + std::string(face_up) + "}";
}

/// What a player has, as in "energy 2 money 8"; the cooperative game has one stock for all.
inline std::string stock(const MartianGame& game, PlayerId player) {
    std::string text;
    for (std::string_view good : kEveryGood)
        if (const int n = game.goods(player, good); n > 0)
            text += (text.empty() ? "" : " ") + std::string(good) + " " + std::to_string(n);
    return text;
}

/// The tokens of a kind in quarters 1 to 4, as in "1 1 0 0".
inline std::string needs(const MartianGame& game, const std::string& need) {
    std::string text;
    for (int i = 0; i < 4; ++i)
        text += (i > 0 ? " " : "") + std::to_string(game.number("/quarters/" + std::to_string(i) + "/needs/" + need));
    return text;
}

inline bool lists(const MartianGame& game, std::string_view pointer, std::string_view word) {
    const Document list = game.at(pointer);
    return list.as_list() != nullptr && std::ranges::count(*list.as_list(), Document(word)) > 0;
}

inline bool has_reason(const std::vector<std::string>& reasons, std::string_view reason) {
    return std::ranges::count(reasons, reason) > 0;
}

}  // namespace planitia::kit
