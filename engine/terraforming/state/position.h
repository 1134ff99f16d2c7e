/// A position of Terraforming Mars: one trivially copyable value with everything in it, also what is unresolved in
/// the middle of a card. To clone is to copy bytes; equality and hash are those of the bytes.
#pragma once
#include <core/fixed_vec.h>
#include <core/hash.h>
#include <core/rng.h>
#include <core/unpadded.h>
#include <terraforming/catalogue/parameters.h>
#include <terraforming/state/colony_state.h>
#include <terraforming/state/player_state.h>
#include <terraforming/state/setup.h>

#include <type_traits>

namespace planitia::terraforming {

/// Who has taken the goals of the map, in the order of its list.
using Takers = std::array<PlayerId, kGoals>;

/// Of the solo game: one for each neutral city and greenery.
inline constexpr std::size_t kRevealedCards = 4;

/// `solar` is the choice of the World Government at the end of a generation.
enum class Phase : std::uint8_t { setup, draft, research, action, solar, final_greenery, over, count_ };

/// Effects that still have to happen, and for whom.
struct Pending {
    EffectRange effects = {};
    CardId source = {};  ///< none when it comes from the rules themselves
    PlayerId owner = {};
    bool has_begun = false;  ///< the effect at `effects.begin` waits for its answer
    friend bool operator==(const Pending&, const Pending&) = default;
};

/// What is being paid for.
enum class Purpose : std::uint8_t { nothing, card, project, action, milestone, award, trade, heat_conversion, count_ };

struct Payment {
    std::uint16_t subject = 0;  ///< card, project, milestone, award or colony
    Purpose purpose = Purpose::nothing;
    std::uint8_t cost = 0;
    bool with_steel = false;
    bool with_titanium = false;
    std::uint8_t heat_kept = 0;  ///< heat that the same card takes besides
    bool in_heat = false;        ///< the cost is heat, not M€
    friend bool operator==(const Payment&, const Payment&) = default;
};

/// A trade under way. The trader is the visitor of the tile.
struct Trade {
    enum class Stage : std::uint8_t { none, income, bonuses };
    Stage stage = Stage::none;  ///< what comes next
    Colony tile = Colony::count_;
    std::uint8_t bonuses_given = 0;  ///< to owners of colonies there
    friend constexpr bool operator==(const Trade&, const Trade&) = default;
};

/// The middle of an action. All clear between two actions.
struct ResolutionMembers {
    CardSet seen;                  ///< cards drawn to choose from
    CardSet picked;                ///< chosen so far from those, or from the hand
    FixedVec<Pending, 64> agenda;  ///< effects that wait; the active player orders them
    Pending current;               ///< the one being carried out, when its range is not empty
    Payment payment;
    CardId playing;           ///< the card being played
    SpaceId last_space;       ///< of the tile placed last
    bool is_selling = false;  ///< patents are being chosen
    Trade trade;
    Colony raised = Colony::count_;  ///< whose marker has gone up, while another one has to go down; else `count_`
    friend bool operator==(const ResolutionMembers&, const ResolutionMembers&) = default;
};
struct Resolution : Unpadded<ResolutionMembers> {};

struct PositionMembers {
    Rng rng;
    Board board;
    CardSet discards;
    CardSet absent;  ///< project cards that a position set up by hand leaves out of the game
    ByPlayer<PlayerState> players;
    Resolution resolution;
    FixedVec<CardId, kMaxCards> deck;           ///< the last one is drawn first
    FixedVec<CardId, kRevealedCards> revealed;  ///< of the discards, those that placed the neutral tiles, in order
    std::array<std::uint16_t, kMaxCards> resources = {};  ///< on each card in play
    Colonies colonies;
    Takers milestones;  ///< who claimed them
    Takers awards;      ///< who funded them
    Setup setup;
    Phase phase = Phase::setup;
    std::uint8_t generation = 1;
    ByEnum<Parameter, std::uint8_t> levels;  ///< of those with a marker, in steps from the start
    PlayerId first_player{0};
    PlayerId active_player{0};
    std::uint8_t actions_taken = 0;  ///< in this turn
    bool in_action = false;          ///< an action of this turn is under way
};

struct Position : Unpadded<PositionMembers> {
    PlayerState& player(PlayerId id) { return players[id]; }
    const PlayerState& player(PlayerId id) const { return players[id]; }
    const MapInfo& map() const { return info(setup.map); }
    /// Whose milestone it is, or who funded the award. Precondition: it is on the map.
    PlayerId taker(Milestone milestone) const { return milestones[place_on(map().milestones, milestone)]; }
    PlayerId taker(Award award) const { return awards[place_on(map().awards, award)]; }
    Seats seats() const { return planitia::seats(setup.players); }
    bool is_solo() const { return setup.players == 1; }
    bool is_over() const { return phase == Phase::over; }
    std::size_t oceans() const { return board.oceans().size(); }
    int level(Parameter parameter) const {
        return info(parameter).has_marker ? levels[parameter] : static_cast<int>(oceans());
    }
    bool has(Parameter parameter) const { return is_in_game(setup, info(parameter).set); }
    bool is_terraformed() const {
        for (Parameter parameter : every<Parameter>())
            if (has(parameter) && level(parameter) < maximum(parameter)) return false;
        return true;
    }
    /// The next player clockwise.
    PlayerId after(PlayerId id) const { return PlayerId{(id.index() + 1) % setup.players}; }
    /// The next player the other way round.
    PlayerId before(PlayerId id) const { return PlayerId{(id.index() + setup.players - 1) % setup.players}; }

    friend bool operator==(const Position& a, const Position& b) { return has_equal_bytes(a, b); }
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::has_unique_object_representations_v<Position>, "equality and hash read the bytes");
static_assert(sizeof(Position) <= 8 * 1024);

inline std::uint64_t hash(const Position& position) { return hash_bytes(&position, sizeof(Position)); }

}  // namespace planitia::terraforming
