#include <kit/random_play.h>
#include <martians/martians.h>
#include <present/entry.h>

#include <algorithm>
#include <set>

#include "shown.h"

namespace planitia::terminal {
namespace {

using kit::A;
using martians::Martians;

std::vector<CandidateGroup> candidates(const martians::Position& position, PlayerId viewer) {
    std::vector<CandidateGroup> groups;
    with_board(position, viewer, {}, [&](const Board& board) { groups = board.candidates(); });
    return groups;
}

const Candidate* find(const std::vector<CandidateGroup>& groups, std::string_view group, std::string_view label) {
    for (const CandidateGroup& each : groups)
        for (const Candidate& candidate : each.candidates)
            if (each.title == group && candidate.label == label) return &candidate;
    return nullptr;
}

/// Every option of a turn is among them as it is offered; all others can be asked about and are refused.
TEST(MartiansCandidates, AreEveryLegalOptionAndMore) {
    const auto check = [](const martians::Position& position, PlayerId player, Rng&) {
        const Document decision = martians::write_decision(position, player);
        const auto groups = candidates(position, player);
        if (text_at(decision, "kind") != name(martians::Question::turn))
            return groups.empty() ? testing::AssertionSuccess() : testing::AssertionFailure() << "not at a turn";
        const Document::List& options = *decision.find("options")->as_list();
        std::size_t legal = 0;
        for (const CandidateGroup& group : groups)
            for (const Candidate& candidate : group.candidates) {
                const bool is_offered = std::count(options.begin(), options.end(), candidate.option) == 1;
                const auto reasons = martians::explain(position, player, candidate.option);
                if (!reasons) return testing::AssertionFailure() << candidate.label << ": " << reasons.error().message;
                if (is_offered != *reasons->find("legal")->as_bool())
                    return testing::AssertionFailure() << candidate.label;
                legal += is_offered ? 1 : 0;
            }
        if (legal != options.size()) return testing::AssertionFailure() << legal << " of " << options.size();
        return testing::AssertionSuccess();
    };
    for (const auto variant : every<martians::Variant>())
        EXPECT_TRUE(kit::play_random<Martians>({{variant, 3}, "candidates"}, check));
}

TEST(MartiansCandidates, NameActionAndPrice) {
    const auto game = kit::martian_game(R"("goods":{"energy":1})");
    const auto groups = candidates(game.position(), A);
    const Candidate* oxygen = find(groups, "MOXIE v.3 Oxygen Generator", "Make oxygen");
    ASSERT_NE(oxygen, nullptr);
    EXPECT_EQ(oxygen->note, "1◷ 1↯");
    const Candidate* medicine = find(groups, "Hospital", "Prepare medicine (field 1, slow)");
    ASSERT_NE(medicine, nullptr) << "what is not possible is thought of, too";
    EXPECT_EQ(medicine->note, "2◷ 1↯ 1▣ 1≈");
    EXPECT_NE(find(groups, "Without a building", "Rest"), nullptr);
    EXPECT_EQ(groups.back().candidates.front().option, Document::map({{"kind", "end-turn"}}));
}

TEST(MartiansCandidates, AnOpenVisitOffersFurtherActions) {
    auto game = kit::martian_game(R"("goods":{"energy":4,"aux":2})");
    game.when(A, kit::visit("construction", "build")).when(A, kit::pick_one("building", "building", "hospital"));
    const auto groups = candidates(game.position(), A);
    const Candidate* expand = find(groups, "Construction Yard", "Expand");
    ASSERT_NE(expand, nullptr);
    EXPECT_EQ(text_at(expand->option, "kind"), "act");
}

}  // namespace
}  // namespace planitia::terminal
