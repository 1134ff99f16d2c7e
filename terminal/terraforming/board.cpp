#include <terminal/terraforming/board.h>
#include <terminal/terraforming/cards_panel.h>
#include <terminal/terraforming/colonies_panel.h>
#include <terminal/terraforming/goals_panel.h>
#include <terminal/terraforming/hand_panel.h>
#include <terminal/terraforming/headline.h>
#include <terminal/terraforming/overview.h>
#include <terminal/terraforming/reading.h>

namespace planitia::terminal {

using L = present::TerraformingLabel;

namespace {

enum class Page : std::uint8_t { overview, hand, cards, goals, colonies, map };

/// Without milestones and awards in solo, without colonies where the expansion is not in play.
std::vector<Page> pages_of(const TerraformingTable& table) {
    std::vector<Page> pages = {Page::overview, Page::hand, Page::cards};
    if (!table.position().is_solo()) pages.push_back(Page::goals);
    if (table.position().setup.colonies) pages.push_back(Page::colonies);
    pages.push_back(Page::map);
    return pages;
}

std::string title_of(const TerraformingTable& table, Page page) {
    const present::Phrasebook& book = table.book();
    switch (page) {
        case Page::overview: return table.say(L::overview);
        case Page::hand: return table.say(L::hand);
        case Page::cards: return table.say(L::in_play);
        case Page::goals: return book.say(present::EntryKind::milestone) + " / " + book.say(present::EntryKind::award);
        case Page::colonies: return table.word(terraforming::Set::colonies);
        case Page::map: break;
    }
    return table.say(L::mars);
}

/// Gives the rows that the page takes.
int draw_page(const TerraformingTable& table, Region region, Page page) {
    const int colony_lines = colony_rows(table, 3) <= region.rows() ? 3 : 1;
    switch (page) {
        case Page::overview: draw_overview(table, region); break;
        case Page::hand: return draw_hand(table, region);
        case Page::cards: return draw_cards(table, region);
        case Page::goals: draw_goals(table, region); return goal_rows(table, region.columns());
        case Page::colonies: draw_colonies(table, region, colony_lines); return colony_rows(table, colony_lines);
        case Page::map: draw_map_page(table, region); break;
    }
    return region.rows();
}

class TerraformingBoard final : public Board {
  public:
    TerraformingBoard(const Scene& scene, const terraforming::View& view) : table_(scene, view) {}

    std::string headline() const override { return headline_of(table_); }
    std::vector<std::string> pages() const override {
        std::vector<std::string> titles;
        for (Page page : pages_of(table_)) titles.push_back(title_of(table_, page));
        return titles;
    }
    int draw(Region region, std::size_t page) const override {
        const std::vector<Page> pages = pages_of(table_);
        return page < pages.size() ? draw_page(table_, region, pages[page]) : 0;
    }
    std::vector<ReadingGroup> reading() const override { return reading_of(table_); }

  private:
    TerraformingTable table_;
};

}  // namespace

std::unique_ptr<Board> make_board(const Scene& scene, const terraforming::View& view) {
    return std::make_unique<TerraformingBoard>(scene, view);
}

}  // namespace planitia::terminal
