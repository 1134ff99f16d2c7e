/// A position of Martians: one trivially copyable value with everything in it. Equality and hash are those of the bytes.
#pragma once
#include <core/bits.h>
#include <core/hash.h>
#include <core/player.h>
#include <core/rng.h>
#include <core/unpadded.h>
#include <martians/catalogue/catalogue.h>
#include <martians/state/setup.h>

#include <type_traits>

namespace planitia::martians {

struct Field {
    FieldStatus status = FieldStatus::none;
    PlayerId marker;          ///< whose action marker stands there
    bool is_blocked = false;  ///< by an event of this round

    constexpr bool is_usable() const {
        return (status == FieldStatus::open || status == FieldStatus::slow) && !is_blocked;
    }
    constexpr bool is_free() const { return is_usable() && !marker.is_some(); }
    friend constexpr bool operator==(const Field&, const Field&) = default;
};
using Fields = std::array<Field, kMostFields>;

struct Quarter {
    ByEnum<Need, std::uint8_t> needs = {};
    std::uint8_t growth = 0;
    bool has_received = false;  ///< a need token since the last settlement
    PlayerId owner;             ///< in the competitive game; nobody's quarters are out of play there
    std::array<std::uint8_t, kMaxPlayers> infirmary = {};  ///< markers of each player
    std::array<std::uint8_t, kMaxPlayers> living = {};
    std::uint8_t penalty = 0;  ///< money to pay for each marker in the living zone
    friend constexpr bool operator==(const Quarter&, const Quarter&) = default;
};

struct PlayerState {
    ByGood<std::int16_t> goods = {};  ///< in the cooperative game those of the first seat are everybody's
    std::int16_t reputation = 0;      ///< likewise
    Bits<Technology> technologies;    ///< of the corporation; in the competitive game also those for the own quarter
    Corporation corporation = Corporation::count_;
    Crop crop = kStartCrop;
    ByEnum<Installation, std::uint8_t> installations = {};
    ByEnum<Installation, std::uint8_t> switched_off = {};  ///< at the next production
    ByEnum<Person, std::uint8_t> people = {};
    Bits<Person, std::uint8_t> used;  ///< specialists in this turn
    bool has_used_rtg = false;        ///< in this turn
    std::uint8_t extra_time = 0;      ///< for the next turn
    std::uint8_t tokens = 3;          ///< colonist tokens unlocked
    std::uint8_t dead = 0;            ///< of those
    std::uint8_t dead_slots = 0;      ///< bit set of the slots of this round in which a dead token lies

    int samples() const {
        int n = 0;
        for (Good mineral : kMinerals) n += goods[mineral];
        return n;
    }
    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

enum class Phase : std::uint8_t { setup, supply, work, mid_round, settlement, over, count_ };

/// Where the game goes on when nothing is asked.
enum class Step : std::uint8_t {
    corporations,  ///< chosen one by one
    quarters,      ///< likewise, in the competitive game
    growth,        ///< supply 1
    needs,         ///< supply 2 to 4
    event,         ///< the event card acts on one player after the other
    production,    ///< supply 5 and 6, or the end of the mid-round step
    dead_slots,    ///< supply 7
    slot,          ///< the next turn of the slot
    slot_end,
    quarter,    ///< settlement of a quarter begins
    infirmary,  ///< markers of one player after the other
    living,
    quarter_end,
    over,
    count_
};

/// What is asked.
enum class Question : std::uint8_t {
    none,
    choose_corporation,
    choose_quarter,
    turn,
    deliver,
    quarter,
    building,
    installation,
    mine_first,
    move,
    take,
    research,
    unload,
    task,
    order,
    technology,
    crop,
    hire,
    dismiss,
    pay_mineral,
    event_option,
    installation_off,
    growth_quarter,
    dead_slots,
    marker_from,
    count_
};

/// The question at hand, and what it is about.
struct Asking {
    Question question = Question::none;
    PlayerId player;
    Action action = Action::count_;  ///< `building`, `technology`: of which action
    Need need = Need::count_;        ///< `quarter`: which tokens go
    std::uint8_t left = 0;           ///< how often it is asked, this time included
    Person hired = Person::count_;   ///< `dismiss`: in whose place
    bool is_rare = false;            ///< `pay_mineral`: green or blue only
    friend bool operator==(const Asking&, const Asking&) = default;
};

/// The turn of the active player.
struct Turn {
    Bits<Action> done;  ///< in this visit
    std::uint8_t time = 0;
    Building visiting = Building::count_;
    std::uint8_t regolith_taken = 0;  ///< in this visit
    std::uint8_t delivered = 0;
    bool must_take = false;  ///< an extract is under way
    bool must_move = false;
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct PositionMembers {
    Rng rng;
    HexSet face_up;
    Bits<Order, std::uint32_t> orders;  ///< on display
    Bits<Order, std::uint32_t> orders_done;
    ByPlayer<PlayerState> players;
    Turn turn;
    Bits<Technology> colony_technologies;  ///< that serve all
    Bits<Research> research;               ///< on display
    Bits<Research> research_done;
    Bits<EventCard> events_drawn;
    Bits<EventCard> events_in_force;  ///< in this round
    Bits<Weather> weather_drawn;
    ByEnum<Building, Fields> buildings;
    std::array<Quarter, kQuarters> quarters = {};
    std::array<TokenId, kHexes> tokens = {};  ///< none where there is none
    HexId machine;
    std::array<std::uint8_t, kTokenKinds> tokens_gone = {};  ///< of each kind
    FixedVec<Person, 10> specialist_deck;
    FixedVec<Person, 12> assistant_deck;
    FixedVec<Research, 12> research_deck;
    FixedVec<Order, 24> order_deck;
    FixedVec<Weather, 9> weather_deck;
    FixedVec<Sample, kRegolithCards> samples;
    std::array<FixedVec<EventCard, 4>, kEventStacks> event_stacks = {};
    ByEnum<Sample, std::uint8_t> samples_discarded = {};
    ByEnum<Person, std::uint8_t> people = {};  ///< face up
    ByEnum<Crop, std::uint8_t> crops = {};     ///< tiles beside the greenhouses
    std::array<std::uint8_t, kMostTasks> tasks_done = {};
    Setup setup;
    Asking asking;
    Weather weather = kStartWeather;
    EventCard event = EventCard::count_;  ///< being carried out
    std::uint8_t rtg = 0;
    std::uint8_t round = 1;
    std::uint8_t slot = 0;     ///< from 0
    std::uint8_t taken = 0;    ///< players who have had their turn in this slot, or have answered in this step
    std::uint8_t quarter = 0;  ///< being settled
    std::uint8_t deaths = 0;   ///< quarters suffocated, where they are common
    bool has_grown = false;    ///< the fourth tokens are unlocked, where that happens to all at once
    bool has_ended_early = false;
    PlayerId first_player{0};
    PlayerId active_player{0};
    Phase phase = Phase::setup;
    Step step = Step::corporations;
};

struct Position : Unpadded<PositionMembers> {
    PlayerState& player(PlayerId id) { return players[id]; }
    const PlayerState& player(PlayerId id) const { return players[id]; }
    Seats seats() const { return planitia::seats(setup.players); }
    bool is_over() const { return phase == Phase::over; }
    bool is_solo() const { return setup.players == 1; }
    bool is_competitive() const { return setup.variant == Variant::competitive; }
    /// The row of a thing by the rules of this game.
    template <class E>
    const auto& printed(E thing) const {
        return info(thing, setup.rules);
    }
    const ScenarioInfo& scenario() const { return printed(setup.scenario); }
    int rounds() const { return is_competitive() ? kCompetitiveRounds : scenario().rounds; }
    PlayerId after(PlayerId id) const { return PlayerId{(id.index() + 1) % setup.players}; }
    /// The player who is `n` seats after the first player.
    PlayerId in_order(std::size_t n) const { return PlayerId{(first_player.index() + n) % setup.players}; }

    /// Whose goods and reputation a player uses.
    PlayerId purse(PlayerId id) const { return setup.variant == Variant::coop ? PlayerId{0} : id; }
    const ByGood<std::int16_t>& goods(PlayerId id) const { return player(purse(id)).goods; }
    int reputation(PlayerId id) const { return player(purse(id)).reputation; }
    bool is_in_play(const Quarter& each) const { return !is_competitive() || each.owner.is_some(); }
    bool has(PlayerId id, Technology technology) const {
        if (is_colony_technology(technology) && !is_competitive()) return colony_technologies.contains(technology);
        return player(id).technologies.contains(technology);
    }
    int living(PlayerId id) const { return player(id).tokens - player(id).dead; }

    friend bool operator==(const Position& a, const Position& b) { return has_equal_bytes(a, b); }
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::has_unique_object_representations_v<Position>, "equality and hash read the bytes");

inline std::uint64_t hash(const Position& position) { return hash_bytes(&position, sizeof(Position)); }

}  // namespace planitia::martians
