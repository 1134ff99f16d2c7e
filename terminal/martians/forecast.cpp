#include <martians/catalogue/prices.h>
#include <martians/rules/scene.h>
#include <present/slots.h>
#include <terminal/martians/mission.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using present::CommonPhrase;
using L = present::MartiansLabel;
using N = present::MartiansNoun;

namespace {

const Document::List& list_at(const Document& document, std::string_view key) {
    static const Document::List kEmpty;
    const Document* member = document.find(key);
    return member != nullptr && member->as_list() != nullptr ? *member->as_list() : kEmpty;
}

class Told {
  public:
    Told(const MartianTable& table, Region region) : table_(table), region_(region) {}

    int quarters() {
        for (const Document& quarter : list_at(table_.forecast, "quarters")) tell(quarter);
        if (const auto items = mission_items(table_); !items.empty()) {
            const auto met = std::count_if(items.begin(), items.end(), [](const MissionItem& each) { return each.is_met; });
            line(table_.say(L::mission_stands, {{"n", static_cast<int>(met)}, {"m", static_cast<int>(items.size())}}), kPlain);
        }
        return y_;
    }

  private:
    void line(const std::string& text, const Look& look, int indent = 0) {
        Region inner = region_.part({indent, 0, region_.columns() - indent, region_.rows()});
        y_ = inner.put_wrapped(y_, text, look);
    }

    void tell(const Document& told) {
        const QuarterId id{static_cast<std::size_t>(present::number_at(told, "quarter")) - 1};
        const Document::List& threats = list_at(told, "threats");
        if (threats.empty()) return tell_supplied(id, told.find("grows") != nullptr && *told.find("grows") == Document(true));
        if (table_.is_last_round()) return tell_final(id, threats);
        for (const Document& threat : threats) tell_threat(id, threat);
    }

    void tell_supplied(QuarterId id, bool grows) {
        const std::string quarter = table_.quarter(id);
        const int growth = at(table_.now, id).growth;
        line(grows ? table_.say(L::will_grow, {{"quarter", quarter}, {"n", growth + 1}, {"m", kMostGrowth}})
                   : table_.say(L::will_stay, {{"quarter", quarter}}),
             {.ink = kGood});
    }

    void tell_final(QuarterId id, const Document::List& threats) {
        std::vector<std::string> needs;
        for (const Document& threat : threats)
            if (const auto need = find_name<Need>(present::text_at(threat, "need")))
                needs.push_back(need_title(table_, *need) + " " + std::to_string(present::number_at(threat, "left")));
        const std::string what = present::listed(table_.book, needs, CommonPhrase::comma, CommonPhrase::comma);
        const bool costs = table_.now.is_competitive();
        line(costs ? table_.say(L::will_cost, {{"quarter", table_.quarter(id)},
                                               {"what", what},
                                               {"n", kFinalPenalty},
                                               {"reputation", table_.book.noun(N::reputation)}})
                   : table_.say(L::will_fail, {{"quarter", table_.quarter(id)}, {"what", what}}),
             {.ink = kBad});
        for (const Document& threat : threats) tell_cures(threat);
    }

    void tell_threat(QuarterId id, const Document& threat) {
        const std::string quarter = table_.quarter(id);
        const auto need = find_name<Need>(present::text_at(threat, "need")).value_or(Need::oxygen);
        const int pile = at(table_.now, id).penalty + kHungerPenalty * present::number_at(threat, "left");
        switch (need) {
            case Need::oxygen: line(table_.say(L::will_die, {{"quarter", quarter}}), {.ink = kBad}); break;
            case Need::sickness:
                line(table_.say(L::will_be_sick,
                                {{"quarter", quarter}, {"n", kInfirmaryTakes}, {"time", table_.book.noun(N::time)}}),
                     {.ink = kGold});
                break;
            default:
                line(table_.say(L::will_be_hungry,
                                {{"quarter", quarter}, {"n", pile}, {"money", table_.book.noun(Good::money)}}),
                     {.ink = kGold});
        }
        tell_players(threat);
        tell_cures(threat);
    }

    /// Where not all are hit.
    void tell_players(const Document& threat) {
        const Document::List& players = list_at(threat, "players");
        if (players.size() == table_.now.setup.players) return;
        std::vector<std::string> names;
        for (const Document& each : players) names.push_back(present::seat_name(table_.scene.speaker, each));
        if (!names.empty()) line(table_.say(L::hits, {{"who", present::listed_with_and(table_.book, names)}}), kQuiet, 2);
    }

    void tell_cures(const Document& threat) {
        const Document::List& cures = list_at(threat, "averted-by");
        if (cures.empty()) return;
        const std::string text = present::option_text(table_.scene.speaker, table_.now, cures.front());
        line(table_.say(L::averted_by, {{"what", text}}), kQuiet, 2);
    }

    const MartianTable& table_;
    Region region_;
    int y_ = 0;
};

}  // namespace

std::string forecast_title(const MartianTable& table) {
    return table.say(table.is_last_round() ? L::if_game_ended : L::if_round_ended);
}

int draw_forecast(const MartianTable& table, Region region) { return Told(table, region).quarters(); }

}  // namespace planitia::terminal
