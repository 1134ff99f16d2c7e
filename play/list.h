/// A list to choose from: with arrows, by number, by first letter, or by searching.
#pragma once
#include <terminal/canvas.h>
#include <terminal/keys.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::play {

struct Item {
    std::string label;
    std::string note = {};    ///< at the right edge
    std::string brief = {};   ///< the note where there is no room for all of it
    bool is_heading = false;  ///< can not be selected
    bool is_enabled = true;   ///< else it is dim
    bool is_marked = false;
};

class List {
  public:
    enum class Search { offered, none };
    explicit List(Search search = Search::offered) : has_search_(search == Search::offered) {}

    void set_items(std::vector<Item> items);
    const std::vector<Item>& items() const { return items_; }
    std::vector<Item>& items() { return items_; }

    /// The index of an item that is no heading; none when nothing is found.
    std::optional<std::size_t> selected() const;
    void select(std::size_t index);
    int count_marked() const;

    /// Whether the key was one of the list.
    bool on(const terminal::Key& key);
    bool is_searching() const { return is_searching_; }
    const std::string& search() const { return search_; }
    void stop_searching();

    void draw(const terminal::Style& style, terminal::Region region, bool has_marks = false);

  private:
    bool is_found(const Item& item) const;
    bool is_shown(std::size_t index) const;
    bool is_selectable(std::size_t index) const;
    void move(int steps);
    void move_to_letter(std::string_view letter);
    void move_to_number(char digit);
    bool on_search(const terminal::Key& key);
    void select_first();
    int number_of(std::size_t index) const;
    std::string label_in(std::size_t index, std::size_t columns) const;
    void draw_item(const terminal::Style& style, terminal::Region& row, std::size_t index, bool has_marks) const;

    std::vector<Item> items_;
    std::size_t selected_ = 0;
    std::size_t top_ = 0;  ///< the first of the rows that are drawn
    int page_ = 10;
    bool has_search_;
    bool is_searching_ = false;
    std::string search_;
    std::string digits_;
};

}  // namespace planitia::play
