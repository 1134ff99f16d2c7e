// Fair deals at live tables: committed to, made of shares, checked at the end; and the deal of the day.
#include <house/day.h>
#include <table/deal.h>

#include "guests.h"

namespace planitia::house_test {
namespace {

/// Plays a game of one person with themself until it is over.
void play_alone(TestHouse& house, const std::string& id, const Asker& asker) {
    Rng rng("alone");
    for (int i = 0; i < 20'000; ++i) {
        const Document state = *house.state(id, asker).find("state");
        if (text_at(*state.find("table"), "state") == "over") return;
        ASSERT_FALSE(state.find("ask")->is_null());
        house.ask(id, asker, write_answer(*state.find("turn"), *state.find("ask"), rng, true));
    }
    FAIL() << "the game does not end";
}

Document day(TestHouse& house) {
    std::promise<Document> told;
    house->tell_day([&](Document document) { told.set_value(std::move(document)); });
    return told.get_future().get();
}

TEST(deals, secret_and_seed_are_told_when_the_game_is_over_and_prove_the_deal) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    const std::string share(32, 'a');
    const Document made =
        house.open_table(ola, R"({"game":"martians","setup":{"players":1},"start":true,"share":")" + share + R"("})");
    ASSERT_TRUE(is_ok(made)) << to_json(made);
    const std::string id(text_at(made, "table"));
    const Document deal = *made.find("state")->find("deal");
    EXPECT_EQ(deal.find("secret"), nullptr);
    EXPECT_EQ(deal.find("seed"), nullptr);
    EXPECT_EQ(*deal.find("shares")->as_list()->front().as_text(), share);
    EXPECT_EQ(code_of(house.ask(id, ola, R"({"do":"export"})")), "unsupported");
    play_alone(house, id, ola);
    Document exported = house.ask(id, ola, R"({"do":"export"})");
    ASSERT_TRUE(is_ok(exported)) << to_json(exported);
    EXPECT_EQ(text_at(*exported.find("table"), "commitment"), text_at(deal, "commitment"));
    EXPECT_TRUE(table::verify_deal(exported).has_value());

    Document forged = exported;
    forged.find("table")->set("secret", std::string(64, '0'));
    std::promise<Document> refused;
    house->import_table(ola, forged, [&](Document document) { refused.set_value(std::move(document)); });
    EXPECT_EQ(code_of(refused.get_future().get()), "bad-save");

    // What is brought to another house can be looked at and checked there.
    TestHouse other;
    const Asker jan = other.person("Jan");
    std::promise<Document> told;
    other->import_table(jan, exported, [&](Document document) { told.set_value(std::move(document)); });
    const Document imported = told.get_future().get();
    ASSERT_TRUE(is_ok(imported)) << to_json(imported);
    const std::string copy(text_at(imported, "table"));
    EXPECT_TRUE(is_ok(other.ask(copy, jan, R"({"do":"replay","seat":"all"})")));
    EXPECT_TRUE(table::verify_deal(other.ask(copy, jan, R"({"do":"export"})")).has_value());
    EXPECT_TRUE(is_ok(house.ask(id, ola, R"({"do":"score"})")));
    const Document charts = house.ask(id, ola, R"({"do":"charts"})");
    EXPECT_TRUE(is_ok(charts));

    // What was kept in another age is told only where the game can not be followed any more.
    house.find_stored(R"(UPDATE results SET charts='{"rounds":[]}')");
    EXPECT_EQ(house.ask(id, ola, R"({"do":"charts"})"), charts);
    house.find_stored(R"(UPDATE choices SET option='{}' WHERE number=(SELECT max(number) FROM choices))");
    EXPECT_EQ(house.ask(id, ola, R"({"do":"charts"})"), json(R"({"ok":true,"rounds":[]})"));
}

TEST(deals, everybody_gets_the_same_deal_on_a_day_and_its_secret_on_the_next) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    const Asker jan = house.person("Jan");
    const std::string request = R"({"game":"martians","setup":{"players":1},"day":true,"start":true})";
    const Document first = house.open_table(ola, request);
    const Document second = house.open_table(jan, request);
    ASSERT_TRUE(is_ok(first)) << to_json(first);
    EXPECT_EQ(*first.find("state")->find("view"), *second.find("state")->find("view"));
    EXPECT_EQ(text_at(*day(house).find("today"), "commitment"),
              text_at(*first.find("state")->find("deal"), "commitment"));
    const std::string tomorrow(text_at(*day(house).find("tomorrow"), "commitment"));
    EXPECT_NE(text_at(*day(house).find("today"), "commitment"), tomorrow);
    house.reopen();
    EXPECT_EQ(text_at(*day(house).find("tomorrow"), "commitment"), tomorrow) << "it is published the day before";
    const std::string id(text_at(first, "table"));
    play_alone(house, id, ola);
    const Document over = *house.state(id, ola).find("state");
    EXPECT_EQ(text_at(*over.find("deal"), "secret"), "") << "others still play it";
    EXPECT_EQ(text_at(*over.find("deal"), "seed"), "");
    EXPECT_EQ(code_of(house.ask(id, ola, R"({"do":"export"})")), "unsupported");
}

TEST(deals, figures_of_the_day_tell_how_people_have_done) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    EXPECT_TRUE(day(house).find("today")->find("figures")->as_list()->empty());
    const Document made = house.open_table(ola, R"({"game":"martians","setup":{"players":1},"day":true,"start":true})");
    EXPECT_EQ(text_at(*made.find("state")->find("deal"), "day"), text_at(*day(house).find("today"), "date"));
    play_alone(house, std::string(text_at(made, "table")), ola);
    const Document today = *day(house).find("today");
    ASSERT_EQ(today.find("figures")->as_list()->size(), 1U);
    const Document& figures = today.find("figures")->as_list()->front();
    EXPECT_EQ(text_at(figures, "game"), "martians");
    EXPECT_EQ(number_at(*figures.find("setup"), "players"), 1);
    EXPECT_EQ(number_at(figures, "played"), 1);
    EXPECT_LE(number_at(figures, "won"), 1);
}

TEST(deals, a_lesson_is_always_the_same_game_and_no_deal_of_the_day) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    const Document made = house.open_table(ola, R"({"lesson":"first-game","start":true,"options":{"listed":true}})");
    ASSERT_TRUE(is_ok(made)) << to_json(made);
    const Document& state = *made.find("state");
    EXPECT_EQ(text_at(*state.find("deal"), "lesson"), "first-game");
    EXPECT_TRUE(house->noticeboard().lobby("playing").find("lobby")->as_list()->empty());
    EXPECT_EQ(
        to_json(*state.find("view")->find("players")->as_list()->front().find("hand")),
        R"(["mine","advanced-alloys","ganymede-colony","trans-neptune-probe","power-plant","large-convoy","imported-ghg","protected-valley","soil-factory","power-infrastructure"])");
    TestHouse other;
    const Asker jan = other.person("Jan");
    const Document again =
        other.open_table(jan, R"({"lesson":"first-game","start":true,"share":")" + std::string(32, 'a') + R"("})");
    EXPECT_EQ(*again.find("state")->find("view"), *state.find("view")) << "in another house, too";
    for (const char* request :
         {R"({"lesson":"second-game"})", R"({"lesson":"first-game","game":"martians"})",
          R"({"lesson":"first-game","setup":{"players":1}})", R"({"lesson":"first-game","day":true})"})
        EXPECT_EQ(code_of(house.open_table(ola, request)), "bad-value") << request;
}

TEST(deals, there_is_a_lesson_of_each_game) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    const Document made = house.open_table(ola, R"({"lesson":"first-colony","start":true})");
    ASSERT_TRUE(is_ok(made)) << to_json(made);
    const Document& state = *made.find("state");
    EXPECT_EQ(text_at(*state.find("deal"), "lesson"), "first-colony");
    const Document& view = *state.find("view");
    EXPECT_EQ(text_at(view, "game"), "martians");
    EXPECT_EQ(text_at(*view.find("options"), "scenario"), "first-footprints");
    ASSERT_EQ(view.find("players")->as_list()->size(), 1U);
    EXPECT_EQ(text_at(view.find("players")->as_list()->front(), "corporation"), "helion");
    const Document& mine = *view.find("mine");
    const auto machine = static_cast<std::size_t>(number_at(mine, "machine"));
    EXPECT_EQ((*mine.find("tokens")->as_list())[machine], Document("t03")) << "1 ice and 1 regolith";
}

TEST(deals, what_is_not_understood_is_refused) {
    TestHouse house;
    const Asker ola = house.person("Ola");
    const Document refused = house.open_table(ola, R"({"game":"martians","setup":{"players":1},"begin":true})");
    EXPECT_EQ(code_of(refused), "bad-value");
    EXPECT_EQ(text_at(*refused.find("error"), "at"), "/begin");
    const Document seat = house.open_table(ola, R"({"game":"martians","seats":[{"person":"me","level":3}]})");
    EXPECT_EQ(text_at(*seat.find("error"), "at"), "/seats/0/level");
}

TEST(deals, the_secret_of_a_day_is_kept_until_the_day_is_over) {
    constexpr std::int64_t kNoon = 1'794'916'800'000;  // 2026-11-17
    constexpr std::int64_t kDayLong = 24LL * 60 * 60 * 1000;
    EXPECT_EQ(house::date_of(kNoon), "2026-11-17");
    store::TableRow row;
    EXPECT_FALSE(house::is_secret_until_tomorrow(row, kNoon));
    row.deal = house::id_of_day("2026-11-17");
    EXPECT_TRUE(house::is_secret_until_tomorrow(row, kNoon));
    EXPECT_FALSE(house::is_secret_until_tomorrow(row, kNoon + kDayLong));
    row.deal = "zzzzzzzzzzzz";
    EXPECT_FALSE(house::is_secret_until_tomorrow(row, kNoon)) << "a table that it came from";
    EXPECT_NE(house::secret_of_day("2026-11-17", "key"), house::secret_of_day("2026-11-18", "key"));
    EXPECT_NE(house::secret_of_day("2026-11-17", "key"), house::secret_of_day("2026-11-17", "another"));
}

}  // namespace
}  // namespace planitia::house_test
