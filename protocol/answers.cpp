#include <core/assert.h>
#include <desk/advice.h>
#include <desk/documents.h>
#include <desk/of_game.h>
#include <desk/question.h>
#include <desk/save.h>
#include <game/usual.h>
#include <json/json.h>
#include <present/all_games.h>
#include <protocol/all_games.h>
#include <protocol/answers.h>

namespace planitia::protocol {

using desk::Match;

namespace {

/// Words of a decision. They are made of a position dealt anew from what the seat may know.
template <Game G>
class DecisionWords {
  public:
    DecisionWords(const typename G::Position& position, PlayerId player, const present::Speaker& speaker)
        : known_(desk::known_to<G>(position, player)), player_(player), speaker_(speaker) {
        G::list_options(position, player, options_);
    }

    std::string prompt() const { return present::prompt_text(speaker_, known_, player_); }

    void add_texts(Document& decision) const {
        if (std::string about = present::about_text(speaker_, known_, player_); !about.empty()) {
            if (decision.find("about") == nullptr) decision.set("about", Document::map());
            decision.find("about")->set("text", std::move(about));
        }
        if (Document* pick = decision.find("pick")) return add_pick(*pick);
        std::size_t i = 0;
        for (Document& option : *decision.find("options")->as_list())
            option.set("text", present::option_text(speaker_, known_, options_[i++]));
    }

  private:
    void add_pick(Document& pick) const {
        if constexpr (requires { pending_pick(known_, player_); }) {
            const auto asked = pending_pick(known_, player_);
            Document texts = Document::list();
            for (const auto card : asked->from) texts.add(present::pick_text(speaker_, known_, player_, card));
            pick.set("texts", std::move(texts));
            pick.set("done", present::pick_end_text(speaker_));
        }
    }

    typename G::Position known_;
    PlayerId player_;
    const present::Speaker& speaker_;
    typename G::OptionList options_;  ///< those that the seat has in truth, which the decision lists
};

template <Game G>
Document decision_of(const typename G::Position& position, PlayerId player, std::size_t number,
                     const Telling& telling) {
    Document decision = G::write_decision(position, player);
    if (const auto usual = usual_option<G>(position, player)) decision.set("usual", *usual);
    const present::Speaker speaker = telling.speaker();
    const DecisionWords<G> words(position, player, speaker);
    decision.set("prompt", words.prompt());
    decision.set("number", number);
    if (telling.has_texts()) words.add_texts(decision);
    return decision;
}

void add_risky(Document& decision, const Match& match, PlayerId player) {
    Document risky = Document::list();
    for (std::size_t option : desk::risky_options(match, player)) risky.add(option);
    if (!risky.as_list()->empty()) decision.set("risky", std::move(risky));
}

}  // namespace

Document write_decision(const Match& match, PlayerId player, const Telling& telling) {
    Document decision = std::visit(
        [&]<class G>(const Record<G>& record) {
            return decision_of<G>(record.position(), player, match.number(player), telling);
        },
        match.record());
    add_risky(decision, match, player);
    return decision;
}

Document write_decisions(const Match& match, const Telling& telling) {
    Document list = Document::list();
    for (PlayerId player : seats(match.player_count()))
        if (match.is_awaited(player)) list.add(write_decision(match, player, telling));
    return Document::map({{"over", match.is_over()}, {"decisions", std::move(list)}});
}

Document with_text(const Match& match, const desk::AnyEvent& event, Document document, const Telling& telling) {
    if (telling.has_texts()) document.set("text", desk::event_text(match, event, telling.speaker()));
    return document;
}

Document write_log(const Match& match, std::size_t since, const Telling& telling) {
    Document events = Document::list();
    for (const desk::Line& line : match.lines_since(since))
        events.add(with_text(match, line.event, desk::write_line(match, line), telling));
    return Document::map({{"events", std::move(events)}});
}

// ---- the score

namespace {

Document write_result(const Match& match) {
    return std::visit(
        []<class G>(const Record<G>& record) {
            if constexpr (HasResult<G>) {
                return G::write_result(record.position());
            } else {
                return Document::map();
            }
        },
        match.record());
}

Document write_goals(const Match& match, const present::Speaker& speaker) {
    Document list = Document::list();
    for (const present::Goal& goal : desk::goals(match, speaker)) {
        Document each = Document::map({{"text", goal.text}, {"met", goal.is_met}});
        if (goal.n) each.set("n", *goal.n);
        if (goal.of > 0) each.set("of", goal.of);
        list.add(std::move(each));
    }
    return list;
}

Document write_player_score(const Score& score) {
    Document document = Document::map();
    for (const Score::Part& part : score.parts) document.set(part.name, part.points);
    document.set("total", score.total);
    document.set("place", score.place);
    document.set("won", score.has_won);
    return document;
}

}  // namespace

Document write_score(const Match& match, const Telling& telling) {
    const present::Speaker speaker = telling.speaker();
    Document players = Document::list();
    Document parts = Document::map();
    const std::vector<Score> scores = match.score();
    for (PlayerId player : seats(scores.size())) {
        Document document = write_player_score(scores[player.index()]);
        for (const auto& [key, value] : *document.as_map())
            if (auto text = desk::score_part_text(match, key, speaker)) parts.set(key, std::move(*text));
        if (telling.has_texts()) document.set("name", present::seat_name(speaker, player));
        players.add(std::move(document));
    }
    Document answer = write_result(match);
    answer.set("players", std::move(players));
    if (!telling.has_texts()) return answer;
    answer.set("parts", std::move(parts));
    if (Document goals = write_goals(match, speaker); !goals.as_list()->empty()) answer.set("goals", std::move(goals));
    if (match.is_over()) answer.set("text", desk::result_text(match, speaker));
    return answer;
}

Answer write_forecast(const Match& match, PlayerId player) {
    return std::visit(
        [&]<class G>(const Record<G>& record) -> Answer {
            if constexpr (HasForecast<G>) {
                const typename G::Position known = desk::known_to<G>(record.position(), player);
                return Document::map({{"forecast", G::forecast(known, player)}});
            } else {
                return Unexpected{Refusal{RefusalCode::unsupported, "this game has no forecast", ""}};
            }
        },
        match.record());
}

// ---- what could be chosen

namespace {

Document write_told_choice(const Match& match, PlayerId player, const desk::Choice& choice, const Telling& telling) {
    Document option = desk::write_choice(match, player, choice);
    if (telling.has_texts() && option.find("cards") == nullptr)
        option.set("text", desk::option_text(match, player, choice.front(), telling.speaker()));
    return option;
}

}  // namespace

Document write_advice(const Match& match, PlayerId player, const desk::Choice& choice, const Telling& telling) {
    return Document::map({{"player", player.index()}, {"option", write_told_choice(match, player, choice, telling)}});
}

Document write_hint(const Match& match, PlayerId player, const Telling& telling) {
    const present::Speaker speaker = telling.speaker();
    Document candidates = Document::list();
    for (const desk::Advice& advice : desk::advice(match, player, speaker))
        candidates.add(
            Document::map({{"option", write_told_choice(match, player, advice.choice, telling)}, {"why", advice.why}}));
    PLANITIA_ASSERT(!candidates.as_list()->empty(), "who is asked has an option");
    const Document best = *candidates.as_list()->front().find("option");
    return Document::map({{"player", player.index()}, {"option", best}, {"candidates", std::move(candidates)}});
}

Answer write_why_not(const Match& match, PlayerId player, const Document& option, const Telling& telling) {
    return std::visit(
        [&]<class G>(const Record<G>& record) -> Answer {
            const typename G::Position known = desk::known_to<G>(record.position(), player);
            Answer answer = G::why_not(known, player, option);
            if (!answer || !telling.has_texts()) return answer;
            for (Document& reason : *answer->find("reasons")->as_list())
                reason.set("text", reason_text(telling.speaker(), known, option, reason));
            return answer;
        },
        match.record());
}

namespace {

Document write_objection(const desk::Objection& objection, const desk::AnyOption& option, const Telling& telling) {
    Document document = std::visit(
        [&](const auto& typed) {
            using G = desk::GameOf<std::decay_t<decltype(typed)>>;
            return G::write_reason(std::get<typename G::Reasons::value_type>(objection.reason), typed);
        },
        option);
    if (!telling.has_texts()) return document;
    document.set("text", objection.text);
    document.set("brief", objection.brief);
    return document;
}

Document write_candidate(const Match& match, PlayerId player, const desk::Answer& answer, const Telling& telling) {
    Document cost = Document::map();
    for (const desk::Price& price : answer.price) cost.set(std::string(price.what), price.amount);
    Document reasons = Document::list();
    for (const desk::Objection& each : answer.objections) reasons.add(write_objection(each, answer.option, telling));
    Document candidate = Document::map({{"option", desk::write_choice(match, player, {answer.option})},
                                        {"cost", std::move(cost)},
                                        {"legal", answer.is_possible()},
                                        {"reasons", std::move(reasons)}});
    if (!telling.has_texts()) return candidate;
    candidate.set("text", answer.text);
    candidate.set("label", answer.label);
    candidate.set("note", answer.note);
    return candidate;
}

}  // namespace

Document write_candidates(const Match& match, PlayerId player, const Telling& telling) {
    const desk::Question question = desk::ask(match, player, telling.speaker());
    Document groups = Document::list();
    for (const desk::AnswerGroup& group : question.groups) {
        if (question.pick) break;  // a set is no candidate
        Document candidates = Document::list();
        for (const desk::Answer& answer : group.answers)
            candidates.add(write_candidate(match, player, answer, telling));
        Document each = Document::map({{"group", group.name}, {"candidates", std::move(candidates)}});
        if (telling.has_texts()) each.set("title", group.title);
        groups.add(std::move(each));
    }
    return Document::map({{"number", question.number}, {"groups", std::move(groups)}});
}

Document write_saved(const Match& match) {
    constexpr std::string_view kLoad = R"({"cmd":"load","save":})";
    Document answer = Document::map({{"save", desk::write_save(match)}});
    if (kLoad.size() + json_size(*answer.find("save")) > kLongestJson) answer.set("tooLong", true);
    return answer;
}

}  // namespace planitia::protocol
