#include <desk/documents.h>
#include <house/copied_table.h>
#include <house/day.h>
#include <house/new_table.h>
#include <house/origin.h>
#include <house/playing.h>
#include <house/seat_wish.h>
#include <json/json.h>
#include <json/request.h>
#include <table/deal.h>
#include <table/stored_lines.h>

#include <algorithm>
#include <span>

namespace planitia::house {

// ---- games from elsewhere

namespace {

/// The share of a seat of the table that was exported; none when it had none.
std::optional<std::string> share_of(const Document* table, std::size_t seat) {
    const Document* const shares = table != nullptr ? table->find("shares") : nullptr;
    if (shares == nullptr || shares->as_list() == nullptr || seat >= shares->as_list()->size()) return std::nullopt;
    const std::string* const share = (*shares->as_list())[seat].as_text();
    if (share == nullptr || share->size() != 2 * table::kShareBytes || !table::from_hex(*share)) return std::nullopt;
    return *share;
}

}  // namespace

Result<store::KeptTable, Refusal> read_import(const Asker& asker, const Document& exported, std::int64_t now) {
    const auto stored = table::read_agreed(exported);
    if (!stored) return Unexpected{stored.error()};
    if (!stored->position.is_null())
        return refuse(RefusalCode::bad_save, "a game that was dealt is expected", "/position");
    const auto sitting = table::Sitting::open(*stored);
    if (!sitting) return Unexpected{sitting.error()};
    if (!sitting->is_over()) return refuse(RefusalCode::unsupported, "only a game that is over can be brought here");
    store::KeptTable made{.table = begin_row(asker, stored->game, stored->setup, {}, now)};
    made.table.state = "over";
    made.table.listed = false;
    made.table.seed = stored->seed;
    made.table.rules = stored->rules;
    made.table.engine = stored->version;
    made.table.number = static_cast<std::int64_t>(stored->choices.size());
    made.table.commitment.clear();  // nothing was committed to here
    made.table.secret.clear();
    const Document* const told = exported.find("table");
    if (told != nullptr && told->find("commitment") != nullptr) {
        if (const auto proven = table::verify_deal(exported); !proven) return Unexpected{proven.error()};
        made.table.commitment = text_at(*told, "commitment");
        made.table.secret = text_at(*told, "secret");
        made.table.deal = text_at(*told, "id");
        if (const Document* const setup = told->find("setup")) {
            if (const auto read = desk::read_setup(stored->game, *setup); !read)
                return Unexpected{inside("/table/setup", read.error())};
            made.table.setup = to_json(*setup);
        }
    }
    for (std::size_t i = 0; i < sitting->seats().size(); ++i) {
        store::SeatRow& seat = made.seats.emplace_back();
        seat = {.seat = static_cast<int>(i),
                .state = "bot",
                .person = {},
                .name = sitting->seats()[i].name,
                .mark = static_cast<int>(i)};
        seat.answers = static_cast<std::int64_t>(sitting->committed().number(PlayerId{i}));
        seat.share = share_of(told, i);
    }
    for (const table::StoredChoice& choice : stored->choices)
        made.choices.push_back({.number = static_cast<std::int64_t>(choice.number),
                                .seat = static_cast<int>(choice.player.index()),
                                .option = to_json(choice.option),
                                .digest = choice.digest,
                                .made = now});
    return made;
}

// ---- games that go on from another one

namespace {

/// Whether the asker may see all of the game.
Result<Done, Refusal> check_copied(const Room& room, const Asker& asker, std::int64_t now) {
    if (!room.seat_of(asker.person).is_some() && !room.terms.watchers)
        return refuse(RefusalCode::not_your_seat, "nobody looks on at this table");
    if (room.row.state != "over") return refuse(RefusalCode::unsupported, "only of a game that is over");
    if (is_secret_until_tomorrow(room.row, now))
        return refuse(RefusalCode::unsupported, "others play this deal today: it is told tomorrow");
    return Done{};
}

/// Without wishes the asker sits where they sat, else on the first seat, and bots on the others.
Result<std::vector<SeatWish>, Refusal> read_players(const Room& room, const Asker& asker, const Document& request) {
    std::vector<SeatWish> wishes;
    if (request.find("seats") == nullptr) {
        for (const store::SeatRow& seat : room.seats) wishes.push_back({.bot = seat.bot.value_or("greedy")});
        const PlayerId mine = room.seat_of(asker.person);
        wishes[mine.is_some() ? mine.index() : 0] = {.is_mine = true};
        return wishes;
    }
    auto read = read_wishes(room.row.game, request, room.seats.size());
    if (!read) return read;
    if (std::ranges::find(*read, true, &SeatWish::is_open) != read->end())
        return refuse(RefusalCode::bad_value, "the game is under way: every seat is yours or a bot's", "/seats");
    return read;
}

store::TableRow fork_row(const Room& from, const Asker& asker, const table::Terms& terms, std::int64_t number,
                         std::int64_t now) {
    store::TableRow row = begin_row(asker, from.row.game, from.setup, terms, now);
    row.name = from.row.name;
    row.state = "playing";
    row.listed = false;
    row.seed = from.row.seed;
    row.commitment = from.row.commitment;
    row.secret = from.row.secret;
    row.deal = from.row.deal.value_or(from.row.id);
    row.origin = origin_of_fork(from.row.id, number);
    row.rules = from.row.rules;
    row.number = number;
    return row;
}

std::vector<store::SeatRow> fork_seats(const Room& from, const Asker& asker, const std::vector<SeatWish>& wishes) {
    const std::vector<std::string> names = names_of(wishes, asker.name);
    std::vector<store::SeatRow> seats;
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        store::SeatRow& seat = seats.emplace_back();
        seat.seat = static_cast<int>(i);
        seat.mark = from.seats[i].mark;
        seat.share = from.seats[i].share;  // the seed is made of it
        seat.state = wishes[i].is_mine ? "taken" : "bot";
        seat.name = names[i];
        if (wishes[i].is_mine) {
            seat.person = asker.person;
        } else {
            seat.bot = wishes[i].bot;
        }
    }
    return seats;
}

}  // namespace

Result<store::KeptTable, Refusal> read_fork(store::KeptTable from, const Asker& asker, const Document& request,
                                            std::int64_t now) {
    if (const auto checked = Request(request).only({"number", "seats", "options"}); !checked)
        return Unexpected{checked.error()};
    const auto number = Request(request).number("number");
    if (!number) return Unexpected{number.error()};
    if (!*number) return refuse(RefusalCode::missing_field, "after how many choices is not said", "/number");
    const auto terms = read_agreed_terms(request);
    if (!terms) return Unexpected{terms.error()};
    const Room old = open_room(from);
    if (const auto checked = check_copied(old, asker, now); !checked) return Unexpected{checked.error()};
    const auto wishes = read_players(old, asker, request);
    if (!wishes) return Unexpected{wishes.error()};
    if (**number >= from.choices.size())
        return refuse(RefusalCode::bad_value, "the game is over after so many choices", "/number");
    from.choices.resize(**number);
    store::KeptTable made{.table = fork_row(old, asker, *terms, static_cast<std::int64_t>(**number), now),
                          .seats = fork_seats(old, asker, *wishes),
                          .choices = std::move(from.choices)};
    Room room = open_room(made);
    if (room.row.diverged_at) return refuse(RefusalCode::diverged, "the stored game can not be followed so far");
    resume(room, now);
    made.table = room.row;
    made.seats = room.seats;
    return made;
}

store::Job write_copy(const store::KeptTable& copy) {
    constexpr std::size_t kAtOnce = 1000;
    store::Job job = store::create_table(copy.table, copy.seats);
    const std::span<const store::ChoiceRow> choices = copy.choices;
    for (std::size_t i = 0; i < choices.size(); i += kAtOnce)
        job.push_back(store::insert_choices(copy.table.id, choices.subspan(i, std::min(kAtOnce, choices.size() - i))));
    return job;
}

}  // namespace planitia::house
