#include "store_fixture.h"

namespace planitia::store {

class TablesTest : public StoreTest {
  protected:
    TablesTest() { add("ola"); }
    void create(const std::string& id) { write(create_table(some_table(id), some_seats())); }
    KeptTable kept(const std::string& id) { return read_table(*database, id).value(); }
};
PLANITIA_OVER_BOTH(TablesTest);

TEST_P(TablesTest, WhatIsCreatedIsReadAgain) {
    create("t1");
    create("t2");
    const KeptTable expected = {.table = some_table("t1"), .seats = some_seats()};
    EXPECT_EQ(kept("t1"), expected);
    EXPECT_EQ(read_table(*database, "t3"), std::nullopt);
}

TEST_P(TablesTest, WhatMayBeMissingMayBeMissing) {
    TableRow table = some_table("t1");
    table.deadline = table.bots_due = table.diverged_at = std::nullopt;
    table.seed = table.next_table = table.deal = std::nullopt;
    table.listed = false;
    write(create_table(table, {}));
    EXPECT_EQ(kept("t1"), (KeptTable{.table = table}));
}

TEST_P(TablesTest, AnIdIsTakenOnce) {
    create("t1");
    EXPECT_EQ(attempt(create_table(some_table("t1"), some_seats())), Outcome::conflict);
    EXPECT_EQ(kept("t1").seats.size(), 2U);
}

TEST_P(TablesTest, AHostIsAPerson) {
    TableRow table = some_table("t1");
    table.host = "nobody";
    EXPECT_EQ(attempt(create_table(table, {})), Outcome::failed);
}

/// As different from `some_table` as it can be.
TableRow other_table(const std::string& id) {
    TableRow table = some_table(id);
    table.name += "!";
    table.game = "martians";
    table.setup = table.options = "[]";
    table.host = "jan";
    table.state = "over";
    table.listed = false;
    table.number = 9;
    table.version = 70;
    table.awaited = 0;
    table.deadline = table.bots_due = std::nullopt;
    table.commitment = "c1";
    table.secret = "s1";
    table.seed = std::nullopt;
    table.rules = 3;
    table.engine = "0.3.0";
    table.diverged_at = std::nullopt;
    table.next_table = table.deal = std::nullopt;
    table.created = 5;
    table.changed = 6;
    return table;
}

TEST_P(TablesTest, TheNumberGuardsAllButTheVersion) {
    add("jan");
    create("t1");
    create("t2");
    EXPECT_EQ(attempt({guard_number("t1", 1, other_table("t1"))}), Outcome::conflict);
    EXPECT_EQ(kept("t1").table, some_table("t1"));
    EXPECT_EQ(attempt({guard_number("t1", 0, other_table("t1"))}), Outcome::done);
    TableRow expected = other_table("t1");
    expected.version = some_table("t1").version;
    EXPECT_EQ(kept("t1").table, expected);
    EXPECT_EQ(kept("t2").table, some_table("t2"));
    EXPECT_EQ(attempt({guard_number("t1", 0, other_table("t1"))}), Outcome::conflict);
    EXPECT_EQ(attempt({guard_number("t3", 0, other_table("t3"))}), Outcome::conflict);
}

TEST_P(TablesTest, TheVersionGuardsEverythingAndRisesByOne) {
    add("jan");
    create("t1");
    EXPECT_EQ(attempt({guard_version("t1", 2, other_table("t1"))}), Outcome::conflict);
    EXPECT_EQ(kept("t1").table, some_table("t1"));
    EXPECT_EQ(attempt({guard_version("t1", 3, other_table("t1"))}), Outcome::done);
    TableRow expected = other_table("t1");
    expected.version = 4;
    EXPECT_EQ(kept("t1").table, expected);
    EXPECT_EQ(attempt({guard_version("t1", 3, other_table("t1"))}), Outcome::conflict);
}

TEST_P(TablesTest, NumberAndVersionTogetherGuardEverything) {
    add("jan");
    create("t1");
    TableRow before = some_table("t1");
    before.version = 2;
    EXPECT_EQ(attempt({guard_table("t1", before, other_table("t1"))}), Outcome::conflict);
    before = some_table("t1");
    before.number = 1;
    EXPECT_EQ(attempt({guard_table("t1", before, other_table("t1"))}), Outcome::conflict);
    EXPECT_EQ(kept("t1").table, some_table("t1"));
    EXPECT_EQ(attempt({guard_table("t1", some_table("t1"), other_table("t1"))}), Outcome::done);
    EXPECT_EQ(kept("t1").table, other_table("t1"));
}

TEST_P(TablesTest, AQuestionGuardsEveryColumnOfItsSeat) {
    create("t1");
    create("t2");
    const SeatRow before = some_seats()[0];
    const SeatRow after = {.seat = 0,
                           .state = "bot",
                           .person = std::nullopt,
                           .name = "Bot",
                           .mark = 1,
                           .bot = "greedy",
                           .invite_hash = std::nullopt,
                           .share = "other",
                           .bank_ms = std::nullopt,
                           .until_ms = 17,
                           .answers = 2,
                           .revision = 1,
                           .requests = "[1]",
                           .seen_line = 44,
                           .hints = 3};
    for (const auto& [answers, revision] : {std::pair{1, 0}, std::pair{0, 1}}) {
        SeatRow wrong = before;
        wrong.answers = answers;
        wrong.revision = revision;
        EXPECT_EQ(attempt({guard_seat("t1", wrong, after)}), Outcome::conflict);
    }
    EXPECT_EQ(kept("t1").seats, some_seats());
    EXPECT_EQ(attempt({guard_seat("t1", before, after)}), Outcome::done);
    EXPECT_EQ(kept("t1").seats, (std::vector<SeatRow>{after, some_seats()[1]}));
    EXPECT_EQ(kept("t2").seats, some_seats());
    EXPECT_EQ(attempt({guard_seat("t1", before, after)}), Outcome::conflict);
}

TEST_P(TablesTest, ChoicesAreReadInTheirOrder) {
    create("t1");
    create("t2");
    std::vector<ChoiceRow> choices;
    for (std::int64_t i = 0; i < 300; ++i) choices.push_back(some_choice(i, static_cast<int>(i % 2)));
    const std::span<const ChoiceRow> all = choices;
    write({insert_choices("t1", all.subspan(0, 1)), insert_choices("t1", all.subspan(1, 11)),
           insert_choices("t1", all.subspan(12)), insert_choices("t2", all.subspan(0, 2))});
    EXPECT_EQ(kept("t1").choices, choices);
    EXPECT_EQ(read_table(*database, "t1", 299)->choices, (std::vector<ChoiceRow>{choices[299]}));
    EXPECT_EQ(choices_from(*database, "t1", 298), (std::vector<ChoiceRow>{choices[298], choices[299]}));
    EXPECT_EQ(choices_from(*database, "t1", 300), std::vector<ChoiceRow>());
    EXPECT_EQ(choices_from(*database, "t2", 0), (std::vector<ChoiceRow>{choices[0], choices[1]}));
}

TEST_P(TablesTest, AWholeGameFitsIntoOneStatement) {
    create("t1");
    std::vector<ChoiceRow> choices;
    for (std::int64_t i = 0; i < 5000; ++i) choices.push_back(some_choice(i));
    write(insert_choices("t1", choices));
    EXPECT_EQ(choices_from(*database, "t1", 0), choices);
}

TEST_P(TablesTest, ANumberIsChosenOnce) {
    create("t1");
    const std::vector<ChoiceRow> choices = {some_choice(0), some_choice(1)};
    write(insert_choices("t1", std::span(choices).subspan(1)));
    EXPECT_EQ(attempt({insert_choices("t1", choices)}), Outcome::conflict);
    EXPECT_EQ(choices_from(*database, "t1", 0), (std::vector<ChoiceRow>{choices[1]}));
}

TEST_P(TablesTest, ADraftTakesThePlaceOfTheOneBefore) {
    create("t1");
    const DraftRow first = {1, 5, "[1]", 100};
    const DraftRow second = {1, 6, "[1,2]", std::nullopt};
    const DraftRow other = {0, 5, "[]", 7};
    write({put_draft("t1", first), put_draft("t1", other), put_draft("t2", other)});
    EXPECT_EQ(kept("t1").drafts, (std::vector<DraftRow>{other, first}));
    write(put_draft("t1", second));
    EXPECT_EQ(kept("t1").drafts, (std::vector<DraftRow>{other, second}));
    write(drop_draft("t1", 0));
    EXPECT_EQ(kept("t1").drafts, (std::vector<DraftRow>{second}));
    write(drop_draft("t1", 0));  // none is there: no conflict
}

TEST_P(TablesTest, PlansAndVotesArePutAndDropped) {
    create("t1");
    write({put_plan("t1", {1, "[a]"}), put_plan("t1", {0, "[b]"}), put_plan("t1", {1, "[c]"}),
           put_vote("t1", {2, "yes"}), put_vote("t1", {1, "no"}), put_vote("t1", {2, "no"})});
    EXPECT_EQ(kept("t1").plans, (std::vector<PlanRow>{{0, "[b]"}, {1, "[c]"}}));
    EXPECT_EQ(kept("t1").votes, (std::vector<VoteRow>{{1, "no"}, {2, "no"}}));
    write({drop_plan("t1", 1), drop_votes("t1")});
    EXPECT_EQ(kept("t1").plans, (std::vector<PlanRow>{{0, "[b]"}}));
    EXPECT_EQ(kept("t1").votes, std::vector<VoteRow>());
}

TEST_P(TablesTest, ChatIsNumbered) {
    create("t1");
    std::vector<ChatRow> said;
    for (std::int64_t i = 0; i < 5; ++i)
        said.push_back({i, i == 0 ? std::nullopt : std::optional<int>(i % 2), "Ola", 1'000 + i, "hej ☺", "request"});
    for (const ChatRow& chat : said) write(add_chat("t1", chat));
    EXPECT_EQ(attempt({add_chat("t1", said[4])}), Outcome::conflict);
    EXPECT_EQ(kept("t1").chats, 5);
    EXPECT_EQ(read_chat(*database, "t1", 0, 100), said);
    EXPECT_EQ(read_chat(*database, "t1", 2, 2), (std::vector<ChatRow>{said[2], said[3]}));
    EXPECT_EQ(read_chat(*database, "t2", 0, 100), std::vector<ChatRow>());
}

TEST_P(TablesTest, ThePulseChangesWithWhateverChanges) {
    EXPECT_EQ(read_pulse(*database, "t1"), std::nullopt);
    create("t1");
    Pulse expected = {.number = 0, .version = 3, .seats = {{0, 0}, {0, 0}}, .chats = 0};
    EXPECT_EQ(read_pulse(*database, "t1"), expected);
    TableRow table = some_table("t1");
    table.number = 4;
    SeatRow seat = some_seats()[1];
    seat.answers = 2;
    seat.revision = 8;
    write({guard_number("t1", 0, table), guard_seat("t1", some_seats()[1], seat), add_chat("t1", {.number = 0})});
    write(guard_version("t1", 3, table));
    expected = {.number = 4, .version = 4, .seats = {{0, 0}, {2, 8}}, .chats = 1};
    EXPECT_EQ(read_pulse(*database, "t1"), expected);
    write(create_table(some_table("empty"), {}));
    EXPECT_EQ(read_pulse(*database, "empty"), (Pulse{.number = 0, .version = 3}));
}

TEST_P(TablesTest, ATableIsReadAsItWasInOneMoment) {
    create("t1");
    std::atomic<bool> is_over = false;
    std::thread writing([&] {
        Writer other(address, 1);
        TableRow table = some_table("t1");
        for (std::int64_t i = 0; i < 200; ++i) {
            const ChoiceRow choice = some_choice(i);
            table.number = i + 1;
            if (other.write({guard_number("t1", i, table), insert_choices("t1", std::span(&choice, 1))}) !=
                Outcome::done)
                break;
        }
        is_over = true;
    });
    while (!is_over) {
        const KeptTable table = kept("t1");
        EXPECT_EQ(table.table.number, static_cast<std::int64_t>(table.choices.size()));
    }
    writing.join();
    EXPECT_EQ(kept("t1").table.number, 200);
}

}  // namespace planitia::store
