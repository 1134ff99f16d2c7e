/// The first menu, and the list of tables it leads to.
#pragma once
#include <play/dialog.h>
#include <play/list.h>

#include <filesystem>
#include <vector>

namespace planitia::play {

class MenuDialog final : public Dialog {
  public:
    explicit MenuDialog(const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Desk& desk) override;

  private:
    enum class Entry { new_game, go_on, look_back, language, leave };
    void make_items();
    void choose(Entry entry, Desk& desk);

    Settings settings_;
    std::vector<Entry> entries_;
    List list_;
};

/// Tables to go on with, or to look back at.
class TablesDialog final : public Dialog {
  public:
    enum class Purpose { go_on, look_back };
    TablesDialog(const Settings& settings, Purpose purpose);

    void draw(Region region) override;
    void on(const Key& key, Desk& desk) override;

  private:
    void open(const std::filesystem::path& file, Desk& desk);

    Settings settings_;
    Purpose purpose_;
    std::vector<std::filesystem::path> files_;
    List list_;
    std::string message_;
};

}  // namespace planitia::play
