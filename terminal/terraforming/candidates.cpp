#include <present/slots.h>
#include <terminal/terraforming/actions_panel.h>
#include <terminal/terraforming/candidates.h>
#include <terminal/terraforming/goals_panel.h>
#include <terminal/terraforming/hand_panel.h>
#include <terminal/terraforming/signs.h>
#include <terraforming/notation/names.h>
#include <terraforming/notation/option_notation.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/trade.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;
using present::EntryKind;

namespace {

class Listing {
  public:
    explicit Listing(const TerraformingTable& table)
        : table_(table), position_(table.position()), player_(position_.player(table.viewer())) {}

    std::vector<CandidateGroup> all() {
        if (player_.first_action_pending) add_first_action();
        add_hand();
        add_actions();
        add_projects();
        add_conversions();
        if (!position_.is_solo()) {
            add_milestones();
            add_awards();
        }
        if (position_.setup.colonies) add_trades();
        add_ends();
        std::erase_if(groups_, [](const CandidateGroup& group) { return group.candidates.empty(); });
        return std::move(groups_);
    }

  private:
    void begin(std::string title) { groups_.push_back({std::move(title), {}}); }
    void add(const Option& option, std::string label, std::string note = {}) {
        groups_.back().candidates.push_back({write_option(position_, option), std::move(label), std::move(note)});
    }
    std::string price(int megacredits) const { return table_.counted(megacredits, Resource::megacredits); }

    void add_first_action() {
        begin(table_.book().say(present::PartKind::first_action));
        add(option(OptionKind::first_action, player_.corporation), table_.title(player_.corporation));
    }

    void add_hand() {
        begin(table_.say(L::hand));
        for (CardId card : sorted_hand(table_)) {
            const std::string tags = tags_of(table_, info(card));
            const std::string cost = price(cost_to_play(player_, info(card)));
            add(option(OptionKind::play_card, card), table_.title(card),
                tags.empty() ? cost : cost + table_.joint() + tags);
        }
    }

    void add_actions() {
        begin(table_.say(L::card_actions));
        for (CardId card : own_actions(table_)) {
            const int n = position_.resources[card.index()];
            add(option(OptionKind::card_action, card), table_.title(card),
                n > 0 ? table_.counted(n, info(card).holds) : "");
        }
    }

    void add_projects() {
        begin(table_.book().say(EntryKind::standard_project));
        for (Project project : projects_in_game(position_.setup)) {
            const int cost = info(project).cost - player_.privileges.project_discount[project];
            add(option(OptionKind::standard_project, project), table_.title(project), cost > 0 ? price(cost) : "");
        }
    }

    void add_conversions() {
        begin(table_.say(L::conversions));
        add(option(OptionKind::convert_plants), table_.book().say(OptionKind::convert_plants),
            table_.counted(player_.privileges.plants_per_greenery, Resource::plants));
        add(option(OptionKind::convert_heat), table_.book().say(OptionKind::convert_heat),
            table_.counted(kHeatPerStep, Resource::heat));
    }

    void add_milestones() {
        begin(table_.book().say(EntryKind::milestone));
        for (Milestone milestone : every<Milestone>()) {
            const int has = milestone_count(position_, table_.viewer(), milestone);
            add(option(OptionKind::claim_milestone, milestone), table_.title(milestone),
                price(kMilestoneCost) + table_.joint() + std::to_string(has) + '/' +
                    std::to_string(milestone_need(milestone)));
        }
    }

    void add_awards() {
        begin(table_.book().say(EntryKind::award));
        for (Award award : every<Award>())
            add(option(OptionKind::fund_award, award), table_.title(award),
                price(next_award_cost(position_)) + table_.joint() +
                    std::to_string(award_count(position_, table_.viewer(), award)));
    }

    void add_trades() {
        begin(table_.say(L::trade));
        for (Colony colony : every<Colony>()) {
            if (position_.colonies[colony].status == ColonyState::Status::absent) continue;
            for (const auto& [fee, resource] :
                 {std::pair{Fee::megacredits, Resource::megacredits}, std::pair{Fee::energy, Resource::energy},
                  std::pair{Fee::titanium, Resource::titanium}})
                add(trade_option(colony, fee), table_.title(colony),
                    table_.counted(trade_cost(player_, fee), resource));
        }
    }

    void add_ends() {
        begin(table_.say(L::turn));
        const OptionKind kind = position_.actions_taken == 0 ? OptionKind::pass : OptionKind::end_turn;
        add(option(kind), table_.book().say(kind));
    }

    const TerraformingTable& table_;
    const Position& position_;
    const PlayerState& player_;
    std::vector<CandidateGroup> groups_;
};

}  // namespace

std::vector<CandidateGroup> turn_candidates(const TerraformingTable& table) {
    if (!table.has_viewer() || present::text_at(table.scene.decision, "kind") != "action") return {};
    return Listing(table).all();
}

}  // namespace planitia::terminal
