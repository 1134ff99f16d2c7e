#include <kit/facts.h>
#include <kit/scenario.h>
#include <kit/short_form.h>

#include <algorithm>
#include <utility>

namespace planitia::kit {

namespace {

/// Reports a failure at that place and ends the test.
[[noreturn]] void end_test(const Place& place, const std::string& message) {
    ADD_FAILURE_AT(place.file, place.line) << message;
    throw testing::AssertionException(
        testing::TestPartResult(testing::TestPartResult::kFatalFailure, place.file, place.line, message.c_str()));
}

std::string lines(const std::string& title, const std::vector<std::string>& items) {
    std::string text = title + ":\n";
    for (const std::string& item : items) text += "  " + item + "\n";
    return text;
}

std::string seat_name(PlayerId player) { return std::string(1, static_cast<char>('A' + player.index())); }

/// What is different after every move and says nothing about its effects.
const std::vector<std::string>& bookkeeping() {
    static const std::vector<std::string> kPaths = {"/pending", "/actionsTaken", "/activePlayer", "/random"};
    return kPaths;
}

std::string text_of(const Document& document, std::string_view key) {
    const Document* value = document.find(key);
    return value != nullptr && value->as_text() != nullptr ? *value->as_text() : std::string();
}

std::string reason_text(const Document& reason) {
    std::string text = text_of(reason, "code");
    for (const char* figure : {"needs", "has"})
        if (const Document* value = reason.find(figure)) text += " " + one_line(*value);
    return text;
}

std::string pick_text(const Document& pick) {
    std::string text =
        text_of(pick, "kind") + " " + one_line(*pick.find("min")) + " to " + one_line(*pick.find("max")) + " of";
    for (const Document& card : *pick.find("from")->as_list()) text += " " + one_line(card);
    return text;
}

}  // namespace

Scenario::Scenario(std::string text, Record<Game> record)
    : given_(std::move(text)), record_(std::move(record)), base_(Game::write_position(record_.position())) {}

Scenario given(std::string_view text, const char* file, int line) {
    const Place place{file, line};
    Document document;
    try {
        document = position_document(text);
    } catch (const BadFact& bad) {
        end_test(place, std::string("given: ") + bad.what());
    }
    const auto position = Scenario::Game::read_position(document);
    if (!position)
        end_test(place, "the position is refused: " + position.error().message + " at " + position.error().at);
    return Scenario(std::string(text), Record<Scenario::Game>::from_position(*position));
}

Scenario dealt(const terraforming::Setup& setup, std::string_view seed, const char* file, int line) {
    const auto record = Record<Scenario::Game>::begin(setup, seed);
    if (!record) end_test({file, line}, "the set-up is refused: " + record.error().message);
    return Scenario("dealt with the seed " + std::string(seed), *record);
}

std::string Scenario::story() const {
    return lines("given", {given_}) + lines("moves", moves_) +
           lines("changed since then", changes(Game::write_position(record_.start()), Game::write_position(position()),
                                               {"/pending", "/random"}));
}

void Scenario::fail(const Place& place, const std::string& why) const { end_test(place, why + "\n" + story()); }

std::vector<Document> Scenario::options(PlayerId player) const {
    if (!is_asked(player)) return {};
    const Document decision = Game::write_decision(position(), player);
    const Document* options = decision.find("options");
    return options != nullptr ? *options->as_list() : std::vector<Document>();
}

Document Scenario::named_option(PlayerId player, const Move& move) const {
    std::vector<Document> found = options(player);
    std::erase_if(found, [&](const Document& option) { return !matches(option, move); });
    return found.size() == 1 ? found.front() : move.fields;
}

Scenario& Scenario::when(PlayerId player, const Move& move, const char* file, int line) {
    choose(player, named_option(player, move), {file, line});
    return *this;
}

void Scenario::choose(PlayerId player, const Document& option, const Place& place) {
    const std::string move = seat_name(player) + ": " + short_text(option);
    const auto refuse = [&](const Refusal& refusal) {
        fail(place, "'" + move + "' is refused: " + std::string(name(refusal.code)) + ", " + refusal.message + "\n" +
                        lines("why not", why_not(player, {option})) +
                        lines("offered to " + seat_name(player), asks(player)));
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

Scenario& Scenario::to_next_generation(const char* file, int line) {
    const int generation = position().generation;
    const auto is_there = [&] {
        return is_over() || (position().generation > generation && position().phase == terraforming::Phase::action);
    };
    while (!is_there()) {
        const PlayerId player = record_.awaited().front();
        Document nothing = buy({}).fields;
        for (const Move& move : {raise("ocean"), raise("oxygen"), raise("temperature"), decline(), end_turn(), pass()})
            if (offers(player, move)) nothing = move.fields;
        choose(player, nothing, {file, line});
    }
    return *this;
}

Scenario& Scenario::undo(const char* file, int line) {
    if (const auto done = record_.undo(); !done) fail({file, line}, "undo is refused: " + done.error().message);
    moves_.emplace_back("undo");
    return *this;
}

std::vector<std::string> Scenario::asks(PlayerId player) const {
    if (!is_asked(player)) return {};
    const Document decision = Game::write_decision(position(), player);
    if (const Document* pick = decision.find("pick")) return {pick_text(*pick)};
    std::vector<std::string> texts;
    for (const Document& option : options(player)) texts.push_back(short_text(option));
    return texts;
}

std::string Scenario::question(PlayerId player) const {
    if (!is_asked(player)) return {};
    const Document decision = Game::write_decision(position(), player);
    const Document* pick = decision.find("pick");
    return text_of(pick != nullptr ? *pick : decision, "kind");
}

testing::AssertionResult Scenario::offers(PlayerId player, const Move& move) const {
    bool is_offered =
        std::ranges::any_of(options(player), [&](const Document& option) { return matches(option, move); });
    if (is_asked(player) && move.fields.find("cards") != nullptr)
        is_offered = Game::read_choice(position(), player, move.fields).has_value();
    return (is_offered ? testing::AssertionSuccess() : testing::AssertionFailure())
           << "'" << short_text(move.fields) << "', " << lines("offered to " + seat_name(player), asks(player))
           << story();
}

testing::AssertionResult Scenario::offers(PlayerId player, std::string_view text) const {
    const std::vector<std::string> texts = asks(player);
    const bool is_offered = std::ranges::find(texts, text) != texts.end();
    return (is_offered ? testing::AssertionSuccess() : testing::AssertionFailure())
           << "'" << text << "', " << lines("offered to " + seat_name(player), texts) << story();
}

std::vector<std::string> Scenario::why_not(PlayerId player, const Move& move) const {
    const auto answer = Game::why_not(position(), player, named_option(player, move));
    if (!answer) return {std::string(planitia::name(answer.error().code)) + ": " + answer.error().message};
    std::vector<std::string> texts;
    if (const Document* reasons = answer->find("reasons"))
        for (const Document& reason : *reasons->as_list()) texts.push_back(reason_text(reason));
    return texts;
}

testing::AssertionResult Scenario::shows(std::string_view text) {
    try {
        Checked checked = check_facts(Game::write_position(position()), text);
        named_ = std::move(checked.named);
        was_checked_ = true;
        if (checked.wrong.empty()) return testing::AssertionSuccess();
        return testing::AssertionFailure() << lines("wrong", checked.wrong) << story();
    } catch (const BadFact& bad) {
        return testing::AssertionFailure() << bad.what();
    }
}

testing::AssertionResult Scenario::nothing_else_changed() const {
    std::vector<std::string> except = named_;
    except.insert(except.end(), bookkeeping().begin(), bookkeeping().end());
    const std::vector<std::string> others = changes(base_, Game::write_position(position()), except);
    if (others.empty()) return testing::AssertionSuccess();
    return testing::AssertionFailure() << lines("also changed", others) << story();
}

}  // namespace planitia::kit
