#include <martians/rules/effects/mining.h>
#include <martians/state/in_force.h>

#include <algorithm>

namespace planitia::martians {

HexSet tokens_left(const Position& position) {
    HexSet left;
    for (std::size_t i = 0; i < kHexes; ++i)
        if (position.tokens[i].is_some()) left.insert(HexId{i});
    return left;
}

namespace {

/// How far the nearest of the hexes is; the farthest there is when there is none.
std::size_t distance_to(const HexSet& hexes, HexId from) {
    std::size_t far = 0;
    while (far < kFarthest && (kHexesWithin[far][from.index()] & hexes).empty()) ++far;
    return far;
}

}  // namespace

HexSet legal_moves(const Position& position) {
    const HexId machine = position.machine;
    HexSet others = tokens_left(position);
    const HexSet hidden = others - position.face_up;
    others.erase(machine);
    const auto& as_near = kHexesWithin[distance_to(hidden, machine)];
    const auto leads_to_hidden = [&](HexId hex) { return hidden.empty() || !(as_near[hex.index()] & hidden).empty(); };
    // Adjacent ones, or else the nearest.
    HexSet legal;
    for (std::size_t far = 1; far <= kFarthest && legal.empty(); ++far)
        for (HexId each : others& kHexesWithin[far][machine.index()])
            if (leads_to_hidden(each)) legal.insert(each);
    return legal;
}

HexSet within_reach(const Position& position, PlayerId id) {
    const HexSet left = tokens_left(position);
    HexSet reach;
    if (left.contains(position.machine)) reach.insert(position.machine);
    if (has<LongReach>(position, id)) reach |= beside(position.machine) & left & position.face_up;
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
    for (HexId each : beside(to)) reveal(scene, each);
}

void take(Scene& scene, PlayerId id, const Option& answer) {
    Position& position = scene.position;
    TokenId& token = position.tokens[answer.hex().index()];
    ++position.tokens_gone[token.index()];
    token = TokenId::none();
    position.face_up.erase(answer.hex());
    position.turn.must_take = false;
    position.turn.regolith_taken = answer.third;
    scene.tell(
        {.kind = EventKind::token_taken, .player = id, .amount = static_cast<std::int16_t>(answer.hex().index())});
    change_goods(scene, id, Good::ice, answer.ice());
    change_goods(scene, id, Good::regolith, answer.regolith());
}

void list_takes(const Position& position, PlayerId id, const Extract& effect, OptionList& options) {
    const int most = effect.most + bonus<TakesMore>(position, id);
    for (HexId hex : within_reach(position, id)) {
        const TokenInfo& token = info(position.tokens[hex.index()]);
        const int taken = std::min(most, token.ice + token.regolith);
        for (int ice = std::max(0, taken - token.regolith); ice <= std::min<int>(token.ice, taken); ++ice)
            options.push_back(option(OptionKind::take, hex.raw(), ice, taken - ice));
    }
}

}  // namespace

bool can_resolve(const Position& position, Actor, const Extract&, Reasons* reasons) {
    return holds(!tokens_left(position).empty(), ReasonCode::no_mining_token, reasons);
}

void begin(Scene& scene, PlayerId id, const Extract&, Action) {
    scene.position.turn.must_take = true;
    scene.position.turn.must_move = true;
    scene.position.turn.regolith_taken = 0;
    go_on(scene.position, id);
}

void list(const Position& position, PlayerId id, const Extract& effect, OptionList& options) {
    const Question question = position.asking.question;
    if (question == Question::take) {
        list_takes(position, id, effect, options);
    } else if (question == Question::move) {
        for (HexId hex : legal_moves(position)) options.push_back(option(OptionKind::move, hex));
    } else {
        if (!within_reach(position, id).empty()) options.push_back(option(OptionKind::mine_first, 0));
        options.push_back(option(OptionKind::mine_first, 1));
    }
}

void resolve(Scene& scene, PlayerId id, const Extract&, const Option& answer) {
    Position& position = scene.position;
    position.asking = {};
    if (answer.kind == OptionKind::mine_first) {
        ask(position, answer.moves_first() ? Question::move : Question::take, id);
        return;
    }
    if (answer.kind == OptionKind::move) {
        move_machine(scene, id, answer.hex());
    } else {
        take(scene, id, answer);
    }
    go_on(position, id);
}

void explain(const Position&, PlayerId, const Extract&, const Option&, Reasons& reasons) {
    Check(&reasons).fail({.code = ReasonCode::no_mining_token});
}

namespace {

/// Turns the discards into a new deck when it is empty.
bool draw_sample(Scene& scene, Sample& drawn) {
    Position& position = scene.position;
    if (position.samples.empty()) {
        for (Sample sample : every<Sample>())
            for (; position.samples_discarded[sample] > 0; --position.samples_discarded[sample])
                position.samples.push_back(sample);
        position.rng.shuffle(position.samples);
    }
    if (position.samples.empty()) return false;
    drawn = position.samples.pop_back();
    return true;
}

}  // namespace

bool can_resolve(const Position& position, Actor, const Assay&, Reasons* reasons) {
    if (!holds(position.turn.regolith_taken > 0, ReasonCode::no_regolith_taken, reasons)) return false;
    for (Sample sample : every<Sample>())
        if (position.samples_discarded[sample] > 0) return true;
    return holds(!position.samples.empty(), ReasonCode::no_samples, reasons);
}

void resolve(Scene& scene, PlayerId id, const Assay&) {
    Position& position = scene.position;
    const int n = position.turn.regolith_taken + bonus<MoreSamples>(position, id);
    int drawn = 0;
    int barren = 0;
    for (; drawn < n; ++drawn) {
        Sample sample{};
        if (!draw_sample(scene, sample)) break;
        if (sample == Sample::barren) {
            ++barren;
            ++position.samples_discarded[sample];
        } else {
            // Where samples are secret, the log tells their number alone.
            Scene quiet{position, position.setup.variant == Variant::coop ? scene.events : nullptr};
            change_goods(quiet, id, good_of(sample), 1);
        }
    }
    scene.tell({.kind = EventKind::samples_drawn, .player = id, .amount = static_cast<std::int16_t>(drawn)});
    if (barren > 0)
        scene.tell({.kind = EventKind::barren_drawn, .player = id, .amount = static_cast<std::int16_t>(barren)});
}

}  // namespace planitia::martians
