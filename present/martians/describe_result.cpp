#include <martians/rules/scene.h>
#include <martians/rules/scoring.h>
#include <present/martians/clauses.h>
#include <present/martians/naming.h>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;

namespace {

int needs_left(const Position& position) {
    int n = 0;
    for (Need need : every<Need>()) n += need_tokens(position, need);
    return n;
}

class MartiansResultTeller {
  public:
    MartiansResultTeller(const Speaker& speaker, const Position& position)
        : speaker_(speaker),
          book_(speaker.book),
          position_(position),
          names_(speaker, position.setup),
          clauses_(speaker.book, names_.reputation()) {}

    std::optional<std::string> score_part(std::string_view part) const;
    std::string result() const;

  private:
    std::string missing() const;
    std::string condition_missing(Condition condition) const;
    std::string best(P phrase) const;

    const Speaker& speaker_;
    const Phrasebook& book_;
    const Position& position_;
    MartiansNames names_;
    Clauses clauses_;
};

std::optional<std::string> MartiansResultTeller::score_part(std::string_view part) const {
    if (part == "needPenalty") return book_.say(P::score_needs);
    if (part == "deathPenalty") return book_.say(P::score_deaths);
    if (part == "reputation") return capitalised(render(book_.grammar, "{reputation}", names_.nouns()));
    return std::nullopt;
}

/// Nobody who is dead can be told as something left to do.
std::string MartiansResultTeller::condition_missing(Condition condition) const {
    if (condition == Condition::satisfaction)
        return book_.say(P::satisfaction_missing,
                         {{"n", satisfaction(position_)},
                          {"m", by_players(position_.scenario().satisfaction, position_.setup.players)}});
    if (condition != Condition::nobody_dead)
        return clauses_.in(Mood::infinitive).condition(position_.scenario(), condition);
    int dead = 0;
    for (PlayerId id : position_.seats()) dead += position_.player(id).dead;
    return book_.say(P::lives_missing, {{"n", dead}});
}

/// Everything that the mission lacks; the game is lost at once when a player has nobody left.
std::string MartiansResultTeller::missing() const {
    for (PlayerId id : position_.seats())
        if (position_.living(id) <= 0) return book_.say(P::nobody_left);
    const ScenarioInfo& scenario = position_.scenario();
    std::vector<std::string> all;
    for (std::size_t i = 0; i < scenario.tasks.size(); ++i)
        if (is_task_open(position_, i))
            all.push_back(
                book_.say(P::task_missing, {{"task", names_.task(i)},
                                            {"n", int{position_.tasks_done[i]}},
                                            {"m", by_players(scenario.tasks[i].copies, position_.setup.players)}}));
    for (Condition each : every<Condition>())
        if (!is_met(position_, each)) all.push_back(condition_missing(each));
    if (has_any_need(position_)) all.push_back(book_.say(P::needs_missing, {{"n", needs_left(position_)}}));
    return book_.say(P::missing, {{"what", clauses_.joined(all)}});
}

/// Who is in the first place.
std::string MartiansResultTeller::best(P phrase) const {
    const ByPlayer<Standing> all = standings(position_);
    std::vector<std::string> names;
    int total = 0;
    for (PlayerId id : position_.seats())
        if (all[id].place == 1) {
            names.push_back(seat_name(speaker_, id));
            total = all[id].total();
        }
    return book_.say(phrase, {{"who", listed_with_and(book_, names)},
                              {"k", static_cast<int>(names.size())},
                              {"n", total},
                              {"reputation", book_.noun(names_.reputation())}});
}

std::string MartiansResultTeller::result() const {
    if (position_.is_competitive()) return best(P::winners);
    const bool is_common = position_.setup.variant == Variant::coop;
    std::vector<std::string> all;
    if (is_mission_met(position_)) {
        all.push_back(book_.say(P::mission_accomplished));
        if (!is_common) all.push_back(best(P::winners));
    } else {
        all.push_back(book_.say(P::mission_failed));
        all.push_back(missing());
        if (!is_common) all.push_back(best(P::leaders));
    }
    return joined(all);
}

}  // namespace

std::optional<std::string> score_part_text(const Speaker& speaker, const Position& position, std::string_view part) {
    return MartiansResultTeller(speaker, position).score_part(part);
}

std::string result_text(const Speaker& speaker, const Position& position) {
    return MartiansResultTeller(speaker, position).result();
}

}  // namespace planitia::present
