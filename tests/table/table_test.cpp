/// Beginning, opening, answering.
#include <json/json.h>
#include <table/old/store.h>

#include <kit/old_tables.h>

namespace planitia::table_test {
namespace {

using table::Table;

constexpr PlayerId A{0}, B{1};

// -- beginning and opening

TEST(table, begins_as_agreed_and_is_stored_at_once) {
    const Folder folder;
    const Table table =
        begun(agreement("terraforming", {{"Ola", ""}, {"", ""}, {"Ares", "random"}}), folder / "a.json");
    EXPECT_EQ(table.game_name(), "terraforming");
    EXPECT_EQ(table.game().player_count(), 3U);
    EXPECT_EQ(table.seats(), (std::vector<table::Seat>{{"Ola", ""}, {"", ""}, {"Ares", "random"}}));
    EXPECT_EQ(table.game().choice_count(), 0U);
    EXPECT_TRUE(fs::exists(folder / "a.json"));
}

TEST(table, refuses_what_can_not_be_dealt_and_stores_nothing) {
    const Folder folder;
    EXPECT_FALSE(Table::begin(agreement("chess", {{}, {}}), folder / "a.json"));
    EXPECT_FALSE(Table::begin(agreement("terraforming", {{}, {}, {}, {}, {}, {}}), folder / "a.json"));
    table::Agreement odd = two_people();
    odd.setup.set("draft", "maybe");
    const auto refused = Table::begin(odd, folder / "a.json");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().at, "/draft");
    EXPECT_FALSE(fs::exists(folder / "a.json"));
}

TEST(table, seats_that_are_left_out_are_people_without_a_name) {
    const Folder folder;
    table::Agreement agreed = two_people();
    agreed.setup.set("players", 3);
    const Table table = begun(agreed, folder / "a.json");
    ASSERT_EQ(table.seats().size(), 3U);
    EXPECT_TRUE(table.seat(PlayerId{2}).is_person());
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
        for (int i = 0; i < 30; ++i) {
            play(table, 1);
            const Table again = opened(folder / "a.json");
            ASSERT_EQ(again.game().state(), table.game().state()) << game << " after " << i;
            ASSERT_EQ(again.game().save(), table.game().save());
            ASSERT_EQ(again.next(), table.next());
            ASSERT_EQ(again.seats(), table.seats());
            ASSERT_FALSE(fs::exists(folder / "a.json.new"));
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
    EXPECT_EQ(one.game().state(), two.game().state());
}

TEST(table, that_somebody_else_plays_meanwhile_takes_no_answer) {
    const Folder folder;
    Table one = begun(two_people(), folder / "a.json");
    Table two = opened(folder / "a.json");
    play(one, 1);
    const PlayerId player = two.next();
    const auto done = two.choose(player, some_option(two, player));
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, RefusalCode::not_stored);
    EXPECT_EQ(opened(folder / "a.json").game().save(), one.game().save()) << "nothing of the other one is lost";
}

// -- broken files

/// The message of opening a file with this text.
std::string refusal_of(const fs::path& file, const std::string& text) {
    write(file, text);
    const auto table = Table::open(file);
    return table ? "opened" : table.error().message;
}

TEST(table, a_broken_file_is_refused_with_its_name) {
    const Folder folder;
    const fs::path file = folder / "broken.json";
    begun(two_people(), file);
    const std::string good = content(file);
    for (const std::string& text : {std::string(), good.substr(0, good.size() / 2), std::string("[]"),
                                    std::string("{}"), std::string(R"({"game":"chess"})"), std::string("\xff\xfe")}) {
        EXPECT_NE(refusal_of(file, text).find(file.string()), std::string::npos) << text;
        EXPECT_FALSE(table::Table::open(file));
    }
    EXPECT_NE(Table::open(folder / "missing.json").error().message.find("missing.json"), std::string::npos);
}

TEST(table, a_choice_that_was_tampered_with_is_refused_with_its_place) {
    const Folder folder;
    const fs::path file = folder / "broken.json";
    Table table = begun(two_people(), file);
    play(table, 6);
    Document stored = *table::read_stored(file);
    Document::List& choices = *stored.find("choices")->as_list();
    ASSERT_EQ(choices.size(), 6U);
    choices[4].set("option", Document::map({{"kind", "end-turn"}}));
    const std::string refusal = refusal_of(file, to_json(stored));
    EXPECT_NE(refusal.find(file.string()), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("choices/4"), std::string::npos) << refusal;
}

// -- who is next

TEST(table, people_are_asked_before_bots) {
    const Folder folder;
    Table table = begun(agreement("terraforming", {{"Ares", "random"}, {"Ola", ""}, {"Jan", ""}}), folder / "a.json");
    EXPECT_EQ(table.next(), B) << "all are asked for their corporation";
    ASSERT_TRUE(table.choose(B, some_option(table, B)));
    while (table.game().is_awaited(B)) ASSERT_TRUE(table.choose(B, some_option(table, B)));
    EXPECT_EQ(table.next(), PlayerId{2});
    while (table.game().is_awaited(PlayerId{2}))
        ASSERT_TRUE(table.choose(PlayerId{2}, some_option(table, PlayerId{2})));
    EXPECT_EQ(table.next(), A) << "now only the bot is left";
}

TEST(table, the_decision_is_that_of_the_seat) {
    const Folder folder;
    const Table table = begun(two_people(), folder / "a.json");
    EXPECT_EQ(*table.decision(A).find("player"), Document(0));
    EXPECT_EQ(*table.decision(B).find("player"), Document(1));
    EXPECT_TRUE(table.decision(PlayerId{4}).is_null());
}

TEST(table, bots_answer_the_same_when_asked_again) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        const table::Agreement agreed = agreement(game, {{"Ares", "random"}, {"Bellona", "random"}});
        Table one = begun(agreed, folder / "a.json");
        Table two = begun(agreed, folder / "b.json");
        for (int i = 0; i < 40; ++i) {
            ASSERT_TRUE(one.let_bot_choose(one.next()));
            ASSERT_TRUE(two.let_bot_choose(two.next()));
        }
        EXPECT_EQ(one.game().state(), two.game().state()) << game;
        EXPECT_EQ(opened(folder / "a.json").game().choice_count(), 0U) << "it is stored where they stop";
        ASSERT_TRUE(one.store());
        EXPECT_EQ(opened(folder / "a.json").game().state(), two.game().state());
    }
}

/// Else the table would wait for it for ever.
TEST(table, a_bot_that_does_not_play_the_game_is_refused) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    EXPECT_FALSE(Table::begin(agreement("terraforming", {{"Jan", ""}, {"Ares", "nobody"}}), file));
    EXPECT_FALSE(fs::exists(file));
    begun(agreement("terraforming", {{"Jan", ""}, {"Ares", "random"}}), file);
    std::string text = content(file);
    text.replace(text.find("\"random\""), 8, "\"nobody\"");
    const std::string refusal = refusal_of(file, text);
    EXPECT_NE(refusal.find(file.string()), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("/table/seats/1/bot"), std::string::npos) << refusal;
}

TEST(table, the_hint_is_a_choice_that_is_taken) {
    for (const char* game : {"terraforming", "martians"}) {
        const Folder folder;
        Table table = begun(two_people(game), folder / "a.json");
        const PlayerId player = table.next();
        const auto hint = table.hint(player);
        ASSERT_TRUE(hint);
        EXPECT_EQ(table.game().choice_count(), 0U) << "nothing is done";
        EXPECT_TRUE(table.choose(player, *hint->find("option")));
    }
}

}  // namespace
}  // namespace planitia::table_test
