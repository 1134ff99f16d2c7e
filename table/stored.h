/// What is stored of a table: documents, so that it outlives a release.
#pragma once
#include <core/document.h>
#include <core/player.h>
#include <game/reveal.h>
#include <table/seat.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace planitia::table {

/// A committed choice.
struct StoredChoice {
    std::size_t number = 0;  ///< from 0
    PlayerId player;
    Document option;
    std::string digest;  ///< of the game so far, in hexadecimal digits; empty in tables of before 0.2.0
};

/// The draft of a seat; it takes the place of the one before.
struct StoredDraft {
    PlayerId player;
    std::size_t base = 0;           ///< choices that were committed where it begins
    std::uint32_t revision = 0;     ///< of the seat's question
    std::vector<Document> options;  ///< empty: nothing is drafted any more
};

/// What has changed at a table, and is to be stored as one before anybody hears of it.
struct Step {
    std::vector<StoredChoice> committed;
    std::vector<StoredDraft> drafts;
    /// What was shown by the choices just committed, so that they can not be taken back.
    std::optional<Reveal> wall;
    bool is_over = false;
};

struct StoredTable {
    std::string game;
    Document setup;     ///< or
    Document position;  ///< where the game was set up from one; the other is null
    std::string seed;
    std::string version;
    int rules = 1;
    std::vector<Seat> seats;
    std::vector<StoredChoice> choices;
    std::vector<StoredDraft> drafts;  ///< at most one of a seat
    std::size_t steps = 0;            ///< that a store has of it, those that changed a draft included
    bool is_over = false;
};

}  // namespace planitia::table
