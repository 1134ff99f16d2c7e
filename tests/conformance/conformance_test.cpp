/// Positions with the legal actions, end states and scores that an independent implementation gives. Where one of them
/// contradicts the rules, the rules win, and docs/rulings.md says why.
#include <gtest/gtest.h>
#include <json/json.h>
#include <kit/test_data.h>
#include <terraforming/terraforming.h>

#include <fstream>
#include <set>

#include "flat_position.h"

namespace planitia::conformance {
namespace {

using terraforming::Option;
using terraforming::OptionList;
using terraforming::Position;
using terraforming::Question;
using terraforming::Terraforming;

struct Vector {
    std::string id;
    Document content;
    Position position;
};

std::vector<Vector> vectors(const std::string& kind) {
    std::vector<Vector> all;
    std::ifstream file(kit::test_data(std::string("conformance/") + kind + ".jsonl"));
    for (std::string line; std::getline(file, line);) {
        Result<Document, Refusal> content = from_json(line);
        if (!content) throw std::runtime_error(kind + ".jsonl: " + content.error().message);
        const std::string id = *content->find("id")->as_text();
        Result<Position, Refusal> position = Terraforming::read_position(*content->find("position"));
        if (!position) throw std::runtime_error(id + ": " + position.error().message + " " + position.error().at);
        all.push_back({id, *content, *position});
    }
    if (all.empty()) throw std::runtime_error(kind + ".jsonl has no vectors");
    return all;
}

std::string field(const Document& document, const char* key) {
    const Document* value = document.find(key);
    return value != nullptr && value->as_text() != nullptr ? *value->as_text() : "";
}

/// `play-card asteroid`, `standard-project city`, `pass`.
std::string action_text(const Document& option) {
    std::string text = field(option, "kind");
    for (const char* subject : {"card", "project", "milestone", "award", "colony"})
        if (!field(option, subject).empty()) text += " " + field(option, subject);
    return text;
}

std::set<std::string> texts(const Document* list) {
    std::set<std::string> all;
    if (list != nullptr)
        for (const Document& each : *list->as_list()) all.insert(*each.as_text());
    return all;
}

/// The options of the turn that the action means.
std::vector<Option> matching(const Position& position, const Document& action) {
    const PlayerId player = position.active_player;
    OptionList options;
    Terraforming::list_options(position, player, options);
    std::vector<Option> found;
    for (const Option& option : options)
        if (action_text(Terraforming::write_choice(position, player, {&option, 1})) == action_text(action))
            found.push_back(option);
    return found;
}

void prepare(Vector& vector) {
    const Document* first = vector.content.find("pre");
    if (first == nullptr) return;
    for (const Document& action : *first->as_list()) {
        const std::vector<Option> options = matching(vector.position, action);
        ASSERT_EQ(options.size(), 1U) << vector.id << ": " << action_text(action);
        Terraforming::answer(vector.position, vector.position.active_player, options[0]);
    }
}

/// Walks every way to answer what follows from a list of actions, up to the next choice of a turn.
class Explorer {
  public:
    explicit Explorer(bool ends_at_research) : ends_at_research_(ends_at_research) {}

    void act(const Position& position, std::span<const Document> actions) {
        for (const Option& option : matching(position, actions.front())) {
            Position after = position;
            Terraforming::answer(after, position.active_player, option);
            go_on(after, actions.subspan(1));
        }
    }
    const std::set<FlatPosition>& ends() const { return ends_; }

  private:
    void go_on(const Position& position, std::span<const Document> left) {
        if (is_end(position)) {
            if (left.empty()) {
                ends_.insert(flatten(Terraforming::write_position(position)));
            } else {
                act(position, left);
            }
            return;
        }
        const PlayerId player = Terraforming::awaited(position).front();
        OptionList options;
        Terraforming::list_options(position, player, options);
        for (const Option& option : options) {
            Position after = position;
            Terraforming::answer(after, player, option);
            go_on(after, left);
        }
    }

    bool is_end(const Position& position) const {
        if (position.is_over()) return true;
        const Question asked = question(position, Terraforming::awaited(position).front());
        if (asked == Question::turn) return true;
        return ends_at_research_ && (asked == Question::draft || position.phase == terraforming::Phase::research);
    }

    bool ends_at_research_;
    std::set<FlatPosition> ends_;
};

std::set<FlatPosition> states(const FlatPosition& base, const Document* changes) {
    std::set<FlatPosition> all;
    if (changes != nullptr)
        for (const Document& each : *changes->as_list()) all.insert(with_changes(base, each));
    return all;
}

std::string nearest_difference(const FlatPosition& one, const std::set<FlatPosition>& others) {
    std::string shortest = "  the engine reaches nothing\n";
    bool is_first = true;
    for (const FlatPosition& other : others) {
        const std::string text = difference(one, other);
        if (is_first || text.size() < shortest.size()) shortest = text;
        is_first = false;
    }
    return shortest;
}

TEST(conformance, offers_the_legal_actions) {
    for (Vector& vector : vectors("legal")) {
        prepare(vector);
        const PlayerId player = vector.position.active_player;
        const Document decision = Terraforming::write_decision(vector.position, player);
        std::set<std::string> offered;
        for (const Document& option : *decision.find("options")->as_list()) offered.insert(action_text(option));
        std::set<std::string> expected = texts(vector.content.find("legal"));
        const std::set<std::string> tolerated = texts(vector.content.find("may"));
        for (auto* set : {&offered, &expected}) {
            set->erase("end-turn");
            if (vector.content.find("pre") != nullptr) set->erase("pass");
        }
        for (const std::string& action : expected)
            EXPECT_TRUE(offered.count(action) > 0) << vector.id << ": not offered: " << action;
        for (const std::string& action : offered)
            EXPECT_TRUE(expected.count(action) + tolerated.count(action) > 0)
                << vector.id << ": offered, but not legal: " << action;
    }
}

TEST(conformance, reaches_the_same_end_states) {
    for (Vector& vector : vectors("outcomes")) {
        const FlatPosition base = flatten(Terraforming::write_position(vector.position));
        prepare(vector);
        Document::List actions;
        if (const Document* several = vector.content.find("actions")) {
            actions = *several->as_list();
        } else {
            actions.push_back(*vector.content.find("action"));
        }
        Explorer explorer(field(actions.back(), "kind") == "pass");
        explorer.act(vector.position, actions);
        const std::set<FlatPosition> expected = states(base, vector.content.find("outcomes"));
        const std::set<FlatPosition> tolerated = states(base, vector.content.find("may"));
        for (const FlatPosition& end : expected)
            EXPECT_TRUE(explorer.ends().count(end) > 0) << vector.id << ": not reached; nearest:\n"
                                                        << nearest_difference(end, explorer.ends());
        if (field(vector.content, "match") == "superset") continue;
        for (const FlatPosition& end : explorer.ends())
            EXPECT_TRUE(expected.count(end) + tolerated.count(end) > 0)
                << vector.id << ": reached, but not expected; nearest:\n"
                << nearest_difference(end, expected);
    }
}

TEST(conformance, counts_the_same_points) {
    for (const Vector& vector : vectors("score")) {
        const std::vector<Score> scores = Terraforming::score(vector.position);
        const Document::List& expected = *vector.content.find("score")->as_list();
        ASSERT_EQ(scores.size(), expected.size()) << vector.id;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            for (const Score::Part& part : scores[i].parts)
                EXPECT_EQ(part.points, *expected[i].find(part.name)->as_int()) << vector.id << " " << part.name;
            EXPECT_EQ(scores[i].total, *expected[i].find("total")->as_int()) << vector.id;
        }
    }
}

}  // namespace
}  // namespace planitia::conformance
