/// A PostgreSQL server for tests: in a folder of its own, reached by a socket in it, and gone at the end.
#pragma once
#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace planitia::test_postgres {

class Cluster {
  public:
    /// Makes and starts it. Whatever goes wrong is thrown as std::runtime_error.
    Cluster();
    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    /// One for all tests of this process, started when it is first asked for.
    static Cluster& shared();

    /// A new and empty database: `postgresql://…`.
    std::string make_database();

    /// It ends with the thread that started it, at the latest.
    void start();
    /// Throws everybody out, as when an operator restarts it.
    void stop();
    /// Stops at once, and recovers when it is started again.
    void crash();
    /// It keeps its connections, and answers nobody until it goes on.
    void freeze();
    void thaw();

  private:
    void end(int signal);
    void send(int signal) const;  ///< to the server and to those who serve its connections
    bool is_ready() const;
    void run(const std::vector<std::string>& command);
    pid_t spawn(const std::vector<std::string>& command) const;

    std::filesystem::path folder_;
    pid_t server_ = -1;
    int databases_ = 0;
};

}  // namespace planitia::test_postgres
