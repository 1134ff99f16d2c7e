/// The first menu, and the list of tables it leads to.
#pragma once
#include <play/dialog.h>
#include <play/list.h>

#include <memory>
#include <string>
#include <vector>

namespace planitia::play {

class MenuDialog final : public Dialog {
  public:
    explicit MenuDialog(const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    enum class Entry { new_game, go_on, look_back, first_game, how_to_play, language, leave };
    void make_items();
    void choose(Entry entry, Dialogs& dialogs);

    Settings settings_;
    std::vector<Entry> entries_;
    List list_{List::Search::none};
};

/// Tables to go on with, or to look back at.
class TablesDialog final : public Dialog {
  public:
    enum class Purpose { go_on, look_back };
    TablesDialog(const Settings& settings, Purpose purpose);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    Item item_of(const table::Summary& summary) const;
    std::string why_not_opened(const Refusal& refusal) const;
    void open(const std::string& name, Dialogs& dialogs);

    Settings settings_;
    Purpose purpose_;
    std::shared_ptr<table::FileStore> store_;
    std::vector<std::string> tables_;
    List list_;
    std::string message_;
};

}  // namespace planitia::play
