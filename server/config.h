/// Everything about a server that whoever runs it can say.
#pragma once
#include <server/limits.h>
#include <server/log.h>
#include <wire/listener.h>

#include <chrono>
#include <cstddef>
#include <string>

namespace planitia::server {

struct Config {
    std::string listen = "127.0.0.1:8080";  ///< --listen
    std::string public_url = {};  ///< --public-url: https://games.example; empty: whatever address it is reached by
    std::string database = {};    ///< --database: sqlite:FILE or postgres://…
    bool trust_proxy = false;     ///< --trust-proxy
    std::size_t threads = 0;      ///< --threads, of the network; 0: as many as cores, at least 2
    std::size_t clerks = 16;      ///< --clerks: threads that read the database
    std::size_t thinkers = 0;     ///< --thinkers; 0: one less than cores, at least 1
    std::string metrics = {};     ///< --metrics: an address of its own; empty: on the same port, from loopback only
    LogLevel log_level = LogLevel::info;  ///< --log-level

    wire::Limits wire;  ///< `trust_proxy` and `large_paths` of it are set by the server
    RateLimits rates;
    std::size_t unfinished_tables = 200;           ///< per person
    std::size_t thoughts = 1'000;                  ///< that wait for thinkers, in all
    std::chrono::milliseconds slow_commit{5'000};  ///< /readyz fails when one takes longer
    std::chrono::milliseconds grace{5'000};        ///< to end in after SIGTERM
    std::chrono::milliseconds again{1'500};        ///< when clients are told to come back
};

}  // namespace planitia::server
