#include <present/entry.h>
#include <present/sentence.h>

#include <iterator>

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

}  // namespace

std::vector<Entry> entries(Language language) {
    std::vector<Entry> all = terraforming_entries(language);
    std::vector<Entry> more = martians_entries(language);
    std::move(more.begin(), more.end(), std::back_inserter(all));
    return all;
}

Document write_entry(const Entry& entry) {
    Document written = entry.figures;
    written.set("title", entry.title);
    if (!entry.text.empty()) written.set("text", joined(entry.text));
    if (!entry.flavour.empty()) written.set("flavour", entry.flavour);
    Document icons = Document::list();
    for (const Part& part : entry.parts)
        icons.add(Document::map({{"part", name(part.kind)}, {"strip", write_strip(part.strip)}}));
    return written.set("icons", std::move(icons));
}

}  // namespace planitia::present
