/// What fills the screen and answers to keys. Dialogs lie on top of each other; the uppermost is shown and hears the keys.
#pragma once
#include <present/phrasebook.h>
#include <table/file_store.h>
#include <terminal/canvas.h>
#include <terminal/keys.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace planitia::play {

using terminal::Key;
using terminal::Region;
using T = present::TableText;

/// What every dialog may know.
struct Settings {
    terminal::Style style;
    present::Language language = present::Language::en;
    std::filesystem::path folder;  ///< where tables are kept
    std::filesystem::path memory;  ///< the file of what is remembered; none: nothing is
    bool has_pause = false;        ///< bots can be watched

    std::shared_ptr<table::FileStore> store() const { return std::make_shared<table::FileStore>(folder); }
    const present::Phrasebook& book() const { return present::phrasebook(language); }
    std::string say(T text, std::initializer_list<present::Slot> slots = {}) const { return book().say(text, slots); }
};

class Dialogs;

class Dialog {
  public:
    virtual ~Dialog() = default;
    virtual void draw(Region region) = 0;
    virtual void on(const Key& key, Dialogs& dialogs) = 0;
    /// After this time `on` is called with no key; none to wait for one.
    virtual std::optional<std::chrono::milliseconds> patience() const { return std::nullopt; }
    /// When given, keys are dropped until none was pressed for so long: what was meant for one question must not answer
    /// another one, nor show a hand. Asked after every key.
    virtual std::optional<std::chrono::milliseconds> take_silence() { return std::nullopt; }
};

/// The dialogs that lie on top of each other.
class Dialogs {
  public:
    explicit Dialogs(Settings settings) : settings_(std::move(settings)) {}

    Settings& settings() { return settings_; }
    void open(std::unique_ptr<Dialog> dialog) { dialogs_.push_back(std::move(dialog)); }
    /// Takes the uppermost away as soon as it has done with its key.
    void close() { ++closing_; }
    bool is_empty() const { return dialogs_.empty(); }

    void draw(Region region);
    void on(const Key& key);
    std::optional<std::chrono::milliseconds> patience() const { return dialogs_.back()->patience(); }
    std::optional<std::chrono::milliseconds> take_silence() { return dialogs_.back()->take_silence(); }

  private:
    Settings settings_;
    std::vector<std::unique_ptr<Dialog>> dialogs_;
    std::size_t closing_ = 0;
    bool is_hidden_ = false;  ///< the window is too small
};

}  // namespace planitia::play
