#include <desk/terraforming/cards.h>
#include <terminal/terraforming/reading.h>
#include <terraforming/notation/names.h>

namespace planitia::terminal {

using namespace terraforming;
using present::EntryKind;
using L = present::TerraformingLabel;

namespace {

class Reading {
  public:
    explicit Reading(const TerraformingTable& table) : table_(table) {}

    std::vector<ReadingGroup> all() {
        if (table_.has_viewer()) add_own(table_.position().player(table_.viewer()));
        for (PlayerId id : table_.position().seats()) add_played(id);
        add_board();
        std::erase_if(groups_, [](const ReadingGroup& group) { return group.entries.empty(); });
        return std::move(groups_);
    }

  private:
    void begin(std::string title) { groups_.push_back({std::move(title), {}}); }
    void add(EntryKind kind, std::string_view id) {
        const present::Entry* entry = present::find_entry(table_.book().language, "terraforming", {kind, id});
        if (entry != nullptr) groups_.back().entries.push_back(entry);
    }
    void add(CardId card) {
        if (card.is_some())
            add(info(card).kind == Kind::corporation ? EntryKind::corporation : EntryKind::project, name(card));
    }

    void add_own(const PlayerState& player) {
        begin(table_.book().say(EntryKind::corporation));
        for (CardId card : player.offer.corporations) add(card);
        begin(table_.say(L::dealt));
        for (const auto& held : table_.facts.dealt) add(held.card);
        begin(table_.say(L::kept));
        for (CardId card : player.offer.drafted) add(card);
        begin(table_.say(L::hand));
        for (const auto& held : table_.facts.hand) add(held.card);
    }

    /// Events lie face down: who played them may look.
    void add_played(PlayerId id) {
        const PlayerState& player = table_.position().player(id);
        begin(table_.say(L::in_play) + ": " + table_.name(id));
        for (CardId card : desk::played_cards(player)) add(card);
        if (id != table_.viewer()) return;
        for (CardId card : player.events) add(card);
    }

    void add_board() {
        begin(table_.book().say(EntryKind::milestone));
        for (const auto& race : table_.facts.milestones) add(EntryKind::milestone, name(race.milestone));
        begin(table_.book().say(EntryKind::award));
        for (const auto& race : table_.facts.awards) add(EntryKind::award, name(race.award));
        begin(table_.book().say(EntryKind::colony));
        for (const auto& tile : table_.facts.colonies) add(EntryKind::colony, name(tile.colony));
    }

    const TerraformingTable& table_;
    std::vector<ReadingGroup> groups_;
};

}  // namespace

std::vector<ReadingGroup> reading_of(const TerraformingTable& table) { return Reading(table).all(); }

}  // namespace planitia::terminal
