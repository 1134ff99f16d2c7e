#include <terminal/martians/panels.h>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;
using L = present::MartiansLabel;

namespace {

using Panel = int (*)(const MartianTable&, Region);

/// Panels below one another, each with its title, as far as there is room.
void draw_stack(const MartianTable& table, Region region, const std::vector<std::pair<std::string, Panel>>& panels) {
    int y = 0;
    for (const auto& [title, panel] : panels) {
        const int rows = panel(table, region.part({0, 0, region.columns() - 2, 0})) + 2;
        if (y > 0 && y + 3 > region.rows()) return;
        Region framed = region.part({0, y, region.columns(), std::min(rows, region.rows() - y)});
        panel(table, framed.frame(table.style, title, {.ink = kLine}));
        y += rows;
    }
}

enum class Page : std::uint8_t { overview, buildings, mine, mission, people, players, forecast, count_ };

class MartiansBoard final : public Board {
  public:
    MartiansBoard(const Scene& scene, const View& view) : table_(scene, view) {}

    std::string headline() const override { return martian_headline(table_); }

    std::vector<std::string> pages() const override {
        std::vector<std::string> titles;
        for (Page page : every<Page>()) titles.push_back(title(page));
        return titles;
    }

    void draw(Region region, std::size_t page) const override {
        switch (static_cast<Page>(page)) {
            case Page::overview: return draw_overview(table_, region);
            case Page::buildings: return draw_stack(table_, region, {{title(Page::buildings), draw_buildings}});
            case Page::mine:
                return draw_stack(table_, region, {{title(Page::mine), draw_mine}, {energy(), draw_energy}});
            case Page::mission:
                return draw_stack(table_, region, {{mission_title(table_), draw_mission}, {research(), draw_research}});
            case Page::people:
                return draw_stack(table_, region,
                                  {{table_.book.say(EntryKind::technology), draw_technologies},
                                   {table_.title(Building::education), draw_people}});
            case Page::players: return draw_stack(table_, region, {{title(Page::players), draw_players}});
            case Page::forecast: return draw_stack(table_, region, {{forecast_title(table_), draw_forecast}});
            case Page::count_: break;
        }
    }

    std::vector<CandidateGroup> candidates() const override { return martian_candidates(table_); }

  private:
    std::string energy() const { return table_.say(L::energy_and_weather); }
    std::string research() const { return table_.book.say(EntryKind::research); }
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

    MartianTable table_;
};

}  // namespace

std::unique_ptr<Board> make_board(const Scene& scene, const View& view) {
    return std::make_unique<MartiansBoard>(scene, view);
}

}  // namespace planitia::terminal
