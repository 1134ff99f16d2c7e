/// One game being played, whichever it is.
#pragma once
#include <core/document.h>
#include <core/player.h>
#include <core/result.h>
#include <game/refusal.h>
#include <martians/observe/observe.h>
#include <protocol/telling.h>
#include <terraforming/observe/observe.h>

#include <memory>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace planitia::protocol {

using Answer = Result<Document, Refusal>;

/// What a seat may know, of whichever game.
using AnyView = std::variant<terraforming::View, martians::View>;

/// Answers are maps with the fields of the protocol, without `ok`. A refusal leaves the game as it was; its place is
/// inside the document that was given.
class GameSession {
  public:
    virtual ~GameSession() = default;

    virtual std::size_t player_count() const = 0;
    virtual bool is_over() const = 0;
    virtual bool is_awaited(PlayerId player) const = 0;
    virtual Document decisions() const = 0;
    virtual Document state() const = 0;
    /// No player is a spectator.
    virtual Document view(PlayerId player) const = 0;
    virtual AnyView look(PlayerId player) const = 0;
    virtual Result<Done, Refusal> choose(PlayerId player, const Document& option) = 0;
    virtual Answer why_not(PlayerId player, const Document& option) const = 0;
    /// `looks_further`: over questions that have a usual answer.
    virtual Answer preview(PlayerId player, const Document& option, bool looks_further) const = 0;
    virtual Result<Done, Refusal> undo() = 0;
    virtual std::size_t choice_count() const = 0;
    /// Who made the last choice; none before the first.
    virtual PlayerId last_chooser() const = 0;
    /// The number of choices up to the player's last one, which is counted; 0 when there is none.
    virtual std::size_t choices_until(PlayerId player) const = 0;
    /// Whether the last choice showed its player something that could not be known before. Precondition: there is one.
    virtual bool has_revealed() const = 0;
    virtual Document log() const = 0;
    virtual Document score() const = 0;
    /// What the end of the round would bring, for games in which that can be told.
    virtual Answer forecast(PlayerId player) const = 0;
    virtual Document save() const = 0;
    virtual Answer bot(PlayerId player, std::string_view level) const = 0;
    /// Adds words to one of the answers above.
    virtual void tell(const Telling& telling, Document& answer) const = 0;
};

using NewSession = Result<std::unique_ptr<GameSession>, Refusal>;

/// What the protocol offers of one game.
struct GameEntry {
    std::string_view name;
    Document (*describe)();
    /// The names of the bots that play it, from weak to strong.
    std::vector<std::string_view> (*levels)();
    NewSession (*begin)(const Document& setup, std::string_view seed);
    NewSession (*set_up)(const Document& position);
    NewSession (*load)(const Document& save);
};

/// Every game; the first is the one that a position without a name is of.
std::span<const GameEntry> games();

/// The game of that name; the refusal has the place where the name stood.
Result<const GameEntry*, Refusal> find_game(std::string_view name, std::string_view place = "/game");

}  // namespace planitia::protocol
