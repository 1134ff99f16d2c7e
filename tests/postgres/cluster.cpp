#include <fcntl.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <test_postgres/cluster.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace planitia::test_postgres {

namespace {

namespace fs = std::filesystem;

/// Where Debian has the programs of the newest version.
fs::path programs() {
    std::vector<fs::path> found;
    std::error_code ignored;
    for (const fs::directory_entry& version : fs::directory_iterator("/usr/lib/postgresql", ignored))
        if (fs::exists(version.path() / "bin/initdb")) found.push_back(version.path() / "bin");
    if (found.empty()) throw std::runtime_error("PostgreSQL is not installed: the package is called postgresql");
    return *std::max_element(found.begin(), found.end());
}

/// The server refuses to run as root; it has a user of its own then.
const passwd* other_user() {
    if (::geteuid() != 0) return nullptr;
    const passwd* user = ::getpwnam("postgres");
    if (user == nullptr) throw std::runtime_error("there is no user postgres");
    return user;
}

/// Whether it came true within half a minute.
bool comes_true(const std::function<bool()>& condition) {
    for (int i = 0; i < 3000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

}  // namespace

Cluster::Cluster() {
    std::string name = "/tmp/planitia-postgres-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for PostgreSQL");
    folder_ = name;
    if (const passwd* user = other_user(); user != nullptr && ::chown(name.c_str(), user->pw_uid, user->pw_gid) != 0)
        throw std::runtime_error("the folder can not be given to the user postgres");
    run({"initdb", "-D", folder_ / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"});
    start();
}

Cluster::~Cluster() {
    if (server_ > 0) end(SIGQUIT);
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

Cluster& Cluster::shared() {
    static Cluster cluster;
    return cluster;
}

std::string Cluster::make_database() {
    const std::string name = "test" + std::to_string(++databases_);
    run({"createdb", "-h", folder_, "-U", "postgres", "-T", "template0", name});
    return "postgresql:///" + name + "?user=postgres&host=" + folder_.string();
}

void Cluster::start() {
    // What a crash of the machine would lose is not tested: the files need not be synced.
    server_ = spawn({"postgres", "-D", folder_ / "data", "-k", folder_, "-c", "listen_addresses=", "-c", "fsync=off",
                     "-c", "shared_buffers=16MB"});
    if (!comes_true([&] { return is_ready(); })) throw std::runtime_error("PostgreSQL does not start: see its log");
}

void Cluster::stop() { end(SIGINT); }
void Cluster::crash() { end(SIGQUIT); }

void Cluster::freeze() { send(SIGSTOP); }
void Cluster::thaw() { send(SIGCONT); }

void Cluster::send(int signal) const {
    ::kill(server_, signal);
    const std::string number = std::to_string(server_);
    std::ifstream children("/proc/" + number + "/task/" + number + "/children");
    for (pid_t child = 0; children >> child;) ::kill(child, signal);
}

void Cluster::end(int signal) {
    ::kill(server_, signal);
    if (!comes_true([&] { return ::waitpid(server_, nullptr, WNOHANG) != 0; })) {
        send(SIGKILL);
        ::waitpid(server_, nullptr, 0);
    }
    server_ = -1;
}

/// The server writes its number and its state into a file.
bool Cluster::is_ready() const {
    std::ifstream file(folder_ / "data/postmaster.pid");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines.size() >= 8 && lines[0] == std::to_string(server_) && lines[7].starts_with("ready");
}

void Cluster::run(const std::vector<std::string>& command) {
    int status = 0;
    const pid_t child = spawn(command);
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (status == 0) return;
    std::stringstream log;
    log << std::ifstream(folder_ / "log").rdbuf();
    throw std::runtime_error(command.front() + " failed: " + log.str());
}

/// Starts a program of PostgreSQL. It ends when this process does.
pid_t Cluster::spawn(const std::vector<std::string>& command) const {
    const std::string program = programs() / command.front();
    const std::string log = folder_ / "log";
    const passwd* user = other_user();
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const pid_t child = ::fork();
    if (child < 0) throw std::runtime_error("no process for PostgreSQL");
    if (child > 0) return child;
    // From here on only what is safe after a fork.
    ::setpgid(0, 0);  // an interrupt at the keyboard is not for it
    if (user != nullptr && (::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0)) ::_exit(126);
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    ::umask(077);
    const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    const int in = ::open("/dev/null", O_RDONLY);
    ::dup2(in, 0);
    ::dup2(out, 1);
    ::dup2(out, 2);
    if (::chdir("/") != 0) ::_exit(126);
    ::execv(program.c_str(), words.data());
    ::_exit(127);
}

}  // namespace planitia::test_postgres
