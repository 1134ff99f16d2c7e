#include <json/json.h>
#include <trial/scripted_player.h>

#include <algorithm>

namespace planitia::trial {

namespace {

using namespace std::chrono_literals;

constexpr auto kResendAfter = 3s;
constexpr auto kPingEvery = 10s;
constexpr auto kSilence = 15s;
/// An acknowledged answer is to be seen in the state long before that.
constexpr auto kMissed = 5s;
constexpr std::size_t kMostComplaints = 10;

bool is_true(const Document* document) {
    return document != nullptr && document->as_bool() != nullptr && *document->as_bool();
}

}  // namespace

ScriptedPlayer::ScriptedPlayer(Part part, Door door)
    : part_(std::move(part)), door_(std::move(door)), rng_(part_.seed) {}

std::string ScriptedPlayer::next_id() { return std::to_string(part_.seed % 1'000'000) + "-" + std::to_string(ids_++); }

void ScriptedPlayer::complain(const std::string& what) {
    if (complaints_.size() < kMostComplaints)
        complaints_.push_back("table " + part_.table + ", " + part_.guest.name + ": " + what);
}

// ---- the socket

void ScriptedPlayer::connect(Moment now) {
    connects_at_ = now + milliseconds(30 + rng_.below(40u << std::min(failures_, 4)));
    try {
        wire::Headers headers;
        if (!part_.guest.token.empty()) headers = {{"Authorization", "Bearer " + part_.guest.token}};
        socket_ = std::make_unique<wire::SocketClient>("127.0.0.1", door_(rng_), "/api/v1/socket", headers);
    } catch (const wire::ClientFailed&) {
        ++failures_;
        return;
    }
    failures_ = 0;
    ++figures_.connections;
    heard_at_ = now;
    pings_at_ = now + kPingEvery;
    asks_lines_ = reloads_ = false;
    if (pending_) pending_->sent.reset();
    watch();
}

void ScriptedPlayer::lose(Moment now) {
    socket_.reset();
    connects_at_ = std::max(connects_at_, now + milliseconds(5 + rng_.below(100)));
}

void ScriptedPlayer::send(const Document& message) { socket_->send(to_json(message)); }

void ScriptedPlayer::watch(bool has_nothing) {
    watch_id_ = next_id();
    watches_at_ = Moment::max();
    Document wish =
        Document::map({{"id", watch_id_}, {"do", "watch"}, {"table", part_.table}, {"lang", part_.language}});
    if (!has_nothing) wish.set("have", mirror_.have());
    send(wish);
}

void ScriptedPlayer::go_on(Moment now) {
    try {
        if (!socket_ && now >= connects_at_) connect(now);
        if (!socket_) return;
        while (const auto text = socket_->receive(0ms)) hear(*text, now);
        if (!socket_->is_open() || now - heard_at_ > kSilence) return lose(now);
        if (now >= pings_at_) {
            pings_at_ = now + kPingEvery;
            send(Document::map({{"id", next_id()}, {"do", "ping"}}));
        }
        if (now >= watches_at_) watch();
        if (mirror_.wants_lines() && !asks_lines_) {
            asks_lines_ = true;
            send(Document::map(
                {{"id", next_id()}, {"do", "lines"}, {"table", part_.table}, {"from", mirror_.next_line()}}));
        }
        if (!pending_ && now >= acts_at_) decide(now);
        if (pending_ && now >= acts_at_ && (!pending_->sent || now - *pending_->sent > kResendAfter)) {
            if (pending_->times++ > 0) ++figures_.resent;
            pending_->sent = now;
            send(pending_->request);
        }
    } catch (const wire::ClientFailed&) {
        lose(now);
    }
}

Moment ScriptedPlayer::next_at() const {
    if (!socket_) return connects_at_;
    Moment next = std::min(pings_at_, heard_at_ + kSilence);
    if (pending_ && pending_->sent) next = std::min(next, *pending_->sent + kResendAfter);
    if (acts_at_ > Moment{} && (!pending_ || !pending_->sent)) next = std::min(next, acts_at_);
    return next;
}

// ---- what comes

void ScriptedPlayer::hear(const std::string& text, Moment now) {
    heard_at_ = now;
    const auto message = from_json(text);
    if (!message) return complain("no JSON: " + text);
    if (message->find("id") != nullptr) return hear_reply(*message, now);
    if (text_at(*message, "table") != part_.table) return;  // hello, bye
    if (message->find("trouble") != nullptr) {
        ++figures_.troubles;
        return;
    }
    if (message->find("state") != nullptr) {
        ++figures_.wholes;
        reloads_ = false;
    }
    if (message->find("from") != nullptr) ++figures_.changes;
    if (!mirror_.hear(*message)) {
        ++figures_.gaps;
        mirror_.forget_state();
        watch();
    }
}

void ScriptedPlayer::hear_reply(const Document& message, Moment now) {
    if (const Document* const lines = message.find("lines")) {
        asks_lines_ = false;
        return mirror_.hear_lines(*lines);
    }
    if (!pending_ || text_at(message, "id") != pending_->id) {
        if (is_true(message.find("ok"))) return;
        if (text_at(message, "id") == late_id_) return;  // it was sent more than once
        asks_lines_ = false;
        if (text_at(*message.find("error"), "code") != "unavailable") return complain("refused: " + to_json(message));
        ++figures_.unavailable;
        if (text_at(message, "id") == watch_id_) watches_at_ = now + milliseconds(100 + rng_.below(300));
        return;
    }
    if (is_true(message.find("ok"))) {
        take_ack(message);
    } else {
        take_refusal(*message.find("error"), now);
    }
}

void ScriptedPlayer::take_ack(const Document& message) {
    const std::string_view what = text_at(pending_->request, "do");
    if (pending_->times > 1) ++figures_.repeated_by_server;
    if (what == "say") {
        said_.emplace_back(text_at(pending_->request, "text"));
    } else {
        if (text_at(message, "at").empty()) complain("an acknowledgement without `at`: " + to_json(message));
        used_ask_ = pending_->ask;
        used_at_ = heard_at_;
        if (what == "answer") {
            ++figures_.acks;
            chosen_.push_back(*pending_->request.find("option"));
        } else if (what == "back") {
            ++figures_.backs;
            if (chosen_.empty())
                complain("a step back from nothing");
            else
                chosen_.pop_back();
        } else {
            ++figures_.commits;
        }
    }
    pending_.reset();
}

void ScriptedPlayer::take_refusal(const Document& error, Moment now) {
    const std::string_view code = text_at(error, "code");
    const std::string_view what = text_at(pending_->request, "do");
    if (code == "unavailable") {  // it is tried again, as the same request
        ++figures_.unavailable;
        pending_->sent.reset();
        acts_at_ = now + milliseconds(100 + rng_.below(300));
        return;
    }
    // A finished turn may have been committed by itself meanwhile.
    const bool is_late = (what == "back" || what == "commit") &&
                         (code == "stale" || code == "over" || code == "wall" || code == "nothing-drafted");
    const bool is_chatty = what == "say" && (code == "too-fast" || code == "over");
    if (!is_late && !is_chatty) complain("refused " + to_json(pending_->request) + ": " + to_json(error));
    if (what != "say") {
        used_ask_ = pending_->ask;
        used_at_ = now;
    }
    if (is_late || is_chatty) late_id_ = pending_->id;
    pending_.reset();
    if (is_late || is_chatty) return;
    mirror_.forget_state();
    used_ask_.clear();
    watch();
}

// ---- what it does

void ScriptedPlayer::decide(Moment now) {
    if (!mirror_.has_state() || mirror_.is_over() || reloads_) return;
    const Document* const turn = mirror_.state().find("turn");
    const std::string ask = mirror_.ask_id();
    if (turn == nullptr || ask.empty()) return;
    if (ask == used_ask_) {
        if (now - used_at_ <= kMissed) return;
        ++figures_.missed;
        used_at_ = now;
        return watch();
    }
    if (ask == resting_ask_) return;
    const Document* const mine = turn->find("mine");
    const Document* const decision = mirror_.decision();
    const bool can_go_back = mine != nullptr && is_true(mine->find("back")->find("can"));
    if (can_go_back && happens(rng_, part_.manner.back)) return begin(Document::map({{"do", "back"}}), now);
    if (decision != nullptr) {
        if (happens(rng_, part_.manner.forgets)) {
            reloads_ = true;
            return watch(true);
        }
        if (happens(rng_, part_.manner.says))
            return begin(Document::map({{"do", "say"}, {"text", part_.guest.name + " " + std::to_string(ids_)}}), now);
        return begin(Document::map({{"do", "answer"},
                                    {"option", choose(*decision, part_.manner, rng_)},
                                    {"commit", happens(rng_, part_.manner.commits)}}),
                     now);
    }
    if (!can_go_back) return;
    if (happens(rng_, part_.manner.lingers)) {
        resting_ask_ = ask;
    } else {
        begin(Document::map({{"do", "commit"}}), now);
    }
}

void ScriptedPlayer::begin(Document request, Moment) {
    Pending pending{.id = next_id(), .request = Document::map(), .ask = mirror_.ask_id()};
    pending.request.set("id", pending.id);
    pending.request.set("table", part_.table);
    for (const auto& [key, value] : *request.as_map()) pending.request.set(key, value);
    if (text_at(request, "do") != "say") pending.request.set("ask", pending.ask);
    pending_ = std::move(pending);
}

std::string ScriptedPlayer::about() const {
    std::string text = part_.guest.name + (socket_ ? " connected" : " without a socket") + ", at " + mirror_.at();
    text += mirror_.is_over() ? ", over" : mirror_.decision() != nullptr ? ", is asked" : ", is not asked";
    if (pending_) text += ", waits for " + to_json(pending_->request);
    if (!used_ask_.empty()) text += ", used " + used_ask_;
    if (!resting_ask_.empty()) text += ", rests at " + resting_ask_;
    if (const Document* const turn = mirror_.state().find("turn")) text += ", turn " + to_json(*turn);
    return text;
}

}  // namespace planitia::trial
