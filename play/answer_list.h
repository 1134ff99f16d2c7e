/// A question as a list on the screen: headings, every answer, and dim those that are not possible, with the reason.
#pragma once
#include <desk/question.h>
#include <play/dialog.h>
#include <play/list.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::play {

class AnswerList {
  public:
    AnswerList() = default;
    AnswerList(desk::Question question, const Settings& settings);
    // The rows point into the question.
    AnswerList(AnswerList&&) = default;
    AnswerList& operator=(AnswerList&&) = default;

    const desk::Question& question() const { return question_; }
    const List& list() const { return list_; }
    /// The answer in a row; null in that of a heading.
    const desk::Answer* answer(std::size_t row) const { return rows_[row]; }
    /// The answer that is selected; null when nothing is found.
    const desk::Answer* selected() const;

    /// Why nothing can be chosen as it is; empty when it can.
    std::string objection(const Settings& settings) const;
    /// The answers that Enter takes: the one that is selected, or those that are marked. Where one card is chosen and none is marked,
    /// it is the selected one.
    std::vector<const desk::Answer*> chosen() const;
    /// The choice of them; empty when there is none. Precondition: there is no objection.
    desk::Choice choice() const;
    /// Selects or marks what that choice is made of, unless something is marked, and says it in words; empty when it is no answer
    /// to this question.
    std::string show(const Settings& settings, const desk::Choice& choice);
    /// How many are marked of how many, and what they cost or bring.
    std::string marked_text(const Settings& settings) const;
    /// Marks the selected card, or takes the mark away. False when no more may be marked.
    bool toggle_mark();

    /// Whether the key was one of the list.
    bool on(const Key& key);
    void draw(const terminal::Style& style, Region region) { list_.draw(style, region, question_.pick.has_value()); }

  private:
    void add_row(Item item, const desk::Answer* answer);
    std::size_t first_choice() const;
    bool walk_on_map(const Key& key);

    desk::Question question_;
    std::vector<const desk::Answer*> rows_;
    List list_;
};

}  // namespace planitia::play
