#include <desk/documents.h>
#include <desk/games.h>
#include <fcntl.h>
#include <json/json.h>
#include <table/file_store.h>
#include <table/memory.h>
#include <table/stored_lines.h>
#include <table/table_file.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace planitia::table {

namespace {

/// Far more than it ever takes; what is longer is not ours.
constexpr std::size_t kLongestMemory = std::size_t{64} * 1024;

// ---- reading

/// None when no table could begin with it.
std::optional<Agreement> read_agreement(const Document& document) {
    const auto stored = read_agreed(document);
    if (!stored) return std::nullopt;
    const auto setup = desk::read_setup(stored->game, stored->setup);
    if (!setup) return std::nullopt;
    Agreement agreement{.setup = *setup, .seed = "", .seats = stored->seats};
    const auto sitting = Sitting::begin(agreement);
    if (!sitting) return std::nullopt;
    agreement.seats = sitting->seats();
    return agreement;
}

Document read_memory(const std::filesystem::path& file) {
    const auto opened = open_file(file, O_RDONLY);
    const auto text = opened ? opened->read(0, kLongestMemory + 1) : std::nullopt;
    if (!text || text->size() > kLongestMemory) return {};
    const auto document = from_json(*text);
    return document ? *document : Document();
}

// ---- writing

Document write_agreement(const Agreement& agreement) {
    return Document::map({{"game", desk::games()[agreement.setup.index()].name},
                          {"setup", desk::write_setup(agreement.setup)},
                          {"table", Document::map({{"seats", write_seats(agreement.seats)}})}});
}

Document write_memory(const Memory& memory) {
    Document agreements = Document::list();
    for (const Agreement& each : memory.agreements) agreements.add(write_agreement(each));
    return Document::map(
        {{"language", memory.language}, {"pause", memory.has_pause}, {"agreements", std::move(agreements)}});
}

}  // namespace

const Agreement* Memory::find(std::size_t game) const {
    const auto found =
        std::ranges::find_if(agreements, [&](const Agreement& agreement) { return agreement.setup.index() == game; });
    return found != agreements.end() ? &*found : nullptr;
}

void Memory::keep(Agreement agreement) {
    agreement.seed.clear();
    std::erase_if(agreements, [&](const Agreement& each) { return each.setup.index() == agreement.setup.index(); });
    agreements.insert(agreements.begin(), std::move(agreement));
}

std::filesystem::path memory_file() { return home_folder() / "memory.json"; }

Memory recall(const std::filesystem::path& file) {
    const Document document = read_memory(file);
    const Document* const pause = document.find("pause");
    Memory memory{.language = std::string(text_at(document, "language")),
                  .has_pause = pause != nullptr && *pause == Document(true),
                  .agreements = {}};
    const Document* const list = document.find("agreements");
    if (list == nullptr || list->as_list() == nullptr) return memory;
    for (const Document& each : *list->as_list()) {
        auto agreement = read_agreement(each);
        if (agreement && memory.find(agreement->setup.index()) == nullptr)
            memory.agreements.push_back(std::move(*agreement));
    }
    return memory;
}

void remember(const std::filesystem::path& file, const std::function<void(Memory&)>& change) {
    if (file.empty()) return;
    Memory memory = recall(file);
    change(memory);
    make_folder(file.parent_path(), ::fsync);
    tidy(folder_of(file), [&](const std::string& name) { return name == file.filename(); });
    put_file(file, to_json(write_memory(memory)) + "\n", ::fsync, rename_file);
}

}  // namespace planitia::table
