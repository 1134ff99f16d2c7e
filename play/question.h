/// A question as people see it: every answer there is, and where it helps also those that are not possible, with the reason.
#pragma once
#include <play/list.h>
#include <protocol/telling.h>
#include <table/old/table.h>
#include <terminal/board.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::play {

/// One row of the list.
struct Answer {
    Document option;  ///< null for a heading
    Item item;
    std::vector<std::string> reasons;  ///< why it is not possible

    bool is_possible() const { return reasons.empty() && !option.is_null(); }
};

class Question {
  public:
    Question() = default;
    Question(const table::Table& table, PlayerId player, const protocol::Telling& telling,
             const terminal::Style& style);

    PlayerId player() const { return player_; }
    const Document& decision() const { return decision_; }
    std::string prompt() const;
    std::string kind() const;
    const std::vector<Answer>& answers() const { return answers_; }
    /// The answer that stands first in people's minds.
    std::size_t usual() const { return usual_; }
    /// The answer with that option.
    std::optional<std::size_t> find(const Document& option) const;

    // -- a set of cards
    bool is_pick() const { return decision_.find("pick") != nullptr; }
    int fewest() const { return bound("min"); }
    int most() const { return bound("max"); }
    /// The choice of the marked ones.
    Document picked(const std::vector<Item>& items) const;

  private:
    int bound(const char* key) const;
    void add_cards(const protocol::Telling& telling, const std::string& game);
    void add_options(const protocol::Telling& telling, const std::string& game);
    void add_candidates(const table::Table& table, const protocol::Telling& telling,
                        const std::vector<terminal::CandidateGroup>& groups);

    PlayerId player_;
    Document decision_;  ///< with words
    std::vector<Answer> answers_;
    std::size_t usual_ = 0;
};

/// Draws or asks the board of what a seat sees: `use(board)`.
template <class Use>
decltype(auto) with_board(const terminal::Scene& scene, const protocol::AnyView& view, const Use& use) {
    return std::visit([&](const auto& each) { return use(*make_board(scene, each)); }, view);
}

}  // namespace planitia::play
