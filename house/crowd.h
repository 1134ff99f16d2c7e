/// Who listens to a table, what each of them has, and what they are sent next.
#pragma once
#include <house/change.h>
#include <house/room.h>

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace planitia::house {

/// Somebody who is told what is new: a socket, or a test.
class Listener {
  public:
    virtual ~Listener() = default;
    /// Takes a message when nothing else is on its way; else false, and the table is asked again when there is room
    /// (`LiveTable::ready`). So a slow reader costs one message, never a queue.
    virtual bool offer(std::string text) = 0;
};

/// What a listener has already, when it comes back after a gap.
struct Have {
    std::string at;        ///< empty: nothing
    std::size_t line = 0;  ///< the first line of the log that it does not have
    std::int64_t chat = 0;
};

class Crowd {
  public:
    bool is_empty() const { return watchers_.empty(); }
    /// Seats of which somebody listens, and how many others do.
    PlayerSet here(const Room& room) const;
    std::size_t watching(const Room& room) const;

    void add(std::shared_ptr<Listener> listener, const Asker& asker, Have have);
    /// False when it was not there.
    bool remove(const Listener* listener);
    /// It can take the next message.
    void make_ready(const Listener* listener);

    /// Before something is done: what a change will be told against.
    void remember(const Room& room);
    /// After it is done and written.
    void note(const Room& room, const Change& change);
    /// Something changed that nobody here has done: everybody looks again.
    void note_all(const Room& room);
    void hear(store::ChatRow said);
    /// Something could not be written or read; it is tried again.
    void tell_trouble(const std::string& table);
    /// Sends what is new to everybody who can take it; false when there was nothing.
    bool push(const Room& room, std::int64_t now);

  private:
    struct Watcher {
        std::shared_ptr<Listener> listener;
        Asker asker;
        Have have;
        std::array<std::uint64_t, 4> parts = {};  ///< digests of what is sent only when it has changed
        bool wants_state = true;
        bool wants_here = true;
        bool is_behind = false;  ///< it could not take the last one
    };
    /// What a viewer saw at a moment.
    struct Seen {
        std::string at;
        std::shared_ptr<const desk::AnyPosition> position;
    };
    using BySlot = std::array<Seen, kMaxPlayers + 1>;

    BySlot see(const Room& room) const;
    Document compose(Watcher& watcher, const Room& room, const TableSight& sight, std::int64_t now) const;
    void add_state(Document& message, Watcher& watcher, const Room& room, const TableSight& sight,
                   std::int64_t now) const;

    std::vector<Watcher> watchers_;
    BySlot before_;  ///< one step behind what is
    BySlot moment_;
    std::deque<store::ChatRow> chat_;  ///< the last of it
};

/// The whole state as one document: for the first message, and for who asks once.
Document write_state(const TableSight& sight, PlayerId viewer, std::size_t line, std::int64_t now,
                     const protocol::Telling& telling);
Document write_chat(const store::ChatRow& said);

}  // namespace planitia::house
