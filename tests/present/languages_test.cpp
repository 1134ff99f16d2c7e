#include <gtest/gtest.h>
#include <kit/plain.h>
#include <kit/test_data.h>
#include <present/sentence.h>
#include <present/speaker.h>
#include <present/terraforming/phrasebook.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "spoken.h"

namespace planitia::present {
namespace {

class Languages : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(all, Languages, testing::ValuesIn(every<Language>()),
                         [](const auto& language) { return std::string(name(language.param)); });

std::string id_of(const Entry& entry) {
    return *entry.figures.find("kind")->as_text() + " " + *entry.figures.find("id")->as_text();
}

TEST_P(Languages, everything_has_a_title_and_a_text) {
    for (const Entry& entry : entries(GetParam())) {
        EXPECT_EQ(blemish(entry.title), "") << id_of(entry);
        EXPECT_FALSE(entry.text.empty()) << id_of(entry);
        for (const std::string& sentence : entry.text) {
            EXPECT_EQ(blemish(sentence), "") << id_of(entry) << ": " << sentence;
            EXPECT_EQ(sentence.back(), '.') << sentence;
            EXPECT_EQ(capitalised(sentence), sentence);
        }
    }
}

TEST_P(Languages, no_english_is_left) {
    for (const Entry& entry : entries(GetParam()))
        for (const std::string& sentence : entry.text)
            EXPECT_EQ(foreign(GetParam(), sentence), "") << id_of(entry) << ": " << sentence;
    for (const Entry& entry : entries(GetParam())) EXPECT_EQ(foreign(GetParam(), entry.title), "") << entry.title;
    for (const Entry& entry : entries(GetParam())) EXPECT_EQ(foreign(GetParam(), entry.flavour), "") << entry.flavour;
    const Speaker speaker{phrasebook(GetParam())};
    for (RefusalCode code : every<RefusalCode>()) EXPECT_EQ(foreign(GetParam(), refusal_text(speaker, code)), "");
}

TEST_P(Languages, titles_of_a_kind_are_all_different) {
    std::map<std::string, std::set<std::string>> titles;
    for (const Entry& entry : entries(GetParam())) {
        const std::string kind = *entry.figures.find("game")->as_text() + *entry.figures.find("kind")->as_text();
        EXPECT_TRUE(titles[kind].insert(entry.title).second) << entry.title;
    }
}

TEST(translations, nothing_but_names_is_called_as_in_english) {
    const std::vector<Entry> english = entries(Language::en);
    const std::set<std::string> names = {"CrediCor",
                                         "Ecoline",
                                         "Helion",
                                         "Interplanetary Cinematics",
                                         "Inventrix",
                                         "PhoboLog",
                                         "ThorGate",
                                         "Saturn Systems",
                                         "Teractor",
                                         "Aridor",
                                         "Arklight",
                                         "Polyphemos",
                                         "Poseidon",
                                         "Stormcraft Incorporated",
                                         "Ceres",
                                         "Enceladus",
                                         "Europa",
                                         "Ganymede",
                                         "Io",
                                         "Luna",
                                         "Miranda",
                                         "Pluto",
                                         "Titan",
                                         "Triton",
                                         "Callisto",
                                         "Asteroid",
                                         "Soletta",
                                         "Noctis City",
                                         "Virus",
                                         "RTG",
                                         "Helion Array Works",
                                         "Borealis Kinetics",
                                         "Stratum Deepworks",
                                         "Vitalis Biome Trust"};
    for (Language language : {Language::pl, Language::uk, Language::cs}) {
        const std::vector<Entry> translated = entries(language);
        for (std::size_t i = 0; i < english.size(); ++i) {
            const bool is_same = translated[i].title == english[i].title;
            EXPECT_TRUE(!is_same || names.contains(english[i].title)) << name(language) << ": " << english[i].title;
        }
    }
}

TEST(translations, every_noun_is_in_the_glossary) {
    std::ifstream in(kit::test_data("../docs/glossary.md"));
    std::ostringstream glossary;
    glossary << in.rdbuf();
    for (Language language : every<Language>())
        for (const auto& [game, nouns] : all_nouns(phrasebook(language)))
            for (const Noun* each : nouns) {
                const std::string noun =
                    kit::plain(bare(phrasebook(language), *each, cases(phrasebook(language)).front()));
                EXPECT_NE(glossary.str().find(noun), std::string::npos) << name(language) << ": " << noun;
            }
}

/// The cells of a row of the glossary, in the order of the languages, without what stands in brackets.
std::map<std::string, std::vector<std::string>> glossary_rows() {
    std::ifstream in(kit::test_data("../docs/glossary.md"));
    std::map<std::string, std::vector<std::string>> rows;
    for (std::string line; std::getline(in, line);) {
        std::istringstream row(line);
        std::vector<std::string> cells;
        for (std::string cell; std::getline(row, cell, '|');)
            if (!cell.empty()) cells.emplace_back(trimmed(cell.substr(0, cell.find(" ("))));
        if (cells.size() == every<Language>().size()) rows.emplace(cells.front(), cells);
    }
    return rows;
}

TEST(translations, the_set_up_form_has_the_words_of_the_glossary) {
    using L = TerraformingLabel;
    const std::pair<L, const char*> labels[] = {
        {L::corporate_era, "Corporate Era"},
        {L::draft, "draft variant"},
        {L::colonies, "Colonies"},
        {L::world_government, "World Government"},
        {L::beginners, "Beginner Corporation"},
        {L::first_player, "first player"},
    };
    const auto rows = glossary_rows();
    for (const auto& [label, term] : labels) {
        ASSERT_TRUE(rows.contains(term)) << term;
        for (Language language : every<Language>())
            EXPECT_EQ(kit::plain(phrasebook(language).say(label)),
                      capitalised(rows.at(term)[static_cast<std::size_t>(language)]));
    }
}

TEST(translations, tiles_are_called_as_on_the_cards) {
    const std::pair<Language, const char*> said[] = {{Language::en, "If a card’s tile fits nowhere"},
                                                     {Language::pl, "Gdy obszaru z karty nie da się umieścić"},
                                                     {Language::uk, "Якщо жетон карти ніде розмістити"},
                                                     {Language::cs, "Když destičku z karty nelze umístit"}};
    for (const auto& [language, text] : said)
        EXPECT_EQ(kit::plain(phrasebook(language).say(TerraformingLabel::unplaceable_tiles)), text);
}

TEST(translations, titles_are_the_printed_ones_where_they_are_known) {
    struct Printed {
        Language language;
        EntryKind kind;
        const char *id, *title;
    };
    const Printed all[] = {
        {Language::pl, EntryKind::project, "insects", "Insekty"},
        {Language::pl, EntryKind::project, "air-raid", "Podniebny rajd"},
        {Language::pl, EntryKind::project, "equatorial-magnetizer", "Generator pola magnetycznego"},
        {Language::pl, EntryKind::project, "titan-shuttles", "Wahadłowce na Tytanie"},
        {Language::uk, EntryKind::project, "lake-marineris", "Озеро Маринер"},
        {Language::uk, EntryKind::corporation, "interplanetary-cinematics", "Міжпланетна кінематика"},
        {Language::cs, EntryKind::project, "asteroid", "Křemíkový asteroid"},
        {Language::cs, EntryKind::colony, "ganymede", "Ganymedes"}};
    for (const Printed& each : all) {
        const Entry* found = find_entry(each.language, "terraforming", {each.kind, each.id});
        ASSERT_NE(found, nullptr) << each.id;
        EXPECT_EQ(kit::plain(found->title), each.title);
    }
}

TEST(translations, say_the_same_figures) {
    const auto figures = [](const std::string& text) {
        std::set<std::string> found;
        std::string digits;
        for (char letter : text + " ") {
            if (letter >= '0' && letter <= '9') {
                digits += letter;
            } else if (!digits.empty()) {
                found.insert(digits);
                digits.clear();
            }
        }
        return found;
    };
    const std::vector<Entry> english = entries(Language::en);
    for (Language language : {Language::pl, Language::uk, Language::cs}) {
        const std::vector<Entry> translated = entries(language);
        for (std::size_t i = 0; i < english.size(); ++i) {
            std::set<std::string> here = figures(joined(translated[i].text));
            std::set<std::string> there = figures(joined(english[i].text));
            // One of a thing may be told without a figure.
            here.erase("1");
            there.erase("1");
            EXPECT_EQ(here, there) << id_of(english[i]) << "\n" << joined(translated[i].text);
        }
    }
}

}  // namespace
}  // namespace planitia::present
