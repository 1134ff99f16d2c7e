#include "server_figures.h"

#include <unistd.h>
#include <wire/client.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace planitia::load {

namespace {

std::string content(const std::string& file) {
    std::ifstream stream(file);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// The value of a line `name value` in the text of /metrics.
double metric(const std::string& text, const std::string& name) {
    const std::size_t at = text.find("\n" + name + " ");
    return at == std::string::npos ? 0 : std::atof(text.c_str() + at + name.size() + 2);
}

double resident_mb(pid_t server) {
    const std::string status = content("/proc/" + std::to_string(server) + "/status");
    const std::size_t at = status.find("VmRSS:");
    return at == std::string::npos ? 0 : std::atof(status.c_str() + at + 6) / 1024;
}

double cpu_seconds(pid_t server) {
    const std::string stat = content("/proc/" + std::to_string(server) + "/stat");
    std::istringstream fields(stat.substr(stat.rfind(')') + 1));  // the name may have spaces in it
    std::string field;
    constexpr int kBeforeTimes = 11;
    for (int i = 0; i < kBeforeTimes; ++i) fields >> field;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace

ServerFigures look_at(pid_t server, std::uint16_t port) {
    wire::HttpClient client("127.0.0.1", port);
    const std::string metrics = client.get("/metrics").body;
    return {.memory_mb = resident_mb(server),
            .cpu_seconds = cpu_seconds(server),
            .commits = metric(metrics, "planitia_commits_total"),
            .jobs = metric(metrics, "planitia_commit_jobs"),
            .commit_seconds = metric(metrics, "planitia_commit_seconds")};
}

}  // namespace planitia::load
