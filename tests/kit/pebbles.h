/// Pebbles, a small real game of the contract: what is written for every game is tried on it without the rules of any
/// published one.
///
/// Each of 2 to 4 players draws three numbered pebbles, unseen by the others, and all at once keep as many of them as
/// they like. Then they take one to three plain pebbles from the heap in turn. Whoever takes the last one scores the
/// numbers they kept; every plain pebble is a point.
#pragma once
#include <game/contract.h>

#include <array>

namespace planitia::kit {

struct PebblesSetup {
    std::uint8_t players = 2;
    std::uint8_t heap = 12;
    std::uint8_t rules = 1;
    friend bool operator==(const PebblesSetup&, const PebblesSetup&) = default;
};

struct PebblesOption {
    enum class Kind : std::uint8_t { keep, finish, take };
    Kind kind = Kind::take;
    std::uint8_t number = 0;  ///< keep: the number on the pebble; take: how many
    friend bool operator==(const PebblesOption&, const PebblesOption&) = default;
};

struct PebblesSeat {
    std::uint16_t drawn = 0;  ///< numbers as bits
    std::uint16_t kept = 0;
    std::uint8_t taken = 0;
    bool is_ready = false;
    friend bool operator==(const PebblesSeat&, const PebblesSeat&) = default;
};

struct PebblesPosition {
    PebblesSetup setup;
    std::uint8_t heap = 0;
    PlayerId turn{0};
    PlayerId last;  ///< who took the last pebble
    std::array<PebblesSeat, 4> seats = {};
    friend bool operator==(const PebblesPosition&, const PebblesPosition&) = default;
};
static_assert(std::has_unique_object_representations_v<PebblesPosition>);

/// The numbers of the others are taken out.
struct PebblesView {
    PebblesPosition known;
    PlayerId viewer;
    friend bool operator==(const PebblesView&, const PebblesView&) = default;
};

struct PebblesEvent {
    PlayerId player;
    PebblesOption option;
};

struct PebblesReason {
    const char* code;
};

struct Pebbles {
    using Setup = PebblesSetup;
    using Position = PebblesPosition;
    using Option = PebblesOption;
    using OptionList = ScratchVec<Option, 8>;
    using View = PebblesView;
    using Event = PebblesEvent;
    using Reasons = FixedVec<PebblesReason, 1>;

    static constexpr std::string_view kName = "pebbles";
    static constexpr int kRulesVersion = 1;
    static constexpr std::size_t kNumbers = 12;
    static constexpr std::size_t kDrawn = 3;

    static std::pair<int, int> player_counts() { return {2, 4}; }

    static Result<Position, Refusal> begin(const Setup& setup, std::string_view seed);
    static std::size_t player_count(const Position& position) { return position.setup.players; }
    static bool is_over(const Position& position) { return position.heap == 0; }
    static PlayerSet awaited(const Position& position);
    static void list_options(const Position& position, PlayerId player, OptionList& options);
    static bool is_mid_choice(const Position& position, PlayerId player);
    static void answer(Position& position, PlayerId player, const Option& option, EventSink<Event>* events);
    static Reasons why_not(const Position& position, PlayerId player, const Option& option);
    static std::uint64_t hash(const Position& position) { return hash_bytes(&position, sizeof position); }
    static std::vector<Score> score(const Position& position);
    static std::optional<std::string> violation(const Position& position);

    static View observe(const Position& position, PlayerId viewer);
    static Position resample(const View& view, Rng& rng);
    static std::optional<Reveal> revealed(const Position& before, const Position& after, PlayerId player);

    static Document write_setup(const Setup& setup);
    static Result<Setup, Refusal> read_setup(const Document& document);
    static Document setup_options() { return Document::map({{"heap", 12}}); }
    static Document write_position(const Position& position);
    static Result<Position, Refusal> read_position(const Document& document);
    static Document write_view(const View& view) { return write_position(view.known); }
    static Document write_decision(const Position& position, PlayerId player);
    static Document write_choice(const Position& position, PlayerId player, std::span<const Option> choice);
    static Result<std::vector<Option>, Refusal> read_choice(const Position& position, PlayerId player,
                                                            const Document& document);
    static Result<Document, Refusal> why_not(const Position& position, PlayerId player, const Document& document);
    static Document write_reason(const PebblesReason& reason, const Option&) {
        return Document::map({{"code", reason.code}});
    }
    static Document write_event(const Setup& setup, const Event& event);
};

static_assert(Game<Pebbles>);

/// As Pebbles, but whoever keeps number 7 and takes three pebbles drops one of them: for what looks for faults.
struct LeakyPebbles : Pebbles {
    static constexpr std::string_view kName = "leaky-pebbles";
    static void answer(Position& position, PlayerId player, const Option& option, EventSink<Event>* events);
};

static_assert(Game<LeakyPebbles>);

}  // namespace planitia::kit
