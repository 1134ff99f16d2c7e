#include <desk/lengths.h>
#include <house/playing.h>
#include <house/seat_wish.h>
#include <house/seating.h>
#include <house/talking.h>
#include <json/json.h>
#include <json/request.h>
#include <store/tables.h>
#include <table/deal.h>
#include <table/seat.h>

#include <algorithm>

namespace planitia::house {

namespace {

/// How long a seat must have been silent before others can give it away without its person.
constexpr std::int64_t kSilence = 24LL * 60 * 60 * 1000;

Result<Done, Refusal> check_known(const Asker& asker) {
    if (asker.person.empty()) return refuse(RefusalCode::no_person, "nobody is known by this request");
    return Done{};
}

Result<Done, Refusal> check_gathering(const Room& room) {
    if (room.row.state == "gathering") return Done{};
    if (room.row.state == "playing") return refuse(RefusalCode::seat_taken, "the game has been dealt");
    return refuse(RefusalCode::over, "the table is " + room.row.state);
}

Result<Done, Refusal> check_host(const Room& room, const Asker& asker) {
    if (const auto known = check_known(asker); !known) return known;
    if (asker.person != room.row.host) return refuse(RefusalCode::not_host, "the host does this");
    return check_gathering(room);
}

Result<PlayerId, Refusal> seat_in(const Room& room, const Document& request) {
    const auto number = Request(request).number("seat");
    if (!number) return Unexpected{number.error()};
    if (!*number || **number >= room.seats.size())
        return refuse(RefusalCode::bad_value, "a seat of this table, from 0", "/seat");
    return PlayerId{**number};
}

Result<PlayerId, Refusal> free_seat(const Room& room, const Document& request) {
    const auto player = seat_in(room, request);
    if (player && room.seat(*player).state != "free")
        return refuse(RefusalCode::seat_taken, "somebody sits there", "/seat");
    return player;
}

/// Nothing of who sat there stays, but an invitation that nobody has used.
void set_free(store::SeatRow& seat) {
    seat = {.seat = seat.seat,
            .state = "free",
            .person = {},
            .name = {},
            .mark = seat.mark,
            .bot = {},
            .invite_hash = std::move(seat.invite_hash)};
}

/// As nobody else at the table is called: the second `Guest` is `Guest 2`. It is no longer than a name may be.
std::string distinct_name(const Room& room, const std::string& name) {
    const auto is_taken = [&](const std::string& each) {
        return any_seat(
            room, [&](PlayerId player) { return room.seat(player).state != "free" && room.seat(player).name == each; });
    };
    std::string found = name;
    for (int number = 2; is_taken(found); ++number) {
        const std::string end = " " + std::to_string(number);
        found = std::string(desk::first_characters(name, kLongestPersonName - end.size())) + end;
    }
    return found;
}

/// What bots are called that nobody else at the table is called.
std::string name_of_bot(const Room& room, PlayerId player) {
    std::vector<table::Seat> seats;
    for (const store::SeatRow& seat : room.seats) seats.push_back({.name = seat.name, .bot = seat.bot.value_or("")});
    table::name_bots(seats);
    return seats[player.index()].name;
}

/// Everybody sits, somebody is no bot, and nobody has anything left to do before the deal.
bool are_all_ready(const Room& room) {
    return any_seat(room, [&](PlayerId player) { return room.seat(player).ready; }) &&
           !any_seat(room, [&](PlayerId player) { return !room.is_bot(player) && !room.seat(player).ready; });
}

Result<Change, Refusal> deal_when_ready(Room& room, std::int64_t now) {
    room.row.changed = now;
    if (are_all_ready(room)) return deal(room, now);
    return Change{.is_about_seats = true};
}

Result<std::string, Refusal> name_in(const Document& request, std::string name) {
    if (const Document* const given = request.find("name"); given != nullptr && given->as_text() != nullptr)
        name = *given->as_text();
    if (const auto checked = check_line(name, kLongestPersonName, "/name"); !checked)
        return Unexpected{checked.error()};
    return name;
}

// ---- votes

bool is_asked(const Room& room, const Vote& vote, PlayerId player) {
    return room.seat(player).state == "taken" && player != vote.seat;
}

bool is_agreed(const Room& room, const Vote& vote) {
    return !any_seat(room,
                     [&](PlayerId player) { return is_asked(room, vote, player) && !vote.agreed.contains(player); });
}

void keep_votes(const Room& room, Change& change) {
    change.rows.push_back(store::drop_votes(room.row.id));
    for (const Vote& each : room.votes)
        change.rows.push_back(store::put_vote(room.row.id, {each.number, to_json(write_vote(each))}));
}

void drop_vote(Room& room, Change& change, std::int64_t number) {
    std::erase_if(room.votes, [&](const Vote& each) { return each.number == number; });
    keep_votes(room, change);
}

void carry_out(Room& room, const Vote& vote) {
    store::SeatRow& seat = room.seat(vote.seat);
    seat.until_ms.reset();
    if (vote.bot.empty()) {
        seat.state = "taken";
        seat.bot.reset();
    } else {
        seat.state = "bot";
        seat.bot = vote.bot;
    }
}

/// Keeps the vote, or does what it proposes when nobody is left to ask.
Change count_vote(Room& room, const Vote& vote, std::int64_t now) {
    Change change{.is_about_seats = true};
    std::erase_if(room.votes, [&](const Vote& each) { return each.number == vote.number; });
    if (!is_agreed(room, vote)) {
        if (vote.by == vote.seat && !vote.bot.empty()) room.seat(vote.seat).state = "leaving";
        room.votes.push_back(vote);
        keep_votes(room, change);
    } else {
        carry_out(room, vote);
        drop_vote(room, change, vote.number);
        room.row.bots_due = awaited_from_bots(room, now).empty() ? std::nullopt : std::optional(now);
    }
    change.reply.set("vote", write_vote(vote));
    change.reply.set("done", is_agreed(room, vote));
    return change;
}

/// Somebody else's seat is given away only when its person has been asked for long.
Result<Done, Refusal> check_proposal(const Room& room, PlayerId by, const Vote& vote, std::int64_t now) {
    const store::SeatRow& seat = room.seat(vote.seat);
    if (vote.bot.empty()) {
        if (by != vote.seat) return refuse(RefusalCode::not_your_seat, "only who left comes back", "/seat");
        if (seat.state == "taken") return refuse(RefusalCode::seat_taken, "you sit there already", "/seat");
        return Done{};
    }
    if (seat.state == "bot") return refuse(RefusalCode::seat_taken, "a bot sits there already", "/seat");
    const bool is_silent = room.sitting->committed().is_awaited(vote.seat) && now - room.row.changed >= kSilence;
    if (by != vote.seat && seat.state != "leaving" && !is_silent)
        return refuse(RefusalCode::not_your_seat, "a seat can be given to a bot by others after a day of silence",
                      "/seat");
    return check_level(room.row.game, vote.bot, "/bot");
}

Result<Change, Refusal> propose(Room& room, const Asker& asker, Vote vote, std::int64_t now) {
    if (const auto known = check_known(asker); !known) return Unexpected{known.error()};
    vote.by = room.seat_of(asker.person);
    if (!vote.by.is_some()) return refuse(RefusalCode::not_your_seat, "you have no seat at this table");
    if (!room.sitting) return refuse(RefusalCode::not_started, "the game has not been dealt");
    if (room.row.state != "playing") return refuse(RefusalCode::over, "the table is " + room.row.state);
    if (const auto checked = check_proposal(room, vote.by, vote, now); !checked) return Unexpected{checked.error()};
    for (const Vote& each : room.votes) vote.number = std::max(vote.number, each.number + 1);
    vote.agreed.insert(vote.by);
    // A new proposal about a seat takes the place of the old one.
    std::erase_if(room.votes, [&](const Vote& each) { return each.seat == vote.seat; });
    return count_vote(room, vote, now);
}

}  // namespace

Invitation new_invitation() {
    const std::string text = table::base64url(table::random_bytes(16));
    return {.text = text, .hash = table::sha256_hex(text)};
}

Result<std::string, Refusal> share_in(const Document& request) {
    const Document* const given = request.find("share");
    if (given == nullptr || given->is_null()) return std::string();
    const std::string* const text = given->as_text();
    if (text == nullptr || text->size() != 2 * table::kShareBytes || !table::from_hex(*text))
        return refuse(RefusalCode::bad_value, "16 random bytes in hexadecimal digits", "/share");
    return *text;
}

// ---- before the deal

Result<Change, Refusal> claim(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    if (const auto known = check_known(asker); !known) return Unexpected{known.error()};
    const auto player = seat_in(room, request);
    if (!player) return Unexpected{player.error()};
    if (room.seat_of(asker.person) == *player)  // asked twice
        return Change{.reply = Document::map({{"seat", player->index()}}), .is_public = false};
    if (const auto gathering = check_gathering(room); !gathering) return Unexpected{gathering.error()};
    if (room.seat_of(asker.person).is_some())
        return refuse(RefusalCode::seat_taken, "you have a seat at this table already");
    if (const auto free = free_seat(room, request); !free) return Unexpected{free.error()};
    store::SeatRow& seat = room.seat(*player);
    const std::string_view given = text_at(request, "invite");
    const bool is_invited = !given.empty() && seat.invite_hash && *seat.invite_hash == table::sha256_hex(given);
    if (!is_invited && !(given.empty() && room.row.listed))
        return refuse(RefusalCode::bad_invite, "this invitation is not valid for this seat", "/invite");
    const auto share = share_in(request);
    if (!share) return Unexpected{share.error()};
    const auto name = name_in(request, asker.name);
    if (!name) return Unexpected{name.error()};
    seat.name = distinct_name(room, *name);
    seat.state = "taken";
    seat.person = asker.person;
    seat.share = *share;
    seat.invite_hash.reset();
    room.row.changed = now;
    return Change{.reply = Document::map({{"seat", player->index()}}), .is_about_seats = true};
}

Result<Change, Refusal> leave(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const PlayerId player = room.seat_of(asker.person);
    if (!player.is_some()) return refuse(RefusalCode::not_your_seat, "you have no seat at this table");
    if (room.row.state != "gathering") {
        const std::string_view bot = text_at(request, "bot");
        return propose(room, asker, {.seat = player, .bot = bot.empty() ? "greedy" : std::string(bot)}, now);
    }
    set_free(room.seat(player));
    room.row.changed = now;
    return Change{.is_about_seats = true};
}

Result<Change, Refusal> seat_bot(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    if (const auto host = check_host(room, asker); !host) return Unexpected{host.error()};
    const auto player = seat_in(room, request);
    if (!player) return Unexpected{player.error()};
    const auto level = Request(request).text("bot");
    if (!level) return Unexpected{level.error()};
    if (const auto checked = check_level(room.row.game, *level, "/bot"); !checked) return Unexpected{checked.error()};
    store::SeatRow& seat = room.seat(*player);
    if (seat.state != "free" && seat.state != "bot")
        return refuse(RefusalCode::seat_taken, "somebody sits there", "/seat");
    seat.state = "bot";
    seat.bot = *level;
    seat.name = name_of_bot(room, *player);
    return deal_when_ready(room, now);
}

Result<Change, Refusal> ready(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const PlayerId player = room.seat_of(asker.person);
    if (!player.is_some()) return refuse(RefusalCode::not_your_seat, "you have no seat at this table");
    if (const auto said = Request(request).field("ready"); !said) return Unexpected{said.error()};
    const auto is_ready = Request(request).truth("ready");
    if (!is_ready) return Unexpected{is_ready.error()};
    if (const auto gathering = check_gathering(room); !gathering) return Unexpected{gathering.error()};
    room.seat(player).ready = *is_ready;
    return deal_when_ready(room, now);
}

Result<Change, Refusal> release(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    if (const auto host = check_host(room, asker); !host) return Unexpected{host.error()};
    const auto player = seat_in(room, request);
    if (!player) return Unexpected{player.error()};
    if (room.seat(*player).person && *room.seat(*player).person == asker.person)
        return refuse(RefusalCode::seat_taken, "this is your own seat", "/seat");
    set_free(room.seat(*player));
    room.row.changed = now;
    return Change{.is_about_seats = true};
}

Result<Change, Refusal> invite(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    if (const auto host = check_host(room, asker); !host) return Unexpected{host.error()};
    const auto player = free_seat(room, request);
    if (!player) return Unexpected{player.error()};
    const Invitation invitation = new_invitation();
    room.seat(*player).invite_hash = invitation.hash;
    room.row.changed = now;
    return Change{.reply = Document::map({{"seat", player->index()}, {"invite", invitation.text}}),
                  .is_about_seats = true};
}

Result<Change, Refusal> start(Room& room, const Asker& asker, const Document&, std::int64_t now) {
    if (const auto host = check_host(room, asker); !host) {
        if (room.row.state == "playing" && asker.person == room.row.host) return Change{.is_public = false};
        return Unexpected{host.error()};
    }
    for (const store::SeatRow& seat : room.seats)
        if (seat.state == "free") return refuse(RefusalCode::not_started, "a seat is free", "/seat");
    return deal(room, now);
}

Result<Change, Refusal> patch(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    if (const auto host = check_host(room, asker); !host) return Unexpected{host.error()};
    const auto name = name_in(request, room.row.name);
    if (!name) return Unexpected{name.error()};
    table::Terms terms = room.terms;
    if (const Document* const options = request.find("options")) {
        Document merged = table::write_terms(room.terms);
        if (options->as_map() == nullptr) return refuse(RefusalCode::bad_value, "a map of options", "/options");
        for (const auto& [key, value] : *options->as_map()) merged.set(key, value);
        const auto read = table::read_terms(merged);
        if (!read) return Unexpected{inside("/options", read.error())};
        terms = *read;
    }
    // who was ready was so for what was agreed then
    if (!(terms == room.terms))
        for (store::SeatRow& seat : room.seats) seat.ready = false;
    room.row.name = *name;
    room.terms = terms;
    room.row.options = to_json(table::write_terms(terms));
    room.row.listed = terms.listed;
    room.row.changed = now;
    return Change{.is_about_seats = true};
}

Result<Change, Refusal> close(Room& room, const Asker& asker, const Document&, std::int64_t now) {
    if (const auto host = check_host(room, asker); !host) return Unexpected{host.error()};
    room.row.state = "closed";
    room.row.listed = false;
    room.row.changed = now;
    return Change{.is_about_seats = true};
}

// ---- votes

Result<Change, Refusal> vote(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const auto player = seat_in(room, request);
    if (!player) return Unexpected{player.error()};
    return propose(room, asker, {.seat = *player, .bot = std::string(text_at(request, "bot"))}, now);
}

Result<Change, Refusal> vote_on(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const PlayerId player = room.seat_of(asker.person);
    if (!player.is_some() || room.is_bot(player))
        return refuse(RefusalCode::not_your_seat, "you play no seat at this table");
    if (room.row.state != "playing") return refuse(RefusalCode::over, "the table is " + room.row.state);
    const auto number = Request(request).number("vote");
    if (!number) return Unexpected{number.error()};
    const auto found = std::ranges::find_if(
        room.votes, [&](const Vote& each) { return *number && each.number == static_cast<std::int64_t>(**number); });
    if (found == room.votes.end()) return refuse(RefusalCode::bad_value, "there is no such vote", "/vote");
    const auto agrees = Request(request).truth("agree");
    if (!agrees) return Unexpected{agrees.error()};
    Vote vote = *found;
    if (*agrees) {
        vote.agreed.insert(player);
        return count_vote(room, vote, now);
    }
    Change change{.is_about_seats = true};
    if (room.seat(vote.seat).state == "leaving") room.seat(vote.seat).state = "taken";
    drop_vote(room, change, vote.number);
    room.row.changed = now;
    change.reply.set("done", false);
    return change;
}

}  // namespace planitia::house
