/// A game as its set-up, its seed and its answers. Undo, replay and checking are written once here, for every game.
#pragma once
#include <core/hash.h>
#include <game/contract.h>
#include <game/digest.h>
#include <game/offered.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace planitia {

/// Another game than the one that was recorded, from that choice on.
inline Refusal divergence(std::size_t choice) {
    const std::string number = std::to_string(choice);
    return {RefusalCode::bad_save, "the game diverges at choice " + number, "/choices/" + number};
}

template <Game G>
class Record {
  public:
    using Position = typename G::Position;
    using Setup = typename G::Setup;
    using Option = typename G::Option;
    using Event = typename G::Event;
    using Events = EventSink<Event>;

    /// One choice of a player, complete.
    struct Entry {
        PlayerId player;
        std::vector<Option> steps;
        /// Running: that of the entry before, combined with that of the position after this one.
        std::uint64_t hash = 0;
        std::uint64_t digest = 0;  ///< likewise, of what happened; the same for every engine that plays alike
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    static Result<Record, Refusal> begin(const Setup& setup, std::string_view seed);
    static Record from_position(const Position& start) { return Record(start); }

    const Position& position() const { return position_; }
    /// Before the first choice.
    const Position& start() const { return start_; }
    /// None when the game was set up from a position.
    const std::optional<Setup>& setup() const { return setup_; }
    const std::string& seed() const { return seed_; }
    const std::vector<Entry>& entries() const { return entries_; }
    std::uint64_t hash() const { return entries_.empty() ? G::hash(start_) : entries_.back().hash; }

    std::uint64_t digest() const { return entries_.empty() ? first_digest<G>() : entries_.back().digest; }

    PlayerSet awaited() const { return G::awaited(position_); }
    bool is_awaited(PlayerId player) const {
        return player.index() < G::player_count(position_) && awaited().contains(player);
    }

    /// Makes one choice. Steps that follow after the choice is complete are left out: the engine took them itself.
    /// On refusal the record is unchanged and the sink has heard nothing.
    Result<Done, Refusal> choose(PlayerId player, std::span<const Option> steps, Events* events = nullptr);

    /// Takes back the last choice, with all that followed by itself.
    Result<Done, Refusal> undo();

    /// Plays everything again from the start; the sink hears every event. `begin(i)` is called before the choice `i`.
    template <class Begin>
    void replay(Events& events, const Begin& begin) const;
    void replay(Events& events) const {
        replay(events, [](std::size_t) {});
    }

    /// Plays everything again and names the first choice after which the game is not what was recorded.
    Result<Done, Refusal> verify() const;

  private:
    struct Collected final : Events {
        void on(const Event& event) override { events.push_back(event); }
        std::vector<Event> events;
    };

    explicit Record(const Position& start) : start_(start), position_(start) {}

    static void carry_out(Position& position, const Entry& entry, Events* events);
    /// The position after the first `count` entries, or the refusal that names the one that diverges.
    Result<Position, Refusal> retrace(std::size_t count) const;

    Position start_;
    Position position_;
    std::optional<Setup> setup_;
    std::string seed_;
    std::vector<Entry> entries_;
};

template <Game G>
Result<Record<G>, Refusal> Record<G>::begin(const Setup& setup, std::string_view seed) {
    const Result<Position, Refusal> start = G::begin(setup, seed);
    if (!start) return Unexpected{start.error()};
    Record record(*start);
    record.setup_ = setup;
    record.seed_ = seed;
    return record;
}

template <Game G>
Result<Done, Refusal> Record<G>::choose(PlayerId player, std::span<const Option> steps, Events* events) {
    if (!is_awaited(player))
        return Unexpected{Refusal{RefusalCode::not_awaited, "this seat is not asked anything", ""}};
    Position next = position_;
    Entry entry{.player = player};
    Collected happened;
    bool is_complete = false;
    for (const Option& step : steps) {
        if (is_complete) break;
        if (!is_offered<G>(next, player, step))
            return Unexpected{Refusal{RefusalCode::illegal, "not a legal choice", ""}};
        G::answer(next, player, step, &happened);
        entry.steps.push_back(step);
        is_complete = !G::is_mid_choice(next, player);
    }
    if (!is_complete) return Unexpected{Refusal{RefusalCode::illegal, "the choice is not complete", ""}};
    entry.hash = combine(hash(), G::hash(next));
    entry.digest = next_digest<G>(digest(), happened.events, next);
    if (events != nullptr)
        for (const Event& event : happened.events) events->on(event);
    position_ = next;
    entries_.push_back(std::move(entry));
    return Done{};
}

template <Game G>
void Record<G>::carry_out(Position& position, const Entry& entry, Events* events) {
    for (const Option& step : entry.steps) G::answer(position, entry.player, step, events);
}

template <Game G>
Result<typename G::Position, Refusal> Record<G>::retrace(std::size_t count) const {
    Position position = start_;
    std::uint64_t hash = G::hash(start_);
    for (std::size_t i = 0; i < count; ++i) {
        carry_out(position, entries_[i], nullptr);
        hash = combine(hash, G::hash(position));
        if (hash != entries_[i].hash) return Unexpected{divergence(i)};
    }
    return position;
}

template <Game G>
Result<Done, Refusal> Record<G>::undo() {
    if (entries_.empty()) return Unexpected{Refusal{RefusalCode::nothing_to_undo, "no choice was made yet", ""}};
    const Result<Position, Refusal> before = retrace(entries_.size() - 1);
    if (!before) return Unexpected{before.error()};
    position_ = *before;
    entries_.pop_back();
    return Done{};
}

template <Game G>
template <class Begin>
void Record<G>::replay(Events& events, const Begin& begin) const {
    Position position = start_;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        begin(i);
        carry_out(position, entries_[i], &events);
    }
}

template <Game G>
Result<Done, Refusal> Record<G>::verify() const {
    if (setup_) {
        const Result<Position, Refusal> dealt = G::begin(*setup_, seed_);
        if (!dealt || !(*dealt == start_))
            return Unexpected{Refusal{RefusalCode::bad_save, "the deal is another one", "/seed"}};
    }
    const Result<Position, Refusal> end = retrace(entries_.size());
    if (!end) return Unexpected{end.error()};
    if (!(*end == position_)) return Unexpected{divergence(entries_.size())};
    return Done{};
}

}  // namespace planitia
