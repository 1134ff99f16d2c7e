/// A game with people and bots at it, as values: the committed game, whose turn it is, what a seat has drafted, and how far it may step
/// back. Nothing here waits, stores or looks at a clock.
#pragma once
#include <core/result.h>
#include <desk/match.h>
#include <game/refusal.h>
#include <table/draft.h>
#include <table/seat.h>
#include <table/stored.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::table {

/// What is agreed before the deal.
struct Agreement {
    desk::AnySetup setup;
    std::string seed;
    std::vector<Seat> seats;  ///< those left out are people without a name
};

/// The number of a question: how many choices of the seat are committed, and how often it has answered or stepped back since. No number
/// is used twice, and the answers of others do not change it.
struct AskId {
    std::size_t answers = 0;
    std::uint32_t revision = 0;
    friend bool operator==(const AskId&, const AskId&) = default;
};
/// "71.2"
std::string to_text(AskId id);
std::optional<AskId> ask_id(std::string_view text);

/// Whether a seat may step back, and if not, what stands in the way.
struct WayBack {
    bool is_open = false;
    /// What the seat's last committed choice has shown; none when it was given out of hand, or nothing was chosen.
    std::optional<Reveal> wall;
};

class Sitting {
  public:
    static Result<Sitting, Refusal> begin(const Agreement& agreement);
    /// Plays and checks every choice, and lays the drafts on top.
    static Result<Sitting, Refusal> open(const StoredTable& stored);
    StoredTable stored() const;

    const std::vector<Seat>& seats() const { return seats_; }
    const Seat& seat(PlayerId player) const { return seats_[player.index()]; }
    bool is_over() const { return committed_.is_over(); }

    /// What everybody may hear of.
    const desk::Match& committed() const { return committed_; }
    /// What a seat plays on: its draft where it has one, else the committed game. No player: the committed game.
    const desk::Match& game(PlayerId viewer) const;

    /// The seats that an answer is waited for: a seat whose draft is complete is not. For whoever runs the table: others are told who
    /// is awaited in the committed game.
    PlayerSet awaited() const;
    /// Who answers next: people before bots, as the order changes nothing where several are asked. None when nobody has to answer.
    PlayerId next() const;
    /// Whether the seat has drafted all of its turn, and it waits to be committed.
    bool is_complete(PlayerId player) const;
    AskId ask(PlayerId player) const;
    WayBack way_back(PlayerId player) const;

    /// An answer of a seat: to its draft, which begins with it. Refused as `stale` when it quotes another question than the one at hand.
    /// The draft is committed with it when the answer shows something new, or when it is wished, which nobody does before the deliveries
    /// at the end of a turn of Martians are made.
    Result<Step, Refusal> answer(PlayerId player, AskId ask, const desk::Choice& choice, bool commits = false);
    /// Takes the last choice off the draft.
    Result<Step, Refusal> back(PlayerId player, AskId ask);
    Result<Step, Refusal> commit(PlayerId player, AskId ask);
    /// A choice that was thought of elsewhere for a seat that is no person's now: it is committed at once, with what the seat has drafted.
    Result<Step, Refusal> commit_for(PlayerId player, const desk::Choice& choice);
    /// Choices that were committed elsewhere. Drafts are laid on them anew; those that do not fit any more are dropped and named. On
    /// refusal nothing has changed.
    Result<PlayerSet, Refusal> adopt(std::span<const StoredChoice> choices);
    /// A draft that was made elsewhere takes the place of the seat's own. One that does not fit is left out.
    void adopt(const StoredDraft& draft);

    /// The lines of what the viewer plays on, from that number on. The numbers of a draft's lines are provisional, as others may commit
    /// before it does: a client remembers `committed().lines().size()`, and asks from there on the next time.
    std::vector<desk::Line> lines_since(PlayerId viewer, std::size_t line) const;

  private:
    struct SeatState {
        std::optional<Draft> draft;
        std::uint32_t revision = 0;
        std::optional<Reveal> wall;  ///< what its last committed choice has shown
    };

    Sitting(desk::Match committed, std::vector<Seat> seats);
    SeatState& of(PlayerId player) { return by_seat_[player.index()]; }
    const SeatState& of(PlayerId player) const { return by_seat_[player.index()]; }

    void raise_walls();
    void restore(const StoredDraft& stored);
    std::optional<Draft> read_draft(const StoredDraft& stored) const;
    StoredDraft stored_draft(PlayerId player) const;
    Result<Done, Refusal> check(PlayerId player, AskId ask) const;
    Result<Step, Refusal> commit(PlayerId player, const std::vector<desk::Choice>& choices);
    /// Lays a draft, or all, on the game as it is committed now.
    bool lay_anew(PlayerId player);
    PlayerSet lay_drafts();

    desk::Match committed_;
    std::vector<Seat> seats_;
    std::vector<SeatState> by_seat_;
};

}  // namespace planitia::table
