#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <terminal/screen.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>

namespace planitia::terminal {

namespace {

termios ordinary;                    // the terminal as it was
std::array<int, 2> wake = {-1, -1};  // a pipe that signals write to

constexpr std::string_view kBegin = "\x1b[?1049h\x1b[?25l\x1b[2J";
constexpr std::string_view kEnd = "\x1b[0m\x1b[?25h\x1b[?1049l";

constexpr std::array kEnds = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV};

void send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) return;  // nobody looks any more
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

void restore() {
    send(kEnd);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &ordinary);
}

void on_resize(int) {
    const int before = errno;
    [[maybe_unused]] const ssize_t written = ::write(wake[1], "r", 1);
    errno = before;
}

/// Only calls that are allowed inside a signal.
void on_end(int number) {
    restore();
    ::signal(number, SIG_DFL);
    ::raise(number);
}

void handle(int number, void (*handler)(int)) {
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    ::sigaction(number, &action, nullptr);
}

void make_raw() {
    termios raw = ordinary;
    raw.c_iflag &= ~static_cast<tcflag_t>(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
    raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | IEXTEN | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw);
}

/// How long the rest of a key may take: an escape alone is a key as well.
constexpr std::chrono::milliseconds kRestOfKey{40};

}  // namespace

bool is_at_terminal() { return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1; }

Screen::Screen() : style_(style_of_output()) {
    tcgetattr(STDIN_FILENO, &ordinary);
    if (::pipe(wake.data()) != 0) wake = {-1, -1};
    handle(SIGWINCH, on_resize);
    for (int number : kEnds) handle(number, on_end);
    make_raw();
    send(kBegin);
}

Screen::~Screen() {
    restore();
    ::signal(SIGWINCH, SIG_DFL);
    for (int number : kEnds) ::signal(number, SIG_DFL);
    for (int end : wake)
        if (end >= 0) ::close(end);
}

Size Screen::size() const {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {80, 24};
    return {size.ws_col, size.ws_row};
}

void Screen::show(const Canvas& canvas) {
    std::string bytes;
    if (!(canvas.size() == shown_size_)) {
        shown_size_ = canvas.size();
        shown_.assign(static_cast<std::size_t>(shown_size_.rows), "");
        bytes += "\x1b[0m\x1b[2J";
    }
    for (int y = 0; y < shown_size_.rows; ++y) {
        std::string row = rendered_row(style_, canvas, y);
        std::string& before = shown_[static_cast<std::size_t>(y)];
        if (row == before) continue;
        bytes += "\x1b[" + std::to_string(y + 1) + ";1H" + row;
        before = std::move(row);
    }
    send(bytes);
}

void Screen::take_input(std::optional<std::chrono::milliseconds> patience) {
    std::array<pollfd, 2> inputs = {{{STDIN_FILENO, POLLIN, 0}, {wake[0], POLLIN, 0}}};
    const int ready = ::poll(inputs.data(), inputs.size(), patience ? static_cast<int>(patience->count()) : -1);
    if (ready == 0) {
        for (Key& key : decode_rest(bytes_)) keys_.push_back(std::move(key));
        if (keys_.empty()) keys_.push_back({Key::Kind::none});
        return;
    }
    if (ready < 0) return;  // a signal: look again
    std::array<char, 256> buffer;
    if ((inputs[1].revents & POLLIN) != 0) {
        if (::read(wake[0], buffer.data(), buffer.size()) > 0) keys_.push_back({Key::Kind::resized});
        return;
    }
    const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (got > 0) {
        bytes_.append(buffer.data(), static_cast<std::size_t>(got));
        for (Key& key : decode(bytes_)) keys_.push_back(std::move(key));
    } else if (got == 0 || errno != EINTR) {
        keys_.push_back({Key::Kind::closed});
    }
}

void Screen::drop_keys(std::chrono::milliseconds silence) {
    bool is_silent = false;
    while (!is_silent) {
        bytes_.clear();
        keys_.clear();
        take_input(silence);
        is_silent = keys_.empty() || keys_.front().is(Key::Kind::none);
        if (!keys_.empty() && keys_.front().is(Key::Kind::closed)) return;
    }
    keys_.clear();
}

Key Screen::read_key(std::optional<std::chrono::milliseconds> patience) {
    while (keys_.empty()) take_input(bytes_.empty() ? patience : std::optional(kRestOfKey));
    Key key = std::move(keys_.front());
    keys_.pop_front();
    return key;
}

}  // namespace planitia::terminal
