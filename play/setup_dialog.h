/// A form for a new game.
#pragma once
#include <desk/games.h>
#include <play/dialog.h>
#include <play/lines.h>
#include <play/list.h>
#include <table/memory.h>
#include <table/table.h>

#include <functional>

namespace planitia::play {

class SetupDialog final : public Dialog {
  public:
    explicit SetupDialog(const Settings& settings);

    void draw(Region region) override;
    void on(const Key& key, Dialogs& dialogs) override;

  private:
    /// A line of the form: left and right change it, and a name can be typed where there is one.
    struct Field {
        std::string word;
        std::string value;
        std::string help;  ///< a line for each paragraph
        std::function<void(int)> change;
        std::string* name = nullptr;
    };

    const desk::GameEntry& game() const { return desk::games()[agreement_.setup.index()]; }
    void make_fields();
    void add_game();
    void add_players();
    void add_seats();
    void add_options();
    void add_pace();
    /// What was agreed on the last time that the game was begun, else its usual set-up for those who sit there.
    void agree_on(const desk::GameEntry& game);
    void begin(Dialogs& dialogs);
    /// What there is to read about the selected row.
    std::vector<Line> help() const;
    void explain(Dialogs& dialogs) const;
    void type(Field& field, const Key& key);

    Settings settings_;
    table::Memory memory_;
    table::Agreement agreement_;
    std::vector<Field> fields_;
    List list_{List::Search::none};
    std::string message_;
    bool has_new_pace_ = false;  ///< it was changed here, not by a flag
};

}  // namespace planitia::play
