/// What a seat is asked, in words and in full: every answer there is, and for a turn everything the seat could think of, with its
/// price, why it is not possible, where it lies and what is written about it. All that a client needs to ask a person.
#pragma once
#include <desk/any.h>
#include <game/reveal.h>
#include <present/entry.h>
#include <present/goal.h>
#include <present/speaker.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::desk {

class Match;
struct Line;

/// Why something is not possible.
struct Objection {
    AnyReason reason;
    std::string text;   ///< a sentence
    std::string brief;  ///< at most 24 characters
};

/// Where something lies on a map; a step to the side is 2 columns, a step up or down 1 row.
struct Place {
    int column = 0;
    int row = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// What something costs: pieces by the name of their resource or good ("megacredits", "energy", "time").
struct Price {
    std::string_view what;
    int amount = 0;
    friend bool operator==(const Price&, const Price&) = default;
};

/// One answer. Of a set of cards, one card.
struct Answer {
    AnyOption option;
    std::string label;                       ///< short, below the title of its group
    std::string note;                        ///< in few characters what else to know: cost, tags
    std::string text;                        ///< as a sentence
    std::vector<Price> price = {};           ///< as far as it is known before
    std::vector<Objection> objections = {};  ///< why it is not possible; empty when it is
    std::optional<Place> place = {};
    const present::Entry* entry = nullptr;  ///< what the catalogue says about it
    bool is_useless = false;                ///< possible, but it would only cost something; the note says so

    bool is_possible() const { return objections.empty(); }
};

/// Answers that belong together: the cards in hand, the standard projects …
struct AnswerGroup {
    std::string_view name;  ///< of the group, stable; empty for answers that are not grouped
    std::string title;
    std::vector<Answer> answers;
};

/// What every card of a set costs, or brings.
struct PickDeal {
    int price = 0;     ///< to pay for each; below 0, to get
    int money = 0;     ///< that there is before
    std::string unit;  ///< of both, in words
};

/// A set is chosen, of so many cards.
struct PickBounds {
    int min = 0;
    int max = 0;
    AnyOption end;  ///< the step after the last card
    std::optional<PickDeal> deal = {};
};

/// How something can be paid.
struct PaymentMeans {
    std::string_view means;  ///< "megacredits", "steel", …
    int worth = 1;           ///< of one piece
    int have = 0;
    int most = 0;  ///< pieces that can be used here
};
struct PaymentTerms {
    int price = 0;
    std::vector<PaymentMeans> means;
};

struct Question {
    PlayerId player;
    std::size_t number = 0;  ///< an answer quotes it: it changes with every answer of this seat
    std::string_view kind;   ///< as the protocol names it
    std::string prompt;
    std::string about;  ///< the effect that is being carried out, in words; often empty
    std::vector<AnswerGroup> groups;
    std::optional<PickBounds> pick = {};
    std::optional<PaymentTerms> payment = {};
    std::optional<AnyOption> usual = {};  ///< the answer that most people would give without thinking

    /// The answers of all groups, one after the other.
    std::vector<const Answer*> answers() const;
    /// The answer with that option.
    const Answer* find(const AnyOption& option) const;
    /// A choice of one answer, or of a set of them.
    Choice choice(const Answer& answer) const;
    Choice choice(const std::vector<const Answer*>& picked) const;
    /// The set that a choice comes to: the last of it may have to follow, and are no steps of the choice then. Precondition: `pick`.
    std::vector<const Answer*> picked(const Choice& choice) const;
};

/// A payment has an answer for each of its ways, which can be hundreds: clients choose from the list alone, and no way may be lost to them.
/// Precondition: the seat is awaited. Options are those of the game; all else is computed on a position dealt anew from what the seat
/// may know, so that it can not know more.
Question ask(const Match& match, PlayerId player, const present::Speaker& speaker);

/// The places, among all options of the seat, of those to be asked for once more: they only cost something, or give away what can not be
/// won back. Precondition: the seat is awaited.
std::vector<std::size_t> risky_options(const Match& match, PlayerId player);

/// Why a choice of that option is not possible; empty when it is.
std::vector<Objection> objections(const Match& match, PlayerId player, const AnyOption& option,
                                  const present::Speaker& speaker);
/// The rule behind an option in a sentence or two; none where the catalogue says it all.
std::optional<std::string> explanation(const Match& match, PlayerId player, const AnyOption& option,
                                       const present::Phrasebook& book);
/// An option as a sentence. Precondition: it is offered.
std::string option_text(const Match& match, PlayerId player, const AnyOption& option, const present::Speaker& speaker);
/// A line of the log.
std::string event_text(const Match& match, const AnyEvent& event, const present::Speaker& speaker);
/// The lines in the order in which people tell them: what is done comes before what it costs.
std::vector<Line> told(std::span<const Line> lines);
/// How a part of the score is called; none for what is no part.
std::optional<std::string> score_part_text(const Match& match, std::string_view part, const present::Speaker& speaker);
/// What players are to reach together; nothing where that is not how the game is won.
std::vector<present::Goal> goals(const Match& match, const present::Speaker& speaker);
/// How the game ended. Precondition: it is over.
std::string result_text(const Match& match, const present::Speaker& speaker);

}  // namespace planitia::desk
