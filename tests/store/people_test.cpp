#include "store_fixture.h"

namespace planitia::store {

using PeopleTest = StoreTest;
PLANITIA_OVER_BOTH(PeopleTest);

TEST_P(PeopleTest, AreFoundByIdAndByToken) {
    const Person ola = {"ola", "Ola", R"({"lang":"pl"})", 10, 20};
    write(add_person(ola, "hash"));
    EXPECT_EQ(person(*database, "ola"), ola);
    EXPECT_EQ(person_by_token(*database, "hash"), ola);
    EXPECT_EQ(person(*database, "hash"), std::nullopt);
    EXPECT_EQ(person_by_token(*database, "ola"), std::nullopt);
}

TEST_P(PeopleTest, AreMadeWhollyOrNotAtAll) {
    write(add_person({"ola", "Ola", "{}", 1, 1}, "hash"));
    EXPECT_EQ(attempt(add_person({"jan", "Jan", "{}", 1, 1}, "hash")), Outcome::conflict);
    EXPECT_EQ(person(*database, "jan"), std::nullopt);
    EXPECT_EQ(attempt(add_person({"ola", "Jan", "{}", 1, 1}, "other")), Outcome::conflict);
    EXPECT_EQ(person_by_token(*database, "other"), std::nullopt);
}

TEST_P(PeopleTest, ChangeTheirNameAndSettings) {
    add("ola");
    add("jan");
    write(change_person({"ola", "Aleksandra", "[]", 99, 30}));
    EXPECT_EQ(person(*database, "ola"), (Person{"ola", "Aleksandra", "[]", 1, 30}));
    EXPECT_EQ(person(*database, "jan")->name, "name of jan");
    EXPECT_EQ(attempt({change_person({"nobody", "", "", 0, 0})}), Outcome::conflict);
}

TEST_P(PeopleTest, HoldSeveralTokens) {
    add("ola");
    write(add_token("second", "ola", 5));
    EXPECT_EQ(person_by_token(*database, "second")->id, "ola");
    EXPECT_EQ(person_by_token(*database, "ola-token")->id, "ola");
    EXPECT_EQ(attempt({add_token("second", "ola", 6)}), Outcome::conflict);
    EXPECT_EQ(attempt({add_token("third", "nobody", 6)}), Outcome::failed);
    write(drop_token("second"));
    EXPECT_EQ(person_by_token(*database, "second"), std::nullopt);
    EXPECT_EQ(person_by_token(*database, "ola-token")->id, "ola");
}

TEST_P(PeopleTest, ALinkWorksOnceAndInTime) {
    add("ola");
    write(add_link("code", "ola", 100));
    EXPECT_EQ(link_person(*database, "code", 99), "ola");
    EXPECT_EQ(link_person(*database, "code", 100), std::nullopt);
    EXPECT_EQ(link_person(*database, "other", 99), std::nullopt);
    EXPECT_EQ(attempt({take_link("code", 100), add_token("late", "ola", 100)}), Outcome::conflict);
    EXPECT_EQ(attempt({take_link("code", 99), add_token("second", "ola", 99)}), Outcome::done);
    EXPECT_EQ(attempt({take_link("code", 99), add_token("third", "ola", 99)}), Outcome::conflict);
    EXPECT_EQ(link_person(*database, "code", 99), std::nullopt);
    EXPECT_EQ(person_by_token(*database, "second")->id, "ola");
    EXPECT_EQ(person_by_token(*database, "late"), std::nullopt);
    EXPECT_EQ(person_by_token(*database, "third"), std::nullopt);
}

}  // namespace planitia::store
