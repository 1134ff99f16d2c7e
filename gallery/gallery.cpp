#include <gallery/card.h>
#include <gallery/entry.h>
#include <gallery/gallery.h>
#include <gallery/glyphs.h>
#include <present/shelf.h>

#include <vector>

namespace planitia::embedded {
extern const std::string_view fonts_css;
extern const std::string_view gallery_css;
}  // namespace planitia::embedded

namespace planitia::gallery {

using namespace present;

namespace {

/// The entries of one kind in one game.
struct Section {
    std::string id;
    EntryKind kind;
    std::vector<const Entry*> entries;
};

std::vector<Section> sections_of(const Shelf& shelf, std::span<const Entry> entries) {
    std::vector<Section> sections;
    for (EntryKind kind : every<EntryKind>()) {
        Section section = {std::string(shelf.game).append("-").append(name(kind)), kind, {}};
        for (const Entry& each : entries)
            if (game_of(each) == shelf.game && kind_of(each) == name(kind)) section.entries.push_back(&each);
        if (!section.entries.empty()) sections.push_back(std::move(section));
    }
    return sections;
}

/// The word between two alternatives.
std::string or_word(const Phrasebook& book) {
    return std::string(trimmed(book.say(CommonPhrase::or_word, {{"a", std::string()}, {"b", std::string()}})));
}

class GalleryWriter {
  public:
    explicit GalleryWriter(Language language) : book_(phrasebook(language)) {}

    void write(const Shelf& shelf, std::span<const Entry> entries) {
        const std::vector<Section> sections = sections_of(shelf, entries);
        if (sections.empty()) return;
        const auto chapter = body_.element("section", {{"class", "game"}, {"id", shelf.game}});
        body_.element_with("h2", {}, shelf.title(book_));
        contents(sections);
        for (const Section& each : sections) write(each);
    }

    std::string take() {
        const std::string_view title = book_.phrase(CommonPhrase::gallery);
        Markup page;
        page.raw("<!doctype html>\n");
        {
            const auto html = page.element("html", {{"lang", name(book_.language)}});
            head(page, title);
            const auto body = page.element("body");
            page.raw(pen_.symbols());
            page.element_with("h1", {}, title);
            const auto main = page.element("main");
            page.raw(body_.take());
        }
        return page.take() + "\n";
    }

  private:
    static void head(Markup& page, std::string_view title) {
        const auto head = page.element("head");
        page.empty("meta", {{"charset", "utf-8"}});
        page.empty("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
        page.empty("meta", {{"name", "color-scheme"}, {"content", "light dark"}});
        page.element_with("title", {}, title);
        const auto style = page.element("style");
        page.raw(embedded::fonts_css);
        page.raw(embedded::gallery_css);
    }

    void contents(const std::vector<Section>& sections) {
        const auto nav = body_.element("nav");
        for (const Section& each : sections) {
            const auto link = body_.element("a", {{"href", "#" + each.id}});
            body_.text(book_.phrase(each.kind));
            count(each);
        }
    }

    void write(const Section& section) {
        const auto part = body_.element("section", {{"id", section.id}});
        {
            const auto heading = body_.element("h3");
            body_.text(book_.phrase(section.kind));
            count(section);
        }
        const auto cards = body_.element("div", {{"class", "cards of-" + std::string(name(section.kind))}});
        for (const Entry* each : section.entries) {
            draw_card(body_, pen_, book_, *each);
            body_.raw("\n");
        }
    }

    void count(const Section& section) {
        body_.raw(" ");
        body_.element_with("small", {}, std::to_string(section.entries.size()));
    }

    const Phrasebook& book_;
    Markup body_;
    GlyphPen pen_{body_, or_word(book_)};
};

}  // namespace

std::string gallery_html(Language language, std::span<const Entry> entries) {
    GalleryWriter writer(language);
    for (const Shelf& shelf : shelves()) writer.write(shelf, entries);
    return writer.take();
}

}  // namespace planitia::gallery
