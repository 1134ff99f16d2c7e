/// What somebody does at a table, as a function over its room: checked, done in memory, and told as what has to be written.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <house/room.h>
#include <store/writer.h>

#include <cstdint>
#include <string>
#include <vector>

namespace planitia::house {

/// Who asks for something.
struct Asker {
    std::string person;  ///< empty: nobody that is known
    std::string name;    ///< of the person
    present::Language language = present::Language::en;
    std::string request;  ///< the number of the request: the same one again gets the same reply; empty: it has none
};

/// What an act has changed beside the rows of the table and its seats, which are compared with those of before.
struct Change {
    Document reply = Document::map();    ///< without `ok`
    std::vector<store::Statement> rows;  ///< choices, drafts, plans, votes, chat, results
    bool is_about_seats = false;  ///< who sits, what is agreed: another process must not have changed that meanwhile
    std::optional<store::ChatRow> said;  ///< to be heard by all
    PlayerSet drafted;                   ///< seats that alone have something new to see
    bool is_public = true;               ///< everybody has
};

/// On refusal the room is as it was. When what it gives can not be written, the room is thrown away.
using Act = Result<Change, Refusal> (*)(Room& room, const Asker& asker, const Document& request, std::int64_t now);

Unexpected<Refusal> refuse(RefusalCode code, std::string message, std::string at = "");

}  // namespace planitia::house
