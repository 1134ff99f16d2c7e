/// Martians: A Story of Civilization as a game of the contract.
#pragma once
#include <game/contract.h>
#include <martians/notation/catalogue_notation.h>
#include <martians/notation/notation.h>
#include <martians/observe/observe.h>
#include <martians/observe/reveal.h>
#include <martians/rules/invariants.h>
#include <martians/rules/mission.h>
#include <martians/rules/rules.h>
#include <martians/value.h>

namespace planitia::martians {

struct Martians {
    using Position = martians::Position;
    using Setup = martians::Setup;
    using Option = martians::Option;
    using OptionList = martians::OptionList;
    using View = martians::View;
    using Event = martians::Event;
    using Reasons = martians::Reasons;

    static constexpr std::string_view kName = "martians";
    static constexpr int kRulesVersion = martians::kRulesVersion;
    static std::pair<int, int> player_counts() { return {1, 4}; }

    static Result<Position, Refusal> begin(const Setup& setup, std::string_view seed) {
        return martians::begin(setup, seed);
    }
    static std::size_t player_count(const Position& position) { return position.setup.players; }
    static bool is_over(const Position& position) { return position.is_over(); }
    static PlayerSet awaited(const Position& position) { return martians::awaited(position); }
    static void list_options(const Position& position, PlayerId player, OptionList& options) {
        martians::list_options(position, player, options);
    }
    /// Sets are one option here.
    static bool is_mid_choice(const Position&, PlayerId) { return false; }
    static void answer(Position& position, PlayerId player, const Option& option, Events* events = nullptr) {
        martians::answer(position, player, option, events);
    }
    static void answer_itself(Position& position, PlayerId player, const Option& option, Events* events) {
        martians::answer_itself(position, player, option, events);
    }
    static Reasons why_not(const Position& position, PlayerId player, const Option& option) {
        return martians::why_not(position, player, option);
    }
    static std::uint64_t hash(const Position& position) { return martians::hash(position); }
    static std::vector<Score> score(const Position& position);
    static std::optional<std::string> violation(const Position& position) { return martians::violation(position); }

    static double value(const Position& position, PlayerId player) { return martians::value(position, player); }
    static bool is_same_move(const Position& a, const Position& b) { return martians::is_same_move(a, b); }

    static bool is_mission_met(const Position& position) { return martians::is_mission_met(position); }

    static View observe(const Position& position, PlayerId viewer) { return martians::observe(position, viewer); }
    /// Who is asked can answer there.
    static Position resample(const View& view, Rng& rng);
    static std::optional<Reveal> revealed(const Position& before, const Position& after, PlayerId player) {
        return martians::revealed(before, after, player);
    }

    static Document write_setup(const Setup& setup) { return martians::write_setup(setup); }
    static Result<Setup, Refusal> read_setup(const Document& document) { return martians::read_setup(document); }
    static Document setup_options() { return martians::setup_options(); }
    static Document write_position(const Position& position) { return martians::write_position(position); }
    static Result<Position, Refusal> read_position(const Document& document) {
        return martians::read_position(document);
    }
    static Document write_view(const View& view) { return martians::write_view(view); }
    static Document write_decision(const Position& position, PlayerId player) {
        return martians::write_decision(position, player);
    }
    static Document write_choice(const Position& position, PlayerId, std::span<const Option> choice) {
        return martians::write_option(position, choice.front());
    }
    static Result<std::vector<Option>, Refusal> read_choice(const Position& position, PlayerId player,
                                                            const Document& document) {
        return martians::read_choice(position, player, document);
    }
    static Result<Document, Refusal> why_not(const Position& position, PlayerId player, const Document& document) {
        return martians::explain(position, player, document);
    }
    static Document write_reason(const Reason& reason, const Option& option) {
        return martians::write_reason(reason, option);
    }
    /// What is printed on the board.
    static Document write_map(const Setup&) { return martians::write_map(); }
    static Document write_event(const Setup& setup, const Event& event) { return martians::write_event(setup, event); }
    static Document write_result(const Position& position) { return martians::write_result(position); }
    static Document forecast(const Position& position, PlayerId player) {
        return martians::write_forecast(position, player);
    }
};

static_assert(Game<Martians>);

}  // namespace planitia::martians
