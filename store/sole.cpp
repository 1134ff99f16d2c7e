#include <fcntl.h>
#include <store/sole.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace planitia::store {

Sole::Sole(const Address& address) {
    if (address.kind != Address::Kind::sqlite) return;
    const std::string name = address.place + ".lock";
    file_ = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file_ < 0) throw Failed("can not open " + name + ": " + std::strerror(errno));
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(file_);
    throw Failed("another server has " + address.place + " open");
}

Sole::~Sole() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace planitia::store
