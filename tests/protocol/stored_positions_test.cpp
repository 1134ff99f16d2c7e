#include <gtest/gtest.h>
#include <json/json.h>
#include <kit/test_data.h>
#include <martians/martians.h>
#include <terraforming/terraforming.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace planitia {
namespace {

/// How many of the folder are read; each of them has to be.
template <Game G>
int read_all(const std::string& folder) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kit::test_data(folder))) {
        std::ifstream file(entry.path());
        const auto document = from_json(std::string(std::istreambuf_iterator<char>(file), {}));
        if (!document) continue;
        const auto position = G::read_position(*document);
        EXPECT_TRUE(position) << entry.path() << ": " << position.error().message << " " << position.error().at;
        ++count;
    }
    return count;
}

/// They were written at every kind of question, so this is what a change must not break.
TEST(stored_position, of_terraforming_is_still_read) {
    EXPECT_GT(read_all<terraforming::Terraforming>("../fuzz/corpus/fuzz_position"), 20);
}

TEST(stored_position, of_martians_is_still_read) {
    EXPECT_GT(read_all<martians::Martians>("../fuzz/corpus/fuzz_martians"), 20);
}

}  // namespace
}  // namespace planitia
