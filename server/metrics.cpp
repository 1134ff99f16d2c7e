#include <server/metrics.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>
#include <variant>

namespace planitia::server {

namespace {

/// The shortest text that reads back as the same number.
std::string number_text(double value) {
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

std::string escaped(std::string_view text, bool with_quotes) {
    std::string result;
    for (char c : text) {
        if (c == '\n') {
            result += "\\n";
            continue;
        }
        if (c == '\\' || (c == '"' && with_quotes)) result += '\\';
        result += c;
    }
    return result;
}

std::string pair_text(std::string_view label, std::string_view value) {
    if (label.empty()) return {};
    return std::string(label) + "=\"" + escaped(value, true) + '"';
}

/// A line of one figure; `pairs` are its labels.
void append_line(std::string& text, std::string_view name, const std::string& pairs, double value) {
    text += name;
    if (!pairs.empty()) text += '{' + pairs + '}';
    text += ' ' + number_text(value) + '\n';
}

void append_head(std::string& text, std::string_view name, std::string_view help, std::string_view kind) {
    text += "# HELP " + std::string(name) + ' ' + escaped(help, false) + "\n# TYPE " + std::string(name) + ' ' +
            std::string(kind) + '\n';
}

void append_histogram(std::string& text, const std::string& name, const std::string& pairs,
                      const Histogram& histogram) {
    const std::string comma = pairs.empty() ? "" : ",";
    const auto bounds = histogram.bounds();
    std::uint64_t sum = 0;
    for (std::size_t n = 0; n <= bounds.size(); ++n) {
        sum += histogram.count(n);
        const std::string bound = n < bounds.size() ? number_text(bounds[n]) : "+Inf";
        append_line(text, name + "_bucket", pairs + comma + "le=\"" + bound + '"', static_cast<double>(sum));
    }
    append_line(text, name + "_sum", pairs, histogram.sum());
    append_line(text, name + "_count", pairs, static_cast<double>(sum));
}

double seconds_of(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

std::size_t open_descriptors() {
    std::error_code error;
    const std::filesystem::directory_iterator folder("/proc/self/fd", error);
    return error ? 0 : static_cast<std::size_t>(std::distance(begin(folder), end(folder)));
}

double now_in_seconds() {
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

void append_process(std::string& text, double started) {
    const auto put = [&](std::string_view name, std::string_view help, std::string_view kind, double value) {
        append_head(text, name, help, kind);
        append_line(text, name, {}, value);
    };
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    put("process_cpu_seconds_total", "CPU time used.", "counter",
        seconds_of(used.ru_utime) + seconds_of(used.ru_stime));
    std::ifstream memory("/proc/self/statm");
    double pages = 0;
    double resident = 0;
    memory >> pages >> resident;
    const auto page = static_cast<double>(sysconf(_SC_PAGESIZE));
    put("process_virtual_memory_bytes", "Memory asked for.", "gauge", pages * page);
    put("process_resident_memory_bytes", "Memory in use.", "gauge", resident * page);
    put("process_open_fds", "Descriptors that are open.", "gauge", static_cast<double>(open_descriptors()));
    rlimit most{};
    getrlimit(RLIMIT_NOFILE, &most);
    put("process_max_fds", "Descriptors that can be open.", "gauge", static_cast<double>(most.rlim_cur));
    put("process_start_time_seconds", "When it began, in seconds since 1970.", "gauge", started);
}

}  // namespace

void Histogram::observe(double value) {
    if (!(value >= 0)) value = 0;
    const auto bucket = std::lower_bound(bounds_.begin(), bounds_.end(), value) - bounds_.begin();
    counts_[static_cast<std::size_t>(bucket)].fetch_add(1, std::memory_order_relaxed);
    millionths_.fetch_add(static_cast<std::uint64_t>(std::llround(std::min(value, 1e9) * 1e6)),
                          std::memory_order_relaxed);
}

/// What is asked for when it is read.
struct Question {
    std::function<double()> ask;
    bool only_rises = false;
};

struct Metrics::Figure {
    std::string pairs;
    std::variant<Counter, Gauge, Histogram, Question> kind;
    template <class Kind, class... Arguments>
    Figure(std::string its_pairs, std::in_place_type_t<Kind> its_kind, Arguments&&... arguments)
        : pairs(std::move(its_pairs)), kind(its_kind, std::forward<Arguments>(arguments)...) {}
};

struct Metrics::Family {
    std::string name;
    std::string help;
    std::vector<std::unique_ptr<Figure>> figures;
};

Metrics::Metrics() : started_(now_in_seconds()) {}
Metrics::~Metrics() = default;

template <class Kind, class... Arguments>
Kind& Metrics::figure(std::string_view name, std::string_view help, std::string_view label, std::string_view value,
                      Arguments&&... arguments) {
    const std::scoped_lock lock(mutex_);
    auto family =
        std::find_if(families_.begin(), families_.end(), [&](const auto& each) { return each->name == name; });
    if (family == families_.end()) {
        families_.push_back(std::make_unique<Family>(std::string(name), std::string(help)));
        family = std::prev(families_.end());
    }
    const std::string pairs = pair_text(label, value);
    auto& figures = (*family)->figures;
    auto known = std::find_if(figures.begin(), figures.end(), [&](const auto& each) { return each->pairs == pairs; });
    if (known == figures.end()) {
        figures.push_back(
            std::make_unique<Figure>(pairs, std::in_place_type<Kind>, std::forward<Arguments>(arguments)...));
        known = std::prev(figures.end());
    }
    return std::get<Kind>((*known)->kind);
}

Counter& Metrics::counter(std::string_view name, std::string_view help, std::string_view label,
                          std::string_view value) {
    return figure<Counter>(name, help, label, value);
}

Gauge& Metrics::gauge(std::string_view name, std::string_view help, std::string_view label, std::string_view value) {
    return figure<Gauge>(name, help, label, value);
}

Histogram& Metrics::histogram(std::string_view name, std::string_view help, std::string_view label,
                              std::string_view value, std::span<const double> bounds) {
    return figure<Histogram>(name, help, label, value, bounds);
}

void Metrics::measure(std::string_view name, std::string_view help, std::function<double()> question, bool only_rises,
                      std::string_view label, std::string_view value) {
    figure<Question>(name, help, label, value, Question{std::move(question), only_rises});
}

std::string Metrics::text() const {
    std::string text;
    const std::scoped_lock lock(mutex_);
    for (const auto& family : families_) {
        const auto& first = family->figures.front()->kind;
        const auto* question = std::get_if<Question>(&first);
        const bool only_rises = std::holds_alternative<Counter>(first) || (question != nullptr && question->only_rises);
        const bool is_histogram = std::holds_alternative<Histogram>(first);
        append_head(text, family->name, family->help, is_histogram ? "histogram" : only_rises ? "counter" : "gauge");
        for (const auto& figure : family->figures) {
            if (const auto* counter = std::get_if<Counter>(&figure->kind))
                append_line(text, family->name, figure->pairs, static_cast<double>(counter->value()));
            else if (const auto* gauge = std::get_if<Gauge>(&figure->kind))
                append_line(text, family->name, figure->pairs, static_cast<double>(gauge->value()));
            else if (const auto* histogram = std::get_if<Histogram>(&figure->kind))
                append_histogram(text, family->name, figure->pairs, *histogram);
            else
                append_line(text, family->name, figure->pairs, std::get<Question>(figure->kind).ask());
        }
    }
    append_process(text, started_);
    return text;
}

}  // namespace planitia::server
