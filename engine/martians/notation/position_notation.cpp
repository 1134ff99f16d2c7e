#include <core/hex.h>
#include <game/seal.h>
#include <martians/notation/describe.h>
#include <martians/notation/notation.h>
#include <martians/notation/setup_notation.h>
#include <martians/rules/invariants.h>
#include <martians/rules/rules.h>
#include <martians/rules/turn.h>

#include <array>

namespace planitia::martians {

namespace {

class PositionReader {
  public:
    explicit PositionReader(const Cursor& root) : root_(root) {}

    Result<Position, Refusal> read() {
        if (root_.document().as_map() == nullptr) root_.refuse("an object is expected");
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
            if (at.size() < 1 || at.size() > kMaxPlayers) return at.refuse("a list of 1 to 4 players is expected");
            setup.players = static_cast<std::uint8_t>(at.size());
        });
        root_.with("options", [&](const Cursor& at) {
            Archive options(at);
            describe_options(options, setup);
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
        Archive archive(root_);
        archive.pass_over({"seed"});
        describe(archive, position);
        free_corporations(position);
        archive.map("pending", [&](Archive& pending) { read_pending(pending, position); });
        archive.refuse_unknown();
        if (!is_sealed_) begin_turn(position);
        root_.with("pending", [&](const Cursor& at) {
            at.with("check", [&](const Cursor& field) {
                if (!has_valid_seal(root_.document()))
                    field.refuse("what is pending belongs to another position, or version 0.1.0 wrote it");
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
        std::array<bool, kMaxPlayers> is_named{};
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

    void read_pending(Archive& pending, Position& position) {
        const Document::Map& members = *root_.document().find("pending")->as_map();
        is_sealed_ = members.size() > (pending.has("rng") ? 1U : 0U);
        if (is_sealed_) position.asking = {};
        pending.generator("rng", position.rng);
        pending.pass_over({"check"});
        describe_course(pending, position);
        if (is_sealed_) pending.need("check", "the middle of a turn is taken as it was written or not at all");
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

Document write(Position position, const View* view) {
    Document document = Document::map();
    Archive archive(document, view != nullptr);
    describe(archive, position, view);
    return document;
}

}  // namespace

Document write_position(const Position& position) {
    Document document = write(position, nullptr);
    Document pending = Document::map({{"rng", to_hex(position.rng)}});
    if (is_between(position)) return document.set("pending", std::move(pending));
    Position course = position;
    Archive archive(pending);
    describe_course(archive, course);
    document.set("pending", std::move(pending));
    seal(document);
    return document;
}

Document write_view(const View& view) {
    Document document = write(view.known, &view);
    if (view.next_weather != Weather::count_) document.set("nextWeather", name(view.next_weather));
    return document;
}

Result<Position, Refusal> read_position(const Document& document) {
    Reading reading(RefusalCode::bad_position);
    const Cursor root(document, reading);
    return PositionReader(root).read();
}

}  // namespace planitia::martians
