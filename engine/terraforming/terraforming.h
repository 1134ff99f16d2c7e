/// Terraforming Mars as a game of the contract.
#pragma once
#include <game/contract.h>
#include <terraforming/notation/catalogue_notation.h>
#include <terraforming/notation/notation.h>
#include <terraforming/observe/observe.h>
#include <terraforming/observe/reveal.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/rules.h>
#include <terraforming/value.h>

namespace planitia::terraforming {

struct Terraforming {
    using Position = terraforming::Position;
    using Setup = terraforming::Setup;
    using Option = terraforming::Option;
    using OptionList = terraforming::OptionList;
    using View = terraforming::View;
    using Event = terraforming::Event;
    using Reasons = terraforming::Reasons;

    static constexpr std::string_view kName = "terraforming";
    static constexpr int kRulesVersion = terraforming::kRulesVersion;
    static std::pair<int, int> player_counts() { return {1, 5}; }

    static Result<Position, Refusal> begin(const Setup& setup, std::string_view seed) {
        return terraforming::begin(setup, seed);
    }
    static std::size_t player_count(const Position& position) { return position.setup.players; }
    static bool is_over(const Position& position) { return position.is_over(); }
    static PlayerSet awaited(const Position& position) { return terraforming::awaited(position); }
    static void list_options(const Position& position, PlayerId player, OptionList& options) {
        terraforming::list_options(position, player, options);
    }
    static bool is_mid_choice(const Position& position, PlayerId player);
    static void answer(Position& position, PlayerId player, const Option& option, Events* events = nullptr) {
        terraforming::answer(position, player, option, events);
    }
    static std::optional<std::size_t> usual(const OptionList& options) { return usual_payment(options); }
    static Reasons why_not(const Position& position, PlayerId player, const Option& option) {
        return terraforming::why_not(position, player, option);
    }
    static std::uint64_t hash(const Position& position) { return terraforming::hash(position); }
    static std::vector<Score> score(const Position& position);
    static std::optional<std::string> violation(const Position& position);

    static double value(const Position& position, PlayerId player) { return terraforming::value(position, player); }
    static bool is_same_move(const Position& a, const Position& b) { return terraforming::is_same_move(a, b); }

    static View observe(const Position& position, PlayerId viewer) { return terraforming::observe(position, viewer); }
    static Position resample(const View& view, Rng& rng) { return terraforming::resample(view, rng); }
    static std::optional<Reveal> revealed(const Position& before, const Position& after, PlayerId player) {
        return terraforming::revealed(before, after, player);
    }

    static Document write_setup(const Setup& setup) { return terraforming::write_setup(setup); }
    static Result<Setup, Refusal> read_setup(const Document& document) { return terraforming::read_setup(document); }
    static Document setup_options() { return terraforming::setup_options(); }
    static Document write_position(const Position& position) { return terraforming::write_position(position); }
    static Result<Position, Refusal> read_position(const Document& document) {
        return terraforming::read_position(document);
    }
    static Document write_view(const View& view) { return terraforming::write_view(view); }
    static Document write_decision(const Position& position, PlayerId player) {
        return terraforming::write_decision(position, player);
    }
    static Document write_choice(const Position& position, PlayerId player, std::span<const Option> choice) {
        return terraforming::write_choice(position, player, choice);
    }
    static Result<std::vector<Option>, Refusal> read_choice(const Position& position, PlayerId player,
                                                            const Document& document) {
        return terraforming::read_choice(position, player, document);
    }
    static Result<Document, Refusal> why_not(const Position& position, PlayerId player, const Document& document) {
        return terraforming::explain(position, player, document);
    }
    static Document write_reason(const Reason& reason, const Option& option) {
        return terraforming::write_reason(reason, option);
    }
    /// What is printed on the board.
    static Document write_map(const Setup& setup) { return terraforming::write_map(setup.map); }
    static Document write_event(const Setup& setup, const Event& event) {
        return terraforming::write_event(setup, event);
    }
};

static_assert(Game<Terraforming>);

}  // namespace planitia::terraforming
