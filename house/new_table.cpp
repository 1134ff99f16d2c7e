#include <desk/documents.h>
#include <desk/form.h>
#include <desk/games.h>
#include <game/version.h>
#include <house/day.h>
#include <house/lesson.h>
#include <house/new_table.h>
#include <house/seat_wish.h>
#include <house/seating.h>
#include <house/talking.h>
#include <json/json.h>
#include <json/request.h>
#include <store/tables.h>
#include <table/deal.h>
#include <table/random_word.h>

#include <algorithm>

namespace planitia::house {

namespace {

Result<desk::AnySetup, Refusal> read_agreed_setup(std::string_view game, const Document& request) {
    if (const auto found = desk::find_game(game); !found) return Unexpected{found.error()};
    Document said = Document::map();
    if (const Document* const given = request.find("setup")) {
        if (given->as_map() == nullptr) return refuse(RefusalCode::bad_value, "a map of options", "/setup");
        said = *given;
    }
    const Document* const seats = request.find("seats");
    if (said.find("players") == nullptr && seats != nullptr && seats->as_list() != nullptr)
        said.set("players", seats->as_list()->size());
    const auto setup = desk::read_setup(game, said);
    if (!setup) return Unexpected{inside("/setup", setup.error())};
    return desk::usual_for_people(*setup, said);
}

int rules_of(const desk::AnySetup& setup) {
    return std::visit([](const auto& each) { return int{each.rules}; }, setup);
}

/// A deal that others have, too: it is made of a secret that follows from its name.
void share_deal(store::TableRow& row, std::string deal, const std::string& secret) {
    row.secret = table::hex(secret);
    row.commitment = table::commitment(deal, secret);
    row.deal = std::move(deal);
}

Result<std::string, Refusal> text_of(const Document& request, std::string_view key) {
    const Document* const given = request.find(key);
    if (given == nullptr || given->is_null()) return std::string();
    if (given->as_text() == nullptr) return refuse(RefusalCode::bad_value, "a text", (Pointer() / key).text());
    return *given->as_text();
}

}  // namespace

Result<table::Terms, Refusal> read_agreed_terms(const Document& request) {
    const Document* const given = request.find("options");
    if (given == nullptr) return table::Terms{};
    auto terms = table::read_terms(*given);
    if (!terms) return Unexpected{inside("/options", terms.error())};
    return terms;
}

store::TableRow begin_row(const Asker& asker, std::string game, const Document& setup, const table::Terms& terms,
                          std::int64_t now) {
    store::TableRow row{.id = table::random_word(kTableLetters),
                        .name = {},
                        .game = std::move(game),
                        .setup = to_json(setup),
                        .options = to_json(table::write_terms(terms)),
                        .host = asker.person,
                        .state = "gathering",
                        .listed = terms.listed,
                        .engine = std::string(kEngineVersion),
                        .created = now,
                        .changed = now};
    const std::string secret = table::random_bytes(table::kSecretBytes);
    row.secret = table::hex(secret);
    row.commitment = table::commitment(row.id, secret);
    return row;
}

namespace {

/// What was asked for, read and checked.
struct Wished {
    std::string game, name, share;
    desk::AnySetup setup;
    table::Terms terms;
    std::vector<SeatWish> seats;
    bool is_day = false;
    const Lesson* lesson = nullptr;
};

/// The set-up of the lesson, of which nothing can be chosen, or the one agreed on.
Result<Done, Refusal> read_game(const Document& request, Wished& wished) {
    const auto lesson = text_of(request, "lesson");
    if (!lesson) return Unexpected{lesson.error()};
    if (!lesson->empty()) {
        wished.lesson = find_lesson(*lesson);
        if (wished.lesson == nullptr) return refuse(RefusalCode::bad_value, "there is no such lesson", "/lesson");
        for (const char* const key : {"game", "setup", "seats", "day"})
            if (request.find(key) != nullptr)
                return refuse(RefusalCode::bad_value, "a lesson has its own", (Pointer() / key).text());
        wished.game = wished.lesson->game;
        wished.setup = wished.lesson->setup;
        return Done{};
    }
    const auto game = Request(request).text("game");
    if (!game) return Unexpected{game.error()};
    const auto setup = read_agreed_setup(*game, request);
    if (!setup) return Unexpected{setup.error()};
    wished.game = *game;
    wished.setup = *setup;
    return Done{};
}

Result<Wished, Refusal> read_wished(const Document& request) {
    if (const auto checked =
            Request(request).only({"game", "setup", "name", "seats", "options", "share", "start", "day", "lesson"});
        !checked)
        return Unexpected{checked.error()};
    Wished wished;
    if (const auto read = read_game(request, wished); !read) return Unexpected{read.error()};
    const auto terms = read_agreed_terms(request);
    if (!terms) return Unexpected{terms.error()};
    const auto name = text_of(request, "name");
    if (!name) return Unexpected{name.error()};
    if (const auto checked = check_line(*name, kLongestPersonName, "/name"); !checked)
        return Unexpected{checked.error()};
    const auto share = share_in(request);
    if (!share) return Unexpected{share.error()};
    const auto is_day = Request(request).truth("day");
    if (!is_day) return Unexpected{is_day.error()};
    const int players = number_at(desk::write_setup(wished.setup), "players");
    if (*is_day && players != 1) return refuse(RefusalCode::bad_value, "the deal of the day is played alone", "/day");
    auto seats = read_wishes(wished.game, request, static_cast<std::size_t>(players));
    if (!seats) return Unexpected{seats.error()};
    wished.terms = *terms;
    if (wished.lesson != nullptr) wished.terms.listed = false;  // nobody looks for it
    wished.name = *name;
    wished.share = *share;
    wished.is_day = *is_day;
    wished.seats = std::move(*seats);
    return wished;
}

}  // namespace

Result<NewTable, Refusal> read_new_table(const Asker& asker, const Document& request, const std::string& key,
                                         std::int64_t now) {
    const auto wished = read_wished(request);
    if (!wished) return Unexpected{wished.error()};
    NewTable made{.row = begin_row(asker, wished->game, desk::write_setup(wished->setup), wished->terms, now),
                  .seats = {},
                  .invites = {}};
    made.row.name = wished->name;
    made.row.rules = rules_of(wished->setup);
    if (wished->is_day) share_deal(made.row, id_of_day(date_of(now)), secret_of_day(date_of(now), key));
    if (wished->lesson != nullptr) share_deal(made.row, id_of(*wished->lesson), secret_of(*wished->lesson));
    const std::vector<std::string> names = names_of(wished->seats, asker.name);
    for (const SeatWish& wish : wished->seats) {
        const std::size_t i = made.seats.size();
        store::SeatRow& seat = made.seats.emplace_back();
        seat = {
            .seat = static_cast<int>(i), .state = "free", .person = {}, .name = names[i], .mark = static_cast<int>(i)};
        std::optional<std::string>& invite = made.invites.emplace_back();
        if (wish.is_mine) {
            seat.state = "taken";
            seat.person = asker.person;
            if (!made.row.deal) seat.share = wished->share;
        } else if (wish.is_open) {
            const Invitation invitation = new_invitation();
            seat.invite_hash = invitation.hash;
            invite = invitation.text;
        } else {
            seat.state = "bot";
            seat.bot = wish.bot;
        }
    }
    return made;
}

Document write_new_table(const NewTable& table) {
    Document invites = Document::list();
    for (const std::optional<std::string>& invite : table.invites) invites.add(invite ? Document(*invite) : Document());
    return Document::map({{"table", table.row.id}, {"invites", std::move(invites)}});
}

Result<Change, Refusal> rematch(Room& room, const Asker& asker, const Document&, std::int64_t now) {
    if (!room.seat_of(asker.person).is_some())
        return refuse(RefusalCode::not_your_seat, "you have no seat at this table");
    if (room.row.state != "over") return refuse(RefusalCode::unsupported, "the game is not over");
    if (room.row.next_table)
        return Change{.reply = Document::map({{"table", *room.row.next_table}}), .is_public = false};
    NewTable made{.row = begin_row(asker, room.row.game, room.setup, room.terms, now), .seats = {}, .invites = {}};
    made.row.name = room.row.name;
    made.row.rules = room.row.rules;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const store::SeatRow& from = room.seats[(i + room.seats.size() - 1) % room.seats.size()];
        store::SeatRow& seat = made.seats.emplace_back();
        seat = {.seat = static_cast<int>(i),
                .state = from.state == "leaving" ? "taken" : from.state,
                .person = from.person,
                .name = from.name,
                .mark = from.mark,
                .bot = from.bot};
        if (from.state == "bot") seat.person.reset();
    }
    room.row.next_table = made.row.id;
    Change change{.reply = Document::map({{"table", made.row.id}}), .is_about_seats = true};
    change.rows = store::create_table(made.row, made.seats);
    return change;
}

}  // namespace planitia::house
