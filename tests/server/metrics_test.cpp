#include <gtest/gtest.h>
#include <server/metrics.h>

#include <limits>
#include <map>
#include <sstream>
#include <thread>

namespace planitia::server {
namespace {

using namespace std::chrono_literals;

bool has_line(const std::string& text, const std::string& line) {
    return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

TEST(Metrics, are_written_as_prometheus_reads_them) {
    Metrics metrics;
    metrics.counter("planitia_answers_total", "Answers.", "result", "done").add(3);
    metrics.counter("planitia_answers_total", "Answers.", "result", "refused").add();
    metrics.gauge("planitia_sockets", "Sockets that\nare open \\o/.").set(-5);
    const std::string text = metrics.text();
    EXPECT_TRUE(
        text.starts_with("# HELP planitia_answers_total Answers.\n"
                         "# TYPE planitia_answers_total counter\n"
                         "planitia_answers_total{result=\"done\"} 3\n"
                         "planitia_answers_total{result=\"refused\"} 1\n"
                         "# HELP planitia_sockets Sockets that\\nare open \\\\o/.\n"
                         "# TYPE planitia_sockets gauge\n"
                         "planitia_sockets -5\n"))
        << text;
}

TEST(Metrics, the_same_name_is_the_same_figure) {
    Metrics metrics;
    Counter& first = metrics.counter("a_total", "A.", "code", "x");
    for (int n = 0; n < 100; ++n) metrics.counter("a_total", "A.", "code", std::to_string(n));
    metrics.counter("a_total", "A.", "code", "x").add(2);
    EXPECT_EQ(first.value(), 2U);
    EXPECT_EQ(&first, &metrics.counter("a_total", "A.", "code", "x"));
}

TEST(Metrics, values_of_labels_are_quoted) {
    Metrics metrics;
    metrics.counter("a_total", "A.", "what", "a\"b\\c\nd").add();
    EXPECT_TRUE(has_line(metrics.text(), R"(a_total{what="a\"b\\c\nd"} 1)"));
}

TEST(Metrics, histograms_count_up_to_each_bound) {
    Metrics metrics;
    Histogram& times = metrics.histogram("planitia_commit_seconds", "Commits.");
    times.observe(50us);
    times.observe(1ms);
    times.observe(1001us);
    times.observe(31s);
    const std::string text = metrics.text();
    EXPECT_TRUE(has_line(text, "# TYPE planitia_commit_seconds histogram"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_bucket{le=\"0.0001\"} 1"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_bucket{le=\"0.0005\"} 1"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_bucket{le=\"0.001\"} 2"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_bucket{le=\"0.0025\"} 3"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_bucket{le=\"30\"} 3"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_bucket{le=\"+Inf\"} 4"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_count 4"));
    EXPECT_TRUE(has_line(text, "planitia_commit_seconds_sum 31.002051"));
    metrics.histogram("planitia_commit_jobs", "Jobs.", "kind", "move", kNumbers).observe(5);
    EXPECT_TRUE(has_line(metrics.text(), "planitia_commit_jobs_bucket{kind=\"move\",le=\"2\"} 0"));
    EXPECT_TRUE(has_line(metrics.text(), "planitia_commit_jobs_bucket{kind=\"move\",le=\"5\"} 1"));
    times.observe(-1);
    times.observe(std::numeric_limits<double>::quiet_NaN());
    EXPECT_TRUE(has_line(metrics.text(), "planitia_commit_seconds_count 6"));
}

TEST(Metrics, some_are_asked_for_when_they_are_read) {
    Metrics metrics;
    double length = 1;
    metrics.measure("planitia_queue", "Waiting.", [&] { return length; }, false, "what", "writer");
    metrics.measure("planitia_queue", "Waiting.", [] { return 7.5; }, false, "what", "thinkers");
    metrics.measure("planitia_requests_total", "Requests.", [] { return 2.0; }, true);
    length = 4;
    const std::string text = metrics.text();
    EXPECT_TRUE(has_line(text, "planitia_queue{what=\"writer\"} 4"));
    EXPECT_TRUE(has_line(text, "planitia_queue{what=\"thinkers\"} 7.5"));
    EXPECT_TRUE(has_line(text, "# TYPE planitia_requests_total counter"));
}

TEST(Metrics, tell_memory_and_time_of_the_process) {
    const Metrics metrics;
    std::istringstream lines(metrics.text());
    std::map<std::string, double> values;
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with('#')) values[line.substr(0, line.find(' '))] = std::stod(line.substr(line.find(' ')));
    EXPECT_GT(values["process_resident_memory_bytes"], 1e6);
    EXPECT_GT(values["process_virtual_memory_bytes"], values["process_resident_memory_bytes"]);
    EXPECT_GT(values["process_cpu_seconds_total"], 0);
    EXPECT_GT(values["process_open_fds"], 2);
    EXPECT_GE(values["process_max_fds"], values["process_open_fds"]);
    EXPECT_GT(values["process_start_time_seconds"], 1.7e9);
}

TEST(Metrics, are_counted_by_many_threads) {
    Metrics metrics;
    std::vector<std::thread> threads;
    for (int n = 0; n < 4; ++n)
        threads.emplace_back([&, n] {
            Counter& counter = metrics.counter("a_total", "A.");
            Histogram& histogram = metrics.histogram("b_seconds", "B.", "thread", std::to_string(n % 2));
            for (int time = 0; time < 1000; ++time) {
                counter.add();
                histogram.observe(1ms);
                if (time % 100 == 0) metrics.text();
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_TRUE(has_line(metrics.text(), "a_total 4000"));
    EXPECT_TRUE(has_line(metrics.text(), "b_seconds_count{thread=\"1\"} 2000"));
    EXPECT_TRUE(has_line(metrics.text(), "b_seconds_sum{thread=\"0\"} 2"));
}

}  // namespace
}  // namespace planitia::server
