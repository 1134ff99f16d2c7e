/// One game being played, whichever it is: its record, its log, and what may be asked of it without words.
#pragma once
#include <core/player.h>
#include <core/result.h>
#include <desk/any.h>
#include <game/refusal.h>
#include <game/reveal.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace planitia::desk {

/// An event of the log.
struct Line {
    std::size_t number = 0;  ///< from 0
    std::size_t choice = 0;  ///< that it followed from, from 0
    std::size_t move = 0;    ///< the first choice of the action that it belongs to
    PlayerId by;             ///< whose choice it was
    AnyEvent event;
};

/// A value: to copy it is to clone the game with all that lies behind it. What is known to a seat leaves only through `look`.
class Match {
  public:
    static Result<Match, Refusal> begin(const AnySetup& setup, std::string_view seed);
    static Match from_position(const AnyPosition& position);
    /// Plays the record once to have its log.
    explicit Match(AnyRecord record);

    const AnyRecord& record() const { return record_; }
    /// The name of the game.
    std::string_view game() const;
    std::size_t player_count() const;
    bool is_over() const;
    PlayerSet awaited() const;
    bool is_awaited(PlayerId player) const;
    /// Whether the question that the seat is asked belongs to an action that it has begun.
    bool is_within_move(PlayerId player) const;

    /// Every choice that an awaited seat has, in the order of the game; none where a set of cards is chosen.
    std::vector<Choice> choices(PlayerId player) const;

    /// Choices made so far, of all seats.
    std::size_t choice_count() const;
    /// Who made a choice. Precondition: it was made.
    PlayerId chooser(std::size_t choice) const;
    /// Who made the last one; none before the first.
    PlayerId last_chooser() const;
    /// Choices of one seat so far: the number of the question that it is asked, which only its own answers change.
    std::size_t number(PlayerId player) const;
    /// Choices up to the player's last one, which is counted; 0 when there is none.
    std::size_t choices_until(PlayerId player) const;

    /// Makes a choice and gives the lines that it adds to the log. On refusal nothing has changed.
    Result<std::span<const Line>, Refusal> choose(PlayerId player, const Choice& choice);
    Result<Done, Refusal> undo();
    /// A match that begins at the present position: nothing that lies behind can be taken back on it. Its choices and lines are
    /// counted from those that were made.
    Match fork() const;

    /// What the choice would show its player that could not be known before; none when it can be taken back without harm.
    /// Precondition: the choice is legal.
    std::optional<Reveal> would_reveal(PlayerId player, const Choice& choice) const;

    std::span<const Line> lines() const { return lines_; }
    /// The lines of that choice and of all that followed.
    std::span<const Line> lines_since(std::size_t choice) const;

    /// What a seat may know; no player is a spectator.
    AnyView look(PlayerId player) const;
    AnySetup setup() const;
    /// By seats, the position taken as final.
    std::vector<Score> score() const;
    /// What a bot of that level would choose. It sees the seat's view, and the same view gets the same answer.
    Result<Choice, Refusal> bot(PlayerId player, std::string_view level) const;

  private:
    struct Made {
        PlayerId by;
        std::size_t move = 0;
        std::size_t first_line = 0;
    };

    /// The move of the player's last choice, after which others may have answered; none made, one that begins now.
    std::size_t move_of(PlayerId player) const;
    void note(PlayerId player, bool is_within_move, std::span<const AnyEvent> events);

    AnyRecord record_;
    std::vector<Made> made_;  ///< all choices, those before a fork included
    std::vector<Line> lines_;
    std::size_t base_choices_ = 0;  ///< before a fork
    std::size_t base_lines_ = 0;
};

}  // namespace planitia::desk
