/// What a client knows of a table: made of nothing but the messages that it was sent.
#pragma once
#include <core/document.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace planitia::trial {

class Mirror {
  public:
    /// Takes in a message about the table. False when it tells what has changed since something that was never here: the whole state is
    /// needed.
    bool hear(const Document& message);
    /// Lines that were asked for apart: `{"from":…,"list":[…],"more":true}`.
    void hear_lines(const Document& lines);

    /// What a `watch` says is there already; null when nothing is.
    Document have() const;
    /// Nothing is there any more but the lines and the chat.
    void forget_state();

    bool has_state() const { return !at_.empty(); }
    const std::string& at() const { return at_; }
    /// `view`, `facts`, `turn`, `ask`, `seats`, `table` …
    const Document& state() const { return state_; }
    /// `turn.ask`; empty for a spectator.
    std::string ask_id() const;
    /// The question to this seat; null when there is none.
    const Document* decision() const;
    bool is_over() const;

    /// Committed lines by their numbers.
    const std::map<std::int64_t, Document>& lines() const { return lines_; }
    std::int64_t next_line() const { return lines_.empty() ? 0 : lines_.rbegin()->first + 1; }
    /// There are more lines than were sent.
    bool wants_lines() const { return wants_lines_; }
    const std::map<std::int64_t, Document>& chat() const { return chat_; }

    /// What can not be: two messages that say different things about the same.
    const std::vector<std::string>& contradictions() const { return contradictions_; }

  private:
    void take_whole(const Document& message);
    void take_changes(const Document& message);
    void take_chat(const Document& said);

    std::string at_;
    Document state_ = Document::map();
    std::map<std::int64_t, Document> lines_;
    std::map<std::int64_t, Document> chat_;
    bool wants_lines_ = false;
    std::vector<std::string> contradictions_;
};

/// Sets the place that the JSON pointer (RFC 6901) names. False when there is no such place.
bool set_at(Document& document, std::string_view pointer, const Document& value);
/// Takes the member that the pointer names out of its map. False when it is not there.
bool remove_at(Document& document, std::string_view pointer);

}  // namespace planitia::trial
