#include "store_fixture.h"

namespace planitia::store {

class ListingsTest : public StoreTest {
  protected:
    ListingsTest() {
        add("ola");
        add("jan");
    }
    void create(const std::string& id, std::int64_t changed, const std::string& state, bool listed = true,
                const std::string& host = "ola", std::vector<SeatRow> seats = some_seats()) {
        TableRow table = some_table(id);
        table.changed = changed;
        table.created = changed;
        table.state = state;
        table.listed = listed;
        table.host = host;
        write(create_table(table, seats));
    }
    static std::string ids(const std::vector<Listing>& listings) {
        std::string text;
        for (const Listing& listing : listings) text += listing.table.id;
        return text;
    }
};
PLANITIA_OVER_BOTH(ListingsTest);

TEST_P(ListingsTest, ListedOnesOfAStateComeLastChangedFirst) {
    create("a", 10, "gathering");
    create("b", 30, "gathering");
    create("c", 20, "gathering");
    create("d", 40, "gathering", false);
    create("e", 50, "playing");
    create("f", 30, "gathering");
    EXPECT_EQ(ids(listed_tables(*database, "gathering", 10)), "bfca");
    EXPECT_EQ(ids(listed_tables(*database, "gathering", 2)), "bf");
    EXPECT_EQ(ids(listed_tables(*database, "playing", 10)), "e");
    EXPECT_EQ(ids(listed_tables(*database, "over", 10)), "");
    EXPECT_EQ(tables_in_state(*database, "gathering"), (std::vector<std::string>{"a", "b", "c", "d", "f"}));
    EXPECT_EQ(tables_in_state(*database, "over"), std::vector<std::string>());
}

TEST_P(ListingsTest, AListingHasTheTableAndItsSeats) {
    create("a", 1, "gathering");
    create("b", 2, "gathering", true, "ola", {});
    const std::vector<Listing> found = listed_tables(*database, "gathering", 10);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].table, read_table(*database, "b")->table);
    EXPECT_TRUE(found[0].seats.empty());
    EXPECT_EQ(found[1].table, read_table(*database, "a")->table);
    EXPECT_EQ(found[1].seats, some_seats());
}

TEST_P(ListingsTest, TablesOfAPersonAreThoseWhereTheySitOrInvite) {
    SeatRow jans = some_seats()[0];
    jans.person = "jan";
    create("a", 10, "playing", false, "jan", {});                    // invited, does not sit
    create("b", 30, "over", false, "ola", {some_seats()[1], jans});  // sits
    create("c", 20, "playing", false, "jan", {jans});                // both: told once
    create("d", 40, "playing", true, "ola");                         // neither
    EXPECT_EQ(ids(tables_of(*database, "jan", 10)), "bca");
    EXPECT_EQ(ids(tables_of(*database, "jan", 1)), "b");
    EXPECT_EQ(ids(tables_of(*database, "ola", 10)), "db");
    EXPECT_EQ(ids(tables_of(*database, "nobody", 10)), "");
    EXPECT_EQ(tables_of(*database, "jan", 1)[0].seats.size(), 2U);
}

TEST_P(ListingsTest, WhatAHostHasMadeIsCounted) {
    create("a", 10, "gathering");
    create("b", 20, "playing");
    create("c", 30, "over");
    create("d", 40, "closed");
    create("e", 50, "playing", true, "jan");
    EXPECT_EQ(unfinished_tables_of(*database, "ola"), 2);
    EXPECT_EQ(unfinished_tables_of(*database, "jan"), 1);
    EXPECT_EQ(unfinished_tables_of(*database, "nobody"), 0);
    EXPECT_EQ(tables_made_since(*database, "ola", 20), 3);
    EXPECT_EQ(tables_made_since(*database, "ola", 41), 0);
}

}  // namespace planitia::store
