/// Nobody is sent what they can not know: whatever a viewer is sent stays the same, byte for byte, when all that is hidden from that
/// viewer is dealt anew, and when another seat drafts or not.
#include <game/wall.h>
#include <house/sight.h>
#include <json/json.h>
#include <protocol/answers.h>
#include <protocol/preview.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "tables.h"
#include "worlds.h"

namespace planitia::house_test {
namespace {

/// What is tried out in both worlds, and what was done there.
struct Counts {
    int positions = 0;
    int compared = 0;      ///< times that all was compared
    int other_worlds = 0;  ///< in which something hidden was another one
    int swapped = 0;       ///< likewise, by hand
    int own_choices = 0;
    int choices_of_others = 0;
    int secret_choices = 0;
    int draws_of_others = 0;
    int drafts_of_others = 0;
    int refusals = 0;
    int previews = 0;
    int hints = 0;
};

/// How much is asked in one position: bots and previews take longest.
struct Depth {
    bool has_previews = false;
    std::string_view bot;  ///< its level; empty: none is asked
    present::Language language = present::Language::en;
};

/// What the house knows besides the game and this viewer is not told, different in both worlds.
TableSight sight_with_secrets(const Sitting& sitting, PlayerId viewer, int world) {
    TableSight table = sight_of(sitting);
    const std::string other = "secret of world " + std::to_string(world);
    table.secret = other;
    table.seed = other;
    table.terms.clock = table::ClockTerms{.bank = 600, .per_turn = 5};
    for (PlayerId player : seats(table.seats.size())) {
        table.seats[player.index()].clock = {.bank_ms = 5000, .until_ms = kNow + 1000};
        table.plan[player] = Document(player == viewer ? "own plan" : other);
        if (player == viewer) continue;
        table.seats[player.index()].hints = world;
        table.commit_at[player] = kNow + world;
    }
    return table;
}

Document write_refused(const Refusal& refusal) {
    return Document::map({{"code", name(refusal.code)}, {"message", refusal.message}, {"at", refusal.at}});
}

/// All that the viewer can be sent, by what it is.
using Sent = std::vector<std::pair<std::string, Document>>;

void add_answers(const Match& game, PlayerId viewer, const std::vector<Document>& options,
                 const protocol::Telling& words, Sent& sent, Counts& counts) {
    for (const Document& option : options) {
        const auto why = protocol::write_why_not(game, viewer, option, words);
        sent.emplace_back("why-not " + to_json(option), why ? *why : write_refused(why.error()));
        const auto choice = desk::read_choice(game, viewer, option);
        sent.emplace_back("answer " + to_json(option),
                          choice ? desk::write_choice(game, viewer, *choice) : write_refused(choice.error()));
        counts.refusals += choice ? 0 : 1;
    }
}

void add_thoughts(const Match& game, PlayerId viewer, const Depth& depth, const protocol::Telling& words, Sent& sent,
                  Counts& counts) {
    if (!game.is_awaited(viewer)) return;
    if (depth.has_previews) {
        for (const bool itself : {false, true}) {
            const protocol::PreviewWish wish{.reach = {.further = true, .itself = itself}, .has_facts = true};
            sent.emplace_back("previews", protocol::write_previews(game, viewer, game.choices(viewer), wish, words));
        }
        ++counts.previews;
    }
    if (depth.bot.empty()) return;
    const auto advice = accepted(game.bot(viewer, depth.bot));
    sent.emplace_back("bot", protocol::write_advice(game, viewer, advice, words));
    if (depth.bot != "greedy") return;
    sent.emplace_back("hint", protocol::write_hint(game, viewer, words));
    ++counts.hints;
}

Sent all_sent(const Sitting& sitting, PlayerId viewer, int world, const Depth& depth,
              const std::vector<Document>& options, Counts& counts) {
    const TableSight table = sight_with_secrets(sitting, viewer, world);
    const protocol::Telling words = telling(depth.language);
    const Match& game = sitting.game(viewer);
    Sent sent;
    sent.emplace_back("at", house::at(table, viewer));
    sent.emplace_back("body", house::write_body(table, game.look(viewer)));
    sent.emplace_back("rest", house::write_rest(table, viewer, kNow, words));
    sent.emplace_back("lines", house::write_lines(table, viewer, 0, house::kMostLines, words));
    if (!viewer.is_some()) return sent;
    add_answers(game, viewer, options, words, sent, counts);
    add_thoughts(game, viewer, depth, words, sent, counts);
    return sent;
}

testing::AssertionResult is_same(const Sent& one, const Sent& other) {
    for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i) {
        if (i >= one.size() || i >= other.size()) return testing::AssertionFailure() << "more is sent in one world";
        if (one[i] == other[i]) continue;
        testing::AssertionResult failure = testing::AssertionFailure() << one[i].first << " differs:\n";
        for (const Change& change : differences(one[i].second, other[i].second))
            failure << "  " << change.path << ": " << to_json(change.from) << " | " << to_json(change.to) << "\n";
        return failure;
    }
    return testing::AssertionSuccess();
}

/// Whether the viewer sees what a player has drawn, or has drawn something as well.
bool sees_draw(const terraforming::Position& before, const terraforming::Position& after, PlayerId viewer, PlayerId) {
    return viewer.is_some() && before.player(viewer).hand != after.player(viewer).hand;
}
/// Barren ground is put on the discards for all to see.
bool sees_draw(const martians::Position& before, const martians::Position& after, PlayerId viewer, PlayerId player) {
    return sees_samples(before, viewer, player) || !(before.samples_discarded == after.samples_discarded);
}

/// Two sittings that are the same for all that one viewer can know.
class Worlds {
  public:
    Worlds(const Match& match, const Match& other, PlayerId viewer, const Depth& depth, Rng& rng, Counts& counts)
        : viewer_(viewer),
          depth_(depth),
          rng_(rng),
          counts_(counts),
          one_(sitting_at(match)),
          other_(sitting_at(other)) {
        counts.other_worlds +=
            desk::write_position(one_.committed()) == desk::write_position(other_.committed()) ? 0 : 1;
    }

    /// Compares what is sent, then goes on in both worlds as long as nothing is shown that was hidden.
    void compare(int most_steps, const std::vector<Document>& earlier) {
        collect_options(earlier);
        ASSERT_NO_FATAL_FAILURE(expect_same("at first"));
        for (int i = 0; i < most_steps; ++i) {
            const PlayerId player = kit::random_seat(one_.committed().awaited(), rng_);
            const std::string what = step(player);
            if (what.empty() || one_.is_over()) return;  // at the end nothing is secret any more
            ASSERT_NO_FATAL_FAILURE(expect_same(what));
        }
    }

    /// What another seat drafts changes nothing for the viewer.
    void expect_drafts_unseen() {
        const Sent before = sent(one_, 1);
        for (PlayerId player : seats(one_.seats().size())) {
            if (player == viewer_) continue;
            Sitting drafting = one_;
            for (int i = 0; i < 3 && drafting.game(player).is_awaited(player); ++i) {
                const desk::Choice choice = some_choice(drafting.game(player), player, rng_);
                if (!accepted(drafting.answer(player, drafting.ask(player), choice)).committed.empty()) break;
                ++counts_.drafts_of_others;
                ASSERT_TRUE(is_same(before, sent(drafting, 2)))
                    << "viewer " << shown() << " hears of the draft of " << player.index();
            }
        }
    }

  private:
    Sent sent(const Sitting& sitting, int world) const {
        return all_sent(sitting, viewer_, world, depth_, options_, counts_);
    }

    void expect_same(const std::string& what) {
        ++counts_.compared;
        ASSERT_TRUE(is_same(sent(one_, 1), sent(other_, 2))) << "viewer " << shown() << ", " << what;
    }
    std::string shown() const { return viewer_.is_some() ? std::to_string(viewer_.index()) : "spectator"; }

    /// Options to be refused or explained: those of others, which have what the viewer has not, and of other moments.
    void collect_options(const std::vector<Document>& earlier) {
        if (!viewer_.is_some()) return;
        for (int i = 0; i < 6 && !earlier.empty(); ++i)
            options_.push_back(earlier[rng_.below(static_cast<std::uint32_t>(earlier.size()))]);
        for (const Sitting* world : {&one_, &other_})
            for (PlayerId player : seats(world->seats().size())) {
                const Match& match = world->committed();
                if (!match.is_awaited(player)) continue;
                const desk::Choice choice = some_choice(match, player, rng_);
                options_.push_back(desk::write_choice(match, player, choice));
            }
        add_hidden_cards();
    }
    /// To play what somebody else holds, or what nobody has drawn yet.
    void add_hidden_cards() {
        const Document position = desk::write_position(one_.committed());
        const Document* const deck = position.find("deck");
        if (deck == nullptr || deck->as_list() == nullptr) return;
        std::vector<Document> cards;
        if (!deck->as_list()->empty()) cards.push_back(deck->as_list()->back());
        for (const Document& player : *position.find("players")->as_list())
            if (const Document::List* hand = player.find("hand")->as_list(); !hand->empty())
                cards.push_back(hand->front());
        for (const Document& card : cards) {
            options_.push_back(Document::map({{"kind", "play-card"}, {"card", card}}));
            options_.push_back(Document::map({{"kind", "sell-patents"}, {"cards", Document::List{card}}}));
        }
    }

    /// One choice in both worlds; what was done, or nothing where that can not be compared.
    std::string step(PlayerId player) {
        if (player == viewer_) return own_choice();
        if (one_.committed().awaited().size() > 1) return secret_choice(player);
        return public_choice(player);
    }

    std::string own_choice() {
        const desk::Choice choice = some_choice(one_.game(viewer_), viewer_, rng_);
        if (one_.game(viewer_).would_reveal(viewer_, choice) || other_.game(viewer_).would_reveal(viewer_, choice))
            return "";
        const bool commits = rng_.below(2) == 0;
        const Document option = desk::write_choice(one_.game(viewer_), viewer_, choice);
        accepted(one_.answer(viewer_, one_.ask(viewer_), choice, commits));
        accepted(other_.answer(viewer_, other_.ask(viewer_), choice, commits));
        ++counts_.own_choices;
        if (!one_.committed().is_awaited(viewer_) || !one_.is_complete(viewer_)) return "own " + to_json(option);
        accepted(one_.commit(viewer_, one_.ask(viewer_)));
        accepted(other_.commit(viewer_, other_.ask(viewer_)));
        return "own, committed, " + to_json(option);
    }

    /// While all choose at once nothing shows but who is ready, whatever they choose.
    std::string secret_choice(PlayerId player) {
        const auto choose = [&](Sitting& sitting) {
            const Match before = sitting.committed().fork();
            const desk::Choice choice = some_choice(before, player, rng_);
            if (before.would_reveal(player, choice)) return false;
            accepted(sitting.commit_for(player, choice));
            return true;
        };
        if (!choose(one_) || !choose(other_)) return "";
        if (one_.committed().awaited() != other_.committed().awaited())
            return "";  // one is ready, and may be seen to be
        ++counts_.secret_choices;
        return "secret choice of " + std::to_string(player.index());
    }

    /// The same choice in both worlds, where it is legal in both. To draw is seen by all, what is drawn is not.
    std::string public_choice(PlayerId player) {
        const desk::Choice choice = some_choice(one_.committed(), player, rng_);
        const Document option = desk::write_choice(one_.committed(), player, choice);
        const auto same = desk::read_choice(other_.committed(), player, option);
        if (!same || *same != choice) return "";
        if (shows(one_, player, choice) || shows(other_, player, choice)) return "";
        const bool draws = one_.committed().would_reveal(player, choice).has_value();
        accepted(one_.commit_for(player, choice));
        accepted(other_.commit_for(player, choice));
        if (one_.committed().awaited() != other_.committed().awaited()) return "";
        ++(draws ? counts_.draws_of_others : counts_.choices_of_others);
        return "choice of " + std::to_string(player.index()) + ": " + to_json(option);
    }
    /// Whether the viewer is shown something by it.
    bool shows(const Sitting& sitting, PlayerId player, const desk::Choice& choice) const {
        const auto reveal = sitting.committed().would_reveal(player, choice);
        if (!reveal) return false;
        if (*reveal != Reveal::cards_drawn) return true;
        Match after = sitting.committed().fork();
        accepted(after.choose(player, choice));
        return std::visit(
            [&]<class G>(const Record<G>& record) {
                return sees_draw(std::get<Record<G>>(sitting.committed().record()).position(), record.position(),
                                 viewer_, player);
            },
            after.record());
    }

    PlayerId viewer_;
    Depth depth_;
    Rng& rng_;
    Counts& counts_;
    Sitting one_;
    Sitting other_;
    std::vector<Document> options_;
};

void compare_in_random_game(const desk::AnySetup& setup, const std::string& seed, std::uint32_t every_nth,
                            Counts& counts) {
    Match match = begun(setup, seed);
    Rng rng("leak " + to_json(desk::write_setup(setup)) + seed);  // else all games are looked at in the same moments
    std::vector<Document> options;
    let_play(match, rng, [&](const Match& now, Rng&) {
        const PlayerId asked = kit::random_seat(now.awaited(), rng);
        options.push_back(desk::write_choice(now, asked, some_choice(now, asked, rng)));
        if (rng.below(every_nth) != 0) return;
        SCOPED_TRACE(to_json(desk::write_setup(setup)) + ", seed " + seed + ", choice " +
                     std::to_string(now.choice_count()));
        const auto viewers = static_cast<std::uint32_t>(now.player_count() + 1);
        const std::uint32_t thinker = rng.below(viewers);
        const int n = ++counts.positions;
        for (std::uint32_t i = 0; i < viewers; ++i) {
            const PlayerId viewer = i + 1 < viewers ? PlayerId{i} : PlayerId::none();
            constexpr std::array<std::string_view, 4> kBots = {"", "random", "greedy", "planner"};
            const Depth depth{.has_previews = i == thinker,
                              .bot = i == thinker ? kBots[n % 16 == 0 ? 3 : n % 3] : "",
                              .language = static_cast<present::Language>(n % 4)};
            Worlds worlds(now, dealt_anew(now, viewer, rng), viewer, depth, rng, counts);
            ASSERT_NO_FATAL_FAILURE(worlds.expect_drafts_unseen());
            ASSERT_NO_FATAL_FAILURE(worlds.compare(4, options));
            const auto other = with_swapped_cards(now, viewer, rng);
            if (!other) continue;
            ++counts.swapped;
            ASSERT_NO_FATAL_FAILURE(Worlds(now, *other, viewer, {}, rng, counts).compare(1, {})) << "cards swapped";
        }
    });
}

void report(const Counts& counts) {
    for (const auto& [what, n] : {std::pair{"positions", counts.positions},
                                  {"compared", counts.compared},
                                  {"other worlds", counts.other_worlds},
                                  {"swapped", counts.swapped},
                                  {"own choices", counts.own_choices},
                                  {"choices of others", counts.choices_of_others},
                                  {"secret choices", counts.secret_choices},
                                  {"draws of others", counts.draws_of_others},
                                  {"drafts of others", counts.drafts_of_others},
                                  {"refusals", counts.refusals},
                                  {"previews", counts.previews},
                                  {"hints", counts.hints}})
        std::printf("  %s %d\n", what, n);
}

/// How often as many games are played: LEAK=20 plays twenty times as many.
int rounds() {
    const char* times = std::getenv("LEAK");
    return times != nullptr ? std::atoi(times) : 1;
}

template <class Setup>
void compare_all(std::uint32_t every_nth, int games, Counts& counts) {
    for (const desk::AnySetup& setup : every_setup()) {
        if (!std::holds_alternative<Setup>(setup)) continue;
        for (int i = 0; i < games * rounds(); ++i)
            ASSERT_NO_FATAL_FAILURE(compare_in_random_game(setup, std::to_string(i), every_nth, counts));
    }
    report(counts);
    EXPECT_GT(counts.positions, 150 / kThinned);
    EXPECT_GT(counts.other_worlds, counts.positions) << "what is hidden has to be another one";
    for (const int n : {counts.swapped, counts.own_choices, counts.choices_of_others, counts.drafts_of_others,
                        counts.refusals, counts.previews, counts.hints})
        EXPECT_GT(n, 100 / kThinned);
}

TEST(leak, nobody_is_sent_what_is_hidden_in_terraforming) {
    Counts counts;
    compare_all<terraforming::Setup>(14 * kThinned, 1, counts);
    EXPECT_GT(counts.secret_choices, 100 / kThinned);
    EXPECT_GT(counts.draws_of_others, 10 / kThinned);
}

TEST(leak, nobody_is_sent_what_is_hidden_in_martians) {
    Counts counts;
    compare_all<martians::Setup>(kThinned == 1 ? 8 : 32, 2, counts);
}

}  // namespace
}  // namespace planitia::house_test
