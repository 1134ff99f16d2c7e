#include <terminal/martians/board.h>
#include <terminal/martians/columns.h>
#include <terminal/martians/panels.h>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;
using L = present::MartiansLabel;

namespace {

enum class Page : std::uint8_t { overview, forecast, buildings, mine, mission, people, players, count_ };

class MartiansBoard final : public Board {
  public:
    MartiansBoard(const Scene& scene, const View& view) : table_(scene, view) {}

    std::string headline() const override { return martians_headline(table_); }

    std::vector<std::string> pages() const override {
        std::vector<std::string> titles;
        for (Page page : every<Page>()) titles.push_back(title(page));
        return titles;
    }

    int draw(Region region, std::size_t page) const override {
        const Page which = static_cast<Page>(page);
        if (which != Page::overview) return draw_page(table_, region, panels(which));
        draw_overview(table_, region);
        return region.rows();
    }

    std::vector<ReadingGroup> reading() const override { return reading_of(table_); }

  private:
    std::vector<TitledPanel> panels(Page page) const {
        switch (page) {
            case Page::buildings: return {{title(page), draw_building_lines}};
            case Page::mine:
                return {{table_.title(Building::mining), draw_mine}, {table_.say(L::energy_and_weather), draw_energy}};
            case Page::mission:
                return {{mission_title(table_), draw_mission}, {table_.book.say(EntryKind::research), draw_research}};
            case Page::people:
                return {{table_.book.say(EntryKind::technology), draw_technologies},
                        {table_.title(Building::education), draw_people},
                        {table_.book.say(EntryKind::crop), draw_crops}};
            case Page::players: return {{title(page), draw_players}};
            case Page::forecast: return {{forecast_title(table_), draw_forecast}};
            case Page::overview:
            case Page::count_: break;
        }
        return {};
    }

    std::string title(Page page) const {
        switch (page) {
            case Page::overview: return table_.say(L::overview);
            case Page::buildings: return table_.book.say(EntryKind::building);
            case Page::mine: return table_.short_title(Building::mining);
            case Page::mission: return table_.title(Action::mission);
            case Page::people: return table_.say(L::people);
            case Page::players: return table_.say(L::players);
            case Page::forecast: return table_.say(L::forecast);
            case Page::count_: break;
        }
        return {};
    }

    MartiansTable table_;
};

}  // namespace

std::unique_ptr<Board> make_board(const Scene& scene, const View& view) {
    return std::make_unique<MartiansBoard>(scene, view);
}

}  // namespace planitia::terminal
