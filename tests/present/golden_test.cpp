// Every text in every language, as files that a reviewer reads in the diff. After a change that is meant:
//   PLANITIA_WRITE_GOLDEN=1 build/release/tests/present_test --gtest_filter='*Golden*'
#include <gtest/gtest.h>
#include <kit/test_data.h>
#include <present/sentence.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "spoken.h"

namespace planitia::present {
namespace {

std::string path_of(const std::string& file) { return kit::test_data("present/golden/" + file); }

void expect_golden(const std::string& file, const std::string& text) {
    if (std::getenv("PLANITIA_WRITE_GOLDEN") != nullptr) std::ofstream(path_of(file)) << text;
    std::ifstream in(path_of(file));
    std::ostringstream golden;
    golden << in.rdbuf();
    std::istringstream expected(golden.str());
    std::istringstream actual(text);
    std::string want;
    std::string have;
    for (int line = 1; std::getline(expected, want) && std::getline(actual, have); ++line)
        ASSERT_EQ(want, have) << file << ", line " << line;
    EXPECT_EQ(golden.str().size(), text.size()) << file << " has another number of lines";
}

class Golden : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(languages, Golden, testing::ValuesIn(every<Language>()),
                         [](const auto& language) { return std::string(name(language.param)); });

/// By game, so that those who work on two games do not meet in one file.
using TextByGame = std::map<std::string, std::string>;

void expect_golden(Language language, const TextByGame& texts, const std::string& ending) {
    for (const auto& [game, text] : texts) expect_golden(game + "." + std::string(name(language)) + ending, text);
}

TEST_P(Golden, texts_of_everything) {
    TextByGame texts;
    for (const Entry& entry : entries(GetParam())) {
        const auto figure = [&](const char* key) { return *entry.figures.find(key)->as_text(); };
        std::string& text = texts[figure("game")];
        text += figure("kind") + " " + figure("id") + "\n";
        text += "    " + entry.title + "\n";
        for (const std::string& sentence : entry.text) text += "    " + sentence + "\n";
        if (!entry.flavour.empty()) text += "    (" + entry.flavour + ")\n";
    }
    expect_golden(GetParam(), texts, ".txt");
}

TEST_P(Golden, every_noun_with_numbers_in_every_case) {
    const Phrasebook& book = phrasebook(GetParam());
    TextByGame texts;
    for (const auto& [game, nouns] : all_nouns(book)) {
        std::string& text = texts[game];
        for (const Noun* each : nouns) {
            for (std::string_view label : cases(book)) {
                text += std::string(label) + ": " + bare(book, *each, label);
                if (!each->counted.empty())
                    for (int number : {1, 2, 5, 22}) text += ", " + counted(book, *each, number, label);
                text += "\n";
            }
        }
    }
    expect_golden(GetParam(), texts, ".nouns.txt");
}

}  // namespace
}  // namespace planitia::present
