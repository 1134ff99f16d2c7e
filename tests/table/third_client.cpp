#include "third_client.h"

#include <desk/preview.h>
#include <desk/question.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::third_client {

namespace {

class Client {
  public:
    Client(table::Table& table, std::istream& in, std::ostream& out)
        : table_(table), names_(names_of(table.sitting().seats())), in_(in), out_(out) {}

    bool play() {
        while (!sitting().is_over()) {
            const PlayerId next = sitting().next();
            const bool goes_on = !next.is_some()                    ? finish_turn()
                                 : sitting().seat(next).is_person() ? ask(next)
                                                                    : tell(table_.let_bot_choose(next));
            if (!goes_on) return false;
        }
        show_score();
        return true;
    }

  private:
    const table::Sitting& sitting() const { return table_.sitting(); }
    present::Speaker speaker() const { return {present::phrasebook(present::Language::en), names_}; }

    /// A number from 0 to `most`; none when nothing more is typed.
    std::optional<std::size_t> number(std::size_t most) {
        std::size_t typed = 0;
        while (in_ >> typed) {
            if (typed <= most) return typed;
            out_ << "At most " << most << ".\n";
        }
        return std::nullopt;
    }

    bool tell(const Result<table::Step, Refusal>& step) {
        if (!step) out_ << "! " << step.error().message << "\n";
        if (step && step->wall) out_ << "* " << reveal_text(speaker(), *step->wall) << "\n";
        for (; lines_ < sitting().committed().lines().size(); ++lines_)
            out_ << "- " << event_text(sitting().committed(), sitting().committed().lines()[lines_].event, speaker())
                 << "\n";
        return step.has_value();
    }

    bool finish_turn() {
        for (PlayerId player : seats(names_.size())) {
            if (!sitting().is_complete(player)) continue;
            out_ << "Done. 0: go on, 1: take it back\n";
            const auto typed = number(1);
            if (!typed) return false;
            const table::AskId ask = sitting().ask(player);
            return tell(*typed == 1 ? table_.back(player, ask) : table_.commit(player, ask));
        }
        return false;
    }

    bool ask(PlayerId player) {
        const desk::Question question = desk::ask(sitting().game(player), player, speaker());
        out_ << "\n"
             << seat_name(speaker(), player) << ", " << to_text(sitting().ask(player)) << ": " << question.prompt
             << (question.about.empty() ? "" : " — " + question.about) << "\n";
        show(question);
        const auto choice = question.pick ? pick(question) : one(question);
        if (!choice) return false;
        const std::vector<desk::Choice> choices = {*choice};
        const auto preview = desk::previews(sitting().game(player), player, choices, {.further = true}).front();
        for (const desk::AnyEvent& event : preview.certain_events())
            out_ << "  > " << event_text(sitting().game(player), event, speaker()) << "\n";
        if (preview.hides_something()) out_ << "  > …\n";
        tell(table_.answer(player, sitting().ask(player), *choice));
        return true;
    }

    void show(const desk::Question& question) {
        std::size_t number = 0;
        for (const desk::AnswerGroup& group : question.groups) {
            if (!group.title.empty()) out_ << group.title << "\n";
            for (const desk::Answer& answer : group.answers) {
                out_ << "  " << number++ << ". " << answer.text
                     << (answer.note.empty() ? "" : " [" + answer.note + "]");
                for (const desk::Objection& objection : answer.objections) out_ << " (" << objection.text << ")";
                out_ << "\n";
            }
        }
    }

    std::optional<desk::Choice> one(const desk::Question& question) {
        const std::vector<const desk::Answer*> answers = question.answers();
        while (const auto typed = number(answers.size() - 1)) {
            if (answers[*typed]->is_possible()) return question.choice(*answers[*typed]);
            out_ << answers[*typed]->objections.front().brief << "\n";
        }
        return std::nullopt;
    }

    /// How many, and then which.
    std::optional<desk::Choice> pick(const desk::Question& question) {
        out_ << "How many, from " << question.pick->min << " to " << question.pick->max << "?\n";
        const auto count = number(static_cast<std::size_t>(question.pick->max));
        std::vector<const desk::Answer*> rest = question.answers();
        std::vector<const desk::Answer*> picked;
        while (count && picked.size() < std::max(*count, static_cast<std::size_t>(question.pick->min))) {
            const auto typed = number(rest.size() - 1);
            if (!typed) return std::nullopt;
            picked.push_back(rest[*typed]);
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(*typed));
        }
        return count ? std::optional(question.choice(picked)) : std::nullopt;
    }

    void show_score() {
        const std::vector<Score> scores = sitting().committed().score();
        for (std::size_t i = 0; i < scores.size(); ++i) {
            out_ << seat_name(speaker(), PlayerId{i}) << ": " << scores[i].total;
            for (const Score::Part& part : scores[i].parts)
                if (const auto word = score_part_text(sitting().committed(), part.name, speaker()))
                    out_ << ", " << *word << " " << part.points;
            out_ << "\n";
        }
        out_ << result_text(sitting().committed(), speaker()) << "\n";
    }

    table::Table& table_;
    std::vector<std::string> names_;
    std::istream& in_;
    std::ostream& out_;
    std::size_t lines_ = 0;
};

}  // namespace

bool play(table::Table& table, std::istream& in, std::ostream& out) { return Client(table, in, out).play(); }

}  // namespace planitia::third_client
