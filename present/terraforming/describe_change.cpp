#include <present/balance.h>
#include <present/sentence.h>
#include <present/terraforming/describe.h>
#include <present/terraforming/phrasebook.h>
#include <terraforming/rules/scoring.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;
using N = TerraformingNoun;

namespace {

/// What the events of a move add up to for one player.
struct Sum {
    int rating = 0;
    ByResource<int> stock = {};
    ByResource<int> production = {};
    ByEnum<CardResource, int> held = {};
    ByEnum<N, int> things = {};
    int actions = 0;
    int effects = 0;
};

void add_tile(Tile tile, Sum& sum) {
    switch (tile) {
        case Tile::ocean: ++sum.things[N::ocean]; break;
        case Tile::greenery: ++sum.things[N::greenery]; break;
        case Tile::city:
        case Tile::capital: ++sum.things[N::city]; break;
        default: break;
    }
}

/// One that is played is not told as one less in hand.
void add_card(const Card& card, Sum& sum) {
    ++sum.things[N::card];
    if (!card.action.empty()) ++sum.actions;
    if (!card.triggers.empty() || !card.ongoing.empty()) ++sum.effects;
}

void add_event(const Event& event, Sum& sum) {
    const auto resource = static_cast<Resource>(event.subject);
    switch (event.kind) {
        case EventKind::rating_changed: sum.rating += event.amount; break;
        case EventKind::resource_changed: sum.stock[resource] += event.amount; break;
        case EventKind::production_changed: sum.production[resource] += event.amount; break;
        case EventKind::card_resources_changed: sum.held[info(event.card).holds] += event.amount; break;
        case EventKind::tile_placed: add_tile(static_cast<Tile>(event.subject), sum); break;
        case EventKind::card_played: add_card(info(event.card), sum); break;
        case EventKind::colony_built: ++sum.things[N::colony]; break;
        case EventKind::fleet_gained: sum.things[N::fleet] += event.amount; break;
        default: break;
    }
}

/// Those that are not the rating.
int points(const Position& position, PlayerId player) {
    const Tally tally = terraforming::tally(position)[player];
    return tally.total() - tally.rating;
}

int hand_size(const Position& position, PlayerId player) {
    return static_cast<int>(position.player(player).hand.size());
}

class TerraformingChangeTeller {
  public:
    TerraformingChangeTeller(const Speaker& speaker, std::span<const Event> events)
        : speaker_(speaker), book_(speaker.book) {
        for (const Event& event : events) {
            if (event.kind == EventKind::production_phase) has_generation_ended_ = true;
            if (has_generation_ended_ || event.kind == EventKind::game_ended) break;
            if (event.player.is_some()) add_event(event, sums_[event.player]);
        }
    }

    std::vector<std::string> texts(PlayerId player, const Position& before, const Position& after) const {
        Sum own = sums_[player];
        own.things[N::card] += hand_size(after, player) - hand_size(before, player);
        Balance balance(book_);
        add(P::change_rating, own.rating, {}, balance);
        if (!has_generation_ended_)
            balance.add(points(after, player) - points(before, player), book_.noun(N::point_short));
        add_income(own, balance);
        for (N thing : every<N>()) balance.add(own.things[thing], book_.noun(thing));
        for (CardResource held : every<CardResource>()) balance.add(own.held[held], book_.noun(held));
        add_stock(own, balance);
        balance.add(own.actions, book_.say(P::new_action));
        balance.add(own.effects, book_.say(P::new_effect));
        std::vector<std::string> all = balance.texts();
        // Elsewhere others act at the same time.
        if (before.phase == Phase::action)
            for (PlayerId other : before.seats())
                if (other != player) add_rival(other, all);
        if (has_generation_ended_) all.push_back(book_.say(P::generation_ends));
        return all;
    }

  private:
    void add(P phrase, int n, const Noun* what, Balance& balance) const {
        if (n != 0) balance.add(n, book_.say(phrase, {{"n", n}, {"what", what}}));
    }
    void add_income(const Sum& sum, Balance& balance) const {
        for (Resource each : every<Resource>())
            add(P::change_production, sum.production[each], book_.noun(each), balance);
    }
    void add_stock(const Sum& sum, Balance& balance) const {
        for (Resource each : every<Resource>()) add(P::change_stock, sum.stock[each], book_.noun(each), balance);
    }
    void add_rival(PlayerId rival, std::vector<std::string>& all) const {
        Balance balance(book_);
        add_income(sums_[rival], balance);
        add_stock(sums_[rival], balance);
        for (const std::string& text : balance.texts())
            all.push_back(book_.say(P::change_of_rival, {{"who", seat_name(speaker_, rival)}, {"what", text}}));
    }

    const Speaker& speaker_;
    const Phrasebook& book_;
    ByPlayer<Sum> sums_;
    bool has_generation_ended_ = false;
};

}  // namespace

std::vector<std::string> change_texts(const Speaker& speaker, PlayerId player, const Position& before,
                                      const Position& after, std::span<const Event> events) {
    return TerraformingChangeTeller(speaker, events).texts(player, before, after);
}

}  // namespace planitia::present
