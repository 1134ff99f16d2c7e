#include <house/house.h>
#include <json/json.h>
#include <server/figures_site.h>
#include <server/house_site.h>
#include <server/identity.h>
#include <server/server.h>

#include <csignal>
#include <optional>
#include <stdexcept>
#include <thread>

namespace planitia::server {

namespace {

std::size_t cores() { return std::max<std::size_t>(std::thread::hardware_concurrency(), 1); }

house::Settings settings_of(const Config& config) {
    const auto address = store::read_address(config.database);
    if (!address) throw std::invalid_argument("--database: sqlite:FILE or postgres://…, not '" + config.database + "'");
    return {.database = *address,
            .clerks = config.clerks,
            .thinkers = config.thinkers != 0 ? config.thinkers : std::max<std::size_t>(cores() - 1, 1),
            .thoughts = config.thoughts,
            .unfinished_tables = config.unfinished_tables};
}

wire::Limits limits_of(const Config& config) {
    wire::Limits limits = config.wire;
    limits.trust_proxy = config.trust_proxy;
    limits.large_paths = {"/api/v1/import"};
    limits.headers = safety_headers();
    return limits;
}

/// Blocks the signals in every thread that is made later; somebody waits for them.
sigset_t block_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    return signals;
}

}  // namespace

void serve(const Config& config, const std::string& build, const std::function<void(std::uint16_t port)>& started) {
    const sigset_t signals = block_signals();
    Log log(config.log_level);
    Metrics metrics;
    Gauges gauges(metrics, log);
    house::House house(settings_of(config), gauges);
    HouseSite site(house, config, metrics, gauges, build);
    wire::Listener listener(config.listen, config.threads != 0 ? config.threads : std::max<std::size_t>(cores(), 2),
                            limits_of(config), site);
    FiguresSite figures(metrics);
    std::optional<wire::Listener> figures_listener;
    if (!config.metrics.empty()) figures_listener.emplace(config.metrics, 1, wire::Limits{}, figures);
    gauges.measure(house);
    metrics.measure("planitia_sockets", "Open sockets",
                    [&listener] { return static_cast<double>(listener.figures().sockets); });
    listener.start();
    if (figures_listener) figures_listener->start();
    log.info("serving", {log_count("port", listener.port())});
    started(listener.port());
    int signal = 0;
    sigwait(&signals, &signal);
    log.info("stopping");
    listener.stop(config.grace, to_json(Document::map({{"bye", "restart"}, {"again", config.again.count()}})));
    house.stop();
    log.info("stopped");
}

}  // namespace planitia::server
