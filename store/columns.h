/// Which field is which column: said once, for reading and for writing.
#pragma once
#include <store/people.h>
#include <store/results.h>
#include <store/rows.h>

#include <concepts>
#include <type_traits>

namespace planitia::store {

template <class T, class Row>
concept RowOf = std::same_as<std::remove_const_t<T>, Row>;

void each_column(RowOf<TableRow> auto& row, const auto& column) {
    column("id", row.id);
    column("name", row.name);
    column("game", row.game);
    column("setup", row.setup);
    column("options", row.options);
    column("host", row.host);
    column("state", row.state);
    column("listed", row.listed);
    column("number", row.number);
    column("version", row.version);
    column("awaited", row.awaited);
    column("deadline", row.deadline);
    column("bots_due", row.bots_due);
    column("commitment", row.commitment);
    column("secret", row.secret);
    column("seed", row.seed);
    column("rules", row.rules);
    column("engine", row.engine);
    column("diverged_at", row.diverged_at);
    column("next_table", row.next_table);
    column("deal", row.deal);
    column("origin", row.origin);
    column("created", row.created);
    column("changed", row.changed);
}

void each_column(RowOf<SeatRow> auto& row, const auto& column) {
    column("seat", row.seat);
    column("state", row.state);
    column("person", row.person);
    column("name", row.name);
    column("mark", row.mark);
    column("bot", row.bot);
    column("invite_hash", row.invite_hash);
    column("share", row.share);
    column("bank_ms", row.bank_ms);
    column("until_ms", row.until_ms);
    column("answers", row.answers);
    column("revision", row.revision);
    column("requests", row.requests);
    column("seen_line", row.seen_line);
    column("hints", row.hints);
    column("ready", row.ready);
}

void each_column(RowOf<ChoiceRow> auto& row, const auto& column) {
    column("number", row.number);
    column("seat", row.seat);
    column("option", row.option);
    column("digest", row.digest);
    column("lines", row.lines);
    column("made", row.made);
}

void each_column(RowOf<DraftRow> auto& row, const auto& column) {
    column("seat", row.seat);
    column("base", row.base);
    column("options", row.options);
    column("commit_at", row.commit_at);
}

void each_column(RowOf<PlanRow> auto& row, const auto& column) {
    column("seat", row.seat);
    column("orders", row.orders);
}

void each_column(RowOf<VoteRow> auto& row, const auto& column) {
    column("number", row.number);
    column("body", row.body);
}

void each_column(RowOf<ChatRow> auto& row, const auto& column) {
    column("number", row.number);
    column("seat", row.seat);
    column("name", row.name);
    column("said", row.said);
    column("text", row.text);
    column("request", row.request);
}

void each_column(RowOf<Person> auto& row, const auto& column) {
    column("id", row.id);
    column("name", row.name);
    column("settings", row.settings);
    column("created", row.created);
    column("seen", row.seen);
}

void each_column(RowOf<ResultSeat> auto& row, const auto& column) {
    column("seat", row.seat);
    column("person", row.person);
    column("place", row.place);
    column("total", row.total);
    column("won", row.won);
}

}  // namespace planitia::store
