/// A table that is being played: one thing after the other, each written before anybody hears of it.
#pragma once
#include <house/crowd.h>
#include <house/playing.h>
#include <house/services.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::house {

/// `{"ok":true,…}` or `{"ok":false,"error":…}`. Called on a thread of the house.
using Reply = std::function<void(Document)>;

/// Why a table is woken.
enum class Wake : std::uint8_t {
    news,  ///< another process may have changed it
    due    ///< an instant has come
};

/// Any thread; everything is done on the table's lane. Whenever something is in doubt the copy in memory is dropped, and read again by the
/// next one who needs it.
class LiveTable : public std::enable_shared_from_this<LiveTable> {
  public:
    LiveTable(Services& services, std::string id);

    /// What may be asked of a table: the values of `do`.
    static std::vector<std::string_view> requests();

    const std::string& id() const { return id_; }
    /// A request such as `{"do":"answer",…}`; docs/server.md has all.
    void ask(Asker asker, Document request, Reply reply);
    void listen(std::shared_ptr<Listener> listener, Asker asker, Have have, Reply reply);
    void forget(std::shared_ptr<Listener> listener);
    /// A listener that could not take a message has room again.
    void ready(std::shared_ptr<Listener> listener);
    void wake(Wake why);

    /// When it was last used by somebody; it has listeners: now.
    std::int64_t last_used() const { return has_listeners_ ? now_ms() : last_used_.load(); }
    bool has_listeners() const { return has_listeners_; }

  private:
    struct Command;
    static std::span<const Command> commands();

    void post(Task task);
    /// Reads the table unless it is there. Refused (`no-table`, `unavailable`) when that is not possible.
    Result<Done, Refusal> open();
    /// Whether the database knows more than the copy here.
    bool is_behind();
    void look_for_news();
    /// Before something is told: where another process has changed the table, news of that may still be on their way.
    void refresh();
    void set_retry();

    /// Does something, writes it, and notes what is new for whom; once more when another process was quicker.
    template <class Do>
    Result<Change, Refusal> carry_out(const Do& act);
    store::Outcome write(const store::TableRow& row, const std::vector<store::SeatRow>& seats, const Change& change);

    /// `once` is what must be called before this returns, `reply` what may be called later.
    void answer(const Asker& asker, const Document& request, const Reply& reply, const Reply& once);
    Result<Document, Refusal> act(const Command& command, const Asker& asker, const Document& request);
    Result<Document, Refusal> read(const Command& command, const Asker& asker, const Document& request);
    /// Whether not too much is being thought about, here or in the house.
    bool may_ponder() const;
    /// Thinks elsewhere and replies from there.
    Result<Done, Refusal> ponder(const Command& command, const Asker& asker, const Document& request,
                                 const Reply& reply);

    /// What follows without anybody asking: drafts that are due, orders, bots; then everybody is told.
    void go_on();
    void push();
    void let_bots_think();
    /// What was thought of for these seats when so many choices were made.
    void take_thoughts(std::int64_t number, const std::vector<Awaited>& awaited, const std::vector<Thought>& thoughts);
    void set_alarm();
    void tell_refusal(const Asker& asker, const Refusal& refusal, const Reply& reply) const;

    Services& services_;
    const std::string id_;
    const std::shared_ptr<Lane> lane_;
    std::atomic<std::int64_t> last_used_;
    std::atomic<bool> has_listeners_ = false;

    // On the lane only.
    std::optional<Room> room_;
    Crowd crowd_;
    bool is_thinking_ = false;
    std::size_t pondering_ = 0;
    std::int64_t alarm_at_ = 0;
};

}  // namespace planitia::house
