#include <martians/catalogue/prices.h>
#include <martians/rules/scene.h>
#include <present/martians/describe.h>
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

/// What comes to one or several quarters in the same words.
struct Sentence {
    std::vector<int> quarters;
    std::string text;
    std::string hits = {};
    std::string cure = {};
    Rgb colour = kGood;
};

class Sentences {
    using Told = desk::MartiansFacts::Forecast::Quarter;
    using Threat = desk::MartiansFacts::Forecast::Threat;

  public:
    explicit Sentences(const MartiansTable& table) : table_(table) {
        for (const Told& told : table.facts.forecast.quarters) tell(told);
    }
    const std::vector<Sentence>& all() const { return all_; }

  private:
    void add(Sentence sentence) {
        for (Sentence& told : all_)
            if (told.text == sentence.text && told.hits == sentence.hits && told.cure == sentence.cure) {
                told.quarters.push_back(sentence.quarters.front());
                return;
            }
        all_.push_back(std::move(sentence));
    }

    void tell(const Told& told) {
        const int number = static_cast<int>(told.id.index()) + 1;
        if (told.threats.empty()) return add({{number}, supplied(told)});
        for (const Threat& threat : told.threats) {
            const bool is_grave = threat.need == Need::oxygen || table_.is_last_round();
            add({{number}, consequence(told.id, threat), hits(threat), cure(threat), is_grave ? kBad : kGold});
        }
    }

    std::string supplied(const Told& told) const {
        if (!told.grows) return table_.say(L::will_stay);
        return table_.say(L::will_grow, {{"n", at(table_.now, told.id).growth + 1}, {"m", kMostGrowth}});
    }

    std::string consequence(QuarterId id, const Threat& threat) const {
        const present::Phrasebook& book = table_.book;
        if (table_.is_last_round()) {
            const std::string what = need_title(table_, threat.need) + " " + std::to_string(threat.left);
            if (!table_.now.is_competitive()) return table_.say(L::will_fail, {{"what", what}});
            return table_.say(L::will_cost,
                              {{"what", what}, {"n", kFinalPenalty}, {"reputation", book.noun(N::reputation)}});
        }
        const int pile = at(table_.now, id).penalty + kHungerPenalty * threat.left;
        switch (threat.need) {
            case Need::oxygen: return table_.say(L::will_die);
            case Need::sickness:
                return table_.say(L::will_be_sick, {{"n", kInfirmaryTakes}, {"time", book.noun(N::time)}});
            default: return table_.say(L::will_be_hungry, {{"n", pile}, {"money", book.noun(Good::money)}});
        }
    }

    std::string hits(const Threat& threat) const {
        if (threat.players.empty() || table_.now.is_solo()) return {};
        std::vector<std::string> names;
        for (PlayerId id : table_.now.seats())
            if (threat.players.contains(id)) names.push_back(table_.name(id));
        const bool are_all = names.size() == table_.now.setup.players;
        return table_.say(L::hits,
                          {{"who", are_all ? table_.say(L::everybody) : present::listed_with_and(table_.book, names)}});
    }

    std::string cure(const Threat& threat) const {
        if (threat.averted_by.empty()) return {};
        return table_.say(
            L::averted_by,
            {{"what", present::option_text(table_.scene.speaker, table_.now, threat.averted_by.front())}});
    }

    const MartiansTable& table_;
    std::vector<Sentence> all_;
};

std::string quarters_text(const MartiansTable& table, const std::vector<int>& quarters) {
    if (quarters.size() == 1) return table.say(L::quarter, {{"n", quarters.front()}});
    std::vector<std::string> numbers;
    for (int each : quarters) numbers.push_back(std::to_string(each));
    return table.say(L::quarters, {{"what", present::listed_with_and(table.book, numbers)}});
}

int draw_sentence(const MartiansTable& table, Region region, int y, const Sentence& sentence) {
    const std::string text = quarters_text(table, sentence.quarters) + ": " + sentence.text;
    y = region.put_wrapped(y, sentence.hits.empty() ? text : text + " " + sentence.hits, {.ink = sentence.colour});
    Region inner = region.part({2, 0, region.columns() - 2, region.rows()});
    return sentence.cure.empty() ? y : inner.put_wrapped(y, sentence.cure, kQuiet);
}

}  // namespace

std::string forecast_title(const MartiansTable& table) {
    if (table.now.is_over()) return table.say(L::over);
    return table.say(table.is_last_round() ? L::if_game_ended : L::if_round_ended);
}

int draw_forecast(const MartiansTable& table, Region region) {
    if (table.now.is_over())
        return region.put_wrapped(0, present::result_text(table.scene.speaker, table.now), kStrong);
    int y = 0;
    const Sentences sentences(table);
    for (const Sentence& sentence : sentences.all()) y = draw_sentence(table, region, y, sentence);
    const std::vector<MissionItem> items = mission_items(table);
    if (items.empty()) return y;
    const auto met = std::count_if(items.begin(), items.end(), [](const MissionItem& each) { return each.is_met; });
    return region.put_wrapped(
        y, table.say(L::mission_stands, {{"n", static_cast<int>(met)}, {"m", static_cast<int>(items.size())}}));
}

}  // namespace planitia::terminal
