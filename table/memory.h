/// What one start of the program leaves to the next: the language, whether bots pause, and the last set-up of every game. It is a convenience:
/// what can not be read is as if nobody had said it, and what can not be written is forgotten.
#pragma once
#include <table/sitting.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace planitia::table {

struct Memory {
    std::string language;               ///< its name; empty where nobody has chosen one
    bool has_pause = false;             ///< bots pause after every choice
    std::vector<Agreement> agreements;  ///< at most one of a game, without its seed; the latest comes first

    /// The last agreement on that game; null when there is none.
    const Agreement* find(std::size_t game) const;
    /// Forgets the one before on the same game.
    void keep(Agreement agreement);
};

/// Where it is kept unless told otherwise: beside the tables' folder.
std::filesystem::path memory_file();

/// What the file says. Of that, only what a table can begin with today.
Memory recall(const std::filesystem::path& file);
/// Changes what the file says now, whoever wrote it, and puts it in its place at once: two programs may do so in the same moment, and then
/// the later one is remembered. No file: nothing is.
void remember(const std::filesystem::path& file, const std::function<void(Memory&)>& change);

}  // namespace planitia::table
