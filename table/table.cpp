#include <table/table.h>

#include <algorithm>
#include <utility>

namespace planitia::table {

namespace {

Unexpected<Refusal> inside(const std::string& name, const Refusal& refusal) {
    const std::string place = refusal.at.empty() ? "" : " at " + refusal.at;
    return Unexpected{Refusal{refusal.code, refusal.message + place + " (" + name + ")", ""}};
}

Result<Sitting, Refusal> open_stored(const StoredTable& stored, const std::string& name) {
    auto sitting = Sitting::open(stored);
    if (!sitting) return inside(name, sitting.error());
    return sitting;
}

bool concerns_all(const desk::AnyEvent& event) {
    return std::visit([](const auto& each) { return !each.player.is_some(); }, event);
}

}  // namespace

Table::Table(Sitting sitting, std::unique_ptr<const Hold> hold, std::size_t steps)
    : sitting_(std::move(sitting)), hold_(std::move(hold)), steps_(steps) {}

Result<Table, Refusal> Table::begin(const Agreement& agreement, std::shared_ptr<Store> store, std::string name) {
    auto sitting = Sitting::begin(agreement);
    if (!sitting) return Unexpected{sitting.error()};
    if (const auto created = store->create(name, sitting->stored()); !created) return Unexpected{created.error()};
    return Table(std::move(*sitting), std::make_unique<Hold>(std::move(store), std::move(name)), 0);
}

Result<Sitting, Refusal> open_sitting(Store& store, const std::string& name) {
    const auto stored = store.load(name);
    if (!stored) return Unexpected{stored.error()};
    return open_stored(*stored, name);
}

Result<Table, Refusal> Table::open(std::shared_ptr<Store> store, std::string name) {
    const auto stored = store->open(name);
    if (!stored) return Unexpected{stored.error()};
    auto hold = std::make_unique<Hold>(std::move(store), std::move(name));
    auto sitting = open_stored(*stored, hold->name());
    if (!sitting) return Unexpected{sitting.error()};
    return Table(std::move(*sitting), std::move(hold), stored->steps);
}

template <class Do>
Result<Step, Refusal> Table::take(const Do& act) {
    Sitting next = sitting_;
    Result<Step, Refusal> step = act(next);
    if (!step) return step;
    if (const auto stored = hold_->store().append(name(), steps_, *step); !stored) return Unexpected{stored.error()};
    ++steps_;
    sitting_ = std::move(next);
    return step;
}

Result<Step, Refusal> Table::answer(PlayerId player, AskId ask, const desk::Choice& choice, bool commits) {
    return take([&](Sitting& sitting) { return sitting.answer(player, ask, choice, commits); });
}

Result<Step, Refusal> Table::back(PlayerId player, AskId ask) {
    return take([&](Sitting& sitting) { return sitting.back(player, ask); });
}

Result<Step, Refusal> Table::commit(PlayerId player, AskId ask) {
    return take([&](Sitting& sitting) { return sitting.commit(player, ask); });
}

Result<Step, Refusal> Table::let_bot_choose(PlayerId player) {
    const auto choice = sitting_.game(player).bot(player, sitting_.seat(player).bot);
    if (!choice) return Unexpected{choice.error()};
    return take([&](Sitting& sitting) { return sitting.commit_for(player, *choice); });
}

std::vector<desk::Line> Table::news(PlayerId player) const {
    const std::vector<desk::Line> lines = sitting_.lines_since(player, 0);
    if (!player.is_some()) return lines;
    const desk::Match& game = sitting_.game(player);
    std::size_t turn = game.choice_count();
    while (turn > 0 && game.chooser(turn - 1) == player) --turn;
    while (turn > 0 && game.chooser(turn - 1) != player) --turn;
    // What concerns all, such as a production phase, is news whoever's choice it followed from.
    const auto common = std::find_if(lines.rbegin(), lines.rend(), [&](const desk::Line& line) {
        return line.by == player && line.choice + 1 >= turn && concerns_all(line.event);
    });
    const std::size_t own = common == lines.rend() ? game.choice_count() : common->choice;
    bool is_common = false;
    std::vector<desk::Line> news;
    for (const desk::Line& line : lines) {
        is_common = line.choice == own && (is_common || concerns_all(line.event));
        if (is_common || (line.choice >= turn && line.by != player)) news.push_back(line);
    }
    return news;
}

}  // namespace planitia::table
