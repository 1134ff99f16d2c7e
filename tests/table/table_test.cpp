/// Beginning, opening, answering, in a file.
#include <json/json.h>
#include <kit/tables.h>

namespace planitia::table_test {
namespace {

using namespace kit;
using table::Table;

// -- beginning and opening

TEST(table, begins_as_agreed_and_is_stored_at_once) {
    const Folder folder;
    const Table table =
        begun(agreement("terraforming", {{"Ola", ""}, {"", ""}, {"Ares", "random"}}), folder / "a.json");
    EXPECT_EQ(table.sitting().committed().game(), "terraforming");
    EXPECT_EQ(table.sitting().committed().player_count(), 3U);
    EXPECT_EQ(table.sitting().seats(), (std::vector<table::Seat>{{"Ola", ""}, {"", ""}, {"Ares", "random"}}));
    EXPECT_EQ(table.sitting().committed().choice_count(), 0U);
    EXPECT_TRUE(fs::exists(folder / "a.json"));
}

TEST(table, refuses_what_can_not_be_dealt_and_stores_nothing) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    terraforming::Setup odd;
    odd.players = 6;
    EXPECT_FALSE(Table::begin({odd, "", {}}, store_of(file), file.string()));
    EXPECT_FALSE(fs::exists(file));
}

TEST(table, seats_that_are_left_out_are_people_without_a_name) {
    const Folder folder;
    table::Agreement agreed = agreement("terraforming", {{"Ola", ""}, {"Jan", ""}, {"Ewa", ""}});
    agreed.seats.resize(2);
    const Table table = begun(agreed, folder / "a.json");
    ASSERT_EQ(table.sitting().seats().size(), 3U);
    EXPECT_TRUE(table.sitting().seat(C).is_person());
}

TEST(table, the_folder_is_made_when_there_is_none) {
    const Folder folder;
    const fs::path file = folder.path() / "a" / "b" / "c.json";
    begun(two_people(), file);
    EXPECT_TRUE(fs::exists(file));
}

/// A crash at any moment: whatever is on the disk leads to where the table stands.
TEST(table, after_every_answer_the_file_leads_to_the_same_position) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        Table table = begun(two_people(game), folder / "a.json");
        const table::Sitting& sitting = table.sitting();
        for (int i = 0; i < 30; ++i) {
            PlayerId player = sitting.next();
            if (player.is_some()) {
                accepted(table.answer(player, sitting.ask(player), some_choice(sitting, player), i % 3 == 0));
            } else {
                for (PlayerId each : {A, B})
                    if (sitting.is_complete(each)) accepted(table.commit(each, sitting.ask(each)));
            }
            const table::Sitting again = stored_in(folder / "a.json");
            for (PlayerId viewer : {A, B, PlayerId::none()})
                ASSERT_EQ(state(again.game(viewer)), state(sitting.game(viewer))) << game << " after " << i;
            for (PlayerId each : {A, B}) ASSERT_EQ(again.ask(each), sitting.ask(each));
            ASSERT_EQ(again.next(), sitting.next());
            ASSERT_EQ(again.seats(), sitting.seats());
            ASSERT_EQ(count_files(folder), 1);
        }
    }
}

TEST(table, goes_on_after_opening_as_it_would_have_before) {
    const Folder folder;
    Table one = begun(two_people(), folder / "a.json");
    play(one, 10);
    fs::copy_file(folder / "a.json", folder / "b.json");
    Table two = opened(folder / "b.json");
    play(one, 20);
    play(two, 20);
    EXPECT_EQ(state(one.sitting().committed()), state(two.sitting().committed()));
}

// -- broken files

/// The message of opening a file with this text.
std::string refusal_of(const fs::path& file, const std::string& text) {
    write(file, text);
    const auto table = Table::open(store_of(file), file.string());
    return table ? "opened" : table.error().message;
}

/// A table that was left after so many choices.
void leave_after(const fs::path& file, int choices) {
    Table table = begun(two_people(), file);
    play(table, choices);
}

TEST(table, a_broken_file_is_refused_with_its_name) {
    const Folder folder;
    const fs::path file = folder / "broken.json";
    begun(two_people(), file);
    const std::string good = content(file);
    for (const std::string& text :
         {std::string(), good.substr(0, good.size() / 2), std::string("[]"), std::string("{}"), std::string("{}\n"),
          std::string(R"({"game":"chess"})"), std::string("\xff\xfe"), good + "{}}\n", good + "[]\n",
          good + R"({"choices":[{"player":9}]})" + "\n", good + R"({"chosen":[]})" + "\n"})
        EXPECT_NE(refusal_of(file, text).find(file.string()), std::string::npos) << text;
    const fs::path missing = folder / "missing.json";
    EXPECT_NE(Table::open(store_of(missing), missing.string()).error().message.find("missing.json"), std::string::npos);
}

TEST(table, a_broken_line_is_refused_with_its_number) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    leave_after(file, 2);
    const std::string refusal = refusal_of(file, content(file) + "{\"choices\":7}\n");
    EXPECT_NE(refusal.find("line 4"), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("/choices"), std::string::npos) << refusal;
}

TEST(table, a_choice_that_was_tampered_with_is_refused_with_its_place) {
    const Folder folder;
    const fs::path file = folder / "broken.json";
    leave_after(file, 6);
    std::string text = content(file);
    std::size_t line = 0;
    for (int i = 0; i < 5; ++i) line = text.find('\n', line) + 1;  // that of choice 4
    const std::size_t option = text.find("\"option\":{", line) + 9;
    text.replace(option, text.find("},\"", option) + 1 - option, R"({"kind":"end-turn"})");
    const std::string refusal = refusal_of(file, text);
    EXPECT_NE(refusal.find(file.string()), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("choices/4"), std::string::npos) << refusal;
}

// -- who is next

TEST(table, people_are_asked_before_bots) {
    const Folder folder;
    Table table = begun(agreement("terraforming", {{"Ares", "random"}, {"Ola", ""}, {"Jan", ""}}), folder / "a.json");
    const table::Sitting& sitting = table.sitting();
    const auto answer_all = [&](PlayerId player) {
        while (sitting.game(player).is_awaited(player))
            accepted(table.answer(player, sitting.ask(player), some_choice(sitting, player)));
    };
    EXPECT_EQ(sitting.next(), B) << "all are asked for their corporation";
    answer_all(B);
    EXPECT_EQ(sitting.next(), C);
    answer_all(C);
    EXPECT_EQ(sitting.next(), A) << "now only the bot is left";
}

TEST(table, bots_answer_the_same_when_asked_again) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        const table::Agreement agreed = agreement(game, {{"Ares", "random"}, {"Bellona", "random"}});
        Table one = begun(agreed, folder / "a.json");
        Table two = begun(agreed, folder / "b.json");
        for (int i = 0; i < 40 && !one.sitting().is_over(); ++i) {
            ASSERT_TRUE(one.let_bot_choose(one.sitting().next()));
            ASSERT_TRUE(two.let_bot_choose(two.sitting().next()));
        }
        EXPECT_EQ(state(one.sitting().committed()), state(two.sitting().committed())) << game;
        EXPECT_EQ(state(stored_in(folder / "a.json").committed()), state(one.sitting().committed()));
    }
}

TEST(table, a_bot_goes_on_with_what_was_drafted_at_its_seat) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    table::StoredTable stored = stored_at("gen 2; A: mc 11, heat 8; B: mc 60");
    stored.seats = {{"Ares", "greedy"}, {"Jan", ""}};
    accepted(store_of(file)->create(file.string(), stored));
    Table table = opened(file);
    choose(table, A, convert_heat());
    const auto step = table.let_bot_choose(A);
    ASSERT_TRUE(step) << step.error().message;
    EXPECT_EQ(step->committed.size(), 2U) << "the heat can not be spent twice";
}

TEST(table, names_seeds_and_levels_have_a_length) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    const auto refused = [&](table::Agreement agreed) {
        const auto table = Table::begin(agreed, store_of(file), file.string());
        if (table) return std::string("begun");
        EXPECT_LT(table.error().message.size(), 300U);
        return table.error().at;
    };
    const std::string long_word(300, 'x');
    EXPECT_EQ(refused(agreement("martians", {{"Ola", ""}, {long_word, ""}})), "/table/seats/1/name");
    EXPECT_EQ(refused(agreement("martians", {{"Ola", ""}, {"Ares", long_word}})), "/table/seats/1/bot");
    EXPECT_EQ(refused(agreement("martians", {{"Ola", ""}, {"Jan", ""}}, long_word)), "/seed");
    EXPECT_EQ(refused(agreement("martians", {{"Ola", ""}, {"Jan", ""}}, "sha256:7")), "/seed");
    EXPECT_FALSE(fs::exists(file));
}

/// Else the table would wait for it for ever.
TEST(table, a_bot_that_does_not_play_the_game_is_refused) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    EXPECT_FALSE(Table::begin(agreement("terraforming", {{"Jan", ""}, {"Ares", "nobody"}}), store_of(file), file));
    EXPECT_FALSE(fs::exists(file));
    begun(agreement("terraforming", {{"Jan", ""}, {"Ares", "random"}}), file);
    std::string text = content(file);
    text.replace(text.find("\"random\""), 8, "\"nobody\"");
    const std::string refusal = refusal_of(file, text);
    EXPECT_NE(refusal.find(file.string()), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("/table/seats/1/bot"), std::string::npos) << refusal;
}

// -- news

std::vector<std::string> kinds(const desk::Match& match, const std::vector<desk::Line>& lines) {
    std::vector<std::string> all;
    for (const desk::Line& line : lines) all.push_back(*desk::write_event(match, line.event).find("kind")->as_text());
    return all;
}
bool has(const std::vector<std::string>& all, const char* one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(table_news, are_what_others_did_since_the_own_last_turn) {
    const Folder folder;
    Table table = table_at("gen 2; A: mc 60, heat 8; B: mc 60", folder / "a.json");
    const auto news = [&](PlayerId player) { return kinds(table.sitting().committed(), table.news(player)); };
    EXPECT_TRUE(news(A).empty());
    choose(table, A, convert_heat());
    EXPECT_TRUE(news(A).empty()) << "nobody else has done anything since";
    EXPECT_TRUE(news(B).empty()) << "it is a draft";
    choose(table, A, end_turn());
    accepted(table.commit(A, table.sitting().ask(A)));
    EXPECT_TRUE(has(news(B), "heat-converted"));
    choose(table, B, project("power-plant"));
    EXPECT_TRUE(news(A).empty());
    accepted(table.commit(B, table.sitting().ask(B)));
    EXPECT_TRUE(has(news(A), "project-used"));
    EXPECT_FALSE(has(news(A), "heat-converted")) << "that was my own";
    EXPECT_TRUE(has(news(B), "heat-converted")) << "B is in the middle of its turn";
    EXPECT_EQ(news(PlayerId::none()).size(), table.sitting().committed().lines().size()) << "who never chose hears all";
}

}  // namespace
}  // namespace planitia::table_test
