#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <trial/server_process.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <thread>

namespace planitia::trial {

namespace {

using std::chrono::steady_clock;

/// Limits that no scripted player meets.
const std::vector<std::string>& wide_limits() {
    static const std::vector<std::string> kLimits = {
        "--most-sockets-per-address=100000", "--most-connections-per-address=100000",
        "--unfinished-tables=100000",        "--requests-per-second=100000",
        "--people-per-hour=10000000",        "--tables-per-hour=10000000",
        "--messages-per-second=100000"};
    return kLimits;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> result;
    for (std::string& each : texts) result.push_back(each.data());
    result.push_back(nullptr);
    return result;
}

/// In the child, which shares nothing with the test but what it is given here.
struct Child {
    std::vector<std::string> command;
    std::vector<std::string> environment;
    std::optional<std::uint64_t> file_size;
    std::string log;  ///< empty: nowhere
    int output;

    [[noreturn]] void run(pid_t parent) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent) _exit(126);
        dup2(output, STDOUT_FILENO);
        const int errors = open(log.empty() ? "/dev/null" : log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
        if (errors >= 0) dup2(errors, STDERR_FILENO);
        const int nothing = open("/dev/null", O_RDONLY);
        if (nothing >= 0) dup2(nothing, STDIN_FILENO);
        std::signal(SIGXFSZ, SIG_IGN);  // a write beyond the limit fails, as on a full disk
        if (file_size) {
            const rlimit limit{*file_size, RLIM_INFINITY};
            setrlimit(RLIMIT_FSIZE, &limit);
        }
        std::vector<char*> arguments = pointers(command);
        for (std::string& each : environment) putenv(each.data());
        execv(arguments.front(), arguments.data());
        _exit(127);
    }
};

pid_t spawn(Child child) {
    const pid_t parent = getpid();
    const pid_t pid = fork();
    if (pid < 0) throw std::runtime_error(std::string("fork: ") + std::strerror(errno));
    if (pid == 0) child.run(parent);
    return pid;
}

class Pipe {
  public:
    Pipe() {
        if (pipe2(ends_.data(), O_CLOEXEC) != 0) throw std::runtime_error(std::string("pipe: ") + std::strerror(errno));
    }
    ~Pipe() {
        close(ends_[0]);
        close_writing();
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    int reading() const { return ends_[0]; }
    int writing() const { return ends_[1]; }
    void close_writing() {
        if (ends_[1] >= 0) close(ends_[1]);
        ends_[1] = -1;
    }

  private:
    std::array<int, 2> ends_ = {-1, -1};
};

/// Adds what comes to `text`; false at the end, or when nothing comes until then.
bool read_more(int handle, std::string& text, Moment until) {
    pollfd asked{.fd = handle, .events = POLLIN, .revents = 0};
    const auto left = std::chrono::duration_cast<milliseconds>(until - steady_clock::now()).count();
    if (left <= 0 || poll(&asked, 1, static_cast<int>(left)) <= 0) return false;
    std::array<char, 4096> bytes;  // NOLINT: filled by the system
    const ssize_t size = read(handle, bytes.data(), bytes.size());
    if (size <= 0) return false;
    text.append(bytes.data(), static_cast<std::size_t>(size));
    return true;
}

std::string program() {
    const char* const other = std::getenv("TRIAL_PROGRAM");
    return other != nullptr ? other : PLANITIA_PROGRAM;
}

int status_of(int waited) { return WIFEXITED(waited) ? WEXITSTATUS(waited) : 128 + WTERMSIG(waited); }

}  // namespace

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "planitia-trial-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error(std::string("mkdtemp: ") + std::strerror(errno));
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::vector<std::string> ServerProcess::command() const {
    std::vector<std::string> command = {program(), "serve", "--listen=127.0.0.1:" + std::to_string(port_),
                                        "--database=" + settings_.database};
    for (const std::string& wide : wide_limits()) {
        const bool is_said = std::ranges::any_of(settings_.options, [&](const std::string& option) {
            return option.starts_with(wide.substr(0, wide.find('=') + 1));
        });
        if (!settings_.has_usual_limits && !is_said) command.push_back(wide);
    }
    command.insert(command.end(), settings_.options.begin(), settings_.options.end());
    return command;
}

void ServerProcess::start(milliseconds patience) {
    kill();
    Pipe pipe;
    pid_ = spawn({.command = command(),
                  .environment = settings_.environment,
                  .file_size = settings_.file_size,
                  .log = settings_.log.string(),
                  .output = pipe.writing()});
    pipe.close_writing();
    await_address(pipe.reading(), patience);
}

/// It says "Planitia is open at http://localhost:43210  (…)".
void ServerProcess::await_address(int output, milliseconds patience) {
    const Moment until = steady_clock::now() + patience;
    std::string said;
    while (said.find('\n') == std::string::npos && read_more(output, said, until)) continue;
    const std::size_t begin = said.find("http://");
    const std::size_t colon = begin == std::string::npos ? begin : said.find(':', begin + 7);
    if (colon == std::string::npos) {
        const auto status = wait(milliseconds(100));
        kill();
        throw std::runtime_error("the server did not start: \"" + said + "\"" +
                                 (status ? ", exit status " + std::to_string(*status) : ""));
    }
    std::from_chars(said.data() + colon + 1, said.data() + said.size(), port_);
}

void ServerProcess::signal(int number) const {
    if (pid_ > 0) ::kill(pid_, number);
}

void ServerProcess::kill() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = -1;
}

std::optional<int> ServerProcess::wait(milliseconds patience) {
    const Moment until = steady_clock::now() + patience;
    while (pid_ > 0) {
        int waited = 0;
        if (waitpid(pid_, &waited, WNOHANG) == pid_) {
            pid_ = -1;
            return status_of(waited);
        }
        if (steady_clock::now() >= until) return std::nullopt;
        std::this_thread::sleep_for(milliseconds(2));
    }
    return std::nullopt;
}

std::optional<int> ServerProcess::terminate(milliseconds patience) {
    signal(SIGTERM);
    return wait(patience);
}

void ServerProcess::limit_file_size(std::optional<std::uint64_t> bytes) const {
    const rlimit limit{bytes.value_or(RLIM_INFINITY), RLIM_INFINITY};
    if (prlimit(pid_, RLIMIT_FSIZE, &limit, nullptr) != 0)
        throw std::runtime_error(std::string("prlimit: ") + std::strerror(errno));
}

Ran run_program(const std::vector<std::string>& arguments, milliseconds patience) {
    Pipe pipe;
    std::vector<std::string> command = {program()};
    command.insert(command.end(), arguments.begin(), arguments.end());
    const pid_t pid =
        spawn({.command = command, .environment = {}, .file_size = {}, .log = {}, .output = pipe.writing()});
    pipe.close_writing();
    const Moment until = steady_clock::now() + patience;
    Ran ran;
    while (read_more(pipe.reading(), ran.output, until)) continue;
    if (steady_clock::now() >= until) ::kill(pid, SIGKILL);
    int waited = 0;
    waitpid(pid, &waited, 0);
    ran.status = status_of(waited);
    return ran;
}

}  // namespace planitia::trial
