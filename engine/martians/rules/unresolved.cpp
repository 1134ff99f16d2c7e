#include <martians/rules/effects/effects.h>
#include <martians/rules/effects/hiring.h>
#include <martians/rules/effects/mining.h>
#include <martians/rules/settlement.h>
#include <martians/rules/turn.h>
#include <martians/rules/unresolved.h>

#include <algorithm>

namespace planitia::martians {

bool has_chosen(const Position& position, PlayerId id, Step step) {
    if (position.phase != Phase::setup || position.step > step) return true;
    if (position.step < step) return false;
    const std::size_t players = position.setup.players;
    const std::size_t place = (id.index() + players - position.first_player.index()) % players;
    return place + position.taken >= players;  // from the last seat to the first player
}

namespace {

using Violation = std::optional<std::string>;

template <class... Questions>
bool is_one_of(Question question, Questions... all) {
    return ((question == all) || ...);
}

/// The steps in which such a question comes up.
bool belongs(Step step, Question question) {
    if (question == Question::none) return true;
    if (question == Question::choose_corporation) return step == Step::corporations;
    if (question == Question::choose_quarter) return step == Step::quarters;
    if (is_one_of(question, Question::event_option, Question::installation_off)) return step == Step::event;
    if (question == Question::growth_quarter) return step == Step::needs;
    if (question == Question::dead_slots) return step == Step::dead_slots;
    if (question == Question::marker_from) return step == Step::infirmary || step == Step::living;
    return step == Step::slot;
}

/// Who is to answer, by the order of the players; nobody where all have.
PlayerId due(const Position& position) {
    const std::size_t players = position.setup.players;
    if (position.asking.question == Question::growth_quarter) return position.first_player;
    // An installation goes off by the answer that counts already.
    const std::size_t answered = position.asking.question == Question::installation_off ? 1 : 0;
    if (position.taken < answered || position.taken - answered >= players) return PlayerId::none();
    const std::size_t place = position.taken - answered;
    return position.in_order(position.phase == Phase::setup ? players - 1 - place : place);
}

/// Questions that an action asks name it, and it is being done.
bool is_action_told(const Position& position) {
    const Asking& asking = position.asking;
    const bool is_of_action =
        is_one_of(asking.question, Question::building, Question::installation, Question::research, Question::unload,
                  Question::task, Question::order, Question::technology, Question::crop, Question::hire);
    if (!is_of_action || asking.action == Action::count_) return is_of_action == (asking.action != Action::count_);
    return position.turn.done.contains(asking.action) && is_asked_by(asking.action, asking.question);
}

/// A question tells what it is about, and nothing else.
Violation check_fields(const Position& position) {
    const Asking& asking = position.asking;
    const Question question = asking.question;
    if (!is_action_told(position)) return "the question is not one of its action";
    if ((asking.need != Need::count_) != (question == Question::quarter)) return "the question is not about that need";
    if ((asking.hired != Person::count_) != (question == Question::dismiss)) return "nobody is hired";
    if ((asking.left > 0) != is_one_of(question, Question::quarter, Question::pay_mineral))
        return "the question is asked another number of times";
    if (asking.is_rare && question != Question::pay_mineral) return "the question is not about rare samples";
    return std::nullopt;
}

int samples_for(const Position& position, const Asking& asking) {
    int n = 0;
    for (Good mineral : kMinerals)
        if (is_rare(mineral) || !asking.is_rare) n += position.goods(asking.player)[mineral];
    return n;
}

Violation check_counts(const Position& position) {
    const Asking& asking = position.asking;
    if (asking.question == Question::quarter && need_tokens(position, asking.need) < asking.left)
        return "more tokens are to go than there are";
    if (asking.question == Question::dismiss && !can_hire(position, asking.player, asking.hired))
        return "nobody is hired";
    if (asking.question == Question::pay_mineral && asking.left > samples_for(position, asking))
        return "more samples are to be paid than there are";
    if (asking.question == Question::marker_from &&
        !is_affected(position, position.quarters[position.quarter], asking.player))
        return "the quarter is of no concern to the player";
    return std::nullopt;
}

Violation check_mining(const Position& position) {
    const Turn& turn = position.turn;
    const Question question = position.asking.question;
    if (!is_one_of(question, Question::mine_first, Question::move, Question::take))
        return turn.must_take || turn.must_move ? Violation("an extract is under way that nobody does") : std::nullopt;
    const bool is_extracting = std::ranges::any_of(
        every<Action>(), [&](Action action) { return turn.done.contains(action) && is_asked_by(action, question); });
    const bool must_take = question != Question::move;
    const bool must_move = question != Question::take;
    if (!is_extracting || (must_take && !turn.must_take) || (must_move && !turn.must_move))
        return "nothing is extracted";
    if (turn.must_move && legal_moves(position).empty()) return "the machine can not move";
    return std::nullopt;
}

Violation check_event(const Position& position) {
    const Question question = position.asking.question;
    if (position.event == EventCard::count_) {
        const bool is_meant = is_one_of(question, Question::event_option, Question::installation_off);
        return is_meant ? Violation("no event is meant") : std::nullopt;
    }
    const EventInfo& event = info(position.event);
    if (position.step != Step::event || event.lasts() || !position.events_drawn.contains(position.event))
        return "an event acts that lasts, was not drawn, or at another moment";
    if (question == Question::event_option && event.kind != EventInfo::Kind::choose)
        return "the event lets nobody choose";
    return std::nullopt;
}

Violation check_asking(const Position& position) {
    const Asking& asking = position.asking;
    if (asking.question == Question::none)
        return asking == Asking{} ? std::nullopt : Violation("something is asked that is no question");
    if (!asking.player.is_some() || asking.player.index() >= position.setup.players) return "nobody is asked";
    if (!belongs(position.step, asking.question)) return "the question does not belong to this moment";
    const bool is_of_turn = position.step == Step::slot;
    if (due(position) != asking.player || (is_of_turn && asking.player != position.active_player))
        return "another player is asked than has the turn";
    const bool asks_order = asking.question == Question::order;
    if ((asks_order || asking.question == Question::task) && asks_order != position.is_competitive())
        return "the mission is of another variant";
    if (Violation fault = check_fields(position)) return fault;
    return check_counts(position);
}

/// Where the round stands.
Violation check_moment(const Position& position) {
    if (position.phase == Phase::settlement && position.round >= position.rounds())
        return "a settlement after the last round";
    if (position.phase == Phase::mid_round && position.slot != kSlotsBeforeMidRound)
        return "the middle of the round is after another slot";
    if (position.phase == Phase::work && position.slot >= kSlots) return "there is no such slot";
    if (position.step != Step::slot && !position.is_over() && !(position.turn == Turn{}))
        return "a turn is told that nobody has";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> unresolved_violation(const Position& position) {
    if (Violation fault = check_moment(position)) return fault;
    if (Violation fault = check_event(position)) return fault;
    if (Violation fault = check_mining(position)) return fault;
    return check_asking(position);
}

}  // namespace planitia::martians
