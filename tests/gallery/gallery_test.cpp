#include <gallery/bodies.h>
#include <gallery/drawing.h>
#include <gallery/gallery.h>
#include <gtest/gtest.h>
#include <kit/test_data.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace planitia::gallery {

using namespace present;
namespace {

/// What stands between the two, everywhere in the text.
std::vector<std::string> all_between(std::string_view text, std::string_view begin, std::string_view end) {
    std::vector<std::string> found;
    for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at)) {
        at += begin.size();
        found.emplace_back(text.substr(at, text.find(end, at) - at));
    }
    return found;
}

std::size_t count(std::string_view text, std::string_view what) { return all_between(text, what, "").size(); }

constexpr std::uint32_t kSmallTwo = 0x2082;

std::vector<std::uint32_t> code_points(std::string_view text) {
    std::vector<std::uint32_t> points;
    for (char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if ((byte & 0xc0) == 0x80)
            points.back() = points.back() << 6 | (byte & 0x3f);
        else
            points.push_back(byte < 0x80 ? byte : byte & (byte < 0xe0 ? 0x1f : 0x0f));
    }
    return points;
}

std::string without_style(std::string page) {
    const std::size_t begin = page.find("<style>");
    return page.erase(begin, page.find("</style>") - begin);
}

/// The first tag that does not match; empty if all do.
std::string first_mismatch(std::string_view page) {
    std::vector<std::string> open;
    for (const std::string& tag : all_between(page, "<", ">")) {
        if (tag.starts_with('!') || tag.ends_with('/')) continue;
        if (!tag.starts_with('/')) {
            open.push_back(tag.substr(0, tag.find(' ')));
            continue;
        }
        if (open.empty() || open.back() != tag.substr(1)) return tag;
        open.pop_back();
    }
    return open.empty() ? "" : open.back();
}

Entry entry_of(std::string_view game, std::string_view kind, std::vector<Part> parts = {}) {
    return {.figures = Document::map({{"game", game}, {"kind", kind}, {"id", "thing"}}),
            .title = "Thing",
            .parts = std::move(parts)};
}

/// The card of the entry alone, without the page around it.
std::string card_of(const Entry& entry) {
    const std::vector<std::string> cards =
        all_between(gallery_html(Language::en, {&entry, 1}), "<article", "</article>");
    return cards.empty() ? "" : cards.front();
}

/// The row of what happens at once.
std::string gains_row(std::string_view game, Strip strip) {
    const std::string card = card_of(entry_of(game, "corporation", {{PartKind::immediate, std::move(strip)}}));
    return all_between(card, "row gains", "</div>").at(0);
}

class GalleryInLanguage : public testing::TestWithParam<Language> {
  protected:
    std::vector<Entry> entries_ = entries(GetParam());
    std::string page_ = gallery_html(GetParam(), entries_);
};

TEST_P(GalleryInLanguage, has_every_entry_once) {
    EXPECT_EQ(count(page_, "<article"), entries_.size());
    for (const Entry& each : entries_) {
        const auto figure = [&](const char* key) { return *each.figures.find(key)->as_text(); };
        EXPECT_EQ(count(page_, "id=\"" + figure("game") + "-" + figure("kind") + "-" + figure("id") + "\""), 1U);
    }
}

TEST_P(GalleryInLanguage, says_its_language) {
    EXPECT_TRUE(page_.starts_with("<!doctype html>\n<html lang=\"" + std::string(name(GetParam())) + "\">"));
}

TEST_P(GalleryInLanguage, has_no_id_twice) {
    std::map<std::string, int> times;
    for (const std::string& id : all_between(page_, " id=\"", "\"")) ++times[id];
    for (const auto& [id, n] : times) EXPECT_EQ(n, 1) << id;
}

TEST_P(GalleryInLanguage, has_the_drawings_it_uses_and_no_others) {
    std::set<std::string> used;
    for (std::string& id : all_between(page_, "href=\"#icon-", "\"")) used.insert(std::move(id));
    std::set<std::string> drawn;
    for (std::string& id : all_between(page_, "<symbol id=\"icon-", "\"")) drawn.insert(std::move(id));
    EXPECT_EQ(used, drawn);
    for (const std::string& id : used) EXPECT_EQ(count(icon_sprite(), "<symbol id=\"" + id + "\""), 1U) << id;
}

TEST_P(GalleryInLanguage, closes_what_it_opens) { EXPECT_EQ(first_mismatch(page_), ""); }

TEST_P(GalleryInLanguage, fills_every_slot_of_its_phrases) {
    EXPECT_EQ(without_style(page_).find_first_of("{}"), std::string::npos);
}

TEST_P(GalleryInLanguage, needs_nothing_else) {
    for (const char* reference : {"<script", "<link", "src=", "http:", "https:", "@import"})
        EXPECT_EQ(page_.find(reference), std::string::npos) << reference;
    EXPECT_EQ(count(page_, "url("), count(page_, "url(data:"));
}

TEST_P(GalleryInLanguage, has_the_letters_of_its_texts_in_its_own_font) {
    std::string letters;
    for (const std::string& range : all_between(page_, "unicode-range: ", ";")) letters += "," + range + ",";
    const auto has = [&](std::uint32_t letter) {
        std::ostringstream code;
        code << ",U+" << std::hex << letter << ",";
        return letters.find(code.str()) != std::string::npos;
    };
    for (const Entry& each : entries_) {
        std::vector<std::string> texts = each.text;
        texts.push_back(each.title);
        for (const std::string& text : texts)
            for (std::uint32_t letter : code_points(text))
                EXPECT_TRUE(has(letter) || letter == kSmallTwo) << text;  // of CO₂: Noto Sans has no such figure
    }
}

TEST_P(GalleryInLanguage, keeps_every_sun_inside_the_picture) {
    const std::vector<std::string> suns = all_between(page_, "xMidYMin meet\"><circle cx=\"", "\" r=\"14\"");
    EXPECT_GT(suns.size(), 300U);
    for (const std::string& sun : suns) {
        const int x = std::stoi(sun);
        const int y = std::stoi(sun.substr(sun.find("cy=\"") + 4));
        EXPECT_TRUE(x >= 14 && x <= kPaneWidth - 14 && y >= 14 && y <= kPaneHeight - 14) << sun;
    }
}

INSTANTIATE_TEST_SUITE_P(all, GalleryInLanguage, testing::ValuesIn(every<Language>()),
                         [](const auto& language) { return std::string(name(language.param)); });

TEST(gallery, embeds_the_sprite_as_it_is) {
    std::ostringstream file;
    file << std::ifstream(kit::test_data("../present/icons/icons.svg")).rdbuf();
    EXPECT_EQ(icon_sprite(), file.str());
}

TEST(gallery, escapes_texts) {
    Entry entry = entry_of("terraforming", "project");
    entry.title = "<i>\"Ice\" & fire</i>";
    entry.text = {"Less <than> & more."};
    entry.flavour = "A & B";
    const std::string card = card_of(entry);
    EXPECT_NE(card.find("&lt;i&gt;&quot;Ice&quot; &amp; fire&lt;/i&gt;"), std::string::npos);
    EXPECT_NE(card.find("Less &lt;than&gt; &amp; more."), std::string::npos);
    EXPECT_NE(card.find("A &amp; B"), std::string::npos);
    EXPECT_EQ(card.find("<i>"), std::string::npos);
}

TEST(gallery, leaves_out_games_and_kinds_without_entries) {
    const Entry entry = entry_of("martians", "crop");
    const std::string page = gallery_html(Language::en, {&entry, 1});
    EXPECT_EQ(count(page, "<h2>"), 1U);
    EXPECT_EQ(count(page, "<h3>"), 1U);
}

TEST(gallery, repeats_the_icon_of_two_or_three_pieces) {
    const std::string three = gains_row("terraforming", {{.icon = "steel", .text = "3"}});
    EXPECT_EQ(count(three, "#icon-steel"), 3U);
    const std::string four = gains_row("terraforming", {{.icon = "steel", .text = "4"}});
    EXPECT_EQ(count(four, "#icon-steel"), 1U);
    EXPECT_NE(four.find("<b>4</b>"), std::string::npos);
}

TEST(gallery, counts_in_figures_in_martians) {
    const std::string row = gains_row("martians", {{.icon = "energy", .text = "3"}});
    EXPECT_EQ(count(row, "#icon-energy"), 1U);
    EXPECT_NE(row.find("<b>3</b>"), std::string::npos);
}

TEST(gallery, writes_money_inside_a_coin_and_its_sign_before) {
    const std::string row = gains_row("terraforming", {{.icon = "megacredits", .text = "−2"}});
    EXPECT_NE(row.find("<b>−</b>"), std::string::npos);
    EXPECT_NE(row.find("of-megacredits\">2</span>"), std::string::npos);
}

TEST(gallery, puts_neighbouring_productions_on_one_plate) {
    const std::string row = gains_row("terraforming", {{.icon = "heat", .production = true},
                                                       {.icon = "plants", .production = true},
                                                       {.icon = "card"},
                                                       {.icon = "energy", .production = true}});
    EXPECT_EQ(count(row, "class=\"plate\""), 2U);
}

TEST(gallery, frames_what_may_be_another_players) {
    const std::string row = gains_row("terraforming", {{.icon = "plants", .text = "−8", .any_player = true}});
    EXPECT_EQ(count(row, "#icon-any-player"), 1U);
    EXPECT_EQ(count(row, "#icon-plants"), 1U);
}

TEST(gallery, gives_each_alternative_of_an_action_a_row_with_an_arrow) {
    const Strip action = {{.icon = "arrow"}, {.icon = "steel"}, {.icon = "arrow"},
                          {.icon = "heat"},  {.text = "|"},     {.icon = "plants"}};
    const std::string card = card_of(entry_of("terraforming", "corporation", {{PartKind::action, action}}));
    const std::vector<std::string> rows = all_between(card, "row lasting", "</div>");
    ASSERT_EQ(rows.size(), 2U);
    for (const std::string& row : rows) EXPECT_EQ(count(row, "#icon-arrow"), 1U);
    EXPECT_NE(rows[1].find(">or<"), std::string::npos);
}

TEST(gallery, shows_every_colony_tile_as_a_body_of_its_own) {
    std::set<std::string> colours;
    std::size_t tiles = 0;
    for (const Entry& each : entries(Language::en)) {
        if (*each.figures.find("kind")->as_text() != "colony") continue;
        ++tiles;
        EXPECT_TRUE(has_body(*each.figures.find("id")->as_text())) << each.title;
        const std::string card = card_of(each);
        EXPECT_EQ(count(card, "class=\"picture"), 0U) << each.title;
        colours.insert(all_between(card, "r=\"26\" fill=\"", "\"").at(0));
    }
    EXPECT_EQ(tiles, 11U);
    EXPECT_EQ(colours.size(), tiles);
}

TEST(gallery, gives_good_and_bad_news_signs_of_their_own) {
    Entry entry = entry_of("martians", "event");
    entry.figures.set("tone", "good");
    EXPECT_EQ(count(card_of(entry), "#icon-event-good\""), 1U);
    entry.figures.set("tone", "bad");
    EXPECT_EQ(count(card_of(entry), "#icon-event\""), 1U);
}

TEST(gallery, keeps_together_what_a_sign_joins) {
    const std::string row =
        gains_row("terraforming", {{.icon = "resource-microbes"}, {.text = "→"}, {.icon = "card"}, {.icon = "plants"}});
    EXPECT_EQ(count(row, "class=\"clause\""), 1U);
    EXPECT_LT(row.find("#icon-card"), row.find("</span></span></span><span class=\"glyph\">")) << row;
}

TEST(gallery, shows_the_corporation_of_the_right_game) {
    Entry entry = entry_of("martians", "corporation");
    entry.figures.set("id", "helion");
    EXPECT_EQ(count(card_of(entry), "#icon-corporation-helion"), 1U);
    entry.figures.set("game", "terraforming");
    EXPECT_EQ(count(card_of(entry), "#icon-corporation-helion"), 0U);
}

}  // namespace
}  // namespace planitia::gallery
