/// What the system and the server itself tell about a server process.
#pragma once
#include <sys/types.h>

#include <cstdint>
#include <string>

namespace planitia::load {

struct ServerFigures {
    double memory_mb = 0;    ///< resident
    double cpu_seconds = 0;  ///< of all its threads, in programs and in the system
    double commits = 0;
    double jobs = 0;
    double commit_seconds = 0;
};
ServerFigures look_at(pid_t server, std::uint16_t port);

}  // namespace planitia::load
