#include <terminal/keys.h>

#include <optional>

namespace planitia::terminal {

namespace {

using Kind = Key::Kind;

struct Sequence {
    std::string_view bytes;  ///< behind the escape
    Key key;
};

/// As xterm, the Linux console, tmux and their like send them.
const std::vector<Sequence>& sequences() {
    static const std::vector<Sequence> kSequences = {
        {"[A", {Kind::up}},
        {"[B", {Kind::down}},
        {"[C", {Kind::right}},
        {"[D", {Kind::left}},
        {"OA", {Kind::up}},
        {"OB", {Kind::down}},
        {"OC", {Kind::right}},
        {"OD", {Kind::left}},
        {"[H", {Kind::home}},
        {"[F", {Kind::end}},
        {"OH", {Kind::home}},
        {"OF", {Kind::end}},
        {"[1~", {Kind::home}},
        {"[4~", {Kind::end}},
        {"[7~", {Kind::home}},
        {"[8~", {Kind::end}},
        {"[5~", {Kind::page_up}},
        {"[6~", {Kind::page_down}},
        {"[3~", {Kind::remove}},
        {"[Z", {Kind::back_tab}},
        {"OM", {Kind::enter}},
        {"OP", {Kind::function, "1"}},
        {"OQ", {Kind::function, "2"}},
        {"OR", {Kind::function, "3"}},
        {"OS", {Kind::function, "4"}},
        {"[11~", {Kind::function, "1"}},
        {"[12~", {Kind::function, "2"}},
        {"[13~", {Kind::function, "3"}},
        {"[14~", {Kind::function, "4"}},
        {"[[A", {Kind::function, "1"}},
        {"[[B", {Kind::function, "2"}},
        {"[[C", {Kind::function, "3"}},
        {"[[D", {Kind::function, "4"}},
    };
    return kSequences;
}

/// A key and how many bytes it takes. No bytes: more have to come.
struct Decoded {
    Key key;
    std::size_t bytes = 0;
};

/// The length of a control sequence that has ended, 0 of one that has not.
std::size_t sequence_length(std::string_view bytes) {
    if (bytes.size() < 2) return 0;
    if (bytes[1] == 'O') return bytes.size() >= 3 ? 3 : 0;
    for (std::size_t i = bytes.starts_with("\x1b[[") ? 3 : 2; i < bytes.size(); ++i)
        if (bytes[i] >= '@' && bytes[i] <= '~') return i + 1;
    return 0;
}

Decoded decode_escape(std::string_view bytes) {
    if (bytes.size() < 2) return {};
    const bool is_alt = bytes[1] > ' ' && bytes[1] != '[' && bytes[1] != 'O' && bytes[1] != '\x7f';
    if (is_alt) return {{Kind::none}, 2};  // Alt with a key that means nothing here
    if (bytes[1] != '[' && bytes[1] != 'O') return {{Kind::escape}, 1};
    const std::size_t length = sequence_length(bytes);
    if (length == 0) return {};
    for (const Sequence& each : sequences())
        if (each.bytes == bytes.substr(1, length - 1)) return {each.key, length};
    return {{Kind::none}, length};
}

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// A byte that begins no character, or one whose character breaks off, is no key.
Decoded decode_character(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    if (length == 0 || first == 0) return {{Kind::none}, 1};
    for (std::size_t i = 1; i < length; ++i) {
        if (i == bytes.size()) return {};
        if (!is_continuation(bytes[i])) return {{Kind::none}, i};
    }
    return {{Kind::character, std::string(bytes.substr(0, length))}, length};
}

Decoded decode_first(std::string_view bytes) {
    switch (bytes[0]) {
        case '\x1b': return decode_escape(bytes);
        case '\r':
        case '\n': return {{Kind::enter}, 1};
        case '\t': return {{Kind::tab}, 1};
        case '\x7f':
        case '\b': return {{Kind::backspace}, 1};
        default: break;
    }
    if (bytes[0] > 0 && bytes[0] < ' ')
        return {{Kind::control, std::string(1, static_cast<char>(bytes[0] + 'a' - 1))}, 1};
    return decode_character(bytes);
}

}  // namespace

std::vector<Key> decode(std::string& bytes) {
    std::vector<Key> keys;
    while (!bytes.empty()) {
        const Decoded first = decode_first(bytes);
        if (first.bytes == 0) break;
        bytes.erase(0, first.bytes);
        if (!first.key.is(Kind::none)) keys.push_back(first.key);
    }
    return keys;
}

std::vector<Key> decode_rest(std::string& bytes) {
    std::vector<Key> keys = decode(bytes);
    if (bytes.starts_with('\x1b')) keys.push_back({Kind::escape});
    bytes.clear();
    return keys;
}

}  // namespace planitia::terminal
