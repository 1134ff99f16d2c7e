#include <martians/catalogue/cost.h>
#include <present/balance.h>
#include <present/martians/naming.h>

namespace planitia::present {

using namespace martians;
using P = MartiansPhrase;
using N = MartiansNoun;

namespace {

/// Where the move of a player is over, and the game goes on by itself.
bool ends_move(EventKind kind) {
    switch (kind) {
        case EventKind::turn_ended:
        case EventKind::turn_started:
        case EventKind::slot_started:
        case EventKind::round_started:
        case EventKind::settlement_started:
        case EventKind::weather_turned:
        case EventKind::event_drawn:
        case EventKind::game_ended: return true;
        default: return false;
    }
}

/// What the events of a move add up to.
class MartiansChangeTeller {
  public:
    MartiansChangeTeller(const Speaker& speaker, const Setup& setup) : book_(speaker.book), names_(speaker, setup) {}

    void add(const Event& event) {
        switch (event.kind) {
            case EventKind::reputation_changed: reputation_ += event.amount; break;
            case EventKind::goods_changed: goods_[subject<Good>(event)] += event.amount; break;
            case EventKind::need_removed: --needs_[subject<Need>(event)]; break;
            case EventKind::need_placed: ++needs_[subject<Need>(event)]; break;
            case EventKind::installation_raised: ++installations_[subject<Installation>(event)]; break;
            case EventKind::marker_returned: ++markers_; break;
            case EventKind::growth_placed: ++growth_; break;
            case EventKind::task_done: add_done(names_.task(event.subject)); break;
            case EventKind::order_done: add_done(names_.titled(subject<Order>(event))); break;
            case EventKind::built:
            case EventKind::expanded: add_done(names_.titled(subject<Building>(event))); break;
            case EventKind::technology_developed: add_new(subject<Technology>(event)); break;
            case EventKind::crop_changed: add_new(subject<Crop>(event)); break;
            case EventKind::person_hired: add_new(subject<Person>(event)); break;
            default: break;
        }
    }

    std::vector<std::string> texts() const {
        Balance balance(book_);
        for (const std::string& each : things_) balance.add(1, each);
        balance.add(reputation_, book_.noun(names_.reputation()));
        // Fewer of them are better.
        for (Need need : every<Need>())
            balance.add(-needs_[need],
                        book_.say(CommonPhrase::change, {{"n", needs_[need]}, {"what", book_.noun(need)}}));
        balance.add(growth_, book_.noun(N::growth));
        balance.add(markers_, book_.noun(N::marker));
        for (Installation each : every<Installation>()) balance.add(installations_[each], book_.noun(each));
        for (Good good : every<Good>()) balance.add(goods_[good], book_.noun(good));
        return balance.texts();
    }

  private:
    template <class E>
    static E subject(const Event& event) {
        return static_cast<E>(event.subject);
    }
    void add_done(const std::string& what) { things_.push_back(book_.say(P::done, {{"what", what}})); }
    template <class Thing>
    void add_new(Thing thing) {
        things_.push_back(book_.say(P::acquired, {{"what", names_.titled(thing)}}));
    }

    const Phrasebook& book_;
    MartiansNames names_;
    std::vector<std::string> things_;
    ByGood<int> goods_ = {};
    ByEnum<Need, int> needs_ = {};
    ByEnum<Installation, int> installations_ = {};
    int reputation_ = 0;
    int markers_ = 0;
    int growth_ = 0;
};

}  // namespace

std::vector<std::string> change_texts(const Speaker& speaker, PlayerId player, const Position& before, const Position&,
                                      std::span<const Event> events) {
    MartiansChangeTeller teller(speaker, before.setup);
    for (const Event& event : events) {
        if (ends_move(event.kind)) break;
        if (event.player == player || !event.player.is_some()) teller.add(event);
    }
    return teller.texts();
}

}  // namespace planitia::present
