/// The program itself, serving on a port of its own, as a child that can be killed at any moment.
#pragma once
#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace planitia::trial {

using Moment = std::chrono::steady_clock::time_point;
using std::chrono::milliseconds;

/// A folder that is gone at the end.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }
    /// `sqlite:…`, of a file in it.
    std::string database(const std::string& name = "games.db") const { return "sqlite:" + (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

class ServerProcess {
  public:
    struct Settings {
        std::string database;
        std::vector<std::string> options = {};  ///< besides the database, the address, and limits that no test meets
        std::vector<std::string> environment = {};    ///< `NAME=value`
        std::optional<std::uint64_t> file_size = {};  ///< no file may grow beyond that: a disk that is full
        std::filesystem::path log = {};               ///< what it says on standard error is added to this file
        bool has_usual_limits = false;                ///< those that people meet
    };

    /// Does not start it.
    explicit ServerProcess(Settings settings) : settings_(std::move(settings)) {}
    ~ServerProcess() { kill(); }
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    /// Starts it, on the same port as before, and waits for its address. Throws std::runtime_error when it ends or says nothing in time.
    /// It ends with the thread that started it, at the latest.
    void start(milliseconds patience = std::chrono::seconds(30));
    /// SIGKILL. Afterwards it is gone. Nothing happens when there is none.
    void kill();
    void signal(int number) const;
    /// SIGTERM; its exit status, or nothing when it is still there after that long.
    std::optional<int> terminate(milliseconds patience);
    /// Whether it ended within that time, and with what; 128 and the signal when it was one.
    std::optional<int> wait(milliseconds patience);
    /// How much a file may grow from now on; none: as much as it likes.
    void limit_file_size(std::optional<std::uint64_t> bytes) const;

    bool is_running() const { return pid_ > 0; }
    pid_t pid() const { return pid_; }
    std::uint16_t port() const { return port_; }
    Settings& settings() { return settings_; }
    const Settings& settings() const { return settings_; }

  private:
    std::vector<std::string> command() const;
    void await_address(int output, milliseconds patience);

    Settings settings_;
    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
};

/// Runs the program to its end: its exit status, and what it said on standard output.
struct Ran {
    int status = 0;
    std::string output;
};
Ran run_program(const std::vector<std::string>& arguments, milliseconds patience = std::chrono::seconds(30));

}  // namespace planitia::trial
