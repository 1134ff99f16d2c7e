/// One game being played, whichever it is.
#pragma once
#include <core/document.h>
#include <core/player.h>
#include <core/result.h>
#include <game/refusal.h>
#include <protocol/telling.h>

#include <memory>
#include <span>
#include <string_view>

namespace planitia::protocol {

using Answer = Result<Document, Refusal>;

/// Answers are maps with the fields of the protocol, without `ok`. A refusal leaves the game as it was; its place is
/// inside the document that was given.
class GameSession {
  public:
    virtual ~GameSession() = default;

    virtual std::size_t player_count() const = 0;
    virtual bool is_awaited(PlayerId player) const = 0;
    virtual Document decisions() const = 0;
    virtual Document state() const = 0;
    /// No player is a spectator.
    virtual Document view(PlayerId player) const = 0;
    virtual Result<Done, Refusal> choose(PlayerId player, const Document& option) = 0;
    virtual Answer why_not(PlayerId player, const Document& option) const = 0;
    virtual Answer preview(PlayerId player, const Document& option) const = 0;
    virtual Result<Done, Refusal> undo() = 0;
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
    NewSession (*begin)(const Document& setup, std::string_view seed);
    NewSession (*set_up)(const Document& position);
    NewSession (*load)(const Document& save);
};

/// Every game; the first is the one that a position without a name is of.
std::span<const GameEntry> games();

}  // namespace planitia::protocol
