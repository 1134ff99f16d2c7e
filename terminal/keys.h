/// What people press.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace planitia::terminal {

struct Key {
    enum class Kind {
        character,  ///< `text` is one, in UTF-8
        up,
        down,
        left,
        right,
        page_up,
        page_down,
        home,
        end,
        enter,
        escape,
        tab,
        back_tab,
        backspace,
        remove,
        function,  ///< `text` is its number
        control,   ///< `text` is the letter
        resized,   ///< no key: the window has another size
        closed,    ///< no key: nobody is there any more
        none       ///< no key in the time that was given
    };
    Kind kind = Kind::none;
    std::string text = {};

    bool is(Kind other) const { return kind == other; }
    bool is_character(std::string_view character) const { return kind == Kind::character && text == character; }
    friend bool operator==(const Key&, const Key&) = default;
};

/// The keys in what a terminal sends. What is left over at the end is the beginning of a key.
std::vector<Key> decode(std::string& bytes);
/// The same when nothing more will come: a lone escape is the key.
std::vector<Key> decode_rest(std::string& bytes);

}  // namespace planitia::terminal
