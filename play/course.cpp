#include <play/course.h>

namespace planitia::play {

namespace {

/// Whether nothing is hidden between two seats, as where goods are common.
bool see_the_same(const desk::Match& game, PlayerId one, PlayerId other) {
    return std::visit(
        [&](auto seen) {
            seen.viewer = other;
            return seen == std::get<decltype(seen)>(game.look(other));
        },
        game.look(one));
}

/// Whether somebody at the keyboard has to look away when it is another one's turn: who sat there before, or at first anybody.
bool is_secret(const table::Sitting& sitting, PlayerId before, PlayerId next) {
    const auto is_hidden_from = [&](PlayerId seat) {
        return sitting.seat(seat).is_person() && !see_the_same(sitting.committed(), seat, next);
    };
    if (before.is_some()) return is_hidden_from(before);
    for (PlayerId seat : planitia::seats(sitting.seats().size()))
        if (is_hidden_from(seat)) return true;
    return false;
}

/// Who has drafted a turn and not gone on yet, else who has to answer; none at the end.
PlayerId whose_turn(const table::Sitting& sitting) {
    for (PlayerId player : planitia::seats(sitting.seats().size()))
        if (sitting.is_complete(player)) return player;
    return sitting.next();
}

template <class Value>
Result<Done, Refusal> done(const Result<Value, Refusal>& result) {
    if (!result) return Unexpected{result.error()};
    return Done{};
}

}  // namespace

Course::Course(table::Table table) : table_(std::move(table)), viewer_(only_person(sitting().seats())) { find_stage(); }

void Course::find_stage() {
    const PlayerId next = whose_turn(sitting());
    if (!next.is_some()) {
        stage_ = Stage::over;
    } else if (!sitting().seat(next).is_person()) {
        stage_ = Stage::watching;
    } else if (!(viewer_ == next) && is_secret(sitting(), viewer_, next)) {
        viewer_ = next;
        stage_ = Stage::handing_over;
    } else {
        viewer_ = next;
        sit_down();
    }
}

void Course::sit_down() {
    stage_ = sitting().is_complete(viewer_) ? Stage::turn_over : Stage::asking;
    ask_ = sitting().ask(viewer_);
}

bool Course::is_in_turn() const { return game().choice_count() == 0 || game().last_chooser() == viewer_; }

Result<Done, Refusal> Course::choose(const desk::Choice& choice) {
    const auto step = table_.answer(viewer_, ask_, choice);
    if (step) find_stage();
    return done(step);
}

Result<Done, Refusal> Course::step_back() {
    const auto step = table_.back(viewer_, ask_);
    if (step) sit_down();
    return done(step);
}

table::WayBack Course::way_back() const { return viewer_.is_some() ? sitting().way_back(viewer_) : table::WayBack{}; }

Result<Done, Refusal> Course::go_on() {
    switch (stage_) {
        case Stage::handing_over: sit_down(); return Done{};
        case Stage::turn_over: {
            const auto step = table_.commit(viewer_, ask_);
            if (step) find_stage();
            return done(step);
        }
        case Stage::watching: {
            const auto step = table_.let_bot_choose(bot());
            if (step) find_stage();
            return done(step);
        }
        case Stage::asking:
        case Stage::over: break;
    }
    return Done{};
}

}  // namespace planitia::play
