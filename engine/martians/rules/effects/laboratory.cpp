#include <martians/rules/effects/laboratory.h>
#include <martians/state/in_force.h>

#include <algorithm>

namespace planitia::martians {

int research_time(const Position& position, PlayerId id, Research tile) {
    const ResearchInfo& printed = position.printed(tile);
    const int saved = printed.has_flask ? bonus<FasterResearch>(position, id) : 0;
    return std::max(kLeastResearchTime, printed.time - saved);
}

int time_to_develop(const Position& position, PlayerId id, Technology technology) {
    return technology_time(position.player(id).corporation, technology, position.setup.rules);
}

namespace {

bool can_do_research(const Position& position, Actor who, Research tile, Reasons* reasons) {
    if (!position.research.contains(tile)) return holds(false, ReasonCode::no_research_tile, reasons);
    const bool is_in_time = has_time(who.time, research_time(position, who.player, tile), reasons);
    if (!is_in_time && reasons == nullptr) return false;
    return can_pay(position, who.player, position.printed(tile).cost, reasons) && is_in_time;
}

bool can_develop(const Position& position, Actor who, Technology technology, Reasons* reasons) {
    Check check(reasons);
    if (position.has(who.player, technology) && check.fail({.code = ReasonCode::already_developed})) return false;
    return has_time(who.time, time_to_develop(position, who.player, technology), reasons) && check.passed();
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const DoResearch&, Reasons* reasons) {
    return can_any(chosen<Research>([&](Research tile) { return position.research.contains(tile); }),
                   ReasonCode::no_research_tile, reasons,
                   [&](Research tile, Reasons* why) { return can_do_research(position, who, tile, why); });
}

void begin(Scene& scene, PlayerId id, const DoResearch&, Action of) { ask(scene.position, Question::research, id, of); }

void list(const Position& position, PlayerId id, const DoResearch&, OptionList& options) {
    for (Research tile : every<Research>())
        if (can_do_research(position, {id, position.turn.time}, tile, nullptr))
            options.push_back(option(OptionKind::research, tile));
}

void resolve(Scene& scene, PlayerId id, const DoResearch&, const Option& answer) {
    Position& position = scene.position;
    const Research tile = answer.research();
    position.asking = {};
    spend_time(scene, research_time(position, id, tile));
    pay(scene, id, position.printed(tile).cost);
    position.research.erase(tile);
    position.research_done.insert(tile);
    scene.tell(EventKind::research_done, id, tile);
    change_goods(scene, id, Good::money, position.printed(tile).money);
}

void explain(const Position& position, PlayerId id, const DoResearch&, const Option& answer, Reasons& reasons) {
    can_do_research(position, {id, position.turn.time}, answer.research(), &reasons);
}

bool can_resolve(const Position& position, Actor who, const Develop& effect, Reasons* reasons) {
    const auto is_open = [&](Technology each) { return info(each).of == effect.of && !position.has(who.player, each); };
    return can_any(chosen<Technology>(is_open), ReasonCode::already_developed, reasons,
                   [&](Technology each, Reasons* why) { return can_develop(position, who, each, why); });
}

void begin(Scene& scene, PlayerId id, const Develop&, Action of) { ask(scene.position, Question::technology, id, of); }

void list(const Position& position, PlayerId id, const Develop& effect, OptionList& options) {
    for (Technology each : every<Technology>())
        if (info(each).of == effect.of && can_develop(position, {id, position.turn.time}, each, nullptr))
            options.push_back(option(OptionKind::technology, each));
}

void resolve(Scene& scene, PlayerId id, const Develop&, const Option& answer) {
    Position& position = scene.position;
    const Technology technology = answer.technology();
    const bool is_common = is_colony_technology(technology) && !position.is_competitive();
    position.asking = {};
    spend_time(scene, time_to_develop(position, id, technology));
    (is_common ? position.colony_technologies : position.player(id).technologies).insert(technology);
    scene.tell(EventKind::technology_developed, id, technology);
}

void explain(const Position& position, PlayerId id, const Develop&, const Option& answer, Reasons& reasons) {
    can_develop(position, {id, position.turn.time}, answer.technology(), &reasons);
}

}  // namespace planitia::martians
