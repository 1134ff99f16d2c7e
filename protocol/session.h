/// The protocol: requests and answers as JSON, one line each.
#pragma once
#include <protocol/answers.h>
#include <protocol/telling.h>

#include <optional>
#include <string>
#include <string_view>

namespace planitia::protocol {

/// One conversation. Holds at most one game; a request that is refused leaves it exactly as it was.
class Session {
  public:
    /// One request, one answer, both without the end of the line.
    std::string handle(std::string_view line);
    /// Whether the other side has said goodbye.
    bool has_quit() const { return has_quit_; }

  private:
    struct Command;
    static const Command* find_command(std::string_view name);

    Answer answer(const Document& request);
    Answer start(Result<desk::Match, Refusal> match, std::string_view place);

    Answer list_games(const Document& request);
    Answer map(const Document& request);
    Answer speak(const Document& request);
    Answer begin(const Document& request);
    Answer set_up(const Document& request);
    Answer load(const Document& request);
    Answer quit(const Document& request);
    Answer state(const Document& request);
    Answer view(const Document& request);
    Answer decisions(const Document& request);
    Answer choose(const Document& request);
    Answer why_not(const Document& request);
    Answer candidates(const Document& request);
    Answer preview(const Document& request);
    Answer previews(const Document& request);
    Answer undo(const Document& request);
    Answer log(const Document& request);
    Answer score(const Document& request);
    Answer forecast(const Document& request);
    Answer save(const Document& request);
    Answer bot(const Document& request);
    Answer hint(const Document& request);

    std::optional<desk::Match> match_;
    Telling telling_;
    bool has_quit_ = false;
};

}  // namespace planitia::protocol
