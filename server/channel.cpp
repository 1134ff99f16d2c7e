#include <house/instant.h>
#include <house/replies.h>
#include <house/talking.h>
#include <json/json.h>
#include <json/request.h>
#include <server/channel.h>

#include <algorithm>

namespace planitia::server {

namespace {

constexpr std::size_t kMostWaiting = 64;
constexpr std::size_t kMostWatched = 32;
constexpr std::size_t kLongestId = 36;

Document now_text() { return Document(house::instant_text(house::now_ms())); }

house::Have have_of(const Document& request) {
    house::Have have;
    const Document* const given = request.find("have");
    if (given == nullptr) return have;
    have.at = text_at(*given, "at");
    have.line = static_cast<std::size_t>(std::max(number_at(*given, "line"), 0));
    have.chat = number_at(*given, "chat");
    return have;
}

}  // namespace

/// Hears a table for the channel; the table does not keep the socket alive.
class Channel::Ear : public house::Listener {
  public:
    explicit Ear(std::weak_ptr<wire::Line> line) : line_(std::move(line)) {}
    bool offer(std::string text) override {
        const auto line = line_.lock();
        return line && line->offer(std::move(text));
    }

  private:
    std::weak_ptr<wire::Line> line_;
};

Channel::Channel(Hall& hall, std::shared_ptr<wire::Line> line)
    : hall_(hall), line_(std::move(line)), limits_(hall.rates) {}

// ---- who it is

void Channel::begin(std::optional<std::string> token) {
    line_->send(to_json(
        Document::map({{"hello", Document::map({{"build", hall_.build}, {"protocol", 1}, {"now", now_text()}})}})));
    if (!token) return know(std::nullopt, false);
    const auto self = shared_from_this();
    hall_.house.on_clerk(
        [self, token = *token] {
            auto person = self->hall_.house.people().find(token);
            const bool is_wrong = !person;
            self->know(std::move(person), is_wrong);
        },
        [self] { self->line_->close(1013, "unavailable"); });
}

void Channel::know(std::optional<store::Person> person, bool is_wrong) {
    if (is_wrong) {
        line_->send(to_json(house::write_refused({RefusalCode::bad_token, "this token is not known", ""}, {})));
        return line_->close(1008, "bad-token");
    }
    std::unique_lock lock(mutex_);
    if (person) {
        asker_.person = person->id;
        asker_.name = person->name;
    }
    while (!waiting_.empty()) {
        const std::string text = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        hear(text);
        lock.lock();
    }
    is_known_ = true;
}

void Channel::on_text(std::string text) {
    {
        const std::lock_guard lock(mutex_);
        if (!is_known_) {
            if (waiting_.size() < kMostWaiting) {
                waiting_.push_back(std::move(text));
            } else {
                line_->close(1008, "too-fast");
            }
            return;
        }
    }
    hear(text);
}

// ---- messages

void Channel::hear(const std::string& text) {
    const auto request = from_json(text);
    const std::string id(request ? text_at(*request, "id") : "");
    const SocketLimits::Verdict verdict = [&] {
        const std::lock_guard lock(mutex_);
        return limits_.message(std::chrono::steady_clock::now());
    }();
    if (verdict == SocketLimits::Verdict::close) return line_->close(1008, "too-fast");
    if (verdict == SocketLimits::Verdict::too_fast) return refuse(id, {RefusalCode::too_fast, "too many messages", ""});
    if (!request) return refuse(id, request.error());
    if (request->as_map() == nullptr) return refuse(id, {RefusalCode::bad_value, "an object is expected", ""});
    if (id.empty() || id.size() > kLongestId || !house::is_plain_line(id))
        return refuse("", {RefusalCode::bad_value, "a text of at most 36 characters", "/id"});
    obey(id, *request);
}

bool Channel::is_slow_enough(const std::string& id, std::string_view what) {
    const auto now = std::chrono::steady_clock::now();
    if (what == "say" && !hall_.limits.chat.take(asker_.person, now)) {
        refuse(id, {RefusalCode::too_fast, "wait a moment before you say more", ""});
        return false;
    }
    if (what != "preview" && what != "previews") return true;
    const std::lock_guard lock(mutex_);
    const SocketLimits::Verdict verdict = limits_.preview(now);
    if (verdict == SocketLimits::Verdict::fine) return true;
    if (verdict == SocketLimits::Verdict::close) {
        line_->close(1008, "too-fast");
    } else {
        refuse(id, {RefusalCode::too_fast, "too many previews", ""});
    }
    return false;
}

/// What is done with the socket itself.
struct Channel::Command {
    std::string_view name;
    void (Channel::*act)(const std::string& id, const Document& request);
};

std::span<const Channel::Command> Channel::commands() {
    static constexpr Command kCommands[] = {
        {"ping", &Channel::pong},
        {"watch", &Channel::watch},
        {"unwatch", &Channel::unwatch},
        {"watch-mine", &Channel::watch_mine},
        {"watch-lobby", &Channel::watch_lobby},
    };
    return kCommands;
}

std::vector<std::string_view> Channel::requests() {
    std::vector<std::string_view> names;
    for (const Command& command : commands()) names.push_back(command.name);
    return names;
}

void Channel::obey(const std::string& id, const Document& request) {
    const std::string what(text_at(request, "do"));
    if (const auto language = find_name<present::Language>(text_at(request, "lang"))) asker_.language = *language;
    const auto command = std::ranges::find(commands(), what, &Command::name);
    if (command != commands().end()) return (this->*command->act)(id, request);
    const auto table = Request(request).text("table");
    if (!table) return refuse(id, table.error());
    if (!is_slow_enough(id, what)) return;
    house::Asker asker = asker_;
    asker.request = id;
    hall_.house.ask(std::string(*table), std::move(asker), request, reply_to(id, what));
}

void Channel::pong(const std::string& id, const Document&) {
    reply(id, house::write_done(Document::map({{"now", now_text()}})));
}

void Channel::watch_mine(const std::string& id, const Document&) {
    if (asker_.person.empty()) return refuse(id, {RefusalCode::no_person, "nobody is known by this socket", ""});
    watch_list(asker_.person);
    reply(id, house::write_done(Document::map()));
}

void Channel::watch_lobby(const std::string& id, const Document&) {
    watch_list("");
    reply(id, house::write_done(Document::map()));
}

void Channel::watch(const std::string& id, const Document& request) {
    const auto given = Request(request).text("table");
    if (!given) return refuse(id, given.error());
    const std::string name(*given);
    const std::lock_guard lock(mutex_);  // until it listens: whoever closes the line forgets what was heard before
    if (is_closed_) return;
    if (watched_.size() >= kMostWatched && !watched_.contains(name))
        return refuse(id, {RefusalCode::too_many, "too many tables are watched over this socket", ""});
    Watched& watched = watched_[name];
    if (!watched.table) watched = {hall_.house.table(name), std::make_shared<Ear>(line_)};
    watched.table->listen(watched.ear, asker_, have_of(request),
                          [self = shared_from_this(), name, reply = reply_to(id, "watch")](const Document& told) {
                              if (told.find("error") != nullptr) self->stop_watching(name);  // there is none
                              reply(told);
                          });
}

void Channel::watch_list(const std::string& person) {
    const std::lock_guard lock(mutex_);
    if (is_closed_) return;
    std::shared_ptr<Ear>& ear = person.empty() ? lobby_ : mine_;
    if (!ear) ear = std::make_shared<Ear>(line_);
    if (person.empty()) {
        hall_.house.noticeboard().watch_lobby(ear);
    } else {
        hall_.house.noticeboard().watch_mine(ear, person);
    }
}

void Channel::unwatch(const std::string& id, const Document& request) {
    const auto table = Request(request).text("table");
    if (!table) return refuse(id, table.error());
    stop_watching(std::string(*table));
    reply(id, house::write_done(Document::map()));
}

void Channel::stop_watching(const std::string& table) {
    Watched watched;
    {
        const std::lock_guard lock(mutex_);
        const auto found = watched_.find(table);
        if (found == watched_.end()) return;
        watched = found->second;
        watched_.erase(found);
    }
    watched.table->forget(watched.ear);
}

void Channel::on_ready() {
    std::map<std::string, Watched> watched;
    {
        const std::lock_guard lock(mutex_);
        watched = watched_;
    }
    for (const auto& [name, each] : watched) each.table->ready(each.ear);
}

void Channel::on_closed() {
    std::map<std::string, Watched> watched;
    {
        const std::lock_guard lock(mutex_);
        is_closed_ = true;
        watched.swap(watched_);
        for (const std::shared_ptr<Ear>& ear : {mine_, lobby_})
            if (ear) hall_.house.noticeboard().forget(ear.get());
    }
    for (const auto& [name, each] : watched) each.table->forget(each.ear);
}

// ---- replies

house::Reply Channel::reply_to(std::string id, std::string what) {
    return [self = shared_from_this(), id = std::move(id), what = std::move(what),
            begun = std::chrono::steady_clock::now()](const Document& told) {
        self->hall_.gauges.on_answered(what, std::chrono::steady_clock::now() - begun);
        self->reply(id, told);
    };
}

void Channel::reply(const std::string& id, const Document& told) {
    Document message = Document::map({{"id", id}});
    for (const auto& [key, value] : *told.as_map()) message.set(key, value);
    line_->send(to_json(message));
}

void Channel::refuse(const std::string& id, const Refusal& refusal) {
    hall_.gauges.on_refused(name(refusal.code));
    reply(id, house::write_refused(refusal, asker_.language));
}

}  // namespace planitia::server
