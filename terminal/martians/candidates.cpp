#include <martians/catalogue/prices.h>
#include <martians/notation/notation.h>
#include <martians/rules/actions.h>
#include <martians/rules/scene.h>
#include <present/slots.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;
using P = present::MartiansPhrase;

namespace {

class Candidates {
  public:
    explicit Candidates(const MartianTable& table) : table_(table), now_(table.now), id_(table.focus()) {}

    std::vector<CandidateGroup> groups() {
        for (Building building : every<Building>()) add_building(building);
        add_free_operations();
        start(table_.book.say(OptionKind::end_turn));
        add(option(OptionKind::end_turn), table_.book.say(OptionKind::end_turn), {});
        return std::move(groups_);
    }

  private:
    void start(std::string title) { groups_.push_back({std::move(title), {}}); }
    void add(const Option& option, std::string label, const Pieces& note) {
        groups_.back().candidates.push_back({write_option(now_, option), std::move(label), text_of(note)});
    }

    void add_building(Building building) {
        start(table_.title(building));
        for (Action action : every<Action>()) {
            if (info(action).building != building) continue;
            if (now_.turn.visiting == building) {
                add(option(OptionKind::act, action), table_.title(action), price(action, false));
            } else {
                add_visits(building, action);
            }
        }
    }

    present::Price base_price(Action action) const {
        const int time = action == Action::unload ? 1 : info(action).time;
        return {time, action_cost(now_, id_, action)};
    }
    Pieces price(Action action, bool is_slow) const {
        present::Price all = base_price(action);
        if (is_slow) all.time += kSlowFieldTakes;
        return price_pieces(table_, all);
    }

    /// The leftmost free field of each kind; without one the field that is closest to it, for its reason.
    void add_visits(Building building, Action action) {
        const Fields& fields = now_.buildings[building];
        bool has_field = false;
        for (FieldStatus status : {FieldStatus::open, FieldStatus::slow})
            for (std::size_t i = 0; i < kMostFields; ++i)
                if (fields[i].status == status && fields[i].is_free()) {
                    add_visit(building, i, action);
                    has_field = true;
                    break;
                }
        if (has_field) return;
        std::size_t taken = 0;
        while (taken + 1 < kMostFields && !fields[taken].is_usable()) ++taken;
        add_visit(building, fields[taken].is_usable() ? taken : 0, action);
    }
    void add_visit(Building building, std::size_t field, Action action) {
        const bool is_slow = now_.buildings[building][field].status == FieldStatus::slow;
        std::string label = table_.title(action);
        if (is_slow)
            label += " (" + table_.say(L::field, {{"n", static_cast<int>(field) + 1}}) + ", " +
                     table_.say(L::field_slow) + ")";
        add(option(OptionKind::visit, building, field, action), std::move(label), price(action, is_slow));
    }

    void add_free_operations() {
        start(table_.say(L::without_building));
        add(option(OptionKind::rest), table_.book.say(P::rest_title), {time_piece(table_, kRestTakes)});
        add(option(OptionKind::rtg), table_.book.say(P::rtg_title),
            {good_piece(table_, kRtgGives, Good::energy), {" "}, reputation_piece(table_, -kRtgCosts)});
        for (Person person : every<Person>())
            if (!is_assistant(person) && now_.player(id_).people[person] > 0)
                add(option(OptionKind::specialist, person), table_.title(person),
                    price_pieces(table_, {0, info(person).cost}));
        for (QuarterId quarter : every_quarter()) add_leaving(quarter);
    }
    void add_leaving(QuarterId quarter) {
        const Quarter& there = at(now_, quarter);
        const auto label = [&](P zone) { return table_.book.say(zone) + ", " + table_.quarter(quarter); };
        if (there.infirmary[id_.index()] > 0)
            add(option(OptionKind::leave_infirmary, quarter), label(P::infirmary_title),
                {time_piece(table_, kInfirmaryTakes)});
        if (there.living[id_.index()] > 0)
            add(option(OptionKind::leave_living, quarter), label(P::living_title),
                {good_piece(table_, there.penalty, Good::money)});
    }

    const MartianTable& table_;
    const Position& now_;
    PlayerId id_;
    std::vector<CandidateGroup> groups_;
};

}  // namespace

std::vector<CandidateGroup> martian_candidates(const MartianTable& table) {
    if (present::text_at(table.scene.decision, "kind") != name(Question::turn)) return {};
    return Candidates(table).groups();
}

}  // namespace planitia::terminal
