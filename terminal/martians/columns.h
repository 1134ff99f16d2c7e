/// Titled panels, below and beside one another.
#pragma once
#include <terminal/martians/table.h>

namespace planitia::terminal {

using MartiansPanel = int (*)(const MartiansTable&, Region);

struct TitledPanel {
    std::string title;
    MartiansPanel panel;
};

/// A line with a title in it.
void draw_rule(const MartiansTable& table, Region row, std::string_view title);

/// Columns of the same width, filled from the top.
class PanelColumns {
  public:
    PanelColumns(const MartiansTable& table, Region region, int count);

    std::size_t count() const { return filled_.size(); }
    /// Of the longest column, also where only a part of it is seen.
    int rows() const;
    /// With its title, over so many columns.
    int rows_of(MartiansPanel panel, std::size_t span = 1) const;
    bool fits(MartiansPanel panel, std::size_t span = 1) const { return rows_of(panel, span) <= region_.rows(); }

    /// In that column and so many beside it, even when only a part of it is seen.
    void put(std::size_t column, std::size_t span, const TitledPanel& titled);
    /// In the first column with room for all of it. False when there is none.
    bool put_where_it_fits(const TitledPanel& titled);
    void put_where_most_room_is(const TitledPanel& titled);

  private:
    int left_of(std::size_t column) const;
    int columns_of(std::size_t column, std::size_t span) const;

    const MartiansTable& table_;
    Region region_;
    std::vector<int> filled_;
};

/// A page of panels: below one another where that fits, else beside one another. Gives the rows that it takes.
int draw_page(const MartiansTable& table, Region region, const std::vector<TitledPanel>& panels);

}  // namespace planitia::terminal
