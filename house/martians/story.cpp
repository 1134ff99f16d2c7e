#include <house/martians/story.h>

namespace planitia::house {

using namespace martians;

namespace {

/// Hears a whole game. What changes a reputation is told before the change.
class StoryListener final : public martians::Events {
  public:
    explicit StoryListener(const Position& start) {
        for (PlayerId player : start.seats()) story_.earned[player][Source::start] = start.player(player).reputation;
        for (const Quarter& quarter : start.quarters)
            for (Need need : every<Need>()) lying_[need] += quarter.needs[need];
    }

    void on(const martians::Event& event) override {
        hear_cause(event);
        switch (event.kind) {
            case EventKind::reputation_changed: story_.earned[event.player][cause_] += event.amount; break;
            case EventKind::need_placed: ++lying_[Need{event.subject}]; break;
            case EventKind::need_removed:
                --lying_[Need{event.subject}];
                ++served_[Need{event.subject}];
                break;
            case EventKind::settlement_started: end_round(); break;
            default: break;
        }
    }

    Story story(const Position& end) && {
        if (story_.left.size() < end.round) end_round();  // the last round is not settled
        return std::move(story_);
    }

  private:
    void hear_cause(const martians::Event& event) {
        switch (event.kind) {
            case EventKind::action_done:
                cause_ = Action{event.subject} == Action::oxygen ? Source::oxygen : Source::building;
                break;
            case EventKind::product_delivered: cause_ = Source::delivery; break;
            case EventKind::task_done: cause_ = Source::tasks; break;
            case EventKind::order_done: cause_ = Source::orders; break;
            case EventKind::specialist_used: cause_ = Source::specialists; break;
            case EventKind::rtg_used: cause_ = Source::rtg; break;
            case EventKind::event_drawn: cause_ = Source::events; break;
            default: break;
        }
    }
    void end_round() {
        story_.served.push_back(std::exchange(served_, {}));
        story_.left.push_back(std::exchange(lying_, {}));
    }

    Story story_;
    Source cause_ = Source::start;
    NeedCounts served_, lying_;
};

}  // namespace

Story story_of(const Record<Martians>& record) {
    StoryListener listener(record.start());
    record.replay(listener);
    return std::move(listener).story(record.position());
}

}  // namespace planitia::house
