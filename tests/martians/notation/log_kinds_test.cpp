// Every kind of line in the log is told in docs/protocol.md.
#include <kit/test_data.h>
#include <martians/notation/names.h>

#include <gtest/gtest.h>
#include <fstream>
#include <sstream>

namespace planitia::kit::colony {
namespace {

TEST(martians_log, every_kind_is_documented) {
    std::ifstream file(test_data("../docs/protocol.md"));
    std::stringstream text;
    text << file.rdbuf();
    const std::string pages = text.str();
    const std::size_t begin = pages.find("\nIn Martians:\n");
    ASSERT_NE(begin, std::string::npos);
    const std::string table = pages.substr(begin, pages.find("\n## ", begin) - begin);
    for (martians::EventKind kind : every<martians::EventKind>())
        EXPECT_NE(table.find("`" + std::string(martians::name(kind)) + "`"), std::string::npos) << martians::name(kind);
}

}  // namespace
}  // namespace planitia::kit::colony
