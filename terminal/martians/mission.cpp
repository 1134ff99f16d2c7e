#include <terminal/martians/mission.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using present::CommonPhrase;
using present::EntryKind;
using L = present::MartiansLabel;

namespace {

Pieces with_reward(const MartiansTable& table, const Cost& cost, int reputation) {
    Pieces pieces = price_pieces(table, {0, cost});
    for (const Piece& piece : arrow(table, reputation_piece(table, reputation))) pieces.push_back(piece);
    return pieces;
}

MissionItem task_item(const MartiansTable& table, const desk::MartiansFacts::Task& task) {
    const TaskInfo& printed = table.now.scenario().tasks[task.index];
    const std::string count = std::to_string(task.done) + "/" + std::to_string(task.of);
    return {count + " " + std::string(present::task_title(table.book.language, table.now.setup.scenario, task.index)),
            task.done >= task.of, with_reward(table, printed.cost, printed.reputation),
            table.mark(MartiansTask{task.index})};
}

std::string buildings_text(const MartiansTable& table, std::uint16_t bits) {
    std::vector<std::string> titles;
    for (Building each : every<Building>())
        if ((bits & bit(each)) != 0) titles.push_back(table.short_title(each));
    return present::listed(table.book, titles, CommonPhrase::comma, CommonPhrase::comma);
}

std::string condition_text(const MartiansTable& table, Condition condition) {
    const ScenarioInfo& scenario = table.now.scenario();
    switch (condition) {
        case Condition::built: return table.say(L::built, {{"what", buildings_text(table, scenario.built)}});
        case Condition::expanded: return table.say(L::expanded, {{"what", buildings_text(table, scenario.expanded)}});
        case Condition::colony_technologies:
            return table.say(L::colony_technologies, {{"n", int{scenario.colony_technologies}}});
        case Condition::population_grown: return table.say(L::grown);
        case Condition::nobody_dead: return table.say(L::nobody_dead);
        case Condition::satisfaction:
            return table.say(
                L::enough_satisfaction,
                {{"n", satisfaction(table.now)}, {"m", by_players(scenario.satisfaction, table.now.setup.players)}});
        case Condition::count_: break;
    }
    return {};
}

int draw_item(const MartiansTable& table, Region region, int y, const MissionItem& item) {
    const int price = width_of(item.price);
    const int room = region.columns() - 2 - (price > 0 ? price + 2 : 0);
    region.put(0, y, item.mark == Mark::none ? table.check(item.is_met) : table.lead(item.mark),
               {.ink = item.is_met ? kGood : kSecondText});
    const Look look = table.look(item.mark, item.is_met ? kQuiet : kPlain);
    const auto lines = wrapped(item.text, static_cast<std::size_t>(std::max(room, 12)));
    put_pieces(region, region.columns() - price, y, item.price);
    for (const std::string& line : lines) region.put(2, y++, line, look);
    return y;
}

int draw_orders(const MartiansTable& table, Region region) {
    int y = 0;
    for (const auto& [order, bill] : table.facts.orders) {
        const Mark mark = table.mark(order);
        const Pieces price = with_reward(table, info(order).cost, info(order).reputation);
        region.put(0, y, table.lead(mark), {.ink = kLegal});
        region.put_cut(1, y, region.columns() - width_of(price) - 2, table.title(order), table.look(mark, kPlain));
        put_pieces(region, region.columns() - width_of(price), y++, price);
    }
    return y;
}

}  // namespace

std::vector<MissionItem> mission_items(const MartiansTable& table) {
    std::vector<MissionItem> items;
    if (table.now.is_competitive()) return items;
    for (const desk::MartiansFacts::Task& task : table.facts.tasks) items.push_back(task_item(table, task));
    for (const desk::MartiansFacts::Condition& each : table.facts.conditions)
        items.push_back({condition_text(table, each.condition), each.is_met});
    items.push_back({table.say(L::no_needs, {{"n", table.facts.needs}}), table.facts.needs == 0});
    return items;
}

std::string mission_title(const MartiansTable& table) {
    if (table.now.is_competitive()) return table.book.say(EntryKind::order);
    const auto items = mission_items(table);
    const auto met = std::count_if(items.begin(), items.end(), [](const MissionItem& item) { return item.is_met; });
    return table.title(Action::mission) + " " +
           table.say(L::met, {{"n", static_cast<int>(met)}, {"m", static_cast<int>(items.size())}});
}

int draw_mission(const MartiansTable& table, Region region) {
    if (table.now.is_competitive()) return draw_orders(table, region);
    int y = 0;
    for (const MissionItem& item : mission_items(table)) y = draw_item(table, region, y, item);
    if (table.facts.is_hopeless) y = region.put_wrapped(y, table.say(L::hopeless), {.ink = kBad});
    return y;
}

int draw_mission_line(const MartiansTable& table, Region region) {
    int x = region.put(0, 0, mission_title(table), {.ink = kGold, .is_bold = true}) + 2;
    std::string missing;
    const auto add = [&](const std::string& text) {
        missing += (missing.empty() ? "" : table.sign(" · ", "; ")) + text;
    };
    for (const MissionItem& item : mission_items(table))
        if (!item.is_met) add(item.text);
    for (const auto& [order, bill] : table.facts.orders) add(table.title(order));
    region.put_cut(x, 0, region.columns() - x, missing, table.facts.is_hopeless ? Look{.ink = kBad} : kPlain);
    return 1;
}

}  // namespace planitia::terminal
