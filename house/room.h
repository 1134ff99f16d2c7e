/// A table as the house has it in memory: its rows, and the game that they tell. A value that can be thrown away and read again.
#pragma once
#include <core/player.h>
#include <house/sight.h>
#include <present/language.h>
#include <protocol/telling.h>
#include <store/rows.h>
#include <store/tables.h>
#include <table/orders.h>
#include <table/sitting.h>
#include <table/terms.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::house {

/// A proposal about a seat; done when every other person at the table agrees.
struct Vote {
    std::int64_t number = 0;
    PlayerId seat;
    std::string bot;  ///< of that level takes the seat; empty: its person comes back
    PlayerId by;
    PlayerSet agreed;
};

struct Room {
    store::TableRow row;
    std::vector<store::SeatRow> seats;
    table::Terms terms;
    Document setup;
    std::optional<table::Sitting> sitting;  ///< none while people gather
    ByPlayer<std::optional<std::int64_t>> commit_at;
    ByPlayer<table::Orders> orders;
    std::vector<Vote> votes;
    std::int64_t chats = 0;

    bool is_playing() const { return row.state == "playing" && !row.diverged_at; }
    store::SeatRow& seat(PlayerId player) { return seats[player.index()]; }
    const store::SeatRow& seat(PlayerId player) const { return seats[player.index()]; }
    /// The seat that belongs to a person; none for a spectator.
    PlayerId seat_of(std::string_view person) const;
    bool is_person(PlayerId player) const;
    bool is_bot(PlayerId player) const { return seat(player).state == "bot"; }
};

/// Whether it holds for one of the seats.
template <class Holds>
bool any_seat(const Room& room, const Holds& holds) {
    for (PlayerId player : seats(room.seats.size()))
        if (holds(player)) return true;
    return false;
}

/// Plays what is stored. A game that can not be played on by these rules is opened as far as it goes, and `diverged_at` says how far.
Room open_room(store::KeptTable kept);
/// Takes in what another process has written since, read from the first choice that the room does not have. False when that does not fit:
/// the room is to be opened anew.
bool catch_up(Room& room, store::KeptTable kept);

/// What another process would change in it, to be compared with what the database has.
store::Pulse pulse_of(const Room& room);
/// The host, and who has a seat.
std::vector<std::string> people_of(const Room& room);

/// All that documents are made of. The room must outlive it.
TableSight sight_of(const Room& room, PlayerSet here, std::size_t watching, std::int64_t now);
protocol::Telling telling_of(const Room& room, present::Language language);

Document write_vote(const Vote& vote);
/// A seat's draft, a bot's seat and who is awaited, as the guards compare them.
void note_numbers(Room& room);

}  // namespace planitia::house
