#include <desk/documents.h>
#include <desk/form.h>
#include <desk/games.h>
#include <game/version.h>
#include <house/day.h>
#include <house/new_table.h>
#include <house/seating.h>
#include <house/talking.h>
#include <json/json.h>
#include <json/request.h>
#include <store/tables.h>
#include <table/deal.h>
#include <table/random_word.h>
#include <table/stored_lines.h>

#include <algorithm>

namespace planitia::house {

namespace {

/// One wish for every seat: "me", "open", or the level of a bot.
struct SeatWish {
    bool is_mine = false;
    bool is_open = false;
    std::string bot;
};

Result<SeatWish, Refusal> read_wish(const Document& wish, std::string place) {
    SeatWish read;
    read.is_mine = text_at(wish, "person") == "me";
    const Document* const open = wish.find("open");
    read.is_open = open != nullptr && open->as_bool() != nullptr && *open->as_bool();
    read.bot = text_at(wish, "bot");
    if (int{read.is_mine} + int{read.is_open} + int{!read.bot.empty()} != 1)
        return refuse(RefusalCode::bad_value, R"({"person":"me"}, {"open":true} or {"bot":"greedy"})",
                      std::move(place));
    return read;
}

Result<std::vector<SeatWish>, Refusal> read_wishes(const Document& request, std::size_t players) {
    std::vector<SeatWish> wishes;
    const Document* const list = request.find("seats");
    if (list == nullptr) {
        wishes.resize(players, {.is_open = true});
        wishes.front() = {.is_mine = true};
        return wishes;
    }
    if (list->as_list() == nullptr || list->as_list()->size() != players)
        return refuse(RefusalCode::bad_value, "a seat for each of the players", "/seats");
    for (const Document& each : *list->as_list()) {
        auto wish = read_wish(each, (Pointer() / "seats" / wishes.size()).text());
        if (!wish) return Unexpected{wish.error()};
        wishes.push_back(std::move(*wish));
    }
    if (std::ranges::count(wishes, true, &SeatWish::is_mine) > 1)
        return refuse(RefusalCode::bad_value, "one seat is yours", "/seats");
    return wishes;
}

Result<Done, Refusal> check_level(std::string_view game, const std::string& level, std::size_t seat) {
    const auto entry = desk::find_game(game);
    if (!entry) return Unexpected{entry.error()};
    if (std::ranges::find((*entry)->levels, level) == (*entry)->levels.end())
        return refuse(RefusalCode::bad_value, "no such bot plays this game",
                      (Pointer() / "seats" / seat / "bot").text());
    return Done{};
}

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

Result<table::Terms, Refusal> read_agreed_terms(const Document& request) {
    const Document* const given = request.find("options");
    if (given == nullptr) return table::Terms{};
    auto terms = table::read_terms(*given);
    if (!terms) return Unexpected{inside("/options", terms.error())};
    return terms;
}

int rules_of(const desk::AnySetup& setup) {
    return std::visit([](const auto& each) { return int{each.rules}; }, setup);
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

void make_day(store::TableRow& row, const std::string& key, std::int64_t now) {
    const std::string date = date_of(now);
    const std::string secret = secret_of_day(date, key);
    row.deal = id_of_day(date);
    row.secret = table::hex(secret);
    row.commitment = table::commitment(*row.deal, secret);
}

std::vector<std::string> bot_names(const std::vector<SeatWish>& wishes) {
    std::vector<table::Seat> seats;
    for (const SeatWish& wish : wishes) seats.push_back({.name = {}, .bot = wish.bot});
    table::name_bots(seats);
    return table::names_of(seats);
}

Result<std::string, Refusal> text_of(const Document& request, std::string_view key) {
    const Document* const given = request.find(key);
    if (given == nullptr || given->is_null()) return std::string();
    if (given->as_text() == nullptr) return refuse(RefusalCode::bad_value, "a text", (Pointer() / key).text());
    return *given->as_text();
}

}  // namespace

Result<NewTable, Refusal> read_new_table(const Asker& asker, const Document& request, const std::string& key,
                                         std::int64_t now) {
    const auto game = Request(request).text("game");
    if (!game) return Unexpected{game.error()};
    const auto setup = read_agreed_setup(*game, request);
    if (!setup) return Unexpected{setup.error()};
    const auto terms = read_agreed_terms(request);
    if (!terms) return Unexpected{terms.error()};
    const auto name = text_of(request, "name");
    if (!name) return Unexpected{name.error()};
    if (const auto checked = check_line(*name, kLongestPersonName, "/name"); !checked)
        return Unexpected{checked.error()};
    const auto share = share_in(request);
    if (!share) return Unexpected{share.error()};
    const Document written = desk::write_setup(*setup);
    const auto players = static_cast<std::size_t>(number_at(written, "players"));
    const auto wishes = read_wishes(request, players);
    if (!wishes) return Unexpected{wishes.error()};
    const auto is_day = Request(request).truth("day");
    if (!is_day) return Unexpected{is_day.error()};
    if (*is_day && players != 1) return refuse(RefusalCode::bad_value, "the deal of the day is played alone", "/day");

    NewTable made{.row = begin_row(asker, std::string(*game), written, *terms, now), .seats = {}, .invites = {}};
    made.row.name = *name;
    made.row.rules = rules_of(*setup);
    if (*is_day) make_day(made.row, key, now);
    const std::vector<std::string> names = bot_names(*wishes);
    for (std::size_t i = 0; i < players; ++i) {
        const SeatWish& wish = (*wishes)[i];
        store::SeatRow& seat = made.seats.emplace_back();
        seat = {.seat = static_cast<int>(i), .state = "free", .person = {}, .name = {}, .mark = static_cast<int>(i)};
        std::optional<std::string>& invite = made.invites.emplace_back();
        if (wish.is_mine) {
            seat.state = "taken";
            seat.person = asker.person;
            seat.name = asker.name;
            if (!*is_day) seat.share = *share;
        } else if (wish.is_open) {
            const Invitation invitation = new_invitation();
            seat.invite_hash = invitation.hash;
            invite = invitation.text;
        } else {
            if (const auto checked = check_level(*game, wish.bot, i); !checked) return Unexpected{checked.error()};
            seat.state = "bot";
            seat.bot = wish.bot;
            seat.name = names[i];
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

Result<ImportedTable, Refusal> read_import(const Asker& asker, const Document& exported, std::int64_t now) {
    const auto stored = table::read_agreed(exported);
    if (!stored) return Unexpected{stored.error()};
    if (!stored->position.is_null())
        return refuse(RefusalCode::bad_save, "a game that was dealt is expected", "/position");
    const auto sitting = table::Sitting::open(*stored);
    if (!sitting) return Unexpected{sitting.error()};
    if (!sitting->is_over()) return refuse(RefusalCode::unsupported, "only a game that is over can be brought here");
    ImportedTable made{.row = begin_row(asker, stored->game, stored->setup, {}, now), .seats = {}, .choices = {}};
    made.row.state = "over";
    made.row.listed = false;
    made.row.seed = stored->seed;
    made.row.rules = stored->rules;
    made.row.engine = stored->version;
    made.row.number = static_cast<std::int64_t>(stored->choices.size());
    made.row.commitment.clear();  // nothing was committed to here
    made.row.secret.clear();
    const Document* const told = exported.find("table");
    if (told != nullptr && told->find("commitment") != nullptr) {
        if (const auto proven = table::verify_deal(exported); !proven) return Unexpected{proven.error()};
        made.row.commitment = text_at(*told, "commitment");
        made.row.secret = text_at(*told, "secret");
        made.row.deal = text_at(*told, "id");
        if (const Document* const setup = told->find("setup")) {
            if (const auto read = desk::read_setup(stored->game, *setup); !read)
                return Unexpected{inside("/table/setup", read.error())};
            made.row.setup = to_json(*setup);
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

store::Job write_import(const ImportedTable& table) {
    constexpr std::size_t kAtOnce = 1000;
    store::Job job = store::create_table(table.row, table.seats);
    const std::span<const store::ChoiceRow> choices = table.choices;
    for (std::size_t i = 0; i < choices.size(); i += kAtOnce)
        job.push_back(store::insert_choices(table.row.id, choices.subspan(i, std::min(kAtOnce, choices.size() - i))));
    return job;
}

}  // namespace planitia::house
