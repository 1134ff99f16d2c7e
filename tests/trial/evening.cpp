#include <json/json.h>
#include <poll.h>
#include <store/results.h>
#include <store/tables.h>
#include <trial/evening.h>

#include <algorithm>
#include <fstream>

namespace planitia::trial {

namespace {

using std::chrono::steady_clock;
using namespace std::chrono_literals;

/// A game at which nothing was acknowledged for so long does not end.
constexpr auto kNothingHappens = 60s;
constexpr auto kLongestWait = 50ms;

void wait_for_any(const std::vector<std::unique_ptr<ScriptedPlayer>>& players) {
    const Moment now = steady_clock::now();
    Moment next = now + kLongestWait;
    std::vector<pollfd> handles;
    for (const auto& each : players) {
        next = std::min(next, each->next_at());
        if (each->handle() >= 0) handles.push_back({.fd = each->handle(), .events = POLLIN, .revents = 0});
    }
    const auto left = std::chrono::ceil<milliseconds>(next - now).count();
    poll(handles.data(), handles.size(), static_cast<int>(std::max<std::int64_t>(left, 1)));
}

}  // namespace

// ---- a table

TableRun::TableRun(OpenTable table, const Door& door, const Manner& manner, std::uint64_t seed)
    : table_(std::move(table)) {
    constexpr const char* kLanguages[] = {"en", "pl", "uk", "cs"};
    const auto add = [&](const Guest& guest) {
        const std::size_t number = players_.size();
        players_.push_back(
            std::make_unique<ScriptedPlayer>(ScriptedPlayer::Part{.guest = guest,
                                                                  .table = table_.id,
                                                                  .language = kLanguages[(seed + number) % 4],
                                                                  .manner = manner,
                                                                  .seed = mix(seed * 16 + number)},
                                             door));
    };
    for (const Guest& guest : table_.guests) add(guest);
    if (seed % 2 == 0) add({.name = "Nobody"});  // who looks on
}

bool TableRun::play(const std::atomic<bool>& is_ended, std::atomic<std::uint64_t>& answers) {
    Moment progress = steady_clock::now();
    int acks = 0;
    while (!std::ranges::all_of(players_, [](const auto& each) { return each->is_done(); })) {
        int sum = 0;
        for (const auto& each : players_) {
            each->go_on(steady_clock::now());
            sum += each->figures().acks + each->figures().backs + each->figures().commits;
        }
        if (sum != acks) {
            answers += static_cast<std::uint64_t>(sum - acks);
            acks = sum;
            progress = steady_clock::now();
        }
        if (is_ended || steady_clock::now() - progress > kNothingHappens) return false;
        if (std::ranges::any_of(players_, [](const auto& each) { return each->complaints().size() > 3; })) return false;
        wait_for_any(players_);
    }
    return true;
}

// ---- the evening

Evening::Evening(Settings settings) : settings_(std::move(settings)), begun_(steady_clock::now()) {
    for (std::size_t i = 0; i < settings_.at_once; ++i) threads_.emplace_back([this] { play_tables(); });
}

Evening::~Evening() {
    is_ended_ = true;
    for (std::thread& each : threads_)
        if (each.joinable()) each.join();
}

void Evening::note(std::string problem) {
    const std::lock_guard lock(mutex_);
    problems_.push_back(std::move(problem));
}

void Evening::play_tables() {
    while (!is_ended_) {
        const std::uint64_t number = next_++;
        if (number >= settings_.games && may_end_) return;
        const std::uint64_t seed = settings_.seed * 100'000 + number;
        try {
            Keeper keeper(settings_.door, mix(seed));
            const TableWish wish = wish_for(settings_.first + number);
            Manner manner = settings_.manner;
            if (wish.game == "martians") manner.hurry /= 4;  // it ends by itself, and soon when everybody passes
            auto run = std::make_unique<TableRun>(keeper.open(wish), settings_.door, manner, seed);
            if (run->play(is_ended_, answers_)) {
                compare(*run);
                for (const auto& each : run->players()) each->leave();
            } else if (!is_ended_) {
                std::string problem =
                    "table " + run->table().id + " (game " + std::to_string(number) + ") does not end";
                for (const auto& each : run->players()) problem += "\n  " + each->about();
                note(std::move(problem));
                is_ended_ = true;
            }
            ++finished_;
            const std::lock_guard lock(mutex_);
            runs_.push_back(std::move(run));
        } catch (const std::exception& failure) {
            note("game " + std::to_string(number) + ": " + failure.what());
            is_ended_ = true;
        }
    }
}

void Evening::wait() {
    let_end();
    for (std::thread& each : threads_)
        if (each.joinable()) each.join();
    ended_ = steady_clock::now();
}

void Evening::compare(TableRun& run) {
    Keeper keeper(settings_.door, run.players().front()->part().seed);
    const std::string path = "/api/v1/tables/" + run.table().id;
    for (const auto& player : run.players()) {
        const std::string& language = player->part().language;
        const Guest& guest = player->part().guest;
        std::string who = "table " + run.table().id + ", " + guest.name + ": ";
        Mirror fresh;
        const Guest* const own = guest.token.empty() ? nullptr : &guest;
        fresh.hear(keeper.ask_for("GET", path + "/state?lang=" + language, {}, own));
        for (const char* part : {"view", "facts", "score", "deal", "turn"}) {
            const Document* const here = player->mirror().state().find(part);
            const Document* const there = fresh.state().find(part);
            if (here == nullptr || there == nullptr || digest(*here) != digest(*there))
                note(who + part + " differs at the end");
        }
        for (const Guest* eyes : {own, static_cast<const Guest*>(nullptr)}) {
            const std::vector<Document> lines = keeper.lines(run.table().id, language, eyes);
            std::vector<Document> mine;
            for (const auto& [number, line] : player->mirror().lines()) mine.push_back(line);
            if (lines != mine)
                note(who + "has " + std::to_string(mine.size()) + " lines, and a fresh " +
                     (eyes != nullptr ? "seat " : "spectator ") + std::to_string(lines.size()) + ", or they differ");
        }
    }
}

// ---- the audit

void Evening::check_record(const TableRun& run) {
    const auto database = store::connect(*store::read_address(settings_.database));
    const std::string where = "table " + run.table().id + ": ";
    const auto kept = store::read_table(*database, run.table().id);
    if (!kept) return note(where + "is not in the database");
    if (kept->table.state != "over") note(where + "is " + kept->table.state);
    if (kept->table.diverged_at) note(where + "has diverged");
    if (!kept->drafts.empty()) note(where + "a draft is left");
    if (kept->table.number != static_cast<std::int64_t>(kept->choices.size()))
        note(where + "number and choices differ");
    if (!store::read_result(*database, run.table().id)) note(where + "has no result");
    std::vector<std::vector<Document>> rows(kept->seats.size());
    for (std::size_t i = 0; i < kept->choices.size(); ++i) {
        const store::ChoiceRow& row = kept->choices[i];
        if (row.number != static_cast<std::int64_t>(i)) note(where + "a gap at choice " + std::to_string(i));
        rows[static_cast<std::size_t>(row.seat)].push_back(plain(*from_json(row.option)));
    }
    rows_ += kept->choices.size();
    for (std::size_t i = 0; i < run.table().seats.size(); ++i) {
        const auto seat = static_cast<std::size_t>(run.table().seats[i]);
        if (kept->seats[seat].answers != static_cast<std::int64_t>(rows[seat].size()))
            note(where + "answers of seat " + std::to_string(seat) + " are not counted right");
        std::vector<Document> acked;
        for (const Document& each : run.players()[i]->chosen()) acked.push_back(plain(each));
        audited_ += acked.size();
        if (acked == rows[seat]) continue;
        if (acked.size() > rows[seat].size()) lost_ += acked.size() - rows[seat].size();
        if (acked.size() < rows[seat].size()) doubled_ += rows[seat].size() - acked.size();
        const auto at = std::ranges::mismatch(acked, rows[seat]);
        note(where + "seat " + std::to_string(seat) + ": " + std::to_string(acked.size()) +
             " answers were acknowledged, " + std::to_string(rows[seat].size()) + " are kept; they differ at " +
             std::to_string(at.in1 - acked.begin()) + ": " + (at.in1 == acked.end() ? "nothing" : to_json(*at.in1)) +
             " and " + (at.in2 == rows[seat].end() ? "nothing" : to_json(*at.in2)));
    }
    std::vector<std::string> said;
    for (const store::ChatRow& row : store::read_chat(*database, run.table().id, 0, 100'000)) said.push_back(row.text);
    for (const auto& player : run.players())
        for (const std::string& text : player->said())
            if (std::ranges::count(said, text) != 1)
                note(where + "\"" + text + "\" was said " + std::to_string(std::ranges::count(said, text)) + " times");
}

void Evening::verify(const TableRun& run, Keeper& keeper) {
    const Folder folder;
    const std::string file = (folder.path() / "exported.json").string();
    std::ofstream(file) << to_json(keeper.ask_for("GET", "/api/v1/tables/" + run.table().id + "/export"));
    const Ran ran = run_program({"verify", file});
    if (ran.status != 0) note("table " + run.table().id + " is not verified: " + ran.output);
}

std::vector<std::string> Evening::audit() {
    Keeper keeper(settings_.door, settings_.seed);
    for (const auto& run : runs_) {
        check_record(*run);
        for (const auto& player : run->players()) {
            problems_.insert(problems_.end(), player->complaints().begin(), player->complaints().end());
            for (const std::string& each : player->mirror().contradictions())
                problems_.push_back("table " + run->table().id + ", " + player->part().guest.name + ": " + each);
        }
        if (!is_ended_) verify(*run, keeper);
    }
    return problems_;
}

std::string Evening::figures() const {
    ScriptedPlayer::Figures sum;
    for (const auto& run : runs_)
        for (const auto& player : run->players()) {
            const ScriptedPlayer::Figures& each = player->figures();
            sum.acks += each.acks;
            sum.backs += each.backs;
            sum.commits += each.commits;
            sum.connections += each.connections;
            sum.resent += each.resent;
            sum.repeated_by_server += each.repeated_by_server;
            sum.gaps += each.gaps;
            sum.missed += each.missed;
            sum.unavailable += each.unavailable;
            sum.troubles += each.troubles;
            sum.wholes += each.wholes;
            sum.changes += each.changes;
        }
    const double seconds = std::chrono::duration<double>(ended_ - begun_).count();
    const auto text = [](auto number) { return std::to_string(number); };
    return text(runs_.size()) + " games in " + text(static_cast<int>(seconds)) + " s (" +
           text(static_cast<int>(static_cast<double>(runs_.size()) / seconds * 60)) + " a minute), " + text(rows_) +
           " choices in the records, " + text(audited_) + " of them acknowledged to players; lost " + text(lost_) +
           ", doubled " + text(doubled_) + "; steps back " + text(sum.backs) + ", commits " + text(sum.commits) +
           ", connections " + text(sum.connections) + ", sent again " + text(sum.resent) +
           ", acknowledged after that " + text(sum.repeated_by_server) + ", unavailable " + text(sum.unavailable) +
           ", troubles " + text(sum.troubles) + ", whole states " + text(sum.wholes) + ", changes " +
           text(sum.changes) + ", gaps " + text(sum.gaps) + ", missed pushes " + text(sum.missed);
}

}  // namespace planitia::trial
