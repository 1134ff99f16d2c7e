#include <server/gauges.h>

namespace planitia::server {

Gauges::Gauges(Metrics& metrics, Log& log)
    : metrics_(metrics),
      log_(log),
      opened_(metrics.histogram("planitia_open_seconds", "To read a table and play its choices")),
      pushed_(metrics.histogram("planitia_push_seconds", "To tell everybody at a table what is new")),
      answered_(metrics.histogram("planitia_answer_seconds", "From an answer at a socket to its reply")),
      conflicts_(metrics.counter("planitia_conflicts_total", "Writes that another process was quicker with")) {}

void Gauges::on_reply(std::string_view request, std::string_view code) {
    if (code != "ok") return on_refused(code);
    if (request == "answer" || request == "commit" || request == "back")
        metrics_.counter("planitia_answers_total", "Answers, commits and steps back", "result", "done").add();
}

void Gauges::on_thought(std::string_view level, std::chrono::nanoseconds time) {
    metrics_.histogram("planitia_bot_seconds", "Bots thinking", "level", level).observe(time);
}

void Gauges::on_answered(std::string_view request, std::chrono::nanoseconds time) {
    if (request == "answer" || request == "commit" || request == "back") answered_.observe(time);
}

void Gauges::on_refused(std::string_view code) {
    metrics_.counter("planitia_refusals_total", "Requests that were refused", "code", code).add();
}

void Gauges::on_trouble(std::string_view what, std::string_view table, std::string_view because) {
    log_.error(what, {log_table(table), log_because(because)});
}

void Gauges::measure(const house::House& house) {
    const auto queue = [&](std::string_view what, auto question) {
        metrics_.measure("planitia_queue", "What waits to be done", question, false, "what", what);
    };
    queue("clerks", [&house] { return static_cast<double>(house.figures().clerks_waiting); });
    queue("thinkers", [&house] { return static_cast<double>(house.figures().thinkers_waiting); });
    queue("writer", [&house] { return static_cast<double>(house.writer().figures().waiting.load()); });
    metrics_.measure("planitia_tables_live", "Tables in memory",
                     [&house] { return static_cast<double>(house.figures().live_tables); });
    const store::Figures& written = house.writer().figures();
    metrics_.measure(
        "planitia_commit_jobs", "Jobs that were written", [&] { return double(written.jobs.load()); }, true);
    metrics_.measure("planitia_commits_total", "Transactions", [&] { return double(written.commits.load()); }, true);
    metrics_.measure(
        "planitia_commit_seconds", "Time of all transactions",
        [&] { return double(written.commit_us_sum.load()) / 1e6; }, true);
}

}  // namespace planitia::server
