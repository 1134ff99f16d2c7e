#include <core/document.h>
#include <core/shortened.h>
#include <gtest/gtest.h>

namespace planitia {
namespace {

TEST(document, knows_what_it_is) {
    EXPECT_TRUE(Document().is_null());
    EXPECT_TRUE(Document(nullptr).is_null());
    EXPECT_TRUE(*Document(true).as_bool());
    EXPECT_EQ(*Document(-3).as_int(), -3);
    EXPECT_EQ(*Document(std::size_t{7}).as_int(), 7);
    EXPECT_EQ(*Document(0.5).as_double(), 0.5);
    EXPECT_EQ(*Document("text").as_text(), "text");
    EXPECT_TRUE(Document::list().as_list()->empty());
    EXPECT_TRUE(Document::map().as_map()->empty());
    EXPECT_EQ(Document(1).as_bool(), nullptr);
    EXPECT_EQ(Document("1").as_int(), nullptr);
    EXPECT_EQ(Document::map().as_list(), nullptr);
}

TEST(document, keeps_the_order_of_keys) {
    Document map = Document::map({{"b", 1}});
    map.set("a", 2).set("b", 3);
    ASSERT_EQ(map.as_map()->size(), 2U);
    EXPECT_EQ(map.as_map()->front().first, "b");
    EXPECT_EQ(*map.find("b"), Document(3));
    EXPECT_EQ(map.find("c"), nullptr);
    EXPECT_EQ(Document(1).find("a"), nullptr);
}

TEST(document, can_be_changed_in_place) {
    Document map = Document::map({{"list", Document::list()}});
    map.find("list")->add(1).add("two");
    EXPECT_EQ(map, Document::map({{"list", Document(Document::List{1, "two"})}}));
}

TEST(document, of_numbers_of_other_kinds_is_not_equal) {
    EXPECT_FALSE(Document(1) == Document(1.0));
    EXPECT_FALSE(Document(1) == Document(true));
    EXPECT_FALSE(Document(0) == Document());
}

TEST(digest, does_not_depend_on_the_order_of_members) {
    const Document inner = Document::map({{"x", 1}, {"y", Document()}});
    const Document turned = Document::map({{"y", Document()}, {"x", 1}});
    EXPECT_EQ(digest(Document::map({{"a", inner}, {"b", "text"}})),
              digest(Document::map({{"b", "text"}, {"a", turned}})));
}

TEST(digest, tells_one_document_from_another) {
    const std::vector<Document> all = {Document(),
                                       false,
                                       true,
                                       0,
                                       1,
                                       1.0,
                                       "1",
                                       "",
                                       Document::list(),
                                       Document::map(),
                                       Document(Document::List{1, 2}),
                                       Document(Document::List{2, 1}),
                                       Document(Document::List{Document()}),
                                       Document::map({{"a", 1}, {"b", 2}}),
                                       Document::map({{"a", 2}, {"b", 1}})};
    for (const Document& a : all)
        for (const Document& b : all) EXPECT_EQ(digest(a) == digest(b), a == b);
}

TEST(digest, is_the_same_everywhere) { EXPECT_EQ(digest(Document::map({{"oxygen", 7}})), 0xfe19b77f09f8f4f0ULL); }

TEST(pointer, escapes_as_rfc_6901_says) {
    EXPECT_EQ(Pointer().text(), "");
    EXPECT_EQ((Pointer() / "players" / std::size_t{0} / "hand").text(), "/players/0/hand");
    EXPECT_EQ((Pointer() / "a/b" / "m~n" / "").text(), "/a~1b/m~0n/");
}

TEST(pointer, has_the_whole_key_however_long) {
    const std::string key(1000, 'x');
    EXPECT_EQ((Pointer() / key / "a").text(), "/" + key + "/a");
}

TEST(shortened, a_letter_is_there_or_not) {
    EXPECT_EQ(shortened(std::string(60, 'x')), std::string(60, 'x'));
    EXPECT_EQ(shortened(std::string(1000, 'x')), std::string(60, 'x') + "…");
    EXPECT_EQ(shortened(std::string(59, 'x') + "żż"), std::string(59, 'x') + "…");
}

std::vector<std::string> paths(const Document& from, const Document& to) {
    std::vector<std::string> result;
    for (const Change& change : differences(from, to)) result.push_back(change.path);
    return result;
}

TEST(differences, of_equal_documents_are_none) {
    const Document document = Document::map({{"a", Document(Document::List{1, 2})}});
    EXPECT_TRUE(differences(document, document).empty());
}

TEST(differences, name_the_leaves) {
    const Document from = Document::map({{"a", 1}, {"b", Document::map({{"c", 2}, {"d", 3}})}});
    const Document to = Document::map({{"a", 1}, {"b", Document::map({{"c", 5}, {"d", 3}})}});
    const std::vector<Change> changes = differences(from, to);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes[0].path, "/b/c");
    EXPECT_EQ(changes[0].from, Document(2));
    EXPECT_EQ(changes[0].to, Document(5));
}

TEST(differences, take_what_is_missing_as_null) {
    const Document from = Document::map({{"gone", 1}, {"list", Document(Document::List{1})}});
    const Document to = Document::map({{"list", Document(Document::List{1, 2})}, {"come", 2}});
    EXPECT_EQ(paths(from, to), (std::vector<std::string>{"/gone", "/list/1", "/come"}));
}

TEST(differences, show_a_change_of_kind_as_a_whole) {
    EXPECT_EQ(paths(Document::map({{"a", 1}}), Document(Document::List{1})), (std::vector<std::string>{""}));
}

// The save format depends on this one: computed by tools/make-saves, which tells the same a second time.
TEST(digest, is_what_it_always_was) {
    const Document event = Document::map({{"kind", "cards-drawn"}, {"player", 1}, {"amount", -3}, {"card", nullptr}});
    EXPECT_EQ(digest(Document::list().add(event).add(true)), 0xdcf73b998728ddb2U);
}

}  // namespace
}  // namespace planitia
