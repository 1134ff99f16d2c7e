#include <present/entry.h>
#include <present/sentence.h>
#include <present/shelf.h>
#include <present/typesetting.h>

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>

namespace planitia::present {

namespace {

Document write_strip(const Strip& strip) {
    Document list = Document::list();
    for (const Glyph& glyph : strip) {
        Document written = Document::map();
        if (!glyph.icon.empty()) written.set("icon", glyph.icon);
        if (!glyph.text.empty()) written.set("text", glyph.text);
        if (glyph.any_player) written.set("any-player", true);
        if (glyph.production) written.set("production", true);
        list.add(std::move(written));
    }
    return list;
}

/// What was not said by a phrase is set here.
void set_type(const Grammar& grammar, Entry& entry) {
    entry.title = typeset(grammar, entry.title);
    entry.flavour = typeset(grammar, entry.flavour);
    for (Part& part : entry.parts)
        for (Glyph& glyph : part.strip) glyph.text = typeset(grammar, glyph.text);
}

std::string index_key(std::string_view game, std::string_view variant, std::string_view kind, std::string_view id) {
    std::string key;
    for (std::string_view each : {game, variant, kind, id}) (key += each) += '/';
    return key;
}

/// The entries of one language, and where each is; those of variants are found but not listed.
struct Catalogue {
    std::vector<Entry> all;
    std::deque<std::vector<Entry>> of_variants;
    std::map<std::string, const Entry*> index;

    explicit Catalogue(Language language) {
        for (const Shelf& shelf : shelves()) {
            std::ranges::move(shelf.entries(language), std::back_inserter(all));
            for (const ShelfVariant& variant : shelf.variants)
                add(of_variants.emplace_back(variant.entries(language)), variant.name, language);
        }
        add(all, {}, language);
    }
    Catalogue(const Catalogue&) = delete;

  private:
    void add(std::vector<Entry>& entries, std::string_view variant, Language language) {
        const auto figure = [](const Entry& entry, const char* key) { return *entry.figures.find(key)->as_text(); };
        for (Entry& each : entries) {
            set_type(phrasebook(language).grammar, each);
            index.emplace(index_key(figure(each, "game"), variant, figure(each, "kind"), figure(each, "id")), &each);
        }
    }
};

/// Made when it is first asked for, by whichever thread.
const Catalogue& catalogue(Language language) {
    static std::array<std::once_flag, static_cast<std::size_t>(Language::count_)> made;
    static std::array<std::optional<Catalogue>, made.size()> all;
    const auto index = static_cast<std::size_t>(language);
    std::call_once(made[index], [&] { all[index].emplace(language); });
    return *all[index];
}

}  // namespace

const std::vector<Entry>& entries(Language language) { return catalogue(language).all; }

const Entry* find_entry(Language language, std::string_view game, const EntryKey& key) {
    const Catalogue& here = catalogue(language);
    const auto found = here.index.find(index_key(game, key.variant, name(key.kind), key.id));
    return found != here.index.end() ? found->second : nullptr;
}

Document write_entry(const Entry& entry) {
    Document written = entry.figures;
    written.set("title", entry.title);
    if (!entry.text.empty()) written.set("text", joined(entry.text));
    if (entry.card_text && *entry.card_text != entry.text) written.set("card-text", joined(*entry.card_text));
    if (!entry.flavour.empty()) written.set("flavour", entry.flavour);
    Document icons = Document::list();
    for (const Part& part : entry.parts)
        icons.add(Document::map({{"part", name(part.kind)}, {"strip", write_strip(part.strip)}}));
    return written.set("icons", std::move(icons));
}

}  // namespace planitia::present
