/// What scenarios of all games have in common: given a position, when moves, then facts.
///
/// `Words` says how a game is told: its `Game`, `check(position, text)` and `changes(before, after, except)` over written
/// positions, `bookkeeping()` (pointers to what is different after every move and says nothing about its effects) and
/// `short_text(option)`.
#pragma once
#include <game/record.h>
#include <gtest/gtest.h>
#include <kit/moves.h>
#include <kit/words.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace planitia::kit {

/// Where a call stands in the test, so that a failure is shown there.
struct Place {
    const char* file;
    int line;
};

/// Reports a failure at that place and ends the test.
[[noreturn]] void end_test(const Place& place, const std::string& message);
/// A title with indented lines below it.
std::string paragraph(const std::string& title, const std::vector<std::string>& items);
/// "oxygen-too-low 13 5": the code of a reason with what it needs and what there is.
std::string reason_text(const Document& reason);
/// "buy-cards 0 to 2 of asteroid comet": a set to pick from.
std::string pick_text(const Document& pick);

template <class Own, class Words>
class ScenarioOf {
  public:
    using Game = typename Words::Game;

    ScenarioOf(std::string text, Record<Game> record)
        : given_(std::move(text)), record_(std::move(record)), base_(Game::write_position(record_.position())) {}

    // -- when
    Own& when(PlayerId player, const Move& move, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
        choose(player, named_option(player, move), {file, line});
        return own();
    }
    /// Takes back the last `when`.
    Own& undo(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
        if (const auto done = record_.undo(); !done) fail({file, line}, "undo is refused: " + done.error().message);
        moves_.emplace_back("undo");
        return own();
    }

    // -- what is asked
    bool is_asked(PlayerId player) const { return record_.is_awaited(player); }
    bool is_over() const { return Game::is_over(position()); }
    /// Every option as a short text. A set to pick from is one text: "buy-cards 0 to 2 of asteroid comet".
    std::vector<std::string> asks(PlayerId player) const;
    /// The kind of the question, as in the protocol: "action", "place-tile"; empty when nothing is asked.
    std::string question(PlayerId player) const;
    testing::AssertionResult offers(PlayerId player, const Move& move) const;
    testing::AssertionResult offers(PlayerId player, std::string_view text) const;
    /// Why a move is not legal: "oxygen-too-low 13 5", a code with what it needs and what there is.
    std::vector<std::string> why_not(PlayerId player, const Move& move) const;

    // -- then
    /// Whether every fact named in the text holds; facts not named are not checked.
    testing::AssertionResult shows(std::string_view text);
    /// Whether all that the last `shows` did not name is as it was: at `given`, or when an earlier `shows` looked. The
    /// bookkeeping of the game may differ.
    testing::AssertionResult nothing_else_changed() const;

    const typename Game::Position& position() const { return record_.position(); }
    const Record<Game>& record() const { return record_; }
    /// The given text, the moves and what has changed since: what failures print.
    std::string story() const;

  protected:
    void choose(PlayerId player, const Document& option, const Place& place);
    [[noreturn]] void fail(const Place& place, const std::string& why) const { end_test(place, why + "\n" + story()); }

  private:
    Own& own() { return static_cast<Own&>(*this); }
    std::vector<Document> options(PlayerId player) const;
    /// The one option on offer that the move means, or the move itself.
    Document named_option(PlayerId player, const Move& move) const;

    std::string given_;
    std::vector<std::string> moves_;
    Record<Game> record_;
    Document base_;  ///< what `nothing_else_changed` compares with
    std::vector<std::string> named_;
    bool was_checked_ = false;
};

template <class Own, class Words>
std::string ScenarioOf<Own, Words>::story() const {
    return paragraph("given", {given_}) + paragraph("moves", moves_) +
           paragraph("changed since then", Words::changes(Game::write_position(record_.start()),
                                                          Game::write_position(position()), {"/pending", "/random"}));
}

template <class Own, class Words>
std::vector<Document> ScenarioOf<Own, Words>::options(PlayerId player) const {
    if (!is_asked(player)) return {};
    const Document decision = Game::write_decision(position(), player);
    const Document* options = decision.find("options");
    return options != nullptr ? *options->as_list() : std::vector<Document>();
}

template <class Own, class Words>
Document ScenarioOf<Own, Words>::named_option(PlayerId player, const Move& move) const {
    std::vector<Document> found = options(player);
    std::erase_if(found, [&](const Document& option) { return !matches(option, move); });
    return found.size() == 1 ? found.front() : move.fields;
}

template <class Own, class Words>
void ScenarioOf<Own, Words>::choose(PlayerId player, const Document& option, const Place& place) {
    const std::string who = seat_name(player.index());
    const std::string move = who + ": " + Words::short_text(option);
    const auto refuse = [&](const Refusal& refusal) {
        fail(place, "'" + move + "' is refused: " + std::string(name(refusal.code)) + ", " + refusal.message + "\n" +
                        paragraph("why not", why_not(player, {option})) + paragraph("offered to " + who, asks(player)));
    };
    if (!is_asked(player)) refuse({RefusalCode::not_awaited, "this seat is not asked anything", ""});
    const auto steps = Game::read_choice(position(), player, option);
    if (!steps) refuse(steps.error());
    if (was_checked_) base_ = Game::write_position(position());
    was_checked_ = false;
    const auto done = record_.choose(player, *steps);
    if (!done) refuse(done.error());
    moves_.push_back(move);
    if (const auto violation = Game::violation(position())) fail(place, "the position is broken: " + *violation);
}

template <class Own, class Words>
std::vector<std::string> ScenarioOf<Own, Words>::asks(PlayerId player) const {
    if (!is_asked(player)) return {};
    const Document decision = Game::write_decision(position(), player);
    if (const Document* pick = decision.find("pick")) return {pick_text(*pick)};
    std::vector<std::string> texts;
    for (const Document& option : options(player)) texts.push_back(Words::short_text(option));
    return texts;
}

template <class Own, class Words>
std::string ScenarioOf<Own, Words>::question(PlayerId player) const {
    if (!is_asked(player)) return {};
    const Document decision = Game::write_decision(position(), player);
    const Document* pick = decision.find("pick");
    return std::string(text_at(pick != nullptr ? *pick : decision, "kind"));
}

template <class Own, class Words>
testing::AssertionResult ScenarioOf<Own, Words>::offers(PlayerId player, const Move& move) const {
    bool is_offered =
        std::ranges::any_of(options(player), [&](const Document& option) { return matches(option, move); });
    if (is_asked(player) && move.fields.find("cards") != nullptr)
        is_offered = Game::read_choice(position(), player, move.fields).has_value();
    return (is_offered ? testing::AssertionSuccess() : testing::AssertionFailure())
           << "'" << Words::short_text(move.fields) << "', "
           << paragraph("offered to " + seat_name(player.index()), asks(player)) << story();
}

template <class Own, class Words>
testing::AssertionResult ScenarioOf<Own, Words>::offers(PlayerId player, std::string_view text) const {
    const std::vector<std::string> texts = asks(player);
    const bool is_offered = std::ranges::find(texts, text) != texts.end();
    return (is_offered ? testing::AssertionSuccess() : testing::AssertionFailure())
           << "'" << text << "', " << paragraph("offered to " + seat_name(player.index()), texts) << story();
}

template <class Own, class Words>
std::vector<std::string> ScenarioOf<Own, Words>::why_not(PlayerId player, const Move& move) const {
    const auto answer = Game::why_not(position(), player, named_option(player, move));
    if (!answer) return {std::string(planitia::name(answer.error().code)) + ": " + answer.error().message};
    std::vector<std::string> texts;
    if (const Document* reasons = answer->find("reasons"))
        for (const Document& reason : *reasons->as_list()) texts.push_back(reason_text(reason));
    return texts;
}

template <class Own, class Words>
testing::AssertionResult ScenarioOf<Own, Words>::shows(std::string_view text) {
    try {
        Checked checked = Words::check(Game::write_position(position()), text);
        named_ = std::move(checked.named);
        was_checked_ = true;
        if (checked.wrong.empty()) return testing::AssertionSuccess();
        return testing::AssertionFailure() << paragraph("wrong", checked.wrong) << story();
    } catch (const BadFact& bad) {
        return testing::AssertionFailure() << bad.what();
    }
}

template <class Own, class Words>
testing::AssertionResult ScenarioOf<Own, Words>::nothing_else_changed() const {
    std::vector<std::string> except = named_;
    for (const std::string& pointer : Words::bookkeeping()) except.push_back(pointer);
    const std::vector<std::string> others = Words::changes(base_, Game::write_position(position()), except);
    if (others.empty()) return testing::AssertionSuccess();
    return testing::AssertionFailure() << paragraph("also changed", others) << story();
}

/// A game from a position that a text describes: `document(text)` writes it. One that is refused ends the test.
template <class Own, class Describe>
Own given_by(std::string_view text, const Describe& document, const Place& place) {
    try {
        const auto position = Own::Game::read_position(document(text));
        if (position) return Own(std::string(text), Record<typename Own::Game>::from_position(*position));
        end_test(place, "the position is refused: " + position.error().message + " at " + position.error().at);
    } catch (const BadFact& bad) {
        end_test(place, std::string("given: ") + bad.what());
    }
}

/// A game from its beginning.
template <class Own, class Setup>
Own dealt_by(const Setup& setup, std::string_view seed, const Place& place) {
    const auto record = Record<typename Own::Game>::begin(setup, seed);
    if (!record) end_test(place, "the set-up is refused: " + record.error().message);
    return Own("dealt with the seed " + std::string(seed), *record);
}

}  // namespace planitia::kit

/// What a seat is offered: a move, or an option as a short text.
#define EXPECT_OFFERS(game, player, what) EXPECT_TRUE((game).offers(player, what))
#define EXPECT_NOT_OFFERED(game, player, what) EXPECT_FALSE((game).offers(player, what))
