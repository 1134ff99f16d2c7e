#include <core/assert.h>
#include <table/old/replay.h>
#include <table/old/store.h>
#include <table/old/table.h>

#include <algorithm>

namespace planitia::table::old {

Result<Replay, Refusal> Replay::open(const std::filesystem::path& file) {
    const auto table = Table::open(file);  // checks every choice
    if (!table) return Unexpected{table.error()};
    auto stored = read_stored(file);
    if (!stored) return Unexpected{stored.error()};
    Replay replay;
    replay.game_name_ = table->game_name();
    replay.seats_ = table->seats();
    replay.is_finished_ = table->is_over();
    replay.choices_ = *stored->find("choices")->as_list();
    stored->set("choices", Document::list());
    auto session = (*protocol::find_game(replay.game_name_))->load(*stored);
    if (!session) return Unexpected{session.error()};
    replay.session_ = std::move(*session);
    return replay;
}

void Replay::go_to(std::size_t step) {
    const std::size_t wanted = std::min(step, size());
    while (this->step() < wanted) {
        const Document& choice = choices_[this->step()];
        const PlayerId player{static_cast<std::size_t>(*choice.find("player")->as_int())};
        const auto done = session_->choose(player, *choice.find("option"));
        PLANITIA_ASSERT(done.has_value(), "a choice that was checked");
        if (!done) return;
    }
    while (this->step() > wanted)
        if (!session_->undo()) return;
}

Document Replay::news() const {
    return step() == 0 ? Document::map({{"events", Document::list()}}) : events_since(*session_, step() - 1);
}

}  // namespace planitia::table::old
