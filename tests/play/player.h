/// Somebody at the terminal: presses keys and looks at the screen.
#pragma once
#include <play/dialog.h>
#include <play/table_dialog.h>
#include <terminal/text.h>

#include <cctype>

#include <kit/tables.h>

namespace planitia::play_test {

using namespace play;
using table_test::Folder;
using Kind = Key::Kind;
using terminal::Canvas;
using terminal::Size;
using Language = present::Language;
using terraforming::Resource;

inline constexpr PlayerId A{0}, B{1};

inline Settings settings_in(const Folder& folder, Language language = Language::en) {
    Settings settings;
    settings.language = language;
    settings.folder = folder.path();
    settings.memory = folder / "memory";
    return settings;
}

/// As it is said in English.
inline std::string say(T text, std::initializer_list<present::Slot> slots = {}) { return Settings{}.say(text, slots); }

inline bool has(std::string_view text, std::string_view part) {
    return terminal::unbound(text).find(terminal::unbound(part)) != std::string::npos;
}

/// A line of a text, from 0; from the end with -1.
inline std::string line_of(const std::string& text, int number) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    const int at = number < 0 ? static_cast<int>(lines.size()) + number : number;
    return at >= 0 && at < static_cast<int>(lines.size()) ? lines[static_cast<std::size_t>(at)] : "";
}

/// The line with that part; empty when there is none.
inline std::string line_with(const std::string& text, std::string_view part) {
    const std::size_t at = text.find(part);
    if (at == std::string::npos) return "";
    const std::size_t from = text.rfind('\n', at) == std::string::npos ? 0 : text.rfind('\n', at) + 1;
    return text.substr(from, text.find('\n', at) - from);
}

/// What a seat has in stock.
inline int stock(const desk::Match& match, PlayerId seat, Resource resource) {
    return std::get<Record<terraforming::Terraforming>>(match.record()).position().player(seat).stock[resource];
}

class Player {
  public:
    explicit Player(const Settings& settings) : dialogs(settings) {}
    /// At a table, where the first to be asked has already sat down.
    Player(table::Table table, const Settings& settings) : dialogs(settings), name_(table.name()) {
        dialogs.open(std::make_unique<TableDialog>(std::move(table), settings));
        if (has(text(), settings.say(T::hand_over_hint))) press({Kind::enter});
    }

    /// The program ends.
    void leave() { dialogs = Dialogs(dialogs.settings()); }

    /// Keys that are not characters, one after the other.
    Player& press(std::initializer_list<Kind> kinds) {
        for (Kind kind : kinds) dialogs.on({kind, ""});
        return *this;
    }
    /// Characters, in UTF-8.
    Player& type(std::string_view text) {
        while (!text.empty()) {
            std::size_t bytes = 1;
            while (bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80) ++bytes;
            dialogs.on({Kind::character, std::string(text.substr(0, bytes))});
            text.remove_prefix(bytes);
        }
        return *this;
    }
    /// Finds an answer by searching and chooses it.
    Player& choose(std::string_view words) { return type("/").type(words).press({Kind::enter}); }

    Canvas canvas(Size size = {100, 30}) {
        Canvas canvas(size);
        dialogs.draw(Region(canvas));
        return canvas;
    }
    std::string text(Size size = {100, 30}) { return canvas(size).text(); }
    /// What is selected: the row with the arrow.
    std::string selected() { return line_with(text(), "▸"); }

    /// What is on the disk.
    table::Sitting stored() const { return table_test::stored_in(name_); }
    /// As the first seat plays it.
    desk::Match stored_game() const { return stored().game(A); }
    int stock(PlayerId seat, Resource resource) const { return play_test::stock(stored_game(), seat, resource); }

    Dialogs dialogs;

  private:
    std::filesystem::path name_;
};

}  // namespace planitia::play_test
