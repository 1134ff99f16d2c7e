#include <core/hex.h>
#include <martians/notation/describe.h>
#include <martians/notation/notation.h>
#include <martians/notation/setup_notation.h>
#include <martians/rules/rules.h>
#include <martians/rules/turn.h>

#include <array>

namespace planitia::martians {

namespace {

constexpr std::array<std::string_view, 10> kTokenNames = {"t01", "t02", "t03", "t04", "t05",
                                                          "t06", "t07", "t08", "t09", "t10"};

/// Tokens from the first hex on, null where there is none; in views those face down are `hidden`.
Document write_mine(const Position& position) {
    Document tokens = Document::list();
    Document face_up = Document::list();
    for (std::size_t hex = 0; hex < kHexes; ++hex) {
        const TokenId token = position.tokens[hex];
        if (!token.is_some()) {
            tokens.add(Document());
        } else {
            tokens.add(token == kHiddenToken ? Document("hidden") : Document(kTokenNames[token.index()]));
        }
        if (position.face_up.contains(HexId{hex})) face_up.add(hex);
    }
    Document gone = Document::list();
    for (std::uint8_t n : position.tokens_gone) gone.add(int{n});
    return Document::map({{"machine", position.machine.index()},
                          {"tokens", std::move(tokens)},
                          {"faceUp", std::move(face_up)},
                          {"gone", std::move(gone)}});
}

TokenId read_token(const Cursor& at) {
    if (at.document().is_null()) return TokenId::none();
    const std::string_view word = at.text();
    for (std::size_t i = 0; i < kTokenNames.size(); ++i)
        if (kTokenNames[i] == word) return TokenId{i};
    at.refuse_name(word);
    return TokenId::none();
}

void read_mine(const Cursor& at, Position& position) {
    at.allow({"machine", "tokens", "faceUp", "gone"});
    const int last = static_cast<int>(kHexes) - 1;
    at.with("machine",
            [&](const Cursor& field) { position.machine = HexId{static_cast<std::size_t>(field.number(0, last))}; });
    at.with("tokens", [&](const Cursor& field) {
        if (field.size() != kHexes) return field.refuse("37 tokens are expected");
        std::size_t hex = 0;
        field.each([&](const Cursor& item) { position.tokens[hex++] = read_token(item); });
    });
    at.with("faceUp", [&](const Cursor& field) {
        position.face_up = {};
        field.each([&](const Cursor& item) {
            position.face_up.insert(HexId{static_cast<std::size_t>(item.number(0, last))});
        });
    });
    Read(at).numbers("gone", position.tokens_gone, position.tokens_gone.size(), 0, static_cast<int>(kHexes));
}

Document write_open_part(const Position& position, bool is_view) {
    Document options = Document::map();
    write_options(position.setup, options);
    Document document = Document::map({{"game", "martians"}, {"options", std::move(options)}});
    Write write(document, is_view);
    describe(write, position);
    document.set("mine", write_mine(position));
    return document;
}

class PositionReader {
  public:
    explicit PositionReader(const Cursor& root) : root_(root) {}

    Result<Position, Refusal> read() {
        root_.allow({"game",
                     "options",
                     "seed",
                     "phase",
                     "round",
                     "slot",
                     "firstPlayer",
                     "activePlayer",
                     "goods",
                     "reputation",
                     "players",
                     "quarters",
                     "buildings",
                     "colonyTechnologies",
                     "deaths",
                     "grown",
                     "endedEarly",
                     "rtg",
                     "weather",
                     "weatherDeck",
                     "weatherDrawn",
                     "eventStacks",
                     "eventsDrawn",
                     "eventsInForce",
                     "people",
                     "specialistDeck",
                     "assistantDeck",
                     "research",
                     "researchDone",
                     "researchDeck",
                     "crops",
                     "regolithDeck",
                     "regolithDiscards",
                     "orders",
                     "ordersDone",
                     "orderDeck",
                     "tasksDone",
                     "turn",
                     "mine",
                     "pending"});
        root_.with("game", [](const Cursor& at) {
            if (const std::string_view game = at.text(); game != "martians") at.refuse_name(game);
        });
        Position position = fresh_deal();
        if (root_.is_fine()) read_into(position);
        if (!root_.is_fine()) return Unexpected{root_.reading().refusal()};
        return position;
    }

  private:
    /// The deal that the position changes.
    Position fresh_deal() {
        Setup setup;
        root_.with("players", [&](const Cursor& at) {
            if (at.size() < 1 || at.size() > kMostPlayers) return at.refuse("a list of 1 to 4 players is expected");
            setup.players = static_cast<std::uint8_t>(at.size());
        });
        root_.with("options", [&](const Cursor& at) {
            at.allow({"variant", "scenario", "corporations"});
            read_options(at, setup);
        });
        std::string_view seed;
        root_.with("seed", [&](const Cursor& at) { seed = at.text(); });
        if (!root_.is_fine()) return {};
        const Result<Position, Refusal> dealt = begin(setup, seed);
        if (dealt) return *dealt;
        root_.refuse(dealt.error().message);
        return {};
    }

    void read_into(Position& position) {
        Read read(root_);
        describe(read, position);
        free_corporations(position);
        root_.with("mine", [&](const Cursor& at) { read_mine(at, position); });
        root_.with("pending", [&](const Cursor& at) { read_pending(at, position); });
        if (!is_sealed_) begin_turn(position);
        root_.with("pending", [&](const Cursor& at) {
            at.with("check", [&](const Cursor& field) {
                if (field.text() != to_hex(hash(position))) field.refuse("what is pending belongs to another position");
            });
        });
        if (!root_.is_fine()) return;
        if (const auto fault = course_fault(position)) return root_.refuse(*fault);
        settle(position);
        if (const auto fault = violation(position)) root_.refuse(*fault);
    }

    /// Without `pending` the active player is at the beginning of a turn, or the game is over.
    void begin_turn(Position& position) {
        position.asking = {};
        position.event = EventCard::count_;
        position.quarter = 0;
        position.turn.must_take = false;
        position.turn.must_move = false;
        if (position.phase == Phase::over) {
            position.step = Step::over;
            return;
        }
        if (position.phase != Phase::work && root_.has("phase"))
            return root_.refuse_member("phase", "this phase needs `pending`");
        position.phase = Phase::work;
        position.step = Step::slot;
        if (position.is_competitive()) give_quarters(position);
        const std::size_t players = position.setup.players;
        position.taken = static_cast<std::uint8_t>(
            (position.active_player.index() + players - position.first_player.index()) % players);
        if (!root_.has("turn")) {
            position.turn = {};
            position.turn.time = static_cast<std::uint8_t>(turn_time(position, position.active_player));
            position.player(position.active_player).extra_time = 0;
        }
        ask(position, Question::turn, position.active_player);
    }

    /// A corporation that the position names is no longer that of the player to whom it was dealt.
    void free_corporations(Position& position) {
        std::array<bool, kMostPlayers> is_named{};
        root_.with("players", [&](const Cursor& at) {
            std::size_t seat = 0;
            at.each([&](const Cursor& item) { is_named[seat++] = item.has("corporation"); });
        });
        const auto leads = [&](Corporation corporation, bool named_only) {
            for (PlayerId id : position.seats())
                if (position.player(id).corporation == corporation && (is_named[id.index()] || !named_only))
                    return true;
            return false;
        };
        for (PlayerId id : position.seats()) {
            Corporation& mine = position.player(id).corporation;
            const bool is_free = mine < Corporation::count_ && !leads(mine, true);
            if (is_named[id.index()] || is_free || position.phase == Phase::setup) continue;
            mine = Corporation::count_;
            for (Corporation each : every<Corporation>())
                if (mine == Corporation::count_ && !leads(each, false)) mine = each;
        }
    }

    /// Where nobody has chosen a quarter, everybody has the one of the own seat, with its first need.
    static void give_quarters(Position& position) {
        for (const Quarter& quarter : position.quarters)
            if (quarter.owner.is_some()) return;
        for (PlayerId id : position.seats()) {
            Quarter& quarter = position.quarters[id.index()];
            quarter.owner = id;
            if (quarter.needs == ByEnum<Need, std::uint8_t>{}) quarter.needs[Need::oxygen] = 1;
            quarter.has_received = true;
        }
    }

    void read_pending(const Cursor& at, Position& position) {
        at.allow({"rng", "step", "taken", "quarter", "event", "mustTake", "mustMove", "asking", "check"});
        at.with("rng", [&](const Cursor& field) {
            const std::optional<Rng> rng = rng_from_hex(field.text());
            if (!rng) return field.refuse("64 hexadecimal digits that are not all 0 are expected");
            position.rng = *rng;
        });
        const Document::Map* members = at.document().as_map();
        is_sealed_ = members != nullptr && members->size() > (at.has("rng") ? 1U : 0U);
        if (!is_sealed_) return;
        if (!at.has("check"))
            return at.refuse_member("check", "the middle of a turn is taken as it was written or not at all");
        position.asking = {};
        Read read(at);
        describe_course(read, position);
    }

    /// What must hold before the game may be carried on: whose figures index something.
    static std::optional<std::string> course_fault(const Position& position) {
        const Asking& asking = position.asking;
        if (position.phase == Phase::count_ || position.step == Step::count_ || asking.question == Question::count_)
            return "the course of the game is missing";
        if (position.step == Step::quarters && position.taken > position.setup.players) return "too many have chosen";
        return structure_violation(position);
    }

    const Cursor& root_;
    bool is_sealed_ = false;  ///< `pending` tells more than the generator
};

/// Whether nothing is unresolved but the turn of the active player.
bool is_between(const Position& position) {
    Asking plain;
    plain.question = Question::turn;
    plain.player = position.active_player;
    return position.phase == Phase::work && position.asking == plain && position.quarter == 0;
}

}  // namespace

Document write_position(const Position& position) {
    Document document = write_open_part(position, false);
    Document pending = Document::map({{"rng", to_hex(position.rng)}});
    if (!is_between(position)) {
        Write write(pending);
        describe_course(write, position);
        pending.set("check", to_hex(hash(position)));
    }
    document.set("pending", std::move(pending));
    return document;
}

Result<Position, Refusal> read_position(const Document& document) {
    Reading reading(RefusalCode::bad_position);
    const Cursor root(document, reading);
    return PositionReader(root).read();
}

namespace {

/// Only the number of samples that the viewer may not see.
void hide_samples(const View& view, Document& document) {
    Document::List players;
    for (const Document& written : *document.find("players")->as_list()) players.push_back(written);
    for (PlayerId id : view.known.seats()) {
        Document& entry = players[id.index()];
        if (!sees_samples(view.known, view.viewer, id))
            for (Good mineral : kMinerals) entry.find("goods")->set(std::string(name(mineral)), Document());
        if (view.known.setup.variant != Variant::coop) entry.set("samples", int{view.samples[id]});
    }
    document.set("players", Document(std::move(players)));
}

}  // namespace

Document write_view(const View& view) {
    Document document = write_open_part(view.known, true);
    hide_samples(view, document);
    if (view.next_weather != Weather::count_) document.set("nextWeather", name(view.next_weather));
    return document;
}

}  // namespace planitia::martians
