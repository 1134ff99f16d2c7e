#include "load_players.h"

#include <json/json.h>
#include <sys/epoll.h>
#include <trial/chooser.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace planitia::load {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// An answer whose consequence was not seen by everybody after so long is given up.
constexpr std::chrono::seconds kGivenUp{10};

std::unique_ptr<wire::SocketClient> open_socket(std::uint16_t port, const std::string& token) {
    return std::make_unique<wire::SocketClient>("127.0.0.1", port, "/api/v1/socket",
                                                wire::Headers{{"Authorization", "Bearer " + token}});
}

/// The text after `key`, up to the next quotation mark; empty when it is not there.
std::string_view text_after(std::string_view message, std::string_view key) {
    const std::size_t at = message.find(key);
    if (at == std::string_view::npos) return {};
    message.remove_prefix(at + key.size());
    return message.substr(0, message.find('"'));
}

std::int64_t number_after(std::string_view message, std::string_view key) {
    const std::size_t at = message.find(key);
    std::int64_t number = -1;
    if (at != std::string_view::npos)
        std::from_chars(message.data() + at + key.size(), message.data() + message.size(), number);
    return number;
}

/// The JSON value that begins the text.
std::string_view first_value(std::string_view text) {
    int depth = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (is_quoted) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                is_quoted = false;
            continue;
        }
        if (c == '"') is_quoted = true;
        if (c == '{' || c == '[') ++depth;
        if ((c == '}' || c == ']') && --depth == 0) return text.substr(0, i + 1);
    }
    return {};
}

double ms(Moment from, Moment to) { return std::chrono::duration<double, std::milli>(to - from).count(); }

}  // namespace

// ---- sockets

Connector::Connector(std::uint16_t port) : port_(port), thread_([this] { work(); }) {}

Connector::~Connector() {
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
    }
    change_.notify_all();
    thread_.join();
}

void Connector::ask(std::size_t player, std::string token) {
    const std::lock_guard lock(mutex_);
    asked_.emplace_back(player, std::move(token));
    change_.notify_all();
}

std::vector<Connector::Made> Connector::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(made_, {});
}

void Connector::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        change_.wait(lock, [&] { return is_stopped_ || !asked_.empty(); });
        if (is_stopped_) return;
        const auto [player, token] = std::move(asked_.front());
        asked_.pop_front();
        lock.unlock();
        Made made{.player = player, .socket = nullptr};
        try {
            made.socket = open_socket(port_, token);
        } catch (const wire::ClientFailed&) {  // it is asked for again
        }
        lock.lock();
        made_.push_back(std::move(made));
    }
}

LoadPlayers::LoadPlayers(std::uint16_t port, const std::vector<trial::OpenTable>& tables, std::uint64_t seed)
    : port_(port), rng_(seed), connector_(port), poll_(epoll_create1(EPOLL_CLOEXEC)) {
    for (const trial::OpenTable& each : tables) {
        Table& table = tables_.emplace_back();
        table.id = each.id;
        for (const trial::Guest& guest : each.guests) {
            table.players.push_back(players_.size());
            Player& player = players_.emplace_back();
            player.table = tables_.size() - 1;
            player.token = guest.token;
        }
    }
}

LoadPlayers::~LoadPlayers() { close(poll_); }

std::size_t LoadPlayers::sockets() const {
    return static_cast<std::size_t>(std::ranges::count_if(players_, [](const Player& each) { return !!each.socket; }));
}

void LoadPlayers::connect_all() {
    constexpr std::size_t kThreads = 8;
    std::vector<std::thread> threads;
    for (std::size_t n = 0; n < kThreads; ++n)
        threads.emplace_back([this, n] {
            for (std::size_t i = n; i < players_.size(); i += kThreads)
                players_[i].socket = open_socket(port_, players_[i].token);
        });
    for (std::thread& each : threads) each.join();
    for (std::size_t i = 0; i < players_.size(); ++i) adopt(i, std::move(players_[i].socket));
}

void LoadPlayers::adopt(std::size_t player, std::unique_ptr<wire::SocketClient> socket) {
    epoll_event event{.events = EPOLLIN, .data = {.u64 = player}};
    epoll_ctl(poll_, EPOLL_CTL_ADD, socket->connection().handle(), &event);
    players_[player].socket = std::move(socket);
}

void LoadPlayers::drop(Player& player) {
    player.socket.reset();  // and out of the poll with it
    if (player.pending.empty()) return;
    player.pending.clear();
    player.used.clear();  // whether it was done is seen by the next question
    tables_[player.table].is_busy = false;
}

void LoadPlayers::watch(Player& player) {
    Document have = Document::map({{"line", player.line}});
    if (!player.at.empty()) have.set("at", player.at);
    player.socket->send(to_json(Document::map({{"id", "w" + std::to_string(ids_++)},
                                               {"do", "watch"},
                                               {"table", tables_[player.table].id},
                                               {"lang", "en"},
                                               {"have", std::move(have)}})));
}

void LoadPlayers::watch_all() {
    // A few at a time: everybody at once is not what is measured.
    constexpr std::size_t kAtOnce = 100;
    const Moment until = steady_clock::now() + std::chrono::seconds(120);
    for (std::size_t i = 0; i < players_.size(); i += kAtOnce) {
        const std::size_t end = std::min(i + kAtOnce, players_.size());
        for (std::size_t k = i; k < end; ++k) watch(players_[k]);
        while (std::any_of(players_.begin() + static_cast<std::ptrdiff_t>(i),
                           players_.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const Player& each) { return each.at.empty(); })) {
            turn(milliseconds(50));
            if (steady_clock::now() > until) throw std::runtime_error("not everybody has got a state");
        }
    }
}

// ---- what comes

void LoadPlayers::turn(milliseconds patience) {
    std::array<epoll_event, 256> events;  // NOLINT: filled by the system
    const int count =
        epoll_wait(poll_, events.data(), static_cast<int>(events.size()), static_cast<int>(patience.count()));
    for (int i = 0; i < count; ++i) {
        const std::size_t player = events[static_cast<std::size_t>(i)].data.u64;
        if (!players_[player].socket) continue;
        try {
            while (const auto text = players_[player].socket->receive(milliseconds(0)))
                hear(player, *text, steady_clock::now());
        } catch (const wire::ClientFailed&) {
        }
        if (players_[player].socket->is_open()) continue;
        ++figures_.lost;
        drop(players_[player]);
        connector_.ask(player, players_[player].token);
    }
    for (Connector::Made& made : connector_.take()) {
        if (!made.socket) {
            connector_.ask(made.player, players_[made.player].token);
            continue;
        }
        adopt(made.player, std::move(made.socket));
        watch(players_[made.player]);
    }
}

void LoadPlayers::hear(std::size_t number, std::string_view text, Moment now) {
    figures_.bytes += text.size();
    Player& player = players_[number];
    if (!text.starts_with(R"({"id":")")) return hear_push(number, text, now);
    if (player.pending.empty() || text_after(text, R"({"id":")") != player.pending) return;
    player.pending.clear();
    if (text.find(R"("ok":true)") != std::string_view::npos) {
        ++figures_.acks;
        figures_.ack_ms.push_back(ms(tables_[player.table].sent, now));
        if (tables_[player.table].to_hear.empty()) tables_[player.table].is_busy = false;
    } else {
        ++figures_.refused;
        tables_[player.table].is_busy = false;
    }
}

void LoadPlayers::hear_push(std::size_t number, std::string_view text, Moment now) {
    if (!text.starts_with(R"({"table":")")) return;
    Player& player = players_[number];
    Table& table = tables_[player.table];
    const bool is_whole = text.find(R"("state":{)") != std::string_view::npos;
    const std::string_view at = text_after(text, is_whole ? R"("at":")" : R"("to":")");
    if (at.empty()) return;  // who is here
    ++figures_.pushes;
    player.at = at;
    player.number = number_after(text, R"("number":)");
    hear_question(player, text);
    if (const std::size_t lines = text.rfind(R"("lines":{)"); lines != std::string_view::npos)
        for (std::string_view rest = text.substr(lines); !rest.empty();) {
            const std::size_t line = rest.find(R"({"number":)");
            if (line == std::string_view::npos) break;
            rest.remove_prefix(line);
            player.line = std::max(player.line, number_after(rest, R"({"number":)") + 1);
            rest.remove_prefix(1);
        }
    if (!table.is_busy || player.number <= table.before || std::ranges::count(table.to_hear, number) == 0) return;
    note_heard(table, number);
    figures_.push_ms.push_back(ms(table.sent, now));
}

/// One seat less that has to see the answer.
void LoadPlayers::note_heard(Table& table, std::size_t number) {
    const auto waiting = std::ranges::find(table.to_hear, number);
    if (waiting == table.to_hear.end()) return;
    table.to_hear.erase(waiting);
    if (table.to_hear.empty() && players_[table.by].pending.empty()) table.is_busy = false;
}

void LoadPlayers::hear_question(Player& player, std::string_view text) {
    player.ask.clear();
    const std::size_t asked = text.find(R"("ask":{"decision":)");
    if (asked == std::string_view::npos) return;
    player.decision = first_value(text.substr(asked + std::string_view(R"("ask":{"decision":)").size()));
    player.ask = text_after(text.substr(text.find(R"("turn":{"number":)")), R"("ask":")");
}

// ---- playing

void LoadPlayers::play(const Load& load) {
    figures_ = {};
    const Moment begun = steady_clock::now();
    const Moment end = begun + load.time;
    for (std::size_t i = 0; i < players_.size(); ++i)  // spread over the time between two
        players_[i].reconnects =
            i % load.restless == 0
                ? begun + milliseconds(rng_.below(static_cast<std::uint32_t>(load.reconnect_every.count())))
                : Moment::max();
    double due = 0;
    for (Moment last = begun, now = begun; now < end; last = now, now = steady_clock::now()) {
        constexpr double kMostAtOnce = 0.1;  // of a second: what was missed is not made up for
        due = std::min(due + std::chrono::duration<double>(now - last).count() * load.answers_per_second,
                       load.answers_per_second * kMostAtOnce);
        for (; due >= 1; due -= 1)
            if (!answer_somewhere(now)) {
                ++figures_.hungry;
                break;
            }
        reconnect_restless(load, now);
        turn(milliseconds(1));
    }
    figures_.seconds = std::chrono::duration<double>(steady_clock::now() - begun).count();
}

bool LoadPlayers::answer_somewhere(Moment now) {
    for (std::size_t n = 0; n < tables_.size(); ++n) {
        Table& table = tables_[next_table_++ % tables_.size()];
        if (table.is_busy && now - table.sent < kGivenUp) continue;
        table.is_busy = false;
        for (const std::size_t each : table.players) {
            const Player& player = players_[each];
            if (!player.socket || player.ask.empty() || player.ask == player.used) continue;
            answer(each, now);
            return true;
        }
    }
    return false;
}

void LoadPlayers::answer(std::size_t number, Moment) {
    Player& player = players_[number];
    Table& table = tables_[player.table];
    const auto decision = from_json(player.decision);
    if (!decision) throw std::runtime_error("no decision: " + player.decision);
    player.pending = "a" + std::to_string(ids_++);
    player.used = player.ask;
    const std::string message = to_json(Document::map({{"id", player.pending},
                                                       {"do", "answer"},
                                                       {"table", table.id},
                                                       {"ask", player.ask},
                                                       {"option", trial::choose(*decision, {.hurry = 30}, rng_)},
                                                       {"commit", true}}));
    table.is_busy = true;
    table.by = number;
    table.before = player.number;
    table.to_hear.clear();
    for (const std::size_t each : table.players)
        if (each != number && players_[each].socket && !players_[each].at.empty()) table.to_hear.push_back(each);
    ++figures_.sent;
    table.sent = steady_clock::now();
    player.socket->send(message);
}

void LoadPlayers::reconnect_restless(const Load& load, Moment now) {
    for (std::size_t i = 0; i < players_.size(); i += load.restless) {
        Player& player = players_[i];
        if (now < player.reconnects || !player.socket || !player.pending.empty()) continue;
        player.reconnects = now + load.reconnect_every;
        ++figures_.reconnects;
        drop(player);
        note_heard(tables_[player.table], i);
        connector_.ask(i, player.token);
    }
}

}  // namespace planitia::load
