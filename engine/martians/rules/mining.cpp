#include <martians/catalogue/prices.h>
#include <martians/rules/mining.h>

#include <algorithm>

namespace planitia::martians {

HexSet tokens_left(const Position& position) {
    HexSet left;
    for (std::size_t i = 0; i < kHexes; ++i)
        if (position.tokens[i].is_some()) left.insert(HexId{i});
    return left;
}

namespace {

constexpr int kFar = 99;

/// How far the nearest face-down token is; `kFar` when there is none.
int distance_to_hidden(HexId from, const HexSet& hidden) {
    int nearest = kFar;
    for (HexId each : hidden) nearest = std::min(nearest, distance(from, each));
    return nearest;
}

/// Of the legal steps the adjacent ones, or else the nearest.
HexSet nearest(HexId from, const HexSet& hexes) {
    int least = kFar;
    for (HexId each : hexes) least = std::min(least, distance(from, each));
    HexSet found;
    for (HexId each : hexes)
        if (distance(from, each) == least) found.insert(each);
    return found;
}

}  // namespace

HexSet legal_moves(const Position& position) {
    const HexId machine = position.machine;
    HexSet others = tokens_left(position);
    const HexSet hidden = others - position.face_up;
    others.erase(machine);
    const int now = distance_to_hidden(machine, hidden);
    HexSet legal;
    for (HexId each : others)
        if (distance_to_hidden(each, hidden) <= now) legal.insert(each);
    return nearest(machine, legal);
}

HexSet within_reach(const Position& position, PlayerId id) {
    const HexSet left = tokens_left(position);
    HexSet reach;
    if (left.contains(position.machine)) reach.insert(position.machine);
    if (position.has(id, Technology::long_arm))
        reach |= kHexNeighbours[position.machine.index()] & left & position.face_up;
    return reach;
}

namespace {

/// Asks for the next part of the extract.
void go_on(Position& position, PlayerId id) {
    Turn& turn = position.turn;
    if (turn.must_move && legal_moves(position).empty()) turn.must_move = false;
    if (turn.must_take && turn.must_move) {
        ask(position, Question::mine_first, id);
    } else if (turn.must_take) {
        ask(position, Question::take, id);
    } else if (turn.must_move) {
        ask(position, Question::move, id);
    }
}

void reveal(Scene& scene, HexId hex) {
    if (scene.position.face_up.contains(hex) || !scene.position.tokens[hex.index()].is_some()) return;
    scene.position.face_up.insert(hex);
    scene.tell({.kind = EventKind::token_revealed, .amount = static_cast<std::int16_t>(hex.index())});
}

void move_machine(Scene& scene, PlayerId id, HexId to) {
    scene.position.machine = to;
    scene.position.turn.must_move = false;
    scene.tell({.kind = EventKind::machine_moved, .player = id, .amount = static_cast<std::int16_t>(to.index())});
    reveal(scene, to);
    for (HexId each : kHexNeighbours[to.index()]) reveal(scene, each);
}

void take(Scene& scene, PlayerId id, const Option& answer) {
    Position& position = scene.position;
    TokenId& token = position.tokens[answer.hex().index()];
    ++position.tokens_gone[token.index()];
    token = TokenId::none();
    position.face_up.erase(answer.hex());
    position.turn.must_take = false;
    position.turn.regolith_taken = answer.c;
    scene.tell(
        {.kind = EventKind::token_taken, .player = id, .amount = static_cast<std::int16_t>(answer.hex().index())});
    change_goods(scene, id, Good::ice, answer.b);
    change_goods(scene, id, Good::regolith, answer.c);
}

void list_takes(const Position& position, PlayerId id, OptionList& options) {
    const int most = kTaken + kBonus * position.player(id).people[Person::geologist];
    for (HexId hex : within_reach(position, id)) {
        const TokenInfo& token = info(position.tokens[hex.index()]);
        const int taken = std::min(most, token.ice + token.regolith);
        for (int ice = std::max(0, taken - token.regolith); ice <= std::min<int>(token.ice, taken); ++ice)
            options.push_back(option(OptionKind::take, hex.raw(), ice, taken - ice));
    }
}

}  // namespace

void start_extract(Scene& scene, PlayerId id) {
    scene.position.turn.must_take = true;
    scene.position.turn.must_move = true;
    scene.position.turn.regolith_taken = 0;
    go_on(scene.position, id);
}

void list_mining(const Position& position, OptionList& options) {
    const PlayerId id = position.asking.player;
    switch (position.asking.question) {
        case Question::mine_first:
            if (!within_reach(position, id).empty()) options.push_back(option(OptionKind::mine_first, 0));
            options.push_back(option(OptionKind::mine_first, 1));
            break;
        case Question::move:
            for (HexId hex : legal_moves(position)) options.push_back(option(OptionKind::move, hex));
            break;
        case Question::take: list_takes(position, id, options); break;
        default: break;
    }
}

void answer_mining(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const PlayerId id = position.asking.player;
    position.asking = {};
    switch (answer.kind) {
        case OptionKind::mine_first: ask(position, answer.a == 0 ? Question::take : Question::move, id); return;
        case OptionKind::move: move_machine(scene, id, answer.hex()); break;
        default: take(scene, id, answer); break;
    }
    go_on(position, id);
}

}  // namespace planitia::martians
