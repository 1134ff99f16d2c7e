#include <core/assert.h>
#include <desk/documents.h>
#include <desk/games.h>
#include <desk/lengths.h>
#include <desk/moment.h>
#include <game/reader.h>
#include <table/sitting.h>
#include <table/stored_game.h>

#include <algorithm>
#include <charconv>

namespace planitia::table {

namespace {

Unexpected<Refusal> refuse(RefusalCode code, std::string message) {
    return Unexpected{Refusal{code, std::move(message), ""}};
}

std::string seat_place(std::size_t seat) { return "/table/seats/" + std::to_string(seat); }

/// Nobody may wait for a bot that does not play the game.
Result<Done, Refusal> check_bots(std::string_view game, const std::vector<Seat>& seats) {
    const auto entry = desk::find_game(game);
    if (!entry) return Unexpected{entry.error()};
    const std::vector<std::string_view>& levels = (*entry)->levels;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].is_person() && std::find(levels.begin(), levels.end(), seats[i].bot) == levels.end())
            return Unexpected{Refusal{RefusalCode::bad_value,
                                      "no bot " + planitia::quoted(seats[i].bot) + " plays this game",
                                      seat_place(i) + "/bot"}};
    return Done{};
}

Result<Done, Refusal> check_names(const std::vector<Seat>& seats) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto checked = desk::check_name(seats[i].name, seat_place(i) + "/name");
        if (!checked) return checked;
    }
    return Done{};
}

/// What the way from one position of a game to another has shown a seat.
std::optional<Reveal> revealed(const desk::Match& before, const desk::Match& after, PlayerId player) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return G::revealed(std::get<Record<G>>(before.record()).position(), record.position(), player);
        },
        after.record());
}

/// Makes a choice; what it showed. On refusal nothing has changed.
Result<std::optional<Reveal>, Refusal> play(desk::Match& match, PlayerId player, const desk::Choice& choice) {
    const desk::Match before = match.fork();
    if (const auto done = match.choose(player, choice); !done) return Unexpected{done.error()};
    return revealed(before, match, player);
}

Draft begin_draft(const desk::Match& match) {
    return {.base = match.choice_count(), .fork = match.fork(), .choices = {}};
}

/// Makes the next choice of a draft on its fork.
Result<std::optional<Reveal>, Refusal> add(Draft& draft, PlayerId player, const desk::Choice& choice) {
    const auto shown = play(draft.fork, player, choice);
    if (shown) draft.choices.push_back(choice);
    return shown;
}

}  // namespace

// ---- numbers of questions

std::string to_text(AskId id) { return std::to_string(id.answers) + "." + std::to_string(id.revision); }

std::optional<AskId> ask_id(std::string_view text) {
    AskId id;
    const char* const end = text.data() + text.size();
    const auto answers = std::from_chars(text.data(), end, id.answers);
    if (answers.ec != std::errc() || answers.ptr == end || *answers.ptr != '.') return std::nullopt;
    const auto revision = std::from_chars(answers.ptr + 1, end, id.revision);
    if (revision.ec != std::errc() || revision.ptr != end || to_text(id) != text) return std::nullopt;
    return id;
}

// ---- beginning

Sitting::Sitting(desk::Match committed, std::vector<Seat> seats)
    : committed_(std::move(committed)), seats_(std::move(seats)), by_seat_(committed_.player_count()) {
    seats_.resize(committed_.player_count());
}

Result<Sitting, Refusal> Sitting::begin(const Agreement& agreement) {
    if (const auto checked = desk::check_seed(agreement.seed); !checked) return Unexpected{checked.error()};
    auto match = desk::Match::begin(agreement.setup, agreement.seed);
    if (!match) return Unexpected{match.error()};
    if (const auto checked = check_bots(match->game(), agreement.seats); !checked) return Unexpected{checked.error()};
    if (const auto checked = check_names(agreement.seats); !checked) return Unexpected{checked.error()};
    return Sitting(std::move(*match), agreement.seats);
}

Result<Sitting, Refusal> Sitting::open(const StoredTable& stored) {
    auto match = load(stored);
    if (!match) return Unexpected{match.error()};
    if (const auto checked = check_bots(match->game(), stored.seats); !checked) return Unexpected{checked.error()};
    Sitting sitting(std::move(*match), stored.seats);
    sitting.raise_walls();
    for (const StoredDraft& draft : stored.drafts)
        if (draft.player.index() < sitting.seats_.size()) sitting.restore(draft);
    return sitting;
}

void Sitting::raise_walls() {
    std::visit(
        [&]<class G>(const Record<G>& record) {
            typename G::Position position = record.start();
            for (const auto& entry : record.entries()) {
                const typename G::Position before = position;
                for (const auto& step : entry.steps) G::answer(position, entry.player, step, nullptr);
                of(entry.player).wall = G::revealed(before, position, entry.player);
            }
        },
        committed_.record());
}

/// One that does not fit is left out: the seat is asked as if it had not begun, under a number that was not used yet.
void Sitting::restore(const StoredDraft& stored) {
    SeatState& seat = of(stored.player);
    seat.revision = stored.revision;
    if (stored.options.empty()) return;
    seat.draft = read_draft(stored);
    if (seat.draft && lay_anew(stored.player)) return;
    seat.draft.reset();
    ++seat.revision;
}

/// None when it does not fit where it begins.
std::optional<Draft> Sitting::read_draft(const StoredDraft& stored) const {
    if (stored.base > committed_.choice_count()) return std::nullopt;
    desk::Match base = committed_;
    while (base.choice_count() > stored.base)
        if (!base.undo()) return std::nullopt;
    Draft draft = begin_draft(base);
    for (const Document& option : stored.options) {
        const auto choice = desk::read_choice(draft.fork, stored.player, option);
        if (!choice) return std::nullopt;
        const auto shown = add(draft, stored.player, *choice);
        if (!shown || *shown) return std::nullopt;
    }
    return draft;
}

StoredTable Sitting::stored() const {
    StoredTable stored = write_game(committed_);
    stored.seats = seats_;
    stored.is_over = is_over();
    for (PlayerId player : planitia::seats(seats_.size()))
        if (of(player).revision != 0) stored.drafts.push_back(stored_draft(player));
    return stored;
}

StoredDraft Sitting::stored_draft(PlayerId player) const {
    const SeatState& seat = of(player);
    StoredDraft stored{.player = player, .base = committed_.choice_count(), .revision = seat.revision, .options = {}};
    if (!seat.draft) return stored;
    stored.base = seat.draft->base;
    desk::Match at = start_of(seat.draft->fork);
    for (const desk::Choice& choice : seat.draft->choices) {
        stored.options.push_back(desk::write_choice(at, player, choice));
        const auto done = at.choose(player, choice);
        PLANITIA_ASSERT(done.has_value(), "a choice of the draft");
    }
    return stored;
}

// ---- whose turn

const desk::Match& Sitting::game(PlayerId viewer) const {
    if (!viewer.is_some() || !of(viewer).draft) return committed_;
    return of(viewer).draft->fork;
}

bool Sitting::is_complete(PlayerId player) const {
    const std::optional<Draft>& draft = of(player).draft;
    return draft && !draft->fork.is_awaited(player);
}

PlayerSet Sitting::awaited() const {
    PlayerSet awaited;
    for (PlayerId player : planitia::seats(seats_.size()))
        if (committed_.is_awaited(player) && !is_complete(player)) awaited.insert(player);
    return awaited;
}

PlayerId Sitting::next() const {
    PlayerId bot;
    for (PlayerId player : planitia::seats(seats_.size())) {
        if (!awaited().contains(player)) continue;
        if (seat(player).is_person()) return player;
        if (!bot.is_some()) bot = player;
    }
    return bot;
}

AskId Sitting::ask(PlayerId player) const { return {committed_.number(player), of(player).revision}; }

WayBack Sitting::way_back(PlayerId player) const {
    const SeatState& seat = of(player);
    return {.is_open = seat.draft.has_value(), .wall = seat.wall};
}

std::vector<desk::Line> Sitting::lines_since(PlayerId viewer, std::size_t line) const {
    std::vector<desk::Line> lines;
    const auto add = [&](std::span<const desk::Line> part) {
        for (const desk::Line& each : part)
            if (each.number >= line) lines.push_back(each);
    };
    const std::span<const desk::Line> common = committed_.lines();
    const desk::Match& own = game(viewer);
    if (&own == &committed_) {
        add(common);
    } else {
        add(common.first(common.size() - committed_.lines_since(of(viewer).draft->base).size()));
        add(own.lines());
    }
    return lines;
}

// ---- answers

Result<Done, Refusal> Sitting::check(PlayerId player, AskId ask) const {
    if (!player.is_some() || player.index() >= seats_.size())
        return refuse(RefusalCode::not_awaited, "there is no such seat");
    if (!(ask == this->ask(player)))
        return refuse(RefusalCode::stale, "the question is another one by now: " + to_text(this->ask(player)));
    return Done{};
}

Result<Step, Refusal> Sitting::answer(PlayerId player, AskId ask, const desk::Choice& choice, bool commits) {
    if (const auto checked = check(player, ask); !checked) return Unexpected{checked.error()};
    SeatState& seat = of(player);
    Draft draft = seat.draft ? *seat.draft : begin_draft(committed_);
    const auto shown = add(draft, player, choice);
    if (!shown) return Unexpected{shown.error()};
    // Whoever ends a turn by mistake sees it by what may still be delivered, and steps back.
    const bool is_wished = commits && !desk::is_ending_turn(draft.fork, player);
    if (*shown || is_wished) return commit(player, draft.choices);
    seat.draft = std::move(draft);
    ++seat.revision;
    return Step{.drafts = {stored_draft(player)}};
}

Result<Step, Refusal> Sitting::back(PlayerId player, AskId ask) {
    if (const auto checked = check(player, ask); !checked) return Unexpected{checked.error()};
    SeatState& seat = of(player);
    if (!seat.draft) {
        const std::string why = seat.wall ? "what was chosen has shown something: " + std::string(name(*seat.wall))
                                          : "nothing was chosen that is not committed";
        return refuse(RefusalCode::nothing_to_undo, why);
    }
    if (const auto undone = seat.draft->fork.undo(); !undone) return Unexpected{undone.error()};
    seat.draft->choices.pop_back();
    if (seat.draft->choices.empty() || !lay_anew(player)) seat.draft.reset();
    ++seat.revision;
    return Step{.drafts = {stored_draft(player)}};
}

Result<Step, Refusal> Sitting::commit(PlayerId player, AskId ask) {
    if (const auto checked = check(player, ask); !checked) return Unexpected{checked.error()};
    if (!of(player).draft) return refuse(RefusalCode::illegal, "nothing was chosen that is not committed");
    return commit(player, std::vector<desk::Choice>(of(player).draft->choices));
}

Result<Step, Refusal> Sitting::commit_for(PlayerId player, const desk::Choice& choice) {
    Draft draft = of(player).draft ? *of(player).draft : begin_draft(committed_);
    if (const auto shown = add(draft, player, choice); !shown) return Unexpected{shown.error()};
    return commit(player, draft.choices);
}

// ---- committing

Result<Step, Refusal> Sitting::commit(PlayerId player, const std::vector<desk::Choice>& choices) {
    desk::Match trial = committed_;
    std::optional<Reveal> last;
    Step step;
    for (const desk::Choice& choice : choices) {
        StoredChoice& stored = step.committed.emplace_back();
        stored.number = trial.choice_count();
        stored.player = player;
        stored.option = desk::write_choice(trial, player, choice);
        const auto shown = play(trial, player, choice);
        if (!shown) return Unexpected{shown.error()};
        stored.digest = digest_of(trial);
        last = *shown;
        if (last) step.wall = last;
    }
    committed_ = std::move(trial);
    const bool had_drafted = of(player).revision != 0;
    of(player) = SeatState{.wall = last};
    if (had_drafted) step.drafts.push_back(stored_draft(player));
    const PlayerSet dropped = lay_drafts();
    for (PlayerId other : planitia::seats(seats_.size()))
        if (dropped.contains(other)) step.drafts.push_back(stored_draft(other));
    step.is_over = is_over();
    return step;
}

/// Whether it fits. One that would show something now stays where it is until it is committed: nobody may look and step back.
bool Sitting::lay_anew(PlayerId player) {
    std::optional<Draft>& draft = of(player).draft;
    if (draft->base == committed_.choice_count()) return true;
    Draft anew = begin_draft(committed_);
    for (const desk::Choice& choice : draft->choices) {
        const auto shown = add(anew, player, choice);
        if (!shown) return false;
        if (*shown) return true;
    }
    draft = std::move(anew);
    return true;
}

PlayerSet Sitting::lay_drafts() {
    PlayerSet dropped;
    for (PlayerId player : planitia::seats(seats_.size())) {
        SeatState& seat = of(player);
        if (!seat.draft || lay_anew(player)) continue;
        seat.draft.reset();
        ++seat.revision;
        dropped.insert(player);
    }
    return dropped;
}

Result<PlayerSet, Refusal> Sitting::adopt(std::span<const StoredChoice> choices) {
    desk::Match match = committed_;
    std::vector<SeatState> by_seat = by_seat_;
    for (const StoredChoice& stored : choices) {
        if (stored.number != match.choice_count() || stored.player.index() >= seats_.size())
            return refuse(RefusalCode::bad_save, "choice " + std::to_string(match.choice_count()) + " is expected");
        const auto choice = desk::read_choice(match, stored.player, stored.option);
        if (!choice) return Unexpected{choice.error()};
        const auto shown = play(match, stored.player, *choice);
        if (!shown) return Unexpected{shown.error()};
        if (digest_of(match) != stored.digest)
            return refuse(RefusalCode::bad_save, "the game diverges at choice " + std::to_string(stored.number));
        by_seat[stored.player.index()] = SeatState{.wall = *shown};
    }
    committed_ = std::move(match);
    by_seat_ = std::move(by_seat);
    return lay_drafts();
}

void Sitting::adopt(const StoredDraft& draft) {
    of(draft.player).draft.reset();
    restore(draft);
}

}  // namespace planitia::table
