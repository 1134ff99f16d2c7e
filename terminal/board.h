/// What a table shows of one game: the same interface for every game, so that the table itself knows none.
#pragma once
#include <desk/facts.h>
#include <desk/question.h>
#include <terminal/canvas.h>

#include <memory>
#include <string>
#include <vector>

namespace planitia::terminal {

/// What is drawn besides the view itself.
struct Scene {
    const Style& style;
    const present::Speaker& speaker;
    const desk::AnyFacts& facts;                ///< of the view
    const desk::Question* question = nullptr;   ///< what the viewer is asked
    const desk::AnyOption* selected = nullptr;  ///< the selected option: its space, building, quarter … is marked
};

/// Things that belong together, to be read.
struct ReadingGroup {
    std::string title;
    std::vector<const present::Entry*> entries;
};

class Board {
  public:
    virtual ~Board() = default;

    /// Where the game stands, in one line: round, phase, what is common to all.
    virtual std::string headline() const = 0;
    /// What Tab walks through. The first page shows the most important of everything, and more the larger the region is.
    virtual std::vector<std::string> pages() const = 0;
    /// Gives the rows that the page takes in so many columns. Where these are more than there are it is a list that can be
    /// scrolled, drawn on a higher canvas; other pages fit themselves to the region.
    virtual int draw(Region region, std::size_t page) const = 0;
    /// Every card and tile that the viewer may read: their own, those in play of everybody, and what lies on the board.
    virtual std::vector<ReadingGroup> reading() const = 0;
};

/// Of the game that the view is of. Scene and view have to outlive it.
std::unique_ptr<Board> make_board(const Scene& scene, const desk::AnyView& view);

}  // namespace planitia::terminal
