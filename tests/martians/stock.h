/// Stocks for scenarios, and what moves change in them.
#pragma once
#include <kit/martian_game.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace planitia::kit {

/// Positions with much or nothing of every good but minerals; `more` goes on with other keys.
inline MartianGame rich_game(std::string_view more = "", const char* file = __builtin_FILE(),
                             int line = __builtin_LINE()) {
    std::string text = R"("goods":{"energy":20,"aux":20,"water":20,"ice":20,"regolith":20,"food":20,"medicine":20,
        "money":20})";
    if (!more.empty()) text += "," + std::string(more);
    return martian_game(text, file, line);
}

inline MartianGame bare_game(std::string_view more = "", const char* file = __builtin_FILE(),
                             int line = __builtin_LINE()) {
    std::string text = R"("goods":{"energy":0,"aux":0,"water":0,"ice":0,"regolith":0,"food":0,"medicine":0,"money":0})";
    if (!more.empty()) text += "," + std::string(more);
    return martian_game(text, file, line);
}

/// "time -2 energy -1 medicine +1": what the moves of one player change, the reputation last.
inline std::string effect_of(MartianGame& game, PlayerId player, std::initializer_list<Move> moves,
                             const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    static constexpr const char* kGoods[] = {"energy",         "aux",         "water",         "ice",
                                             "regolith",       "food",        "medicine",      "money",
                                             "mineral-yellow", "mineral-red", "mineral-green", "mineral-blue"};
    const auto figures = [&] {
        std::vector<std::pair<std::string, int>> all = {{"time", game.number("/turn/time")}};
        for (const char* good : kGoods) all.emplace_back(good, game.goods(player, good));
        all.emplace_back("reputation", game.reputation(player));
        return all;
    };
    const auto before = figures();
    for (const Move& move : moves) game.when(player, move, file, line);
    const auto after = figures();
    std::string text;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const int by = after[i].second - before[i].second;
        if (by == 0) continue;
        text += (text.empty() ? "" : " ") + before[i].first + (by > 0 ? " +" : " ") + std::to_string(by);
    }
    return text;
}

/// A list of lines to compare options and reasons with.
template <class... Texts>
std::vector<std::string> lines(const Texts&... texts) {
    return {texts...};
}

/// The key `regolithDeck`: these cards on top, below them all that are neither held nor discarded.
inline std::string regolith_deck(std::initializer_list<const char*> top, std::map<std::string, int> elsewhere = {}) {
    std::map<std::string, int> left = {{"yellow", 5}, {"red", 5}, {"green", 3}, {"blue", 3}, {"barren", 2}};
    for (const auto& [colour, n] : elsewhere) left[colour] -= n;
    std::string text;
    const auto add = [&](const std::string& colour) {
        text += (text.empty() ? "\"" : ",\"") + colour + "\"";
        --left[colour];
    };
    for (const char* colour : top) add(colour);
    for (const auto& entry : std::map(left))
        while (left[entry.first] > 0) add(entry.first);
    return "\"regolithDeck\":[" + text + "]";
}

/// The keys of a display with every research tile in it.
inline constexpr const char* kAllResearch =
    R"("researchDeck":[],"research":["soil-chemistry","sulphur-study","rust-archive","olivine-dating","clay-traces",
       "twin-spectra","deep-mantle","ice-core","sky-survey","brine-culture","crew-diet","ground-radar"])";

/// The keys of a display with everybody whom the players have not hired, for two players.
inline std::string all_people(std::map<std::string, int> hired = {}) {
    std::string text;
    for (const char* person :
         {"botanist", "geologist", "scientist", "dietician", "engineer", "pharmacist", "doctor", "chemist"})
        text += (text.empty() ? "\"" : ",\"") + std::string(person) + "\":" + std::to_string(2 - hired[person]);
    return R"("specialistDeck":[],"assistantDeck":[],"people":{)" + text + "}";
}

}  // namespace planitia::kit
