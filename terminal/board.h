/// What a table shows of one game: the same interface for every game, so that the table itself knows none.
#pragma once
#include <core/document.h>
#include <desk/question.h>
#include <martians/observe/observe.h>
#include <present/describe.h>
#include <terminal/canvas.h>
#include <terraforming/observe/observe.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace planitia::terminal {

/// What is drawn besides the view itself. Documents are as the protocol writes them; null when there is none.
struct Scene {
    const Style& style;
    const present::Speaker& speaker;
    Document decision = {};  ///< what the viewer is asked
    Document option = {};    ///< the option that is selected: its space, building, quarter … is marked
    Document forecast = {};
};

/// Something a player could think of doing, legal or not.
struct Candidate {
    Document option;
    std::string label;  ///< short, below the title of its group
    std::string note;   ///< in few characters what else to know: cost, tags
};
struct CandidateGroup {
    std::string title;
    std::vector<Candidate> candidates;
};

using desk::Place;

/// The answers that the desk knows for a turn. Signs are those that the terminal has.
std::vector<CandidateGroup> candidates_of(const Style& style, const std::vector<desk::AnswerGroup>& groups,
                                          const std::function<Document(const desk::AnyOption&)>& write);

class Board {
  public:
    virtual ~Board() = default;

    /// Where the game stands, in one line: round, phase, what is common to all.
    virtual std::string headline() const = 0;
    /// What Tab walks through. The first page shows the most important of everything, and more the larger the region is.
    virtual std::vector<std::string> pages() const = 0;
    virtual void draw(Region region, std::size_t page) const = 0;
    /// For the choice of a turn: all that the viewer could think of, grouped. Empty where the options say it all.
    virtual std::vector<CandidateGroup> candidates() const = 0;
    /// Where an option lies on the map, so that arrows can walk there; none for what lies nowhere.
    virtual std::optional<Place> place(const Document& option) const = 0;
    /// The rule behind an option in a sentence or two; none where an entry of the catalogue says it all.
    virtual std::optional<std::string> explanation(const Document& option) const = 0;
    /// The `id` of the entry that is about an option, where no member of it names one. May be empty.
    virtual std::string entry_about(const Document& option) const = 0;
};

std::unique_ptr<Board> make_board(const Scene& scene, const terraforming::View& view);
std::unique_ptr<Board> make_board(const Scene& scene, const martians::View& view);

}  // namespace planitia::terminal
