#include <house/copied_table.h>
#include <house/day.h>
#include <house/house.h>
#include <house/new_table.h>
#include <house/replies.h>
#include <json/json.h>
#include <json/request.h>
#include <store/due.h>
#include <store/results.h>
#include <store/schema.h>
#include <store/settings.h>
#include <store/tables.h>
#include <table/deal.h>
#include <table/random_word.h>

#include <algorithm>

namespace planitia::house {

namespace {

constexpr std::int64_t kBeat = 5000;
/// Whose process has been silent for so long is taken over.
constexpr std::int64_t kTakenOver = 15'000;
/// A draft whose process has gone is committed so much later.
constexpr std::int64_t kDraftTakenOver = 2000;
constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;

const Refusal kTooMany = {RefusalCode::too_many, "you have too many unfinished tables", ""};

/// Nobody listens, holds it or has asked it something: what is given out is given out under the same lock.
bool is_unused(const std::shared_ptr<LiveTable>& table) { return !table->has_listeners() && table.use_count() == 1; }

/// Brings the database up to date and gives the key of the house, which is made once.
std::string prepare(const store::Address& address, std::string_view process) {
    const auto database = store::connect(address);
    store::migrate(*database, address);
    store::resume(*database, process, now_ms(), kTakenOver);
    return store::setting_made_once(*database, "key", table::hex(table::random_bytes(32)));
}

}  // namespace

House::House(const Settings& settings, Observer& observer)
    : settings_(settings),
      observer_(observer),
      process_(table::random_word(16)),
      sole_(settings.database),
      reading_(settings.database),
      writer_(settings.database, settings.writers),
      clerks_(settings.clerks),
      thinkers_(settings.thinkers, 5, settings.thoughts),
      key_(prepare(settings.database, process_)),
      services_{.reading = reading_,
                .writer = writer_,
                .news = news_,
                .clerks = clerks_,
                .thinkers = thinkers_,
                .alarm = alarm_,
                .observer = observer_,
                .is_shared = settings.database.kind == store::Address::Kind::postgres,
                .thoughts_per_table = settings.thoughts_per_table,
                .lists_changed = [this](const std::vector<std::string>& people) { noticeboard_.note(people); }},
      people_(services_),
      noticeboard_(services_),
      news_(settings.database, [this](std::string_view payload) { heard(payload); }, [this] { wake_all(Wake::news); }) {
    every(1000, [this] { take_due(); });
    every(500, [this] { noticeboard_.flush(); });
    every(kBeat, [this] { beat(); });
    every(10'000, [this] { close_unused(); });
    if (services_.is_shared) every(5000, [this] { wake_all(Wake::news); });
}

void House::stop() {
    if (is_stopped_.exchange(true)) return;
    alarm_.stop();
    news_.stop();
    thinkers_.stop();
    clerks_.stop();
    writer_.stop();
}

// ---- tables

std::shared_ptr<LiveTable> House::table(const std::string& id) {
    if (!table::is_random_word(id, kTableLetters)) return std::make_shared<LiveTable>(services_, "");  // there is none
    const std::lock_guard lock(mutex_);
    std::shared_ptr<LiveTable>& found = tables_[id];
    if (!found) found = std::make_shared<LiveTable>(services_, id);
    return found;
}

void House::ask(const std::string& id, Asker asker, Document request, Reply reply) {
    table(id)->ask(std::move(asker), std::move(request), std::move(reply));
}

void House::on_clerk(Task task, const Task& failed) {
    const bool is_taken = clerks_.post([this, task = std::move(task), failed] {
        try {
            task();
        } catch (const std::exception& error) {
            observer_.on_trouble("clerk", "", error.what());
            failed();
        }
    });
    if (!is_taken) failed();
}

void House::open_table(const Asker& asker, const Document& request, const Reply& reply) {
    const auto unavailable = [language = asker.language, reply] {
        reply(write_refused({RefusalCode::unavailable, "it can not be written now", ""}, language));
    };
    on_clerk(
        [this, asker, request, reply, unavailable] {
            const auto refused = [&](const Refusal& refusal) { reply(write_refused(refusal, asker.language)); };
            const auto made = read_new_table(asker, request, key_, now_ms());
            if (!made) return refused(made.error());
            const auto is_dealt = Request(request).truth("start");
            if (!is_dealt) return refused(is_dealt.error());
            if (*is_dealt && std::ranges::find(made->seats, "free", &store::SeatRow::state) != made->seats.end())
                return refused({RefusalCode::not_started, "a seat is open: it can not be dealt yet", "/start"});
            if (has_too_many(asker)) return refused(kTooMany);
            if (writer_.write(store::create_table(made->row, made->seats)) != store::Outcome::done)
                return unavailable();
            noticeboard_.note(std::vector{asker.person});
            if (!*is_dealt) return reply(write_done(write_new_table(*made)));
            const std::string id = made->row.id;
            ask(id, asker, Document::map({{"do", "start"}}), [this, id, asker, reply](const Document& started) {
                if (!*started.find("ok")->as_bool()) return reply(started);
                ask(id, asker, Document::map({{"do", "state"}}), reply);
            });
        },
        unavailable);
}

void House::import_table(const Asker& asker, const Document& exported, const Reply& reply) {
    const auto unavailable = [language = asker.language, reply] {
        reply(write_refused({RefusalCode::unavailable, "it can not be written now", ""}, language));
    };
    on_clerk(
        [this, asker, exported, reply, unavailable] {
            const auto made = read_import(asker, exported, now_ms());
            if (!made) return reply(write_refused(made.error(), asker.language));
            if (writer_.write(write_copy(*made)) != store::Outcome::done) return unavailable();
            reply(write_done(Document::map({{"table", made->table.id}})));
        },
        unavailable);
}

void House::fork_table(const Asker& asker, const std::string& id, const Document& request, const Reply& reply) {
    const auto unavailable = [language = asker.language, reply] {
        reply(write_refused({RefusalCode::unavailable, "it can not be written now", ""}, language));
    };
    on_clerk(
        [this, asker, id, request, reply, unavailable] {
            const auto refused = [&](const Refusal& refusal) { reply(write_refused(refusal, asker.language)); };
            std::optional<store::KeptTable> kept;
            {
                const auto lease = reading_.lease();
                kept = store::read_table(*lease, id);
            }
            if (!kept) return refused({RefusalCode::no_table, "there is no table " + id, ""});
            if (has_too_many(asker)) return refused(kTooMany);
            const auto made = read_fork(std::move(*kept), asker, request, now_ms());
            if (!made) return refused(made.error());
            if (writer_.write(write_copy(*made)) != store::Outcome::done) return unavailable();
            noticeboard_.note(std::vector{asker.person});
            ask(made->table.id, asker, Document::map({{"do", "state"}}), reply);
        },
        unavailable);
}

bool House::has_too_many(const Asker& asker) {
    const auto lease = reading_.lease();
    return store::unfinished_tables_of(*lease, asker.person) >= static_cast<std::int64_t>(settings_.unfinished_tables);
}

void House::tell_day(const Reply& reply) {
    const auto committed = [&](const std::string& date) {
        return Document::map(
            {{"date", date}, {"commitment", table::commitment(id_of_day(date), secret_of_day(date, key_))}});
    };
    const std::int64_t now = now_ms();
    Document figures = Document::list();
    const auto lease = reading_.lease();
    for (const store::DealFigures& each : store::figures_of_deal(*lease, id_of_day(date_of(now)))) {
        Document row =
            Document::map({{"game", each.game}, {"played", each.played}, {"won", each.won}, {"best", each.best}});
        if (const auto setup = from_json(each.setup)) row.set("setup", *setup);
        figures.add(std::move(row));
    }
    Document today = committed(date_of(now));
    today.set("figures", std::move(figures));
    reply(write_done(Document::map({{"today", std::move(today)}, {"tomorrow", committed(date_of(now + kDay))}})));
}

House::Figures House::figures() const {
    const std::lock_guard lock(mutex_);
    return {tables_.size(), clerks_.waiting(), thinkers_.waiting()};
}

// ---- what is done from time to time

void House::every(std::int64_t ms, const Task& task) {
    alarm_.at(now_ms() + ms, [this, ms, task] {
        if (is_stopped_) return;
        const auto again = [this, ms, task] { every(ms, task); };  // not before it is done: it may take long
        on_clerk(
            [task, again] {
                task();
                again();
            },
            again);
    });
}

void House::heard(std::string_view payload) {
    std::shared_ptr<LiveTable> found;
    {
        const std::lock_guard lock(mutex_);
        const auto at = tables_.find(std::string(payload));
        if (at != tables_.end()) found = at->second;
    }
    if (found) found->wake(Wake::news);
    noticeboard_.note_all();
}

void House::wake_all(Wake why) {
    std::vector<std::shared_ptr<LiveTable>> all;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, each] : tables_)
            if (each->has_listeners()) all.push_back(each);
    }
    for (const auto& each : all) each->wake(why);
}

void House::take_due() {
    const auto lease = reading_.lease();
    const std::int64_t now = now_ms();
    for (const std::string& id : store::take_due_bots(*lease, now, now + kTakenOver)) table(id)->wake(Wake::due);
    for (const std::string& id : store::take_due_deadlines(*lease, now, now + kTakenOver)) table(id)->wake(Wake::due);
    for (const std::string& id : store::take_due_drafts(*lease, now, now + kDraftTakenOver)) table(id)->wake(Wake::due);
}

void House::beat() {
    const auto lease = reading_.lease();
    store::beat(*lease, process_, now_ms());
    store::forget_old(*lease, now_ms());
}

/// Those that nobody has used for a while; where there are too many, those unused for longest.
void House::close_unused() {
    const std::lock_guard lock(mutex_);
    const std::int64_t now = now_ms();
    std::erase_if(tables_, [&](const auto& each) {
        return is_unused(each.second) && now - each.second->last_used() > settings_.unused_ms;
    });
    if (tables_.size() <= settings_.live_tables) return;
    std::vector<std::pair<std::int64_t, std::string>> by_use;
    for (const auto& [id, each] : tables_)
        if (is_unused(each)) by_use.emplace_back(each->last_used(), id);
    std::ranges::sort(by_use);
    for (const auto& [used, id] : by_use) {
        if (tables_.size() <= settings_.live_tables) return;
        tables_.erase(id);
    }
}

}  // namespace planitia::house
