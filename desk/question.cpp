#include <desk/all_games.h>
#include <desk/match.h>
#include <desk/of_game.h>
#include <desk/question.h>
#include <game/usual.h>
#include <present/all_games.h>

#include <algorithm>

namespace planitia::desk {

namespace {

/// What a seat may be told of a position. All words are made from one that is dealt anew from what the seat may know.
template <Game G>
class Teller {
  public:
    using Option = typename G::Option;

    Teller(const typename G::Position& now, PlayerId player, const present::Speaker& speaker)
        : known_(known_to<G>(now, player)), player_(player), speaker_(speaker) {
        if (!G::awaited(now).contains(player)) return;
        G::list_options(now, player, options_);
        usual_ = usual_option<G>(now, player);
    }

    Question question(std::size_t number) const {
        Question asked{.player = player_,
                       .number = number,
                       .kind = question_kind(known_, player_),
                       .prompt = present::prompt_text(speaker_, known_, player_),
                       .about = present::about_text(speaker_, known_, player_),
                       .groups = {}};
        if (usual_) asked.usual = options_[*usual_];
        if constexpr (requires { payment_terms(known_, player_); }) asked.payment = payment_terms(known_, player_);
        if (!add_pick(asked)) asked.groups = groups();
        return asked;
    }

    std::vector<Objection> objections(const Option& option) const {
        if (is_offered(option)) return {};
        std::vector<Objection> found;
        typename G::Reasons reasons = G::why_not(known_, player_, option);
        using Reason = typename G::Reasons::value_type;
        if (reasons.empty()) reasons.push_back({.code = decltype(Reason::code)::not_offered});
        for (const Reason& reason : reasons)
            found.push_back({reason, present::reason_text(speaker_, known_, option, reason),
                             present::reason_brief(speaker_, known_, reason)});
        return found;
    }

    std::string text(const Option& option) const { return present::option_text(speaker_, known_, option); }

    std::optional<std::string> explanation(const Option& option) const {
        return present::explanation(speaker_.book, known_, player_, option);
    }

  private:
    bool is_offered(const Option& option) const {
        return std::find(options_.begin(), options_.end(), option) != options_.end();
    }

    Answer answer(const Option& option) const {
        Answer answer{.option = option,
                      .label = "",
                      .note = "",
                      .text = present::option_text(speaker_, known_, option),
                      .price = price_of(known_, player_, option),
                      .place = place_of(option)};
        answer.label = answer.text;
        if (const auto key = present::entry_of(known_, option))
            answer.entry = present::find_entry(speaker_.book.language, G::kName, *key);
        if constexpr (requires { cost_note(option, speaker_.book); }) answer.note = cost_note(option, speaker_.book);
        return answer;
    }

    /// Whether a set of cards is chosen. Its answers are the cards.
    bool add_pick(Question& asked) const {
        if constexpr (requires { pending_pick(known_, player_); }) {
            const auto pick = pending_pick(known_, player_);
            if (!pick) return false;
            asked.pick = PickBounds{static_cast<int>(pick->min), static_cast<int>(pick->max), end_of(*pick),
                                    deal_of(*pick, speaker_.book)};
            AnswerGroup cards;
            for (const auto card : pick->from) {
                Answer each = answer(step_of(card));
                each.text = present::pick_text(speaker_, known_, player_, card);
                each.label = each.entry != nullptr ? each.entry->title : each.text;
                cards.answers.push_back(std::move(each));
            }
            asked.groups.push_back(std::move(cards));
            return true;
        } else {
            return false;
        }
    }

    /// For a turn all that the seat could think of, and below it what else is possible.
    std::vector<AnswerGroup> groups() const {
        std::vector<AnswerGroup> groups = turn_answers(known_, player_, speaker_);
        const bool is_turn = !groups.empty();
        std::erase_if(groups, [](const AnswerGroup& group) { return group.answers.empty(); });
        std::vector<Option> listed;
        for (AnswerGroup& group : groups)
            for (Answer& each : group.answers) {
                const Option& option = std::get<Option>(each.option);
                listed.push_back(option);
                each.text = present::option_text(speaker_, known_, option);
                each.objections = objections(option);
            }
        AnswerGroup others;
        if (is_turn) others = {.name = "other", .title = speaker_.book.say(present::TableText::other_options)};
        for (const Option& option : options_)
            if (std::ranges::find(listed, option) == listed.end()) others.answers.push_back(answer(option));
        if (!others.answers.empty()) groups.push_back(std::move(others));
        return groups;
    }

    typename G::Position known_;
    PlayerId player_;
    const present::Speaker& speaker_;
    typename G::OptionList options_;  ///< those that the seat has in truth
    std::optional<std::size_t> usual_;
};

/// Calls `use(teller, option)` for the game that is played.
template <class Use>
auto with_teller(const Match& match, PlayerId player, const AnyOption& option, const present::Speaker& speaker,
                 const Use& use) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return use(Teller<G>(record.position(), player, speaker), std::get<typename G::Option>(option));
        },
        match.record());
}

}  // namespace

std::vector<const Answer*> Question::answers() const {
    std::vector<const Answer*> all;
    for (const AnswerGroup& group : groups)
        for (const Answer& answer : group.answers) all.push_back(&answer);
    return all;
}

const Answer* Question::find(const AnyOption& option) const {
    for (const Answer* answer : answers())
        if (answer->option == option) return answer;
    return nullptr;
}

Choice Question::choice(const Answer& answer) const {
    if (pick) return choice(std::vector<const Answer*>{&answer});
    return {answer.option};
}

Choice Question::choice(const std::vector<const Answer*>& picked) const {
    Choice choice;
    for (const Answer* answer : answers())
        if (std::ranges::find(picked, answer->option, &Answer::option) != picked.end())
            choice.push_back(answer->option);
    choice.push_back(pick->end);
    return choice;
}

std::vector<const Answer*> Question::picked(const Choice& choice) const {
    std::vector<const Answer*> all = answers();
    auto may_be_left = std::ssize(all) - pick->min;
    std::erase_if(all, [&](const Answer* answer) {
        return std::ranges::find(choice, answer->option) == choice.end() && may_be_left-- > 0;
    });
    return all;
}

Question ask(const Match& match, PlayerId player, const present::Speaker& speaker) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return Teller<G>(record.position(), player, speaker).question(match.number(player));
        },
        match.record());
}

std::vector<std::size_t> risky_options(const Match& match, PlayerId player) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            typename G::OptionList options;
            G::list_options(record.position(), player, options);
            const typename G::Position known = known_to<G>(record.position(), player);
            std::vector<std::size_t> risky;
            for (std::size_t i = 0; i < options.size(); ++i)
                if (is_risky(known, player, options[i])) risky.push_back(i);
            return risky;
        },
        match.record());
}

std::vector<Objection> objections(const Match& match, PlayerId player, const AnyOption& option,
                                  const present::Speaker& speaker) {
    return with_teller(match, player, option, speaker,
                       [](const auto& teller, const auto& each) { return teller.objections(each); });
}

std::string option_text(const Match& match, PlayerId player, const AnyOption& option, const present::Speaker& speaker) {
    return with_teller(match, player, option, speaker,
                       [](const auto& teller, const auto& each) { return teller.text(each); });
}

std::optional<std::string> explanation(const Match& match, PlayerId player, const AnyOption& option,
                                       const present::Phrasebook& book) {
    return with_teller(match, player, option, {book},
                       [](const auto& teller, const auto& each) { return teller.explanation(each); });
}

std::string event_text(const Match& match, const AnyEvent& event, const present::Speaker& speaker) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return present::event_text(speaker, record.position().setup, std::get<typename G::Event>(event));
        },
        match.record());
}

namespace {

/// Whether the event is what `action`, told after it, costs.
bool is_price_of(const Line& price, const Line& action) {
    return std::visit(
        [&]<class Event>(const Event& done) {
            if constexpr (requires { present::names_action(done); }) {
                const Event& paid = std::get<Event>(price.event);
                return present::names_action(done) && present::is_price(paid) && paid.player == done.player;
            } else {
                return false;
            }
        },
        action.event);
}

}  // namespace

std::vector<Line> told(std::span<const Line> lines) {
    std::vector<Line> all(lines.begin(), lines.end());
    for (auto action = all.begin(); action != all.end(); ++action) {
        auto first = action;
        while (first != all.begin() && std::prev(first)->choice == action->choice &&
               is_price_of(*std::prev(first), *action))
            --first;
        std::rotate(first, action, std::next(action));
    }
    return all;
}

std::optional<std::string> score_part_text(const Match& match, std::string_view part, const present::Speaker& speaker) {
    return std::visit([&](const auto& record) { return present::score_part_text(speaker, record.position(), part); },
                      match.record());
}

std::vector<present::Goal> goals(const Match& match, const present::Speaker& speaker) {
    return std::visit(
        [&](const auto& record) -> std::vector<present::Goal> {
            if constexpr (requires { present::goals(speaker, record.position()); })
                return present::goals(speaker, record.position());
            return {};
        },
        match.record());
}

std::string result_text(const Match& match, const present::Speaker& speaker) {
    return std::visit([&](const auto& record) { return present::result_text(speaker, record.position()); },
                      match.record());
}

}  // namespace planitia::desk
