#include <core/assert.h>
#include <table/replay.h>
#include <table/stored_game.h>
#include <table/table.h>

#include <algorithm>

namespace planitia::table {

Replay::Replay(const Sitting& whole)
    : start_(start_of(whole.committed())), game_(start_), seats_(whole.seats()), is_finished_(whole.is_over()) {
    std::visit(
        [&](const auto& record) {
            for (const auto& entry : record.entries())
                choices_.push_back({entry.player, desk::Choice(entry.steps.begin(), entry.steps.end())});
        },
        whole.committed().record());
}

Result<Replay, Refusal> Replay::open(Store& store, const std::string& name) {
    const auto sitting = open_sitting(store, name);
    if (!sitting) return Unexpected{sitting.error()};
    return Replay(*sitting);
}

void Replay::go_to(std::size_t step) {
    const std::size_t wanted = std::min(step, size());
    if (wanted < this->step()) game_ = start_;
    while (this->step() < wanted) {
        const auto done = game_.choose(choices_[this->step()].player, choices_[this->step()].choice);
        PLANITIA_ASSERT(done.has_value(), "a choice that was checked");
        if (!done) return;
    }
}

std::span<const desk::Line> Replay::news() const {
    if (step() == 0) return {};
    return game_.lines_since(step() - 1);
}

}  // namespace planitia::table
