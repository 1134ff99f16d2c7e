#include <core/assert.h>
#include <desk/documents.h>
#include <house/day.h>
#include <house/origin.h>
#include <house/room.h>
#include <json/json.h>
#include <table/deal.h>

#include <algorithm>

namespace planitia::house {

namespace {

/// What the house has written itself.
Document kept_json(const std::string& text) {
    auto document = from_json(text);
    if (!document) throw store::Failed("a row that is no JSON: " + document.error().message);
    return std::move(*document);
}

std::vector<table::Seat> seats_at(const std::vector<store::SeatRow>& rows) {
    std::vector<table::Seat> seats;
    for (const store::SeatRow& row : rows)
        seats.push_back({.name = row.name, .bot = row.state == "bot" ? row.bot.value_or("") : ""});
    return seats;
}

PlayerId player_of(int seat) { return PlayerId{static_cast<std::size_t>(seat)}; }

table::StoredChoice stored_choice(const store::ChoiceRow& row) {
    return {.number = static_cast<std::size_t>(row.number),
            .player = player_of(row.seat),
            .option = kept_json(row.option),
            .digest = row.digest};
}

table::StoredDraft stored_draft(const store::SeatRow& seat, const std::vector<store::DraftRow>& drafts,
                                std::int64_t number) {
    table::StoredDraft stored{.player = player_of(seat.seat),
                              .base = static_cast<std::size_t>(number),
                              .revision = static_cast<std::uint32_t>(seat.revision),
                              .options = {}};
    for (const store::DraftRow& draft : drafts) {
        if (draft.seat != seat.seat) continue;
        stored.base = static_cast<std::size_t>(draft.base);
        stored.options = *kept_json(draft.options).as_list();
    }
    return stored;
}

table::StoredTable stored_table(const store::KeptTable& kept) {
    table::StoredTable stored{.game = kept.table.game,
                              .setup = kept_json(kept.table.setup),
                              .position = {},
                              .seed = kept.table.seed.value_or(""),
                              .version = kept.table.engine,
                              .rules = kept.table.rules,
                              .seats = seats_at(kept.seats)};
    for (const store::ChoiceRow& row : kept.choices) stored.choices.push_back(stored_choice(row));
    for (const store::SeatRow& seat : kept.seats)
        if (seat.revision != 0) stored.drafts.push_back(stored_draft(seat, kept.drafts, kept.table.number));
    return stored;
}

/// The game up to the first choice that does not lead where it led.
table::Sitting open_as_far_as_it_goes(table::StoredTable stored, Room& room) {
    auto whole = table::Sitting::open(stored);
    if (whole) return std::move(*whole);
    const std::vector<table::StoredChoice> choices = std::move(stored.choices);
    stored.choices.clear();
    stored.drafts.clear();
    auto part = table::Sitting::open(stored);
    if (!part) throw store::Failed("table " + room.row.id + " can not be dealt: " + part.error().message);
    for (const table::StoredChoice& choice : choices)
        if (!part->adopt(std::span(&choice, 1))) break;
    room.row.diverged_at = static_cast<std::int64_t>(part->committed().choice_count());
    return std::move(*part);
}

Vote read_vote(const store::VoteRow& row) {
    const Document body = kept_json(row.body);
    Vote vote{.number = row.number,
              .seat = player_of(number_at(body, "seat")),
              .bot = std::string(text_at(body, "bot")),
              .by = player_of(number_at(body, "by"))};
    for (const Document& each : *body.find("agreed")->as_list())
        vote.agreed.insert(player_of(static_cast<int>(*each.as_int())));
    return vote;
}

/// What lies beside the game.
void read_beside(Room& room, const store::KeptTable& kept) {
    room.commit_at = {};
    for (const store::DraftRow& draft : kept.drafts) room.commit_at[player_of(draft.seat)] = draft.commit_at;
    room.orders = {};
    for (const store::PlanRow& plan : kept.plans)
        if (auto orders = table::read_orders(kept_json(plan.orders))) room.orders[player_of(plan.seat)] = *orders;
    room.votes.clear();
    for (const store::VoteRow& vote : kept.votes) room.votes.push_back(read_vote(vote));
    room.chats = kept.chats;
    const auto terms = table::read_terms(kept_json(kept.table.options));
    if (!terms) throw store::Failed("options of table " + kept.table.id + ": " + terms.error().message);
    room.terms = *terms;
    room.setup = kept_json(kept.table.setup);
}

}  // namespace

PlayerId Room::seat_of(std::string_view person) const {
    if (person.empty()) return PlayerId::none();
    const auto mine = [&](const store::SeatRow& each) { return each.person && *each.person == person; };
    const auto found = std::ranges::find_if(seats, mine);
    return found == seats.end() ? PlayerId::none() : PlayerId{static_cast<std::size_t>(found - seats.begin())};
}

bool Room::is_person(PlayerId player) const { return seat(player).state == "taken" || seat(player).state == "leaving"; }

Room open_room(store::KeptTable kept) {
    Room room;
    room.row = kept.table;
    read_beside(room, kept);
    if (kept.table.seed) room.sitting = open_as_far_as_it_goes(stored_table(kept), room);
    room.seats = std::move(kept.seats);
    return room;
}

bool catch_up(Room& room, store::KeptTable kept) {
    if (room.sitting.has_value() != kept.table.seed.has_value() || kept.table.diverged_at || room.row.diverged_at)
        return false;
    read_beside(room, kept);
    if (room.sitting) {
        std::vector<table::StoredChoice> choices;
        for (const store::ChoiceRow& row : kept.choices) choices.push_back(stored_choice(row));
        if (!room.sitting->adopt(choices)) return false;
        for (const store::SeatRow& seat : kept.seats) {
            const PlayerId player = player_of(seat.seat);
            if (room.sitting->ask(player).revision != static_cast<std::uint32_t>(seat.revision))
                room.sitting->adopt(stored_draft(seat, kept.drafts, kept.table.number));
        }
    }
    room.row = std::move(kept.table);
    room.seats = std::move(kept.seats);
    return true;
}

void note_numbers(Room& room) {
    for (PlayerId player : seats(room.seats.size())) {
        const table::AskId ask = room.sitting->ask(player);
        room.seat(player).answers = static_cast<std::int64_t>(ask.answers);
        room.seat(player).revision = ask.revision;
    }
}

store::Pulse pulse_of(const Room& room) {
    store::Pulse pulse{.number = room.row.number, .version = room.row.version, .seats = {}, .chats = room.chats};
    for (const store::SeatRow& seat : room.seats) pulse.seats.emplace_back(seat.answers, seat.revision);
    return pulse;
}

std::vector<std::string> people_of(const Room& room) {
    std::vector<std::string> people = {room.row.host};
    for (const store::SeatRow& seat : room.seats)
        if (seat.person) people.push_back(*seat.person);
    return people;
}

// ---- what is told

protocol::Telling telling_of(const Room& room, present::Language language) {
    protocol::Telling telling{.language = language, .names = {}};
    for (const store::SeatRow& seat : room.seats) telling.names.push_back(seat.name);
    return telling;
}

Document write_vote(const Vote& vote) {
    Document agreed = Document::list();
    for (PlayerId player : seats(kMaxPlayers))
        if (vote.agreed.contains(player)) agreed.add(player.index());
    Document body = Document::map({{"number", vote.number}, {"seat", vote.seat.index()}, {"by", vote.by.index()}});
    if (!vote.bot.empty()) body.set("bot", vote.bot);
    return body.set("agreed", std::move(agreed));
}

TableSight sight_of(const Room& room, PlayerSet here, std::size_t watching, std::int64_t now) {
    TableSight sight{.id = room.row.id,
                     .name = room.row.name,
                     .game = room.row.game,
                     .state = room.row.state,
                     .host_name = {},
                     .deal = room.row.deal.value_or(room.row.id),
                     .origin = write_origin(room.row),
                     .commitment = room.row.commitment,
                     .next_table = room.row.next_table.value_or(""),
                     .setup = room.setup,
                     .terms = room.terms,
                     .watching = watching,
                     .sitting = room.sitting ? &*room.sitting : nullptr,
                     .commit_at = room.commit_at,
                     .diverged_at = room.row.diverged_at};
    if (room.row.state == "over" && !is_secret_until_tomorrow(room.row, now)) {
        sight.secret = room.row.secret;
        sight.seed = room.row.seed.value_or("");
    }
    for (PlayerId player : seats(room.seats.size())) {
        const store::SeatRow& row = room.seat(player);
        sight.seats.push_back({.name = row.name,
                               .mark = row.mark,
                               .state = row.state,
                               .bot = row.bot.value_or(""),
                               .is_here = here.contains(player),
                               .is_ready = row.ready,
                               .hints = row.hints,
                               .clock = {row.bank_ms, row.until_ms},
                               .share = row.share.value_or("")});
        if (row.person && *row.person == room.row.host) {
            sight.host_name = row.name;
            sight.host_seat = player;
        }
        if (!room.orders[player].empty()) sight.plan[player] = table::write_orders(room.orders[player]);
    }
    for (const Vote& vote : room.votes) sight.votes.push_back(write_vote(vote));
    return sight;
}

}  // namespace planitia::house
