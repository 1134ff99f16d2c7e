#include <desk/of_game.h>
#include <house/changes.h>
#include <house/crowd.h>
#include <json/json.h>

#include <algorithm>

namespace planitia::house {

namespace {

constexpr std::size_t kChatKept = 100;
/// What is sent again only when it has changed; all else of `write_rest` is about the moment.
constexpr std::array<std::string_view, 4> kSlowParts = {"seats", "table", "deal", "plan"};

bool is_slow(std::string_view part) { return std::ranges::find(kSlowParts, part) != kSlowParts.end(); }

std::size_t slot(PlayerId viewer) { return viewer.is_some() ? viewer.index() : kMaxPlayers; }

desk::AnyPosition position_of(const desk::Match& match) {
    return std::visit([](const auto& record) -> desk::AnyPosition { return record.position(); }, match.record());
}

desk::AnyView look(const desk::AnyPosition& position, PlayerId viewer) {
    return std::visit(
        [&](const auto& each) -> desk::AnyView {
            return desk::GameOf<std::decay_t<decltype(each)>>::observe(each, viewer);
        },
        position);
}

Document write_here(PlayerSet here) {
    Document list = Document::list();
    for (PlayerId player : seats(kMaxPlayers))
        if (here.contains(player)) list.add(player.index());
    return list;
}

Document write_viewer(PlayerId viewer) { return viewer.is_some() ? Document(viewer.index()) : Document(); }

void join(Document& into, const Document& from) {
    for (const auto& [key, value] : *from.as_map()) into.set(key, value);
}

/// Notes the slow parts of what is sent; those that have not changed are left out when that is wished.
Document keep_changed(const Document& rest, std::array<std::uint64_t, 4>& parts, bool leaves_out) {
    Document kept = Document::map();
    for (const auto& [key, value] : *rest.as_map()) {
        const auto part = std::ranges::find(kSlowParts, key);
        if (part != kSlowParts.end()) {
            std::uint64_t& known = parts[static_cast<std::size_t>(part - kSlowParts.begin())];
            const bool is_same = known == digest(value);
            known = digest(value);
            if (is_same && leaves_out) continue;
        }
        kept.set(key, value);
    }
    return kept;
}

Document heading(const TableSight& sight, PlayerId viewer) {
    return Document::map({{"table", sight.id},
                          {"number", sight.sitting ? sight.sitting->committed().choice_count() : std::size_t{0}},
                          {"viewer", write_viewer(viewer)}});
}

}  // namespace

Document write_chat(const store::ChatRow& said) {
    return Document::map({{"number", said.number},
                          {"seat", said.seat ? Document(*said.seat) : Document()},
                          {"name", said.name},
                          {"said", said.said},
                          {"text", said.text}});
}

Document write_state(const TableSight& sight, PlayerId viewer, std::size_t line, std::int64_t now,
                     const protocol::Telling& telling) {
    Document state = Document::map();
    const bool looks = sight.sitting != nullptr && may_look(sight, viewer);
    if (looks) join(state, write_body(sight, sight.sitting->game(viewer).look(viewer)));
    join(state, write_rest(sight, viewer, now, telling));
    Document message = heading(sight, viewer);
    message.set("at", at(sight, viewer));
    message.set("state", std::move(state));
    if (looks) message.set("lines", write_lines(sight, viewer, line, kMostLines, telling));
    return message;
}

// ---- who is there

PlayerSet Crowd::here(const Room& room) const {
    PlayerSet here;
    for (const Watcher& each : watchers_)
        if (const PlayerId seat = room.seat_of(each.asker.person); seat.is_some()) here.insert(seat);
    return here;
}

std::size_t Crowd::watching(const Room& room) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        watchers_, [&](const Watcher& each) { return !room.seat_of(each.asker.person).is_some(); }));
}

void Crowd::add(std::shared_ptr<Listener> listener, const Asker& asker, Have have) {
    remove(listener.get());
    for (Watcher& each : watchers_) each.wants_here = true;
    watchers_.push_back({.listener = std::move(listener), .asker = asker, .have = std::move(have)});
}

bool Crowd::remove(const Listener* listener) {
    const auto gone = std::erase_if(watchers_, [&](const Watcher& each) { return each.listener.get() == listener; });
    if (gone != 0)
        for (Watcher& each : watchers_) each.wants_here = true;
    return gone != 0;
}

void Crowd::make_ready(const Listener* listener) {
    for (Watcher& each : watchers_)
        if (each.listener.get() == listener) each.is_behind = false;
}

void Crowd::hear(store::ChatRow said) {
    if (!chat_.empty() && said.number <= chat_.back().number) return;
    chat_.push_back(std::move(said));
    if (chat_.size() > kChatKept) chat_.pop_front();
}

void Crowd::tell_trouble(const std::string& table) {
    const std::string text = to_json(Document::map({{"table", table}, {"trouble", name(RefusalCode::unavailable)}}));
    for (Watcher& each : watchers_) each.is_behind = !each.listener->offer(text);
}

// ---- what is new

Crowd::BySlot Crowd::see(const Room& room) const {
    BySlot seen;
    if (!room.sitting) return seen;
    const auto committed = std::make_shared<const desk::AnyPosition>(position_of(room.sitting->committed()));
    const std::string number = std::to_string(room.sitting->committed().choice_count());
    seen[kMaxPlayers] = {number, committed};
    for (PlayerId player : seats(room.seats.size())) {
        const desk::Match& own = room.sitting->game(player);
        const bool is_common = &own == &room.sitting->committed();
        seen[player.index()] = {number + "/" + to_text(room.sitting->ask(player)),
                                is_common ? committed : std::make_shared<const desk::AnyPosition>(position_of(own))};
    }
    return seen;
}

void Crowd::remember(const Room& room) {
    if (!watchers_.empty()) moment_ = see(room);
}

void Crowd::note(const Room& room, const Change& change) {
    if (change.said) hear(*change.said);
    for (Watcher& each : watchers_) {
        const PlayerId viewer = room.seat_of(each.asker.person);
        if (change.is_public || (viewer.is_some() && change.drafted.contains(viewer))) each.wants_state = true;
    }
    if (change.is_public) {
        before_ = std::move(moment_);
    } else {
        for (PlayerId player : seats(room.seats.size()))
            if (change.drafted.contains(player)) before_[player.index()] = std::move(moment_[player.index()]);
    }
    moment_ = {};
}

void Crowd::note_all(const Room& room) { note(room, Change{.is_public = true}); }

bool Crowd::push(const Room& room, std::int64_t now) {
    if (watchers_.empty()) return false;
    bool has_sent = false;
    const TableSight sight = sight_of(room, here(room), watching(room), now);
    for (Watcher& each : watchers_) {
        const bool has_chat = !chat_.empty() && each.have.chat <= chat_.back().number;
        if (each.is_behind || (!each.wants_state && !each.wants_here && !has_chat)) continue;
        Watcher next = each;  // what it has when it takes the message
        if (each.listener->offer(to_json(compose(next, room, sight, now)))) {
            has_sent = true;
            each = std::move(next);
        } else {
            each.is_behind = true;
        }
    }
    return has_sent;
}

Document Crowd::compose(Watcher& watcher, const Room& room, const TableSight& sight, std::int64_t now) const {
    const PlayerId viewer = room.seat_of(watcher.asker.person);
    Document message = heading(sight, viewer);
    if (watcher.wants_state) add_state(message, watcher, room, sight, now);
    if (watcher.wants_here) {
        message.set("here", write_here(here(room)));
        message.set("watching", sight.watching);
    }
    Document said = Document::list();
    for (const store::ChatRow& each : chat_) {
        if (each.number < watcher.have.chat) continue;
        said.add(write_chat(each));
        watcher.have.chat = each.number + 1;
    }
    if (!said.as_list()->empty() && (viewer.is_some() || may_look(sight, viewer))) message.set("chat", std::move(said));
    watcher.wants_state = watcher.wants_here = false;
    return message;
}

void Crowd::add_state(Document& message, Watcher& watcher, const Room& room, const TableSight& sight,
                      std::int64_t now) const {
    const PlayerId viewer = room.seat_of(watcher.asker.person);
    const protocol::Telling telling = telling_of(room, watcher.asker.language);
    const std::string at_now = at(sight, viewer);
    const Seen& before = before_[slot(viewer)];
    const bool looks = sight.sitting != nullptr && may_look(sight, viewer);
    const bool has_all = looks && watcher.have.at == at_now;
    // At the end points are shown that were not: what the viewer had can not be written any more.
    const bool shows_more = !sight.terms.points && is_over(sight);
    const bool is_one_behind = looks && !has_all && !shows_more && before.position && watcher.have.at == before.at;
    if (!has_all && !is_one_behind) {
        watcher.parts = {};
        join(message, write_state(sight, viewer, watcher.have.line, now, telling));
        keep_changed(*message.find("state"), watcher.parts, false);
    } else {
        message.set("from", watcher.have.at);
        message.set("to", at_now);
        Difference changed;
        if (is_one_behind)
            changed = difference(write_body(sight, look(*before.position, viewer)),
                                 write_body(sight, sight.sitting->game(viewer).look(viewer)));
        // A part as a whole is set like any other place: `table` of the message is the id of the table.
        const Document rest = keep_changed(write_rest(sight, viewer, now, telling), watcher.parts, true);
        for (const auto& [key, value] : *rest.as_map()) {
            if (is_slow(key)) {
                changed.set.push_back(Document(Document::List{Document("/" + key), value}));
            } else {
                message.set(key, value);
            }
        }
        message.set("set", Document(std::move(changed.set)));
        message.set("gone", Document(std::move(changed.gone)));
        message.set("lines", write_lines(sight, viewer, watcher.have.line, kMostLines, telling));
    }
    watcher.have.at = looks ? at_now : "";  // a spectator's is the same before the deal and after it
    if (looks) watcher.have.line = sight.sitting->committed().lines().size();
}

}  // namespace planitia::house
