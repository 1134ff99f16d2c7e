#include <play/entries.h>
#include <play/question.h>

#include <algorithm>

namespace planitia::play {

using protocol::without_text;

namespace {

/// The order of the members does not matter.
bool is_same(const Document& a, const Document& b) {
    return a.as_map()->size() == b.as_map()->size() &&
           std::all_of(a.as_map()->begin(), a.as_map()->end(), [&](const auto& member) {
               const Document* other = b.find(member.first);
               return other != nullptr && *other == member.second;
           });
}

std::vector<std::string> reasons_against(const table::Table& table, PlayerId player, const Document& option,
                                         const protocol::Telling& telling) {
    protocol::Answer answer = table.game().why_not(player, option);
    if (!answer) return {refusal_text(telling.speaker(), answer.error().code)};
    table.game().tell(telling, *answer);
    std::vector<std::string> reasons;
    if (const Document* list = answer->find("reasons"); list != nullptr)
        for (const Document& reason : *list->as_list()) reasons.push_back(std::string(text_at(reason, "text")));
    if (reasons.empty()) reasons.push_back(refusal_text(telling.speaker(), RefusalCode::illegal));
    return reasons;
}

}  // namespace

Question::Question(const table::Table& table, PlayerId player, const protocol::Telling& telling,
                   const terminal::Style& style)
    : player_(player) {
    Document answer = Document::map({{"decisions", Document::list().add(table.decision(player))}});
    table.game().tell(telling, answer);
    decision_ = answer.find("decisions")->as_list()->front();
    if (is_pick()) {
        add_cards(telling, table.game_name());
        return;
    }
    const present::Speaker speaker = telling.speaker();
    const terminal::Scene scene{.style = style, .speaker = speaker, .decision = decision_};
    const auto groups =
        with_board(scene, table.game().look(player), [](const terminal::Board& board) { return board.candidates(); });
    if (groups.empty()) {
        add_options(telling, table.game_name());
    } else {
        add_candidates(table, telling, groups);
    }
}

std::string Question::prompt() const { return std::string(text_at(decision_, "prompt")); }
std::string Question::kind() const { return std::string(text_at(decision_, "kind")); }

int Question::bound(const char* key) const { return static_cast<int>(*decision_.find("pick")->find(key)->as_int()); }

void Question::add_cards(const protocol::Telling& telling, const std::string& game) {
    const Document& pick = *decision_.find("pick");
    for (const Document& card : *pick.find("from")->as_list()) {
        const Document option = Document::map({{"kind", *pick.find("kind")}, {"card", card}});
        const present::Entry* entry = find_entry(*telling.language, game, option);
        answers_.push_back({option,
                            {.label = entry != nullptr ? entry->title : *card.as_text(),
                             .note = entry != nullptr ? brief(*entry) : ""},
                            {}});
    }
}

void Question::add_options(const protocol::Telling& telling, const std::string& game) {
    for (const Document& option : *decision_.find("options")->as_list()) {
        const present::Entry* entry = find_entry(*telling.language, game, option);
        answers_.push_back(
            {without_text(option),
             {.label = std::string(text_at(option, "text")), .note = entry != nullptr ? brief(*entry) : ""},
             {}});
    }
    if (const Document* usual = decision_.find("usual")) usual_ = static_cast<std::size_t>(*usual->as_int());
}

void Question::add_candidates(const table::Table& table, const protocol::Telling& telling,
                              const std::vector<terminal::CandidateGroup>& groups) {
    Document::List left = *decision_.find("options")->as_list();
    for (const terminal::CandidateGroup& group : groups) {
        if (group.candidates.empty()) continue;
        answers_.push_back({{}, {.label = group.title, .is_heading = true}, {}});
        for (const terminal::Candidate& candidate : group.candidates) {
            const auto at = std::find_if(left.begin(), left.end(), [&](const Document& option) {
                return is_same(without_text(option), candidate.option);
            });
            Answer answer{candidate.option, {.label = candidate.label, .note = candidate.note}, {}};
            if (at != left.end()) {
                left.erase(at);
                if (usual_ == 0) usual_ = answers_.size();  // the first that is possible
            } else {
                answer.reasons = reasons_against(table, player_, candidate.option, telling);
                answer.item.is_enabled = false;
                answer.item.note = answer.reasons.front();
            }
            answers_.push_back(std::move(answer));
        }
    }
    if (left.empty()) return;
    answers_.push_back(
        {{}, {.label = telling.speaker().book.say(present::TableText::other_options), .is_heading = true}, {}});
    for (const Document& option : left)
        answers_.push_back({without_text(option), {.label = std::string(text_at(option, "text"))}, {}});
}

std::optional<std::size_t> Question::find(const Document& option) const {
    for (std::size_t i = 0; i < answers_.size(); ++i)
        if (answers_[i].is_possible() && is_same(answers_[i].option, option)) return i;
    return std::nullopt;
}

Document Question::picked(const std::vector<Item>& items) const {
    Document cards = Document::list();
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].is_marked) cards.add(*answers_[i].option.find("card"));
    return Document::map({{"kind", *decision_.find("pick")->find("kind")}, {"cards", std::move(cards)}});
}

}  // namespace planitia::play
