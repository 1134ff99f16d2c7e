#include <play/seats.h>
#include <play/table_dialog.h>
#include <table/memory.h>
#include <table/random_word.h>

#include <algorithm>

namespace planitia::play {

std::string usual_bot(const desk::GameEntry& game) {
    const auto greedy = std::find(game.levels.begin(), game.levels.end(), "greedy");
    return std::string(greedy != game.levels.end() ? *greedy : game.levels.back());
}

std::string fresh_seed() { return table::random_word(16); }

std::string begin_table(table::Agreement agreement, const Settings& settings, Dialogs& dialogs) {
    agreement.seed = fresh_seed();
    table::name_bots(agreement.seats);
    const auto store = settings.store();
    auto table = table::Table::begin(agreement, store, store->new_name(desk::games()[agreement.setup.index()].name));
    if (!table) return table.error().message;
    dialogs.close();
    dialogs.open(std::make_unique<TableDialog>(std::move(*table), settings));
    return {};
}

void remember_language(const Settings& settings) {
    table::remember(settings.memory, [&](table::Memory& memory) { memory.language = name(settings.language); });
}

}  // namespace planitia::play
