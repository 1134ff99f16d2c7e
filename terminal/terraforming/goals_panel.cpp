#include <terminal/terraforming/goals_panel.h>
#include <terminal/terraforming/marks.h>
#include <terminal/terraforming/signs.h>
#include <terminal/text.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/rules/turn.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

constexpr int kGoalRows = 6;
constexpr int kGoalColumns = 41;
constexpr int kGoalGap = 2;

/// Hands are hidden, but how many cards are in them is not.
int standing(const TerraformingTable& table, PlayerId id, Milestone milestone) {
    if (milestone == Milestone::planner) return table.view.hand[id];
    return milestone_count(table.position(), id, milestone);
}
int standing(const TerraformingTable& table, PlayerId id, Award award) {
    return award_count(table.position(), id, award);
}

template <class E>
int best(const TerraformingTable& table, E goal) {
    int most = standing(table, PlayerId{0}, goal);
    for (PlayerId id : table.position().seats()) most = std::max(most, standing(table, id, goal));
    return most;
}

bool stands_out(const TerraformingTable& table, PlayerId id, Milestone goal) {
    return standing(table, id, goal) >= milestone_need(goal);
}
bool stands_out(const TerraformingTable& table, PlayerId id, Award goal) {
    return standing(table, id, goal) == best(table, goal);
}

std::string need(Milestone milestone) { return std::to_string(milestone_need(milestone)); }
std::string need(Award) { return {}; }

template <class E>
void draw_goal(const TerraformingTable& table, Region region, int y, E goal, PlayerId taker, std::string_view field) {
    const int figures = region.columns() - 4 * int{table.position().setup.players};
    Look look = marked(table, field, name(goal), taker.is_some() ? kQuiet : kPlain);
    region.put_cut(0, y, figures - 4, table.title(goal), look);
    if (taker.is_some()) {
        const int x = region.put(figures - 3, y, table.either("✓", "*"), {.ink = kGold, .is_bold = true});
        region.put(x, y, table.sign(taker), table.look_of(taker));
    } else {
        region.put_left_of(figures - 1, y, need(goal), {.ink = kAccent});
    }
    int x = figures;
    for (PlayerId id : table.position().seats()) {
        region.put(x, y, table.sign(id), {.ink = colour_of(id)});
        const bool is_ahead = stands_out(table, id, goal);
        region.put(x + 1, y, plain_number(table, standing(table, id, goal)),
                   {.ink = is_ahead ? kText : kSecondText, .is_bold = is_ahead, .is_underlined = is_ahead});
        x += 4;
    }
}

template <class E>
void draw_race(const TerraformingTable& table, Region region, const std::string& title, const std::string& price,
               const ByEnum<E, PlayerId>& by, std::string_view field) {
    const auto n = static_cast<int>(taken(by));
    std::string note = table.say(L::taken, {{"n", n}, {"m", static_cast<int>(kMostTaken)}});
    if (n < static_cast<int>(kMostTaken)) note += table.joint() + price;
    put_heading(table, region, 0, title, note);
    int y = 1;
    for (E goal : every<E>()) draw_goal(table, region, y++, goal, by[goal], field);
}

}  // namespace

int goal_rows(const TerraformingTable& table, int columns) {
    if (table.position().is_solo()) return 0;
    return columns >= 2 * kGoalColumns + kGoalGap ? kGoalRows : 2 * kGoalRows;
}

void draw_goals(const TerraformingTable& table, Region region) {
    const Position& position = table.position();
    if (position.is_solo()) return;
    const bool is_wide = goal_rows(table, region.columns()) == kGoalRows;
    const int columns = is_wide ? (region.columns() - kGoalGap) / 2 : region.columns();
    draw_race(table, region.part({0, 0, columns, kGoalRows}), table.book().say(present::EntryKind::milestone),
              table.say(L::costs, {{"n", kMilestoneCost}}), position.milestones, "milestone");
    draw_race(table, region.part({is_wide ? columns + kGoalGap : 0, is_wide ? 0 : kGoalRows, columns, kGoalRows}),
              table.book().say(present::EntryKind::award), table.say(L::next_costs, {{"n", next_award_cost(position)}}),
              position.awards, "award");
}

}  // namespace planitia::terminal
