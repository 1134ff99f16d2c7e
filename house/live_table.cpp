#include <house/live_table.h>
#include <house/new_table.h>
#include <house/pondering.h>
#include <house/reading.h>
#include <house/replies.h>
#include <house/seating.h>
#include <house/talking.h>
#include <house/thinking.h>
#include <json/json.h>
#include <store/tables.h>

#include <algorithm>
#include <array>

namespace planitia::house {

namespace {

constexpr int kTries = 3;
/// How long bots think before what they chose is written.
constexpr std::chrono::milliseconds kThinkingTime{250};
/// A table that nobody looks at, and where no person is asked, rests.
constexpr std::int64_t kBotsRestAfter = 60LL * 60 * 1000;
constexpr std::int64_t kRetryAfter = 1000;
constexpr std::int64_t kChatRead = 50;

const Refusal kTooManyThoughts = {RefusalCode::unavailable, "too much is being thought about", ""};

/// Who sees something new when another process has written: of a draft its own seat alone.
Change change_between(const store::Pulse& before, const store::Pulse& now) {
    Change change{.is_public = before.number != now.number || before.version != now.version};
    for (std::size_t i = 0; i < now.seats.size(); ++i)
        if (i >= before.seats.size() || before.seats[i] != now.seats[i]) change.drafted.insert(PlayerId{i});
    return change;
}

}  // namespace

/// What may be asked of a table: to change something, to be told something, or to think about something.
struct LiveTable::Command {
    std::string_view name;
    Act act = nullptr;
    bool keeps_reply =
        false;  ///< the same request again gets the same reply; others are the same when they are done twice
    Read read = nullptr;
    Ponder ponder = nullptr;
};

std::span<const LiveTable::Command> LiveTable::commands() {
    static constexpr Command kCommands[] = {
        {.name = "answer", .act = house::answer, .keeps_reply = true},
        {.name = "back", .act = step_back, .keeps_reply = true},
        {.name = "commit", .act = commit, .keeps_reply = true},
        {.name = "plan", .act = plan, .keeps_reply = true},
        {.name = "say", .act = say, .keeps_reply = true},
        {.name = "claim", .act = claim},
        {.name = "leave", .act = leave},
        {.name = "bot", .act = seat_bot, .keeps_reply = true},
        {.name = "ready", .act = house::ready, .keeps_reply = true},
        {.name = "release", .act = release},
        {.name = "invite", .act = invite},
        {.name = "start", .act = start},
        {.name = "patch", .act = patch},
        {.name = "close", .act = close},
        {.name = "vote", .act = vote},
        {.name = "vote-on", .act = vote_on},
        {.name = "rematch", .act = rematch},
        {.name = "state", .read = tell_state},
        {.name = "lines", .read = tell_lines},
        {.name = "chat", .read = tell_chat},
        {.name = "why-not", .read = tell_why_not},
        {.name = "score", .read = tell_score},
        {.name = "charts", .read = tell_charts},
        {.name = "replay", .read = tell_replay},
        {.name = "export", .read = tell_export},
        {.name = "hint", .act = count_hint, .ponder = think_of_hint},
        {.name = "preview", .ponder = think_of_preview},
        {.name = "previews", .ponder = think_of_previews},
    };
    return kCommands;
}

std::vector<std::string_view> LiveTable::requests() {
    std::vector<std::string_view> names;
    for (const Command& command : commands()) names.push_back(command.name);
    return names;
}

LiveTable::LiveTable(Services& services, std::string id)
    : services_(services), id_(std::move(id)), lane_(std::make_shared<Lane>(services.clerks)), last_used_(now_ms()) {}

// ---- from outside

/// Whatever is thrown on the way, the table is read again by the next one.
void LiveTable::post(Task task) {
    lane_->post([self = shared_from_this(), task = std::move(task)] {
        try {
            task();
        } catch (const std::exception& error) {
            self->room_.reset();
            self->services_.observer.on_trouble("table", self->id_, error.what());
        }
    });
}

void LiveTable::ask(Asker asker, Document request, Reply reply) {
    last_used_ = now_ms();
    post([this, asker = std::move(asker), request = std::move(request), reply = std::move(reply)] {
        bool is_told = false;
        const Reply once = [&](Document document) {
            is_told = true;
            reply(std::move(document));
        };
        try {
            answer(asker, request, reply, once);
        } catch (...) {
            if (!is_told) tell_refusal(asker, {RefusalCode::unavailable, "it failed", ""}, reply);
            throw;
        }
        go_on();
    });
}

void LiveTable::listen(std::shared_ptr<Listener> listener, Asker asker, Have have, Reply reply) {
    last_used_ = now_ms();
    post([this, listener = std::move(listener), asker = std::move(asker), have = std::move(have),
          reply = std::move(reply)] {
        refresh();
        if (const auto opened = open(); !opened) return tell_refusal(asker, opened.error(), reply);
        crowd_.add(listener, asker, have);
        has_listeners_ = true;
        reply(write_done(Document::map({{"at", at_of(*room_, room_->seat_of(asker.person))}})));
        go_on();
    });
}

void LiveTable::forget(std::shared_ptr<Listener> listener) {
    post([this, listener = std::move(listener)] {
        crowd_.remove(listener.get());
        has_listeners_ = !crowd_.is_empty();
        if (room_) push();
    });
}

void LiveTable::ready(std::shared_ptr<Listener> listener) {
    post([this, listener = std::move(listener)] {
        crowd_.make_ready(listener.get());
        if (room_ || open()) push();
    });
}

void LiveTable::wake(Wake why) {
    post([this, why] {
        if (why == Wake::news) {
            look_for_news();
        } else if (!open()) {
            return;
        }
        go_on();
    });
}

// ---- reading the table

Result<Done, Refusal> LiveTable::open() {
    if (room_) return Done{};
    const auto begun = std::chrono::steady_clock::now();
    try {
        const auto lease = services_.reading.lease();
        auto kept = store::read_table(*lease, id_);
        if (!kept) {
            last_used_ = 0;  // nobody needs what is no table
            return refuse(RefusalCode::no_table, "there is no table " + id_);
        }
        for (const store::ChatRow& said :
             store::read_chat(*lease, id_, std::max<std::int64_t>(kept->chats - kChatRead, 0), kChatRead))
            crowd_.hear(said);
        room_ = open_room(std::move(*kept));
    } catch (const store::Failed& failure) {
        services_.observer.on_trouble("opening", id_, failure.what());
        crowd_.tell_trouble(id_);
        set_retry();
        return refuse(RefusalCode::unavailable, "the table can not be read now");
    }
    if (room_->row.diverged_at) services_.observer.on_trouble("diverged", id_, std::to_string(*room_->row.diverged_at));
    crowd_.note_all(*room_);
    services_.observer.on_opened(std::chrono::steady_clock::now() - begun);
    return Done{};
}

bool LiveTable::is_behind() {
    try {
        const auto lease = services_.reading.lease();
        const auto pulse = store::read_pulse(*lease, id_);
        return pulse && !(*pulse == pulse_of(*room_));
    } catch (const store::Failed&) {
        return true;
    }
}

void LiveTable::look_for_news() {
    if (!room_ || !is_behind()) return;
    crowd_.remember(*room_);
    const store::Pulse before = pulse_of(*room_);
    try {
        const auto lease = services_.reading.lease();
        auto kept = store::read_table(*lease, id_, room_->row.number);
        if (!kept) return room_.reset();
        for (const store::ChatRow& said : store::read_chat(*lease, id_, room_->chats, kChatRead)) crowd_.hear(said);
        if (catch_up(*room_, std::move(*kept))) return crowd_.note(*room_, change_between(before, pulse_of(*room_)));
    } catch (const store::Failed& failure) {
        services_.observer.on_trouble("news", id_, failure.what());
    }
    room_.reset();
    static_cast<void>(open());
}

void LiveTable::refresh() {
    if (!services_.is_shared || !room_) return;
    try {
        const auto lease = services_.reading.lease();
        const auto pulse = store::read_pulse(*lease, id_);
        if (!pulse || *pulse == pulse_of(*room_)) return;
    } catch (const store::Failed&) {
        return;  // what is here can be told all the same
    }
    look_for_news();
}

/// Somebody waits, and nobody may ask again: it is tried until it is possible.
void LiveTable::set_retry() {
    if (!has_listeners_) return;
    services_.alarm.at(now_ms() + kRetryAfter, [self = weak_from_this()] {
        if (const auto table = self.lock()) table->wake(Wake::due);
    });
}

// ---- changing it

template <class Do>
Result<Change, Refusal> LiveTable::carry_out(const Do& act) {
    bool was_behind = false;
    for (int i = 0; i < kTries; ++i) {
        if (const auto opened = open(); !opened) return Unexpected{opened.error()};
        crowd_.remember(*room_);
        const store::TableRow row = room_->row;
        const std::vector<store::SeatRow> seats = room_->seats;
        Result<Change, Refusal> change = act(*room_);
        if (!change) {
            room_->row = row;
            room_->seats = seats;
            // a refusal counts only from who knows all there is to know
            if (!services_.is_shared || was_behind || !is_behind()) return change;
            was_behind = true;
            look_for_news();
            continue;
        }
        const store::Outcome outcome = write(row, seats, *change);
        if (outcome == store::Outcome::done) {
            crowd_.note(*room_, *change);
            if (change->is_public && services_.lists_changed) services_.lists_changed(people_of(*room_));
            return change;
        }
        room_.reset();
        if (outcome == store::Outcome::failed) {
            services_.observer.on_trouble("writing", id_, services_.writer.last_failure());
            crowd_.tell_trouble(id_);
            set_retry();
            return refuse(RefusalCode::unavailable, "it can not be written now; nothing has changed");
        }
        services_.observer.on_conflict();
    }
    return refuse(RefusalCode::unavailable, "too much happens at this table at once");
}

store::Outcome LiveTable::write(const store::TableRow& row, const std::vector<store::SeatRow>& seats,
                                const Change& change) {
    store::Job job;
    if (change.is_about_seats) room_->row.version = row.version + 1;
    if (!(room_->row == row)) {
        job.push_back(store::guard_table(id_, row, room_->row));
    } else if (services_.is_shared) {
        job.push_back(store::guard_unchanged(id_, row.version));  // nobody else has changed who sits where
    }
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!(room_->seats[i] == seats[i])) job.push_back(store::guard_seat(id_, seats[i], room_->seats[i]));
    job.insert(job.end(), change.rows.begin(), change.rows.end());
    if (job.empty() || (job.size() == 1 && row == room_->row && services_.is_shared)) return store::Outcome::done;
    const store::Outcome outcome = services_.writer.write(std::move(job));
    if (outcome == store::Outcome::done) services_.news.tell(id_);
    return outcome;
}

// ---- requests

void LiveTable::tell_refusal(const Asker& asker, const Refusal& refusal, const Reply& reply) const {
    reply(write_refused(refusal, asker.language));
}

void LiveTable::answer(const Asker& asker, const Document& request, const Reply& reply, const Reply& once) {
    const std::string_view name = text_at(request, "do");
    const auto command = std::ranges::find(commands(), name, &Command::name);
    const auto refused = [&](const Refusal& refusal) {
        services_.observer.on_reply(name, planitia::name(refusal.code));
        tell_refusal(asker, refusal, once);
    };
    if (command == commands().end())
        return refused({RefusalCode::unknown_command, "no request of a table is called so", "/do"});
    if (command->act == nullptr) refresh();
    if (const auto opened = open(); !opened) return refused(opened.error());
    if (command->ponder != nullptr && !may_ponder()) return refused(kTooManyThoughts);  // before anything is counted
    if (command->act != nullptr) {
        const auto told = act(*command, asker, request);
        if (!told) return refused(told.error());
        if (command->ponder == nullptr) once(write_done(*told));
    }
    if (command->read != nullptr) {
        const auto told = read(*command, asker, request);
        if (!told) return refused(told.error());
        once(write_done(*told));
    }
    if (command->ponder != nullptr)
        if (const auto begun = ponder(*command, asker, request, reply); !begun) return refused(begun.error());
    services_.observer.on_reply(name, "ok");
}

Result<Document, Refusal> LiveTable::act(const Command& command, const Asker& asker, const Document& request) {
    const auto change = carry_out([&](Room& room) -> Result<Change, Refusal> {
        if (auto said = command.keeps_reply ? replied_before(room, asker) : std::nullopt)
            return Change{.reply = std::move(*said), .is_public = false};
        auto done = command.act(room, asker, request, now_ms());
        if (done) add_at(room, asker, done->reply);
        if (done && command.keeps_reply) keep_reply(room, asker, done->reply);
        return done;
    });
    if (!change) return Unexpected{change.error()};
    return change->reply;
}

Result<Document, Refusal> LiveTable::read(const Command& command, const Asker& asker, const Document& request) {
    const std::int64_t now = now_ms();
    const TableSight sight = sight_of(*room_, crowd_.here(*room_), crowd_.watching(*room_), now);
    return command.read({.room = *room_,
                         .sight = sight,
                         .viewer = room_->seat_of(asker.person),
                         .language = asker.language,
                         .request = request,
                         .now = now,
                         .reading = services_.reading});
}

bool LiveTable::may_ponder() const {
    return pondering_ < services_.thoughts_per_table && !services_.thinkers.is_full();
}

Result<Done, Refusal> LiveTable::ponder(const Command& command, const Asker& asker, const Document& request,
                                        const Reply& reply) {
    auto thought = command.ponder(*room_, asker, request);
    if (!thought) return Unexpected{thought.error()};
    const bool is_taken = services_.thinkers.post(
        [self = shared_from_this(), thought = std::move(*thought), language = asker.language, reply] {
            Document told = write_refused({RefusalCode::unavailable, "it failed", ""}, language);
            try {
                const auto thought_of = thought();
                told = thought_of ? write_done(*thought_of) : write_refused(thought_of.error(), language);
            } catch (const std::exception& error) {
                self->services_.observer.on_trouble("thinking", self->id_, error.what());
            }
            reply(std::move(told));
            self->lane_->post([self] { --self->pondering_; });
        });
    if (!is_taken) return Unexpected{kTooManyThoughts};
    ++pondering_;
    return Done{};
}

// ---- what follows by itself

void LiveTable::go_on() {
    while (room_ && room_->is_playing() && has_due_draft(*room_, now_ms()))
        if (!carry_out([](Room& room) { return commit_due(room, now_ms()); })) break;
    while (room_ && room_->is_playing() && has_orders_to_follow(*room_))
        if (!carry_out([](Room& room) { return follow_orders(room, now_ms()); })) break;
    if (!room_) return;
    let_bots_think();
    set_alarm();
    push();
}

void LiveTable::push() {
    const auto begun = std::chrono::steady_clock::now();
    if (crowd_.push(*room_, now_ms())) services_.observer.on_pushed(std::chrono::steady_clock::now() - begun);
}

void LiveTable::let_bots_think() {
    if (is_thinking_ || !room_->is_playing()) return;
    std::vector<Awaited> awaited = awaited_from_bots(*room_, now_ms());
    const bool rests = crowd_.is_empty() && !awaits_person(*room_) && now_ms() - room_->row.changed > kBotsRestAfter;
    if (awaited.empty() || rests) return;
    const auto alone = std::ranges::find(awaited, true, &Awaited::goes_on_alone);
    const bool is_alone = alone != awaited.end();
    if (is_alone) awaited = {*alone};
    desk::Match game = (is_alone ? room_->sitting->game(awaited.front().player) : room_->sitting->committed()).fork();
    is_thinking_ =
        services_.thinkers.post([self = shared_from_this(), game = std::move(game), awaited, number = room_->row.number,
                                 time = is_alone ? std::chrono::milliseconds(0) : kThinkingTime] {
            const auto begun = std::chrono::steady_clock::now();
            std::vector<Thought> thoughts;
            try {
                thoughts = think(game, awaited, time);
            } catch (const std::exception& error) {
                self->services_.observer.on_trouble("thinking", self->id_, error.what());
            }
            self->services_.observer.on_thought(awaited.front().level, std::chrono::steady_clock::now() - begun);
            self->post([self, number, awaited, thoughts = std::move(thoughts)] {
                self->take_thoughts(number, awaited, thoughts);
            });
        });
    if (!is_thinking_) set_retry();
}

void LiveTable::take_thoughts(std::int64_t number, const std::vector<Awaited>& awaited,
                              const std::vector<Thought>& thoughts) {
    is_thinking_ = false;
    if (thoughts.empty()) return set_retry();
    static_cast<void>(carry_out([&](Room& room) -> Result<Change, Refusal> {
        const auto is_asked_still = [&](const Awaited& each) { return room.sitting->ask(each.player) == each.ask; };
        if (room.row.number != number || !room.is_playing() || !std::ranges::all_of(awaited, is_asked_still))
            return refuse(RefusalCode::stale, "it has moved on");
        return commit_thoughts(room, thoughts, now_ms());
    }));
    go_on();
}

void LiveTable::set_alarm() {
    const auto due = next_due(*room_, now_ms());
    if (!due || (alarm_at_ > now_ms() && alarm_at_ <= *due)) return;
    alarm_at_ = *due;
    services_.alarm.at(*due + 1, [self = weak_from_this()] {
        if (const auto table = self.lock()) table->wake(Wake::due);
    });
}

}  // namespace planitia::house
