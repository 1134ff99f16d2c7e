/// Charts of finished games.
#include <house/charts.h>
#include <json/json.h>

#include "tables.h"

namespace planitia::house_test {
namespace {

const Document::List& list_at(const Document& document, std::initializer_list<std::string_view> keys) {
    const Document* at = &document;
    for (std::string_view key : keys) at = at->find(key);
    return *at->as_list();
}

TEST(charts, of_terraforming_end_with_the_score) {
    const Sitting sitting = finished(terraforming::Setup{.players = 3, .colonies = true}, "charts");
    const Match& match = sitting.committed();
    const Document charts = house::write_charts(match);
    const auto& end = std::get<Record<terraforming::Terraforming>>(match.record()).position();
    const std::size_t generations = list_at(charts, {"generations"}).size();
    EXPECT_EQ(generations, end.generation);
    const std::vector<Score> scores = match.score();
    ASSERT_EQ(list_at(charts, {"players"}).size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        const Document& player = list_at(charts, {"players"})[i];
        for (std::string_view part : {"tr", "awards", "milestones", "greenery", "city", "cards", "total"})
            ASSERT_EQ(list_at(player, {"points", part}).size(), generations) << part;
        EXPECT_EQ(list_at(player, {"points", "total"}).back(), Document(scores[i].total));
        EXPECT_EQ(list_at(player, {"tr"}), list_at(player, {"points", "tr"}));
        EXPECT_EQ(list_at(player, {"resources", "megacredits"}).back(),
                  Document(int{end.player(PlayerId{i}).stock[terraforming::Resource::megacredits]}));
        EXPECT_EQ(list_at(player, {"production", "heat"}).size(), generations);
        EXPECT_EQ(list_at(player, {"played"}).size(), generations);
        std::int64_t cards = 0;
        for (const Document& card : list_at(charts, {"cards"}))
            if (*card.find("player") == Document(i)) cards += *card.find("points")->as_int();
        EXPECT_EQ(Document(cards), list_at(player, {"points", "cards"}).back());
    }
    EXPECT_EQ(list_at(charts, {"temperature"}).back(),
              *desk::write_view(match.look(PlayerId::none())).find("temperature"));
    EXPECT_EQ(list_at(charts, {"oxygen"}).back(), *desk::write_view(match.look(PlayerId::none())).find("oxygen"));
    std::int64_t warmer = -31;
    for (const Document& each : list_at(charts, {"temperature"})) {
        EXPECT_GE(*each.as_int(), warmer);
        warmer = *each.as_int();
    }
}

TEST(charts, of_martians_end_with_the_score) {
    for (martians::Variant variant : every<martians::Variant>()) {
        const Sitting sitting = finished(martians::Setup{.variant = variant, .players = 3}, "charts");
        const Match& match = sitting.committed();
        const Document charts = house::write_charts(match);
        const auto& end = std::get<Record<martians::Martians>>(match.record()).position();
        const std::size_t rounds = list_at(charts, {"rounds"}).size();
        EXPECT_EQ(rounds, end.round);
        const std::vector<Score> scores = match.score();
        for (std::size_t i = 0; i < 3; ++i) {
            const Document& player = list_at(charts, {"players"})[i];
            EXPECT_EQ(list_at(player, {"points", "total"}).back(), Document(scores[i].total));
            EXPECT_EQ(list_at(player, {"points", "total"}).size(), rounds);
            EXPECT_EQ(list_at(player, {"goods", "energy"}).back(),
                      Document(int{end.goods(PlayerId{i})[martians::Good::energy]}));
            EXPECT_EQ(list_at(player, {"dead"}).back(), Document(int{end.player(PlayerId{i}).dead}));
        }
        for (std::string_view key : {"needs", "deaths", "tasks"})
            EXPECT_EQ(list_at(charts, {key}).size(), rounds) << key;
        std::int64_t left = 0;
        for (std::string_view need : {"oxygen", "sickness", "hunger"}) {
            EXPECT_EQ(list_at(charts, {"served", need}).size(), rounds);
            left += *list_at(charts, {"left", need}).back().as_int();
        }
        EXPECT_EQ(Document(left), list_at(charts, {"needs"}).back());
        std::int64_t earned = 0;
        std::int64_t reputation = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const Document& player = list_at(charts, {"players"})[i];
            for (const auto& [source, n] : *player.find("sources")->as_map()) earned += *n.as_int();
            reputation = variant == martians::Variant::coop && i > 0
                             ? reputation
                             : reputation + *list_at(player, {"reputation"}).back().as_int();
        }
        EXPECT_EQ(earned, reputation) << "every change has a source";
    }
}

TEST(charts, of_martians_tell_what_reputation_came_from) {
    const Sitting sitting = finished(martians::Setup{.variant = martians::Variant::coop, .players = 2}, "sources");
    const Match& match = sitting.committed();
    struct Counted final : EventSink<martians::Event> {
        void on(const martians::Event& event) override { ++seen[event.kind]; }
        ByEnum<martians::EventKind, int> seen;
    } counted;
    std::get<Record<martians::Martians>>(match.record()).replay(counted);
    int rtg = 0;
    int oxygen = 0;
    int delivered = 0;
    const Document charts = house::write_charts(match);
    for (const Document& player : list_at(charts, {"players"})) {
        const auto of = [&](std::string_view source) {
            const Document* const n = player.find("sources")->find(source);
            return n == nullptr ? 0 : static_cast<int>(*n->as_int());
        };
        rtg += of("rtg");
        oxygen += of("oxygen");
        delivered += of("delivery");
    }
    EXPECT_EQ(rtg, -counted.seen[martians::EventKind::rtg_used]);
    EXPECT_EQ(oxygen % 2, 0) << "2 for each token";
    EXPECT_GE(delivered, 2 * counted.seen[martians::EventKind::product_delivered]) << "2 for food, 3 for medicine";
    EXPECT_LE(delivered, 3 * counted.seen[martians::EventKind::product_delivered]);
    EXPECT_GT(oxygen + delivered, 0);
}

}  // namespace
}  // namespace planitia::house_test
