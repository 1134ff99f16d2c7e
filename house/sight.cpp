#include <desk/documents.h>
#include <desk/moment.h>
#include <desk/question.h>
#include <house/changes.h>
#include <house/instant.h>
#include <house/sight.h>
#include <present/speaker.h>
#include <protocol/answers.h>
#include <protocol/facts_document.h>

#include <algorithm>

namespace planitia::house {

namespace {

Document write_seats(const std::vector<PlayerId>& players) {
    Document list = Document::list();
    for (PlayerId player : players) list.add(player.index());
    return list;
}

PlayerId viewer_of(const desk::AnyView& view) {
    return std::visit([](const auto& each) { return each.viewer; }, view);
}

/// Where the table does not show them during the game.
void take_out_points(Document& facts) {
    Document* const players = facts.find("players");
    if (players == nullptr || players->as_list() == nullptr) return;
    for (Document& player : *players->as_list()) player = without(player, "points");
}

}  // namespace

bool is_over(const TableSight& table) {
    if (table.state != "over") return false;
    return table.sitting == nullptr || table.sitting->is_over() || table.diverged_at.has_value();
}

Result<Done, Refusal> check_finished(const TableSight& table) {
    const auto refuse = [](RefusalCode code, const char* message) { return Unexpected{Refusal{code, message, ""}}; };
    if (table.sitting == nullptr) return refuse(RefusalCode::not_started, "the game has not begun");
    if (table.diverged_at) return refuse(RefusalCode::diverged, "the game can not be played again by these rules");
    if (!is_over(table)) return refuse(RefusalCode::unsupported, "this is told when the game is over");
    return Done{};
}

bool may_look(const TableSight& table, PlayerId viewer) {
    return table.sitting != nullptr && (viewer.is_some() || table.terms.watchers);
}

Document write_body(const TableSight& table, const desk::AnyView& view) {
    if (!may_look(table, viewer_of(view))) return Document::map();
    Document facts = protocol::write_facts(view);
    if (!table.terms.points && !is_over(table)) take_out_points(facts);
    return Document::map({{"view", desk::write_view(view)}, {"facts", std::move(facts)}});
}

std::string at(const TableSight& table, PlayerId viewer) {
    if (table.sitting == nullptr) return "0";
    const std::string number = std::to_string(table.sitting->committed().choice_count());
    return viewer.is_some() ? number + "/" + to_text(table.sitting->ask(viewer)) : number;
}

// ---- the turn

namespace {

Document write_back(const table::WayBack& back, const protocol::Telling& telling) {
    Document document = Document::map({{"can", back.is_open}});
    if (back.is_open || !back.wall) return document;
    document.set("wall", name(*back.wall));
    if (telling.has_texts()) document.set("text", present::reveal_text(telling.speaker(), *back.wall));
    return document;
}

Document write_mine(const TableSight& table, PlayerId viewer, const protocol::Telling& telling) {
    const table::Sitting& sitting = *table.sitting;
    const std::optional<std::int64_t>& commit_at = table.commit_at[viewer];
    return Document::map({{"drafted", sitting.game(viewer).number(viewer) - sitting.committed().number(viewer)},
                          {"complete", sitting.is_complete(viewer)},
                          {"commitAt", commit_at ? Document(instant_text(*commit_at)) : Document()},
                          {"back", write_back(sitting.way_back(viewer), telling)}});
}

Document write_clock(std::size_t seat, const table::SeatClock& clock, std::int64_t now) {
    Document document = Document::map({{"seat", seat}});
    if (clock.bank_ms) document.set("bank", *clock.bank_ms);
    if (!clock.is_running()) return document;
    document.set("until", instant_text(*clock.until_ms));
    return document.set("left", std::max<std::int64_t>(*clock.until_ms - now, 0));
}

Document write_clocks(const TableSight& table, std::int64_t now) {
    Document list = Document::list();
    for (std::size_t i = 0; i < table.seats.size(); ++i) list.add(write_clock(i, table.seats[i].clock, now));
    return list;
}

/// What others are asked in the committed game. What can be done in a turn lies on the board for all to see.
Document write_asked(const desk::Match& committed, PlayerId viewer, const protocol::Telling& telling) {
    Document list = Document::list();
    for (PlayerId player : seats(committed.player_count())) {
        if (player == viewer || !committed.is_awaited(player)) continue;
        // what is usual or risky is found with all that the seat knows
        const Document asked = without(without(protocol::write_decision(committed, player, telling), "usual"), "risky");
        list.add(desk::is_asked_turn(committed, player) ? without(asked, "options") : asked);
    }
    return list;
}

/// Who is awaited in the committed game: what a seat has drafted is nobody else's business.
Document write_turn(const TableSight& table, PlayerId viewer, std::int64_t now, const protocol::Telling& telling) {
    const desk::Match& committed = table.sitting->committed();
    std::vector<PlayerId> awaited;
    for (PlayerId player : seats(committed.player_count()))
        if (committed.is_awaited(player)) awaited.push_back(player);
    Document turn = Document::map({{"number", committed.choice_count()}, {"awaited", write_seats(awaited)}});
    if (desk::is_open(committed)) turn.set("asked", write_asked(committed, viewer, telling));
    if (viewer.is_some()) {
        turn.set("ask", to_text(table.sitting->ask(viewer)));
        turn.set("mine", write_mine(table, viewer, telling));
    }
    if (table.terms.clock) turn.set("clock", write_clocks(table, now));
    return turn;
}

// ---- the question

/// Of many ways to pay the usual one and the next few; any other can be sent all the same.
void cut_payments(Document& decision) {
    Document::List& options = *decision.find("options")->as_list();
    if (options.size() <= kMostPayments) return;
    const Document* const usual = decision.find("usual");
    const auto first = usual != nullptr && usual->as_int() != nullptr ? *usual->as_int() : 0;
    std::rotate(options.begin(), options.begin() + first, options.begin() + first + 1);
    options.resize(kMostPayments);
    if (usual != nullptr) decision.set("usual", 0);
    decision.set("more", true);
}

/// The rule behind the question, where all of its answers have the same.
std::optional<std::string> explanation_of(const desk::Match& game, PlayerId player, const protocol::Telling& telling) {
    if (desk::is_asked_turn(game, player)) return std::nullopt;
    const std::vector<desk::Choice> choices = game.choices(player);
    if (choices.empty()) return std::nullopt;
    const auto rule = [&](const desk::Choice& choice) {
        return desk::explanation(game, player, choice.front(), telling.speaker().book);
    };
    std::optional<std::string> first = rule(choices.front());
    return first == rule(choices.back()) ? first : std::nullopt;
}

Document write_ask(const TableSight& table, PlayerId viewer, const protocol::Telling& telling) {
    const desk::Match& game = table.sitting->game(viewer);
    if (!game.is_awaited(viewer)) return {};
    Document decision = protocol::write_decision(game, viewer, telling);
    const bool is_payment = decision.find("payment") != nullptr;
    if (is_payment) cut_payments(decision);
    Document ask = Document::map({{"decision", std::move(decision)}, {"candidates", Document::list()}});
    // The ways to pay are no candidates: there can be hundreds, and the decision has those that count.
    if (!is_payment)
        ask.set("candidates", std::move(*protocol::write_candidates(game, viewer, telling).find("groups")));
    if (!telling.has_texts()) return ask;
    if (auto rule = explanation_of(game, viewer, telling)) ask.set("explanation", std::move(*rule));
    return ask;
}

// ---- the table

Document write_seat(const TableSight& table, std::size_t index, PlayerId viewer) {
    const SeatSight& seat = table.seats[index];
    Document document = Document::map({{"name", seat.name}, {"mark", seat.mark}, {"state", seat.state}});
    if (!seat.bot.empty()) document.set("bot", seat.bot);
    document.set("here", seat.is_here);
    if (table.state == "gathering" && seat.state == "taken") document.set("ready", seat.is_ready);
    const bool is_own = viewer.is_some() && viewer.index() == index;
    if (is_own || is_over(table)) document.set("hints", seat.hints);
    return document;
}

Document write_deal(const TableSight& table) {
    Document deal = Document::map({{"commitment", table.commitment}});
    for (const auto& [key, value] : *table.origin.as_map()) deal.set(key, value);
    if (table.sitting != nullptr) {
        Document shares = Document::list();
        for (const SeatSight& seat : table.seats) shares.add(seat.share.empty() ? Document() : Document(seat.share));
        deal.set("shares", std::move(shares));
    }
    if (!is_over(table) || table.seed.empty()) return deal;
    return deal.set("secret", table.secret).set("seed", table.seed);
}

Document write_table(const TableSight& table) {
    Document votes = Document::list();
    for (const Document& vote : table.votes) votes.add(vote);
    Document document =
        Document::map({{"id", table.id},
                       {"name", table.name},
                       {"game", table.game},
                       {"state", table.state},
                       {"host", table.host_name},
                       {"hostSeat", table.host_seat.is_some() ? Document(table.host_seat.index()) : Document()},
                       {"setup", table.setup},
                       {"terms", table::write_terms(table.terms)},
                       {"watching", table.watching},
                       {"next", table.next_table.empty() ? Document() : Document(table.next_table)},
                       {"votes", std::move(votes)}});
    if (table.diverged_at) document.set("divergedAt", *table.diverged_at);
    return document;
}

/// Who has won, and how it is said.
Document write_result(const desk::Match& match, const protocol::Telling& telling) {
    std::vector<PlayerId> won;
    const std::vector<Score> scores = match.score();
    for (PlayerId player : seats(scores.size()))
        if (scores[player.index()].has_won) won.push_back(player);
    return Document::map({{"won", write_seats(won)}, {"text", desk::result_text(match, telling.speaker())}});
}

}  // namespace

Document write_rest(const TableSight& table, PlayerId viewer, std::int64_t now, const protocol::Telling& telling) {
    Document rest = Document::map();
    if (may_look(table, viewer)) {
        rest.set("turn", write_turn(table, viewer, now, telling));
        rest.set("ask", viewer.is_some() ? write_ask(table, viewer, telling) : Document());
    }
    Document all = Document::list();
    for (std::size_t i = 0; i < table.seats.size(); ++i) all.add(write_seat(table, i, viewer));
    rest.set("seats", std::move(all));
    rest.set("deal", write_deal(table));
    rest.set("table", write_table(table));
    if (viewer.is_some()) rest.set("plan", table.plan[viewer].is_null() ? Document::list() : table.plan[viewer]);
    if (!may_look(table, viewer) || !table.sitting->is_over()) return rest;
    rest.set("score", protocol::write_score(table.sitting->committed(), telling));
    return rest.set("result", write_result(table.sitting->committed(), telling));
}

// ---- the log

namespace {

Document write_told_line(const desk::Match& match, const desk::Line& line, const protocol::Telling& telling) {
    return protocol::with_text(match, line.event, desk::write_line(match, line), telling);
}

}  // namespace

Document write_lines(const TableSight& table, PlayerId viewer, std::size_t from, std::size_t most,
                     const protocol::Telling& telling) {
    Document list = Document::list();
    Document lines = Document::map({{"from", from}});
    most = std::min(most, kMostLines);
    bool has_more = false;
    if (may_look(table, viewer)) {
        const desk::Match& committed = table.sitting->committed();
        const std::span<const desk::Line> common = committed.lines();
        from = std::min(from, common.size());
        const std::span<const desk::Line> part = common.subspan(from, std::min(most, common.size() - from));
        for (const desk::Line& line : desk::told(part)) list.add(write_told_line(committed, line, telling));
        has_more = from + part.size() < common.size();
        const desk::Match& own = table.sitting->game(viewer);
        if (&own != &committed && !has_more) {
            std::size_t room = most - part.size();
            has_more = own.lines().size() > room;
            for (desk::Line line : desk::told(own.lines().first(std::min(room, own.lines().size())))) {
                // Others may have committed since the draft began: its lines come after theirs all the same.
                line.number = common.size() + (line.number - own.lines().front().number);
                list.add(write_told_line(own, line, telling).set("draft", true));
            }
        }
    }
    lines.set("list", std::move(list));
    if (has_more) lines.set("more", true);
    return lines;
}

}  // namespace planitia::house
