/// What every game fulfils. Search, record, simulation, protocol and tests are written once against it.
///
/// A game is a struct of static functions over values:
///   Position  one trivially copyable value with everything in it; equality and hash are those of its bytes
///   Setup     what is agreed before the deal
///   Option    one small answer; `list_options` gives all that are legal, their index is what bots see
///   View      what one seat may know of a position
///   Event     something that happened, for logs
///   Reasons   why an option is not legal
/// A choice of people (a set of cards) may take several small answers: while `is_mid_choice` holds for a seat, its
/// choice is not complete. The record, the protocol and undo deal in whole choices. `optional_parts.h` has what a game may leave out.
#pragma once
#include <core/document.h>
#include <core/fixed_vec.h>
#include <core/player.h>
#include <core/result.h>
#include <core/rng.h>
#include <game/refusal.h>
#include <game/reveal.h>

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace planitia {

/// Receives what happens while an answer is carried out. Searching passes none.
template <class Event>
class EventSink {
  public:
    virtual void on(const Event& event) = 0;

  protected:
    ~EventSink() = default;
};

/// The result of a seat when the position is taken as final. `parts` names where the points come from.
struct Score {
    struct Part {
        const char* name;
        int points;
    };
    FixedVec<Part, 8> parts;
    int total = 0;
    int place = 1;
    bool has_won = false;  ///< would have, when the game is not over
};

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::Position> && std::is_trivially_copyable_v<typename G::Option> &&
    std::equality_comparable<typename G::Position> &&
    requires(typename G::Position& position, const typename G::Position& at, const typename G::Reasons& reasons,
             PlayerId player, const typename G::View& view, EventSink<typename G::Event>* sink,
             const typename G::Option& option, std::span<const typename G::Option> choice,
             const typename G::Event& event, std::string_view seed, Rng& rng, const Document& document,
             const typename G::Setup& setup, typename G::OptionList& options) {
        { G::kName } -> std::convertible_to<std::string_view>;
        /// Rises when some game plays differently; a game is played by those in `Setup::rules`.
        { G::kRulesVersion } -> std::convertible_to<int>;
        { at.setup } -> std::convertible_to<typename G::Setup>;
        { setup.rules } -> std::convertible_to<int>;
        { G::player_counts() } -> std::same_as<std::pair<int, int>>;

        // -- playing
        { G::begin(setup, seed) } -> std::same_as<Result<typename G::Position, Refusal>>;
        { G::player_count(at) } -> std::same_as<std::size_t>;
        { G::is_over(at) } -> std::same_as<bool>;
        { G::awaited(at) } -> std::same_as<PlayerSet>;
        { G::list_options(at, player, options) } -> std::same_as<void>;
        { G::is_mid_choice(at, player) } -> std::same_as<bool>;
        { G::answer(position, player, option, sink) } -> std::same_as<void>;
        /// Every reason why the player can not choose the option now; none when it is legal.
        { G::why_not(at, player, option) } -> std::same_as<typename G::Reasons>;
        { G::hash(at) } -> std::same_as<std::uint64_t>;
        { G::score(at) } -> std::same_as<std::vector<Score>>;
        /// The first invariant that does not hold, in words; none when all is well.
        { G::violation(at) } -> std::same_as<std::optional<std::string>>;

        // -- what a seat may know; no player is a spectator
        { G::observe(at, player) } -> std::same_as<typename G::View>;
        { G::resample(view, rng) } -> std::same_as<typename G::Position>;
        /// What a choice that led from one position to the other showed that the player who made it, or another
        /// one, could not know; none when it can be taken back.
        { G::revealed(at, at, player) } -> std::same_as<std::optional<Reveal>>;

        // -- notation
        { G::write_setup(setup) } -> std::same_as<Document>;
        { G::read_setup(document) } -> std::same_as<Result<typename G::Setup, Refusal>>;
        { G::setup_options() } -> std::same_as<Document>;
        { G::write_position(at) } -> std::same_as<Document>;
        { G::read_position(document) } -> std::same_as<Result<typename G::Position, Refusal>>;
        { G::write_view(view) } -> std::same_as<Document>;
        { G::write_decision(at, player) } -> std::same_as<Document>;
        { G::write_choice(at, player, choice) } -> std::same_as<Document>;
        /// The small answers that a choice named by its fields stands for; whether they are legal is
        /// part of the reading.
        { G::read_choice(at, player, document) } -> std::same_as<Result<std::vector<typename G::Option>, Refusal>>;
        /// `legal` and `reasons` of a choice named by its fields.
        { G::why_not(at, player, document) } -> std::same_as<Result<Document, Refusal>>;
        /// A reason why that option is not legal.
        { G::write_reason(reasons[0], option) } -> std::same_as<Document>;
        /// In the words of the rules by which the game was dealt: digests of saved games are made of them.
        { G::write_event(setup, event) } -> std::same_as<Document>;
    };

}  // namespace planitia
