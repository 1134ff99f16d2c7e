#include <house/noticeboard.h>
#include <json/json.h>

#include <algorithm>

namespace planitia::house {

namespace {

constexpr std::size_t kMostListed = 100;

bool is_turn_of(const store::Listing& listing, std::string_view person) {
    return std::ranges::any_of(listing.seats, [&](const store::SeatRow& seat) {
        return seat.person == person && seat.state == "taken" && (listing.table.awaited >> seat.seat & 1) != 0 &&
               listing.table.state == "playing";
    });
}

}  // namespace

Document write_listing(const store::Listing& listing, std::string_view person) {
    const store::TableRow& table = listing.table;
    Document seats = Document::list();
    for (const store::SeatRow& seat : listing.seats) {
        Document each = Document::map({{"name", seat.name}, {"mark", seat.mark}, {"state", seat.state}});
        if (seat.bot) each.set("bot", *seat.bot);
        if (!person.empty() && seat.person == person) each.set("mine", true);
        seats.add(std::move(each));
    }
    Document row = Document::map({{"table", table.id},
                                  {"name", table.name},
                                  {"game", table.game},
                                  {"state", table.state},
                                  {"number", table.number},
                                  {"created", table.created},
                                  {"since", table.changed},
                                  {"seats", std::move(seats)}});
    if (const auto setup = from_json(table.setup)) row.set("setup", *setup);
    if (!person.empty()) {
        row.set("yourTurn", is_turn_of(listing, person));
        row.set("host", table.host == person);
    }
    return row;
}

Document Noticeboard::mine(const std::string& person) {
    const auto lease = services_.reading.lease();
    const std::vector<store::Listing> tables = store::tables_of(*lease, person, kMostListed);
    Document list = Document::list();
    for (const bool is_turn : {true, false})
        for (const store::Listing& each : tables)
            if (is_turn_of(each, person) == is_turn) list.add(write_listing(each, person));
    return Document::map({{"mine", std::move(list)}});
}

Document Noticeboard::lobby(std::string_view state) {
    const auto lease = services_.reading.lease();
    Document list = Document::list();
    for (const store::Listing& each : store::listed_tables(*lease, state, kMostListed))
        list.add(write_listing(each, ""));
    return Document::map({{"lobby", std::move(list)}});
}

void Noticeboard::add(Watcher watcher) {
    forget(watcher.listener.get());
    const std::lock_guard lock(mutex_);
    watchers_.push_back(std::move(watcher));
}

void Noticeboard::watch_mine(std::shared_ptr<Listener> listener, std::string person) {
    add({.listener = std::move(listener), .person = std::move(person)});
}

void Noticeboard::watch_lobby(std::shared_ptr<Listener> listener) { add({.listener = std::move(listener)}); }

void Noticeboard::forget(const Listener* listener) {
    const std::lock_guard lock(mutex_);
    std::erase_if(watchers_, [&](const Watcher& each) { return each.listener.get() == listener; });
}

void Noticeboard::note(std::span<const std::string> people) {
    const std::lock_guard lock(mutex_);
    for (Watcher& each : watchers_)
        if (each.person.empty() || std::ranges::find(people, each.person) != people.end()) each.is_stale = true;
}

void Noticeboard::note_all() {
    const std::lock_guard lock(mutex_);
    for (Watcher& each : watchers_) each.is_stale = true;
}

void Noticeboard::flush() {
    std::vector<Watcher> stale;
    {
        const std::lock_guard lock(mutex_);
        for (Watcher& each : watchers_)
            if (each.is_stale) stale.push_back(each);
    }
    std::optional<Document> of_all;  // the same for everybody
    for (const Watcher& each : stale) {
        set_stale(each.listener.get(), false);  // what changes from here on is told the next time
        try {
            if (each.person.empty() && !of_all) of_all = lobby();
            const Document list = each.person.empty() ? *of_all : mine(each.person);
            const std::uint64_t sum = digest(list);
            if (sum == each.sent) continue;
            if (each.listener->offer(to_json(list))) {
                note_sent(each.listener.get(), sum);
                continue;
            }
        } catch (...) {
            set_stale(each.listener.get(), true);
            throw;
        }
        set_stale(each.listener.get(), true);
    }
}

void Noticeboard::set_stale(const Listener* listener, bool is_stale) {
    const std::lock_guard lock(mutex_);
    for (Watcher& each : watchers_)
        if (each.listener.get() == listener) each.is_stale = is_stale;
}

void Noticeboard::note_sent(const Listener* listener, std::uint64_t sum) {
    const std::lock_guard lock(mutex_);
    for (Watcher& each : watchers_)
        if (each.listener.get() == listener) each.sent = sum;
}

}  // namespace planitia::house
