#include <present/terraforming/goal_text.h>
#include <terminal/terraforming/goals_panel.h>
#include <terminal/terraforming/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

constexpr int kGoalRows = 6;
constexpr int kGoalColumns = 41;
constexpr int kGoalGap = 2;

/// A line of the race for milestones or awards.
struct Goal {
    TerraformingSubject subject;
    std::string title;
    std::string counted;    ///< what is counted, in words
    std::string need = {};  ///< of a milestone
    PlayerId taker;
    const ByPlayer<int>& values;
    PlayerSet ahead;
};

Goal goal_of(const TerraformingTable& table, const desk::TerraformingFacts::Milestone& race) {
    Goal goal{race.milestone,
              table.title(race.milestone),
              present::goal_text(table.book(), race.milestone),
              std::to_string(race.needs),
              race.owner,
              race.values,
              {}};
    for (PlayerId id : table.position().seats())
        if (race.values[id] >= race.needs) goal.ahead.insert(id);
    return goal;
}
Goal goal_of(const TerraformingTable& table, const desk::TerraformingFacts::Award& race) {
    return {race.award,
            table.title(race.award),
            present::goal_text(table.book(), race.award),
            "",
            race.funder,
            race.values,
            race.leaders};
}

void draw_goal(const TerraformingTable& table, Region region, int y, const Goal& goal) {
    const int figures = region.columns() - 4 * int{table.position().setup.players};
    const Look look = marked(table, goal.subject, goal.taker.is_some() ? kQuiet : kPlain);
    constexpr int kTitle = 16;
    constexpr int kShortestText = 20;
    const int text = std::max(region.put_cut(0, y, figures - 4, goal.title, look) + 1, kTitle);
    const int room = figures - 5 - text;
    if (room >= kShortestText) region.put_cut(text, y, room, goal.counted, kQuiet);
    if (goal.taker.is_some()) {
        const int x = region.put(figures - 3, y, table.either("✓", "*"), {.ink = kGold, .is_bold = true});
        region.put(x, y, table.sign(goal.taker), table.look_of(goal.taker));
    } else {
        region.put_left_of(figures - 1, y, goal.need, {.ink = kAccent});
    }
    int x = figures;
    for (PlayerId id : table.position().seats()) {
        region.put(x, y, table.sign(id), {.ink = colour_of(id)});
        const bool is_ahead = goal.ahead.contains(id);
        region.put(x + 1, y, plain_number(table, goal.values[id]),
                   {.ink = is_ahead ? kText : kSecondText, .is_bold = is_ahead, .is_underlined = is_ahead});
        x += 4;
    }
}

/// `left`: how many can still be taken.
template <class Race>
void draw_race(const TerraformingTable& table, Region region, present::EntryKind kind, L price, int left,
               const std::vector<Race>& races) {
    constexpr int kMost = static_cast<int>(kMostTaken);
    std::string note = table.say(L::taken, {{"n", kMost - left}, {"m", kMost}});
    if (left > 0) note += table.joint() + table.say(price, {{"n", races.front().price}});
    put_heading(table, region, 0, table.book().say(kind), note);
    int y = 1;
    for (const Race& race : races) draw_goal(table, region, y++, goal_of(table, race));
}

}  // namespace

int goal_rows(const TerraformingTable& table, int columns) {
    if (table.position().is_solo()) return 0;
    return columns >= 2 * kGoalColumns + kGoalGap ? kGoalRows : 2 * kGoalRows;
}

void draw_goals(const TerraformingTable& table, Region region) {
    if (table.position().is_solo()) return;
    const bool is_wide = goal_rows(table, region.columns()) == kGoalRows;
    const int columns = is_wide ? (region.columns() - kGoalGap) / 2 : region.columns();
    draw_race(table, region.part({0, 0, columns, kGoalRows}), present::EntryKind::milestone, L::costs,
              table.facts.milestones_left, table.facts.milestones);
    draw_race(table, region.part({is_wide ? columns + kGoalGap : 0, is_wide ? 0 : kGoalRows, columns, kGoalRows}),
              present::EntryKind::award, L::next_costs, table.facts.awards_left, table.facts.awards);
}

}  // namespace planitia::terminal
