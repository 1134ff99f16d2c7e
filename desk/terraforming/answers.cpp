#include <desk/terraforming/answers.h>
#include <desk/terraforming/cards.h>
#include <desk/terraforming/useless.h>
#include <present/terraforming/explain.h>
#include <present/terraforming/titles.h>
#include <present/terraforming/words.h>
#include <terraforming/catalogue/map.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/awards.h>
#include <terraforming/rules/milestones.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/standard_projects.h>
#include <terraforming/rules/tiles.h>
#include <terraforming/rules/trade.h>
#include <terraforming/terraforming.h>

#include <cstdlib>

namespace planitia::desk {

using namespace terraforming;
using L = present::TerraformingLabel;
using present::EntryKind;

namespace {

class Listing {
  public:
    Listing(const Position& position, PlayerId id, const present::Speaker& speaker)
        : position_(position), id_(id), player_(position.player(id)), book_(speaker.book) {}

    std::vector<AnswerGroup> all() {
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
        std::erase_if(groups_, [](const AnswerGroup& group) { return group.answers.empty(); });
        return std::move(groups_);
    }

  private:
    void begin(std::string_view name, std::string title) { groups_.push_back({name, std::move(title), {}}); }
    void add(const Option& option, std::string label, const std::string& note = {}) {
        const auto key = present::entry_of(position_, option);
        const std::string warning = useless_note(position_, id_, option, book_);
        groups_.back().answers.push_back(
            {.option = option,
             .label = std::move(label),
             .note = joined(note, warning.empty() ? unplaced_note(position_, id_, option, book_) : warning),
             .text = {},
             .price = price_of(position_, id_, option),
             .place = place_of(option),
             .entry = key ? present::find_entry(book_.language, Terraforming::kName, *key) : nullptr,
             .is_useless = !warning.empty()});
    }
    template <class What>
    std::string title(What what) const {
        return std::string(present::title(book_.language, what));
    }
    std::string counted(int n, Resource resource) const { return present::counted(book_, n, book_.noun(resource)); }
    std::string megacredits(int n) const { return counted(n, Resource::megacredits); }
    static std::string joined(const std::string& first, const std::string& second) {
        return first.empty() || second.empty() ? first + second : first + " · " + second;
    }

    void add_first_action() {
        begin("first-action", book_.say(present::PartKind::first_action));
        add(option(OptionKind::first_action, player_.corporation), title(player_.corporation));
    }

    void add_hand() {
        begin("hand", book_.say(L::hand));
        for (CardId card : by_cost(player_, player_.hand))
            add(option(OptionKind::play_card, card), title(card),
                joined(megacredits(cost_to_play(player_, info(card))), present::tags_text(book_, info(card))));
    }

    void add_actions() {
        begin("card-actions", book_.say(L::card_actions));
        for (CardId card : card_actions(player_)) {
            const int n = position_.resources[card.index()];
            add(option(OptionKind::card_action, card), title(card),
                n > 0 ? present::counted(book_, n, book_.noun(info(card).holds)) : "");
        }
    }

    void add_projects() {
        begin("standard-projects", book_.say(EntryKind::standard_project));
        for (Project project : projects_in_game(position_.setup)) {
            const int cost = project_cost(player_, project);
            add(option(OptionKind::standard_project, project), title(project), cost > 0 ? megacredits(cost) : "");
        }
    }

    void add_conversions() {
        begin("conversions", book_.say(L::conversions));
        add(option(OptionKind::convert_plants), book_.say(OptionKind::convert_plants),
            counted(player_.privileges.plants_per_greenery, Resource::plants));
        add(option(OptionKind::convert_heat), book_.say(OptionKind::convert_heat),
            counted(kHeatPerStep, Resource::heat));
    }

    void add_milestones() {
        begin("milestones", book_.say(EntryKind::milestone));
        for (Milestone milestone : position_.map().milestones)
            add(option(OptionKind::claim_milestone, milestone), title(milestone),
                joined(megacredits(kMilestoneCost), std::to_string(milestone_count(position_, id_, milestone)) + '/' +
                                                        std::to_string(info(milestone).need)));
    }

    void add_awards() {
        begin("awards", book_.say(EntryKind::award));
        for (Award award : position_.map().awards)
            add(option(OptionKind::fund_award, award), title(award),
                joined(megacredits(next_award_cost(position_)), std::to_string(award_count(position_, id_, award))));
    }

    void add_trades() {
        begin("trade", book_.say(L::trade));
        for (Colony colony : every<Colony>()) {
            if (position_.colonies[colony].status == ColonyState::Status::absent) continue;
            for (Fee fee : {Fee::megacredits, Fee::energy, Fee::titanium})
                add(trade_option(colony, fee), title(colony), counted(trade_cost(player_, fee), resource_of(fee)));
        }
    }

    void add_ends() {
        begin("turn", book_.say(L::turn));
        const OptionKind kind = position_.actions_taken == 0 ? OptionKind::pass : OptionKind::end_turn;
        add(option(kind), book_.say(kind));
    }

    const Position& position_;
    PlayerId id_;
    const PlayerState& player_;
    const present::Phrasebook& book_;
    std::vector<AnswerGroup> groups_;
};

std::vector<Price> pieces(const Option& payment) {
    std::vector<Price> prices;
    const auto add = [&](Means means, int n) {
        if (n > 0) prices.push_back({name(means), n});
    };
    add(Means::megacredits, payment.amount);
    add(Means::steel, payment.steel);
    add(Means::titanium, payment.titanium);
    add(Means::heat, payment.heat());
    add(Means::floaters, payment.floaters());
    return prices;
}

}  // namespace

std::vector<AnswerGroup> turn_answers(const Position& position, PlayerId player, const present::Speaker& speaker) {
    if (question(position, player) != terraforming::Question::turn) return {};
    return Listing(position, player, speaker).all();
}

std::string cost_note(const Option& option, const present::Phrasebook& book) {
    if (option.kind != OptionKind::take_card && option.kind != OptionKind::draft) return {};
    return present::counted(book, info(option.card()).cost, book.noun(Resource::megacredits));
}

std::optional<Place> place_of(const Option& option) {
    if (option.kind != OptionKind::place_tile && option.kind != OptionKind::claim_space) return std::nullopt;
    if (!is_on_mars(option.space())) return std::nullopt;
    const RowPlace at = row_place(option.space());
    return Place{2 * at.place + std::abs(at.row - 5), at.row};
}

std::vector<Price> price_of(const Position& position, PlayerId id, const Option& option) {
    const PlayerState& player = position.player(id);
    const auto price = [](Resource resource, int n) {
        return n > 0 ? std::vector<Price>{{name(resource), n}} : std::vector<Price>();
    };
    switch (option.kind) {
        case OptionKind::play_card: return price(Resource::megacredits, cost_to_play(player, info(option.card())));
        case OptionKind::standard_project: return price(Resource::megacredits, project_cost(player, option.project()));
        case OptionKind::convert_plants: return price(Resource::plants, player.privileges.plants_per_greenery);
        case OptionKind::convert_heat: return price(Resource::heat, kHeatPerStep);
        case OptionKind::claim_milestone: return price(Resource::megacredits, kMilestoneCost);
        case OptionKind::fund_award: return price(Resource::megacredits, next_award_cost(position));
        case OptionKind::trade: return price(resource_of(option.fee()), trade_cost(player, option.fee()));
        case OptionKind::pay: return pieces(option);
        case OptionKind::place_tile:
            if (position.oceans() >= std::size_t{kMaxOceans} || !is_on_mars(option.space())) return {};
            return price(Resource::megacredits, bonus_price(position.map().space(option.space())));
        default: return {};
    }
}

std::optional<PaymentTerms> payment_terms(const Position& position, PlayerId player) {
    const std::optional<Payment> payment = pending_payment(position, player);
    if (!payment) return std::nullopt;
    PaymentTerms terms{.price = payment->cost, .means = {}};
    const ByEnum<Means, Tender> all = tenders(position, player, *payment);
    for (Means means : every<Means>())
        if (const Tender& tender = all[means]; tender.most > 0)
            terms.means.push_back({name(means), tender.worth, tender.have, tender.most});
    return terms;
}

Option step_of(CardId card) { return option(OptionKind::take_card, card); }
Option end_of(const Pick&) { return option(OptionKind::finish_pick); }

std::optional<PickDeal> deal_of(const Pick& pick, const present::Phrasebook& book) {
    if (pick.price == 0) return std::nullopt;
    return PickDeal{pick.price, pick.money, present::word(book, book.noun(Resource::megacredits))};
}

bool is_risky(const Position& position, PlayerId player, const Option& option) {
    return is_useless(position, player, option);
}

int round_of(const Position& position) { return position.generation; }

bool is_asked_turn(const Position& position, PlayerId player) {
    return question(position, player) == terraforming::Question::turn;
}

bool is_within_move(const Position& position, PlayerId player) {
    if (!awaited(position).contains(player)) return false;
    return position.resolution != Resolution{} || position.player(player).offer.is_paying;
}

/// Every question can have to do with a hand.
bool is_open(const terraforming::Position&) { return false; }

std::string_view question_kind(const terraforming::Position& position, PlayerId player) {
    return name(question(position, player));
}

}  // namespace planitia::desk
