#include <table/old/store.h>
#include <table/old/table.h>

#include <algorithm>

namespace planitia::table::old {

namespace {

Unexpected<Refusal> bad_file(const std::filesystem::path& file, const Refusal& refusal) {
    const std::string place = refusal.at.empty() ? "" : " (" + refusal.at + ")";
    return Unexpected{Refusal{refusal.code, file.string() + ": " + refusal.message + place, ""}};
}

Document write_seats(const std::vector<Seat>& seats) {
    Document list = Document::list();
    for (const Seat& seat : seats) {
        Document each = Document::map({{"name", seat.name}});
        if (!seat.is_person()) each.set("bot", seat.bot);
        list.add(std::move(each));
    }
    return list;
}

std::vector<Seat> read_seats(const Document& stored) {
    std::vector<Seat> seats;
    const Document* table = stored.find("table");
    const Document* list = table != nullptr ? table->find("seats") : nullptr;
    if (list == nullptr || list->as_list() == nullptr) return seats;
    for (const Document& each : *list->as_list())
        seats.push_back({std::string(text_at(each, "name")), std::string(text_at(each, "bot"))});
    return seats;
}

/// Nobody may wait for a bot that does not play the game.
Result<Done, Refusal> check_bots(const protocol::GameEntry& game, const std::vector<Seat>& seats) {
    const std::vector<std::string_view> levels = game.levels();
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].is_person() && std::find(levels.begin(), levels.end(), seats[i].bot) == levels.end())
            return Unexpected{Refusal{RefusalCode::bad_value, "no bot '" + seats[i].bot + "' plays this game",
                                      "/table/seats/" + std::to_string(i) + "/bot"}};
    return Done{};
}

/// Who made a stored choice.
PlayerId seat_of(const Document& choice) {
    return PlayerId{static_cast<std::size_t>(*choice.find("player")->as_int())};
}

}  // namespace

Document events_since(const protocol::GameSession& game, std::size_t choice) {
    const Document log = game.log();
    Document events = Document::list();
    for (const Document& event : *log.find("events")->as_list())
        if (*event.find("choice")->as_int() >= static_cast<std::int64_t>(choice)) events.add(event);
    return Document::map({{"events", std::move(events)}});
}

// ---- beginning

Result<Table, Refusal> Table::begin(const Agreement& agreement, std::filesystem::path file) {
    const auto game = protocol::find_game(agreement.game);
    if (!game) return Unexpected{game.error()};
    if (const auto checked = check_bots(**game, agreement.seats); !checked) return Unexpected{checked.error()};
    protocol::NewSession session = (*game)->begin(agreement.setup, agreement.seed);
    if (!session) return Unexpected{session.error()};
    Table table;
    table.session_ = std::move(*session);
    table.game_name_ = agreement.game;
    table.seats_ = agreement.seats;
    table.seats_.resize(table.session_->player_count());
    table.file_ = std::move(file);
    table.stamp_ = stamp_of(table.file_);
    const auto stored = table.store();
    if (!stored) return Unexpected{stored.error()};
    return table;
}

Result<Table, Refusal> Table::open(std::filesystem::path file) {
    const auto stored = read_stored(file);
    if (!stored) return Unexpected{stored.error()};
    const auto game = protocol::find_game(text_at(*stored, "game"));
    if (!game) return bad_file(file, game.error());
    protocol::NewSession session = (*game)->load(*stored);
    if (!session) return bad_file(file, session.error());
    Table table;
    table.session_ = std::move(*session);
    table.game_name_ = (*game)->name;
    table.seats_ = read_seats(*stored);
    if (const auto checked = check_bots(**game, table.seats_); !checked) return bad_file(file, checked.error());
    table.seats_.resize(table.session_->player_count());
    table.file_ = std::move(file);
    table.stamp_ = stamp_of(table.file_);
    return table;
}

Result<Summary, Refusal> summary(const std::filesystem::path& file) {
    const auto stored = read_stored(file);
    if (!stored) return Unexpected{stored.error()};
    Summary summary{.game = std::string(text_at(*stored, "game")), .seats = read_seats(*stored)};
    if (const Document* choices = stored->find("choices"); choices != nullptr && choices->as_list() != nullptr)
        summary.choices = choices->as_list()->size();
    const Document* table = stored->find("table");
    const Document* over = table != nullptr ? table->find("over") : nullptr;
    summary.is_over = over != nullptr && over->as_bool() != nullptr && *over->as_bool();
    return summary;
}

// ---- playing

PlayerId Table::next() const {
    PlayerId bot;
    for (PlayerId player : planitia::seats(seats_.size())) {
        if (!session_->is_awaited(player)) continue;
        if (seat(player).is_person()) return player;
        if (!bot.is_some()) bot = player;
    }
    return bot;
}

Document Table::decision(PlayerId player) const {
    const Document answer = session_->decisions();
    for (const Document& each : *answer.find("decisions")->as_list())
        if (*each.find("player")->as_int() == static_cast<std::int64_t>(player.index())) return each;
    return {};
}

Result<Done, Refusal> Table::choose(PlayerId player, const Document& option) {
    const auto done = session_->choose(player, option);
    if (!done) return done;
    const auto stored = store();
    if (stored) return stored;
    const auto undone = session_->undo();
    return undone ? stored : undone;
}

Result<Done, Refusal> Table::let_bot_choose(PlayerId player) {
    const protocol::Answer answer = session_->bot(player, seat(player).bot);
    if (!answer) return Unexpected{answer.error()};
    return session_->choose(player, *answer->find("option"));
}

Result<Done, Refusal> Table::store() {
    if (const std::uint64_t now = stamp_of(file_); now != 0 && now != stamp_)
        return Unexpected{Refusal{RefusalCode::not_stored, file_.string() + ": somebody else plays this table", ""}};
    const Document answer = session_->save();
    Document document =
        Document::map({{"table", Document::map({{"seats", write_seats(seats_)}, {"over", is_over()}})}});
    for (const auto& [key, value] : *answer.find("save")->as_map()) document.set(key, value);
    auto stored = table::store(file_, document);
    if (stored) stamp_ = stamp_of(file_);
    return stored;
}

bool Table::can_undo(PlayerId player) const {
    return session_->last_chooser() == player && player.is_some() && seat(player).is_person() &&
           !session_->has_revealed();
}

Result<Done, Refusal> Table::undo() {
    const Document answer = session_->save();
    const auto undone = session_->undo();
    if (!undone) return undone;
    const auto stored = store();
    if (stored) return stored;
    const Document& last = answer.find("save")->find("choices")->as_list()->back();
    const auto done = session_->choose(seat_of(last), *last.find("option"));
    return done ? stored : done;
}

Document Table::news(PlayerId player) const { return events_since(*session_, session_->choices_until(player)); }

protocol::Answer Table::hint(PlayerId player) const {
    return session_->bot(player, "greedy");  // as strong as any, and at once
}

}  // namespace planitia::table::old
