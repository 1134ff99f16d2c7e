#include <present/sentence.h>
#include <present/terraforming/effect_text.h>
#include <terminal/terraforming/hand_panel.h>
#include <terminal/terraforming/signs.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

constexpr int kTitleColumns = 30;
constexpr int kTagColumns = 12;
constexpr int kNeedColumns = 30;
/// With fewer there is no room for a second column of cards.
constexpr int kCardColumns = 39;

using Hand = desk::TerraformingFacts::Hand;

/// The corporation is chosen for the cards that were dealt with it.
bool shows_offer(const TerraformingTable& table) {
    return table.position().phase == Phase::setup && table.facts.hand.empty() && !table.facts.dealt.empty();
}
const std::vector<Hand>& shown_hand(const TerraformingTable& table) {
    return shows_offer(table) ? table.facts.dealt : table.facts.hand;
}

/// A sign that tells whether the requirements are met; gives the column behind it.
int put_met(const TerraformingTable& table, Region region, int x, int y, const Hand& held) {
    if (info(held.card).needs.empty()) return x;
    return region.put(x, y, held.is_unmet ? table.either("✗", "!") : table.either("✓", "+"),
                      {.ink = held.is_unmet ? kBad : kGood});
}

void put_requirements(const TerraformingTable& table, Region region, int x, int y, const Hand& held) {
    const int from = put_met(table, region, x, y, held) + 1;
    region.put_cut(from, y, region.columns() - from, present::needs_clause(table.book(), info(held.card).needs),
                   kQuiet);
}

/// What the card is for, in words: its effect, its action, or what it changes for good.
std::string purpose_of(const TerraformingTable& table, const Card& card) {
    const present::Phrasebook& book = table.book();
    if (!card.action.empty()) return present::effects_clause(book, card.action, {&card});
    if (!card.on_play.empty()) return present::effects_clause(book, card.on_play, {&card});
    if (!card.triggers.empty()) return present::trigger_clause(book, card.triggers.front(), {&card});
    return card.ongoing.empty() ? "" : present::ongoing_clause(book, card.ongoing.front());
}

void draw_held(const TerraformingTable& table, Region region, int y, const Hand& held) {
    const Card& card = info(held.card);
    const bool is_playable = held.is_playable;
    region.put_left_of(3, y, std::to_string(held.cost), {.ink = kGold, .is_bold = is_playable});
    region.put(3, y, held.cost < held.printed ? table.either("↓", "v") : " ", {.ink = kGood});
    const bool is_narrow = region.columns() < kTitleColumns + kTagColumns + 20;
    const int tags = is_narrow ? 8 : kTagColumns;
    const int columns = is_narrow ? region.columns() - tags - 7 : kTitleColumns;
    const Look plain{.ink = colour_of(card.kind), .is_bold = is_playable};
    region.put(4, y, is_playable ? table.either("▸", ">") : " ", {.ink = kLegal});
    region.put_cut(5, y, columns, table.title(held.card), marked(table, held.card, plain));
    region.put_cut(columns + 6, y, tags, present::tags_text(table.book(), card), kQuiet);
    if (is_narrow) {
        put_met(table, region, region.columns() - 1, y, held);
        return;
    }
    const int needs = columns + tags + 7;
    const bool is_wordy = region.columns() >= needs + 2 * kNeedColumns;
    put_requirements(table, region.part({0, 0, is_wordy ? needs + kNeedColumns : region.columns(), region.rows()}),
                     needs, y, held);
    if (!is_wordy) return;
    const int words = needs + kNeedColumns + 1;
    region.put_cut(words, y, region.columns() - words, purpose_of(table, card), kQuiet);
}

/// What a spectator sees of the hands.
int draw_counts(const TerraformingTable& table, Region region) {
    int y = 0;
    for (PlayerId id : table.position().seats()) {
        region.put(0, y, table.sign(id), table.look_of(id));
        const int x = region.put_cut(2, y, region.columns() / 2, table.name(id), kPlain);
        region.put(x + 1, y++, table.counted(table.view.hand[id], present::TerraformingNoun::card), kQuiet);
    }
    return y;
}

}  // namespace

int hand_rows(const TerraformingTable& table) {
    return table.has_viewer() ? 1 + std::max(1, static_cast<int>(shown_hand(table).size())) : 0;
}

int draw_hand(const TerraformingTable& table, Region region) {
    const std::vector<Hand>& hand = shown_hand(table);
    put_heading(
        table, region, 0, table.say(table.has_viewer() && shows_offer(table) ? L::dealt : L::hand),
        table.has_viewer() ? table.counted(static_cast<int>(hand.size()), present::TerraformingNoun::card) : "");
    const Region list = region.part({0, 1, region.columns(), region.rows() - 1});
    if (!table.has_viewer()) return 1 + draw_counts(table, list);
    if (hand.empty()) region.put_cut(0, 1, region.columns(), table.say(L::no_cards), kQuiet);
    if (hand.empty() || list.rows() < 1) return hand_rows(table);
    const int cards = static_cast<int>(hand.size());
    const int wanted = (cards + list.rows() - 1) / list.rows();
    const int fitting = std::max(1, (list.columns() + 1) / (kCardColumns + 1));
    const int columns = std::clamp(wanted, 1, fitting);
    const int each = (list.columns() + 1) / columns - 1;
    for (int column = 0, at = 0; column < columns; ++column) {
        const Region strip = list.part({column * (each + 1), 0, each, list.rows()});
        const bool is_last = column + 1 == columns;
        const int shown =
            is_last ? put_rest(table, strip, static_cast<std::size_t>(cards - at)) : std::min(cards - at, list.rows());
        for (int y = 0; y < shown; ++y) draw_held(table, strip, y, hand[static_cast<std::size_t>(at++)]);
    }
    return 1 + (cards + columns - 1) / columns;
}

}  // namespace planitia::terminal
