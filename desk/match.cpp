#include <desk/all_games.h>
#include <desk/bots.h>
#include <desk/match.h>
#include <desk/of_game.h>
#include <game/wall.h>
#include <json/json.h>
#include <search/levels.h>

#include <algorithm>

namespace planitia::desk {

Match::Match(AnyRecord record) : record_(std::move(record)) {
    std::visit(
        [&]<class G>(const Record<G>& played) {
            typename G::Position position = played.start();
            for (const auto& entry : played.entries()) {
                Noted<G> noted;
                const bool is_within = desk::is_within_move(position, entry.player);
                for (const typename G::Option& step : entry.steps) G::answer(position, entry.player, step, &noted);
                note(entry.player, is_within, noted.events);
            }
        },
        record_);
}

Result<Match, Refusal> Match::begin(const AnySetup& setup, std::string_view seed) {
    return std::visit(
        [&](const auto& agreed) -> Result<Match, Refusal> {
            auto record = Record<GameOf<std::decay_t<decltype(agreed)>>>::begin(agreed, seed);
            if (!record) return Unexpected{record.error()};
            return Match(std::move(*record));
        },
        setup);
}

Match Match::from_position(const AnyPosition& position) {
    return std::visit(
        [](const auto& start) { return Match(Record<GameOf<std::decay_t<decltype(start)>>>::from_position(start)); },
        position);
}

// ---- what is known to all

std::string_view Match::game() const {
    return std::visit([]<class G>(const Record<G>&) -> std::string_view { return G::kName; }, record_);
}
std::size_t Match::player_count() const {
    return std::visit([]<class G>(const Record<G>& record) { return G::player_count(record.position()); }, record_);
}
bool Match::is_over() const {
    return std::visit([]<class G>(const Record<G>& record) { return G::is_over(record.position()); }, record_);
}
PlayerSet Match::awaited() const {
    return std::visit([](const auto& record) { return record.awaited(); }, record_);
}
bool Match::is_awaited(PlayerId player) const {
    return std::visit([&](const auto& record) { return record.is_awaited(player); }, record_);
}
bool Match::is_within_move(PlayerId player) const {
    return is_awaited(player) &&
           std::visit([&](const auto& record) { return desk::is_within_move(record.position(), player); }, record_);
}
AnySetup Match::setup() const {
    return std::visit([](const auto& record) -> AnySetup { return record.position().setup; }, record_);
}
std::vector<Score> Match::score() const {
    return std::visit([]<class G>(const Record<G>& record) { return G::score(record.position()); }, record_);
}
AnyView Match::look(PlayerId player) const {
    return std::visit(
        [&]<class G>(const Record<G>& record) -> AnyView { return G::observe(record.position(), player); }, record_);
}

// ---- choices

std::vector<Choice> Match::choices(PlayerId player) const {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            std::vector<Choice> all;
            if constexpr (requires { pending_pick(record.position(), player); })
                if (pending_pick(record.position(), player)) return all;
            typename G::OptionList options;
            G::list_options(record.position(), player, options);
            for (const typename G::Option& option : options) all.push_back({option});
            return all;
        },
        record_);
}

std::size_t Match::choice_count() const { return made_.size(); }
PlayerId Match::chooser(std::size_t choice) const { return made_[choice].by; }
PlayerId Match::last_chooser() const { return made_.empty() ? PlayerId::none() : made_.back().by; }

std::size_t Match::number(PlayerId player) const {
    return static_cast<std::size_t>(std::ranges::count(made_, player, &Made::by));
}

std::size_t Match::choices_until(PlayerId player) const {
    const auto last = std::find_if(made_.rbegin(), made_.rend(), [&](const Made& each) { return each.by == player; });
    return static_cast<std::size_t>(made_.rend() - last);
}

Result<std::span<const Line>, Refusal> Match::choose(PlayerId player, const Choice& choice) {
    return std::visit(
        [&]<class G>(Record<G>& record) -> Result<std::span<const Line>, Refusal> {
            const bool is_within = record.is_awaited(player) && desk::is_within_move(record.position(), player);
            Noted<G> noted;
            const auto done = record.choose(player, steps_of<G>(choice), &noted);
            if (!done) return Unexpected{done.error()};
            note(player, is_within, noted.events);
            return lines_since(choice_count() - 1);
        },
        record_);
}

std::size_t Match::move_of(PlayerId player) const {
    const std::size_t until = choices_until(player);
    return until == 0 ? choice_count() : made_[until - 1].move;
}

void Match::note(PlayerId player, bool is_within_move, std::span<const AnyEvent> events) {
    const std::size_t choice = choice_count();
    const std::size_t move = is_within_move ? move_of(player) : choice;
    made_.push_back({.by = player, .move = move, .first_line = base_lines_ + lines_.size()});
    for (const AnyEvent& event : events)
        lines_.push_back(
            {.number = base_lines_ + lines_.size(), .choice = choice, .move = move, .by = player, .event = event});
}

Result<Done, Refusal> Match::undo() {
    const Result<Done, Refusal> undone = std::visit([](auto& record) { return record.undo(); }, record_);
    if (!undone) return undone;
    lines_.resize(made_.back().first_line - base_lines_);
    made_.pop_back();
    return undone;
}

Match Match::fork() const {
    Match forked = std::visit([](const auto& record) { return from_position(record.position()); }, record_);
    forked.made_ = made_;
    forked.base_choices_ = choice_count();
    forked.base_lines_ = base_lines_ + lines_.size();
    return forked;
}

std::span<const Line> Match::lines_since(std::size_t choice) const {
    if (choice <= base_choices_) return lines_;
    if (choice >= choice_count()) return {};
    return lines().subspan(made_[choice].first_line - base_lines_);
}

std::optional<Reveal> Match::would_reveal(PlayerId player, const Choice& choice) const {
    return std::visit(
        [&]<class G>(const Record<G>& record) { return reveals<G>(record.position(), player, steps_of<G>(choice)); },
        record_);
}

// ---- bots

namespace {

template <Game G>
Choice ask_bot(search::Level level, typename G::Position position, PlayerId player) {
    auto bot = search::make_bot<G>(level, bot_seed<G>(position, player));
    Choice choice;
    finish_choice<G>(bot, position, player, choice);
    return choice;
}

}  // namespace

Result<Choice, Refusal> Match::bot(PlayerId player, std::string_view level_name) const {
    return std::visit(
        [&]<class G>(const Record<G>& record) -> Result<Choice, Refusal> {
            const Result<search::Level, Refusal> level = search::find_level_for<G>(level_name);
            if (!level) return Unexpected{level.error()};
            return ask_bot<G>(*level, record.position(), player);
        },
        record_);
}

}  // namespace planitia::desk
