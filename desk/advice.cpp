#include <desk/advice.h>
#include <desk/all_games.h>
#include <desk/bots.h>
#include <desk/trials.h>
#include <present/all_games.h>
#include <present/sentence.h>

#include <algorithm>
#include <functional>

namespace planitia::desk {

namespace {

using present::TableText;

constexpr std::size_t kMostAdvice = 3;

template <search::Valued G>
class Adviser {
  public:
    using Position = typename G::Position;
    using Texts = std::vector<std::string>;

    Adviser(const Position& position, PlayerId player, const present::Speaker& speaker)
        : position_(position),
          known_(known_to<G>(position, player)),
          player_(player),
          speaker_(speaker),
          bot_(bot_seed<G>(position, player)),
          trials_(position, player) {}

    std::vector<Advice> best() {
        typename G::OptionList options;
        G::list_options(position_, player_, options);
        std::vector<Advice> all;
        for (const auto& [option, worth] : ranked(options)) {
            if (all.size() == kMostAdvice) break;
            const Choice choice = begun_with(options[option]);
            all.push_back({choice, worth, why(choice, all.empty(), options.size() == 1)});
        }
        tell_apart(all);
        return all;
    }

  private:
    /// What only costs something is advised where there is nothing else.
    auto ranked(const typename G::OptionList& options) {
        auto all = bot_.rank(G::observe(position_, player_), options);
        const auto is_sensible = [&](const auto& each) { return !is_risky(known_, player_, options[each.option]); };
        if (std::ranges::any_of(all, is_sensible)) std::erase_if(all, std::not_fn(is_sensible));
        return all;
    }
    /// What brings the same as a choice before it says whether it is as good.
    void tell_apart(std::vector<Advice>& all) const {
        const std::vector<Advice> plain = all;
        for (std::size_t i = 1; i < all.size(); ++i) {
            const auto same = std::ranges::find(plain, plain[i].why, &Advice::why);
            if (same == plain.begin() + static_cast<std::ptrdiff_t>(i) || is_general(plain[i].why)) continue;
            all[i].why +=
                (all[i].why.ends_with('.') ? " " : ". ") +
                speaker_.book.say(all[i].worth < same->worth ? TableText::hint_same_less : TableText::hint_same);
        }
    }
    /// That nothing more can be told.
    bool is_general(const std::string& why) const { return why == speaker_.book.say(TableText::hint_next); }
    Choice begun_with(const typename G::Option& option) const {
        Choice choice = {option};
        Position position = position_;
        G::answer(position, player_, option, nullptr);
        search::GreedyBot<G> bot = bot_;
        finish_choice<G>(bot, position, player_, choice);
        return choice;
    }

    std::string why(const Choice& choice, bool is_best, bool is_only) const {
        if (is_best && is_purchase()) return why_bought(choice);
        const std::string changes = is_purchase() ? "" : certain_changes(choice);
        if (!changes.empty()) return changes;
        if (!is_best) return speaker_.book.say(TableText::hint_next);
        if (is_only) return speaker_.book.say(TableText::hint_only);
        return speaker_.book.say(is_exit(choice) ? TableText::hint_costs_more : TableText::hint_best);
    }
    Document written(const Choice& choice) const { return G::write_choice(position_, player_, steps_of<G>(choice)); }

    /// Nothing is done, because the bot thinks less of everything else.
    bool is_exit(const Choice& choice) const {
        const std::string kind = *written(choice).find("kind")->as_text();
        return kind == "pass" || kind == "end-turn";
    }

    bool is_purchase() const {
        if constexpr (requires { pending_pick(known_, player_); }) {
            const auto pick = pending_pick(known_, player_);
            return pick && pick->price > 0;
        } else {
            return false;
        }
    }
    /// Steps tell not how many there are: a set ends by itself where there is no money for another.
    std::string why_bought(const Choice& choice) const {
        const Document bought = written(choice);
        const int cards = static_cast<int>(bought.find("cards")->as_list()->size());
        return cards == 0 ? speaker_.book.say(TableText::hint_none_worth_price)
                          : speaker_.book.say(TableText::hint_worth_price, {{"n", cards}});
    }

    /// What the move brings whatever is hidden.
    std::string certain_changes(const Choice& choice) const {
        const auto go_on = [&](Position& after, Noted<G>& noted) {
            search::GreedyBot<G> bot = bot_;
            while (is_within_move(after, player_)) {
                Choice next;
                finish_choice<G>(bot, after, player_, next, &noted);
            }
        };
        const Preview preview = trials_.preview(choice, go_on);
        if (preview.outcomes.empty()) return {};
        Texts certain = changes(preview.outcomes.front());
        bool is_all = true;
        for (const Outcome& outcome : preview.outcomes) {
            const Texts other = changes(outcome);
            is_all = is_all && other == certain;
            std::erase_if(certain,
                          [&](const std::string& text) { return std::ranges::find(other, text) == other.end(); });
        }
        return told(certain, is_all);
    }
    Texts changes(const Outcome& outcome) const {
        std::vector<typename G::Event> events;
        for (const AnyEvent& event : outcome.events) events.push_back(std::get<typename G::Event>(event));
        const Position after = dealt_anew<G>(std::get<typename G::View>(outcome.view));
        return present::change_texts(speaker_, player_, known_, after, events);
    }
    std::string told(const Texts& certain, bool is_all) const {
        using present::CommonPhrase;
        const std::string list =
            present::capitalised(present::listed(speaker_.book, certain, CommonPhrase::comma, CommonPhrase::comma));
        return is_all || list.empty() ? list : list + ". " + speaker_.book.say(TableText::hidden_until_then);
    }

    const Position& position_;
    Position known_;  ///< dealt anew from what the seat may know: words are made of it
    PlayerId player_;
    const present::Speaker& speaker_;
    search::GreedyBot<G> bot_;
    Trials<G> trials_;
};

}  // namespace

std::vector<Advice> advice(const Match& match, PlayerId player, const present::Speaker& speaker) {
    return std::visit(
        [&]<class G>(const Record<G>& record) { return Adviser<G>(record.position(), player, speaker).best(); },
        match.record());
}

}  // namespace planitia::desk
