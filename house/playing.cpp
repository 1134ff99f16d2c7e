#include <desk/documents.h>
#include <game/version.h>
#include <house/changes.h>
#include <house/charts.h>
#include <house/playing.h>
#include <json/json.h>
#include <json/request.h>
#include <present/speaker.h>
#include <store/results.h>
#include <store/tables.h>
#include <table/deal.h>

#include <algorithm>

namespace planitia::house {

namespace {

using table::Sitting;

/// How long nobody else looks after a bot that this process thinks for.
constexpr std::int64_t kBotsDue = 15'000;

bool is_awaited_person(const Room& room, PlayerId player) {
    return room.is_person(player) && room.sitting->committed().is_awaited(player);
}

/// Whether somebody else answers for a person whose time is over.
bool is_late(const Room& room, PlayerId player, std::int64_t now) {
    const store::SeatRow& seat = room.seat(player);
    return room.terms.clock && room.terms.clock->at_zero != table::AtZero::warn &&
           table::is_at_zero({seat.bank_ms, seat.until_ms}, now);
}

bool is_draft_due(const Room& room, PlayerId player, std::int64_t now) {
    if (!room.sitting->is_complete(player)) return false;
    const std::optional<std::int64_t> due = room.commit_at[player];
    return (due && *due <= now) || room.is_bot(player) || is_late(room, player, now);
}

// ---- what a step at the table changes in its rows

store::ChoiceRow row_of(const table::StoredChoice& choice, std::size_t lines, std::int64_t now) {
    return {.number = static_cast<std::int64_t>(choice.number),
            .seat = static_cast<int>(choice.player.index()),
            .option = to_json(choice.option),
            .digest = choice.digest,
            .lines = static_cast<std::int64_t>(lines),
            .made = now};
}

void add_draft(Room& room, Change& change, const table::StoredDraft& draft, std::int64_t now) {
    const int seat = static_cast<int>(draft.player.index());
    std::optional<std::int64_t>& commit_at = room.commit_at[draft.player];
    commit_at.reset();
    if (draft.options.empty()) {
        change.rows.push_back(store::drop_draft(room.row.id, seat));
        return;
    }
    if (room.sitting->is_complete(draft.player)) commit_at = now + room.terms.take_back * 1000;
    change.rows.push_back(store::put_draft(room.row.id, {.seat = seat,
                                                         .base = static_cast<std::int64_t>(draft.base),
                                                         .options = to_json(Document(Document::List(draft.options))),
                                                         .commit_at = commit_at}));
}

/// Time runs for every person who is asked, from the question to the commit.
void run_clocks(Room& room, PlayerSet chose, std::int64_t now) {
    if (!room.terms.clock) return;
    std::vector<table::SeatClock> clocks;
    for (PlayerId player : seats(room.seats.size())) {
        store::SeatRow& seat = room.seat(player);
        table::SeatClock clock{seat.bank_ms, seat.until_ms};
        const bool begins_anew = chose.contains(player) && !room.sitting->committed().is_within_move(player);
        if (!is_awaited_person(room, player) || begins_anew) clock = table::turn_ends(clock, now);
        if (is_awaited_person(room, player)) clock = table::turn_begins(*room.terms.clock, clock, now);
        seat.bank_ms = clock.bank_ms;
        seat.until_ms = clock.until_ms;
        clocks.push_back(clock);
    }
    const bool is_acted_on = room.terms.clock->at_zero != table::AtZero::warn;
    room.row.deadline = is_acted_on ? table::earliest(clocks) : std::nullopt;
}

store::ResultRow result_of(const Room& room, std::int64_t now) {
    const desk::Match& match = room.sitting->committed();
    const protocol::Telling wordless{.language = {}, .names = {}};
    store::ResultRow result{.table = room.row.id,
                            .ended = now,
                            .score = to_json(protocol::write_score(match, wordless)),
                            .charts = to_json(write_charts(match)),
                            .log = to_json(protocol::write_log(match, 0, wordless)),
                            .seats = {}};
    const std::vector<Score> scores = match.score();
    for (PlayerId player : seats(scores.size())) {
        const Score& score = scores[player.index()];
        result.seats.push_back({.seat = static_cast<int>(player.index()),
                                .person = room.seat(player).person,
                                .place = score.place,
                                .total = score.total,
                                .won = score.has_won});
    }
    return result;
}

/// What everybody sees of the game has moved on.
void move_on(Room& room, Change& change, PlayerSet chose, std::int64_t now) {
    const desk::Match& game = room.sitting->committed();
    room.row.number = static_cast<std::int64_t>(game.choice_count());
    room.row.awaited = game.awaited().bits();
    room.row.changed = now;
    room.row.engine = kEngineVersion;
    run_clocks(room, chose, now);
    const bool awaits_bot = !awaited_from_bots(room, now).empty();
    room.row.bots_due = awaits_bot ? std::optional(now + kBotsDue) : std::nullopt;
    if (!game.is_over()) return;
    room.row.state = "over";
    room.row.deadline.reset();
    for (store::SeatRow& seat : room.seats) seat.until_ms.reset();
    for (store::Statement& each : store::add_result(result_of(room, now))) change.rows.push_back(std::move(each));
}

void drop_ended_orders(Room& room, Change& change) {
    for (PlayerId player : seats(room.seats.size())) {
        if (room.orders[player].empty()) continue;
        room.orders[player] = table::kept(room.orders[player]);
        const int seat = static_cast<int>(player.index());
        if (room.orders[player].empty()) {
            change.rows.push_back(store::drop_plan(room.row.id, seat));
        } else {
            change.rows.push_back(
                store::put_plan(room.row.id, {seat, to_json(table::write_orders(room.orders[player]))}));
        }
    }
}

/// The rows of a step that has been made in the sitting.
void apply(Room& room, Change& change, const table::Step& step, const desk::Match& before, std::int64_t now) {
    note_numbers(room);
    change.is_public = change.is_public || !step.committed.empty();
    for (const table::StoredDraft& draft : step.drafts) {
        add_draft(room, change, draft, now);
        change.drafted.insert(draft.player);
    }
    if (step.committed.empty()) return;
    std::vector<store::ChoiceRow> rows;
    PlayerSet chose;
    for (const table::StoredChoice& choice : step.committed) {
        rows.push_back(row_of(choice, room.sitting->committed().lines().size(), now));
        chose.insert(choice.player);
    }
    change.rows.push_back(store::insert_choices(room.row.id, rows));
    if (table::ends_with(before, room.sitting->committed())) drop_ended_orders(room, change);
    move_on(room, change, chose, now);
}

/// Does something in the sitting and tells what that changes.
template <class Do>
Result<Change, Refusal> take(Room& room, std::int64_t now, const Do& act) {
    const desk::Match before = room.sitting->committed().fork();
    const Result<table::Step, Refusal> step = act(*room.sitting);
    if (!step) return Unexpected{step.error()};
    Change change{.is_public = false};
    apply(room, change, *step, before, now);
    return change;
}

Result<table::AskId, Refusal> quoted_ask(const Document& request) {
    const auto text = Request(request).text("ask");
    if (!text) return Unexpected{text.error()};
    const auto id = table::ask_id(*text);
    if (!id) return refuse(RefusalCode::bad_value, "the number of a question, such as \"71.2\"", "/ask");
    return *id;
}

Result<Done, Refusal> check_ask(const Room& room, PlayerId player, table::AskId ask) {
    if (ask == room.sitting->ask(player)) return Done{};
    return refuse(RefusalCode::stale, "the question is another one by now: " + to_text(room.sitting->ask(player)),
                  "/ask");
}

/// The seat and the question that a request quotes.
struct Quoted {
    PlayerId player;
    table::AskId ask;
};
Result<Quoted, Refusal> quoted(const Room& room, const Asker& asker, const Document& request) {
    const auto player = playing_seat(room, asker);
    if (!player) return Unexpected{player.error()};
    const auto ask = quoted_ask(request);
    if (!ask) return Unexpected{ask.error()};
    if (const auto checked = check_ask(room, *player, *ask); !checked) return Unexpected{checked.error()};
    return Quoted{*player, *ask};
}

}  // namespace

Unexpected<Refusal> refuse(RefusalCode code, std::string message, std::string at) {
    return Unexpected{Refusal{code, std::move(message), std::move(at)}};
}

Result<PlayerId, Refusal> playing_seat(const Room& room, const Asker& asker) {
    if (asker.person.empty()) return refuse(RefusalCode::no_person, "nobody is known by this request");
    const PlayerId player = room.seat_of(asker.person);
    if (!player.is_some()) return refuse(RefusalCode::not_your_seat, "you have no seat at this table");
    if (room.row.state == "gathering") return refuse(RefusalCode::not_started, "the game has not been dealt");
    if (room.row.state != "playing") return refuse(RefusalCode::over, "the table is " + room.row.state);
    if (room.row.diverged_at)
        return refuse(RefusalCode::diverged,
                      "the stored game can not be followed after choice " + std::to_string(*room.row.diverged_at));
    if (room.is_bot(player)) return refuse(RefusalCode::not_your_seat, "a bot plays this seat now");
    return player;
}

Result<Document, Refusal> option_in(const Document& request) {
    const auto option = Request(request).object("option");
    if (!option) return Unexpected{option.error()};
    return without(**option, "text");
}

// ---- people

Result<Change, Refusal> answer(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const auto asked = quoted(room, asker, request);
    if (!asked) return Unexpected{asked.error()};
    const PlayerId player = asked->player;
    if (!room.sitting->game(player).is_awaited(player))
        return refuse(RefusalCode::not_awaited, "this seat is asked nothing now");
    const auto option = option_in(request);
    if (!option) return Unexpected{option.error()};
    const auto commits = Request(request).truth("commit");
    if (!commits) return Unexpected{commits.error()};
    const auto choice = desk::read_choice(room.sitting->game(player), player, *option);
    if (!choice) return Unexpected{inside("/option", choice.error())};
    const bool waits = room.terms.take_back > 0;
    Result<Change, Refusal> change = take(room, now, [&](Sitting& sitting) -> Result<table::Step, Refusal> {
        auto step = sitting.answer(player, asked->ask, *choice, *commits);
        if (step && !waits && sitting.is_complete(player)) return sitting.commit(player, sitting.ask(player));
        return step;
    });
    if (!change) return Unexpected{inside("/option", change.error())};
    return change;
}

Result<Change, Refusal> step_back(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const auto asked = quoted(room, asker, request);
    if (!asked) return Unexpected{asked.error()};
    const table::WayBack way = room.sitting->way_back(asked->player);
    if (!way.is_open && way.wall)
        return refuse(RefusalCode::wall, "what was chosen has shown something: " + std::string(name(*way.wall)));
    return take(room, now, [&](Sitting& sitting) { return sitting.back(asked->player, asked->ask); });
}

Result<Change, Refusal> commit(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const auto asked = quoted(room, asker, request);
    if (!asked) return Unexpected{asked.error()};
    if (!room.sitting->way_back(asked->player).is_open)
        return refuse(RefusalCode::nothing_drafted, "nothing was chosen that is not committed");
    return take(room, now, [&](Sitting& sitting) { return sitting.commit(asked->player, asked->ask); });
}

Result<Change, Refusal> plan(Room& room, const Asker& asker, const Document& request, std::int64_t) {
    const auto player = playing_seat(room, asker);
    if (!player) return Unexpected{player.error()};
    const auto list = Request(request).field("orders");
    if (!list) return Unexpected{list.error()};
    auto orders = table::read_orders(**list);
    if (!orders) return Unexpected{inside("/orders", orders.error())};
    room.orders[*player] = std::move(*orders);
    Change change{.drafted = PlayerSet::only(*player), .is_public = false};
    const int seat = static_cast<int>(player->index());
    if (room.orders[*player].empty()) {
        change.rows.push_back(store::drop_plan(room.row.id, seat));
    } else {
        change.rows.push_back(store::put_plan(room.row.id, {seat, to_json(table::write_orders(room.orders[*player]))}));
    }
    return change;
}

// ---- the deal

Result<Change, Refusal> deal(Room& room, std::int64_t now) {
    const auto setup = desk::read_setup(room.row.game, room.setup);
    if (!setup) return Unexpected{inside("/setup", setup.error())};
    std::vector<std::string> shares;
    table::Agreement agreement{.setup = *setup, .seed = {}, .seats = {}};
    for (const store::SeatRow& seat : room.seats) {
        shares.push_back(table::from_hex(seat.share.value_or("")).value_or(""));
        agreement.seats.push_back({.name = seat.name, .bot = seat.state == "bot" ? seat.bot.value_or("") : ""});
    }
    agreement.seed = table::deal_seed(table::from_hex(room.row.secret).value_or(""), room.setup, shares);
    auto sitting = Sitting::begin(agreement);
    if (!sitting) return Unexpected{sitting.error()};
    room.sitting = std::move(*sitting);
    room.row.seed = agreement.seed;
    room.row.state = "playing";
    room.row.listed = room.terms.listed && room.terms.watchers;  // from now on to be watched
    for (store::SeatRow& seat : room.seats) seat.invite_hash.reset();
    resume(room, now);
    return Change{.is_about_seats = true};
}

void resume(Room& room, std::int64_t now) {
    for (store::SeatRow& seat : room.seats)
        if (room.terms.clock && seat.state == "taken") seat.bank_ms = table::begun(*room.terms.clock).bank_ms;
    note_numbers(room);
    Change nothing;  // the game is not over
    move_on(room, nothing, {}, now);
}

// ---- what is done for seats

Result<Change, Refusal> commit_thoughts(Room& room, std::span<const Thought> thoughts, std::int64_t now) {
    const desk::Match before = room.sitting->committed().fork();
    Change change{.is_public = false};
    table::Step all;
    for (const Thought& thought : thoughts) {
        auto step = room.sitting->commit_for(thought.player, thought.choice);
        if (!step) break;
        std::ranges::move(step->committed, std::back_inserter(all.committed));
        std::ranges::move(step->drafts, std::back_inserter(all.drafts));
    }
    if (all.committed.empty()) return refuse(RefusalCode::stale, "the game has moved on");
    apply(room, change, all, before, now);
    return change;
}

bool has_due_draft(const Room& room, std::int64_t now) {
    return any_seat(room, [&](PlayerId player) { return is_draft_due(room, player, now); });
}

bool awaits_person(const Room& room) {
    return any_seat(room, [&](PlayerId player) { return is_awaited_person(room, player); });
}

Result<Change, Refusal> commit_due(Room& room, std::int64_t now) {
    for (PlayerId player : seats(room.seats.size())) {
        if (!is_draft_due(room, player, now)) continue;
        return take(room, now, [&](Sitting& sitting) { return sitting.commit(player, sitting.ask(player)); });
    }
    return refuse(RefusalCode::nothing_drafted, "nothing is due");
}

bool has_orders_to_follow(const Room& room) {
    return any_seat(room, [&](PlayerId player) {
        return is_awaited_person(room, player) && !room.orders[player].empty() &&
               !room.sitting->way_back(player).is_open && table::is_asked_action(room.sitting->committed(), player);
    });
}

Result<Change, Refusal> follow_orders(Room& room, std::int64_t now) {
    for (PlayerId player : seats(room.seats.size())) {
        if (room.orders[player].empty() || !is_awaited_person(room, player) || room.sitting->way_back(player).is_open)
            continue;
        const table::OrdersRun run = table::follow(room.sitting->committed(), player, room.orders[player]);
        if (run.choices.empty()) continue;
        room.orders[player] = run.left;
        const int seat = static_cast<int>(player.index());
        auto change = take(room, now, [&](Sitting& sitting) -> Result<table::Step, Refusal> {
            table::Step all;
            for (const desk::Choice& choice : run.choices) {
                const bool is_last = &choice == &run.choices.back();
                auto step = sitting.answer(player, sitting.ask(player), choice, is_last && run.is_complete);
                if (!step) return step;
                std::ranges::move(step->committed, std::back_inserter(all.committed));
                std::ranges::move(step->drafts, std::back_inserter(all.drafts));
            }
            return all;
        });
        if (!change) return change;
        change->rows.push_back(run.left.empty()
                                   ? store::drop_plan(room.row.id, seat)
                                   : store::put_plan(room.row.id, {seat, to_json(table::write_orders(run.left))}));
        return change;
    }
    return refuse(RefusalCode::nothing_drafted, "no order fits");
}

std::vector<Awaited> awaited_from_bots(const Room& room, std::int64_t now) {
    std::vector<Awaited> awaited;
    if (!room.sitting || room.sitting->is_over()) return awaited;
    for (PlayerId player : seats(room.seats.size())) {
        if (!room.sitting->committed().is_awaited(player) || room.sitting->is_complete(player)) continue;
        const table::AskId ask = room.sitting->ask(player);
        if (room.is_bot(player)) {
            awaited.push_back({.player = player,
                               .level = room.seat(player).bot.value_or("greedy"),
                               .goes_on_alone = room.sitting->way_back(player).is_open,
                               .ask = ask});
        } else if (is_late(room, player, now)) {
            awaited.push_back({.player = player,
                               .level = "greedy",
                               .passes = room.terms.clock->at_zero == table::AtZero::pass,
                               .goes_on_alone = true,
                               .ask = ask});
        }
    }
    return awaited;
}

std::optional<std::int64_t> next_due(const Room& room, std::int64_t now) {
    std::optional<std::int64_t> first;
    const auto add = [&](std::optional<std::int64_t> instant) {
        if (instant && (!first || *instant < *first)) first = instant;
    };
    if (!room.is_playing()) return first;
    for (PlayerId player : seats(room.seats.size())) {
        add(room.commit_at[player]);
    }
    if (room.row.deadline && *room.row.deadline > now) add(room.row.deadline);
    return first;
}

}  // namespace planitia::house
