#include <game/reader.h>
#include <table/stored_lines.h>

#include <algorithm>
#include <limits>

namespace planitia::table {

namespace {

constexpr int kMost = std::numeric_limits<int>::max();

// ---- writing

Document write_choices(const std::vector<StoredChoice>& choices) {
    Document list = Document::list();
    for (const StoredChoice& each : choices) {
        Document choice = Document::map({{"player", each.player.index()}, {"option", each.option}});
        if (!each.digest.empty()) choice.set("digest", each.digest);
        list.add(std::move(choice));
    }
    return list;
}

Document write_draft(const StoredDraft& draft) {
    return Document::map({{"player", draft.player.index()},
                          {"base", draft.base},
                          {"revision", static_cast<std::size_t>(draft.revision)},
                          {"options", Document(Document::List(draft.options))}});
}

// ---- reading

/// Reads a member that must be there.
template <class Read>
void need(const Cursor& at, std::string_view key, const Read& read) {
    if (!at.has(key)) return at.refuse_member(key, RefusalCode::bad_save, "this is missing");
    at.with(key, read);
}

std::string text_of(const Cursor& at, std::string_view key) {
    std::string text;
    at.with(key, [&](const Cursor& member) { text = member.text(); });
    return text;
}

Document document_of(const Cursor& at, std::string_view key) {
    const Document* const member = at.document().find(key);
    return member != nullptr ? *member : Document();
}

void read_choices(const Cursor& at, StoredTable& stored) {
    at.each([&](const Cursor& each) {
        StoredChoice choice{.number = stored.choices.size()};
        need(each, "player", [&](const Cursor& member) { choice.player = read_seat(member, kMaxPlayers); });
        need(each, "option", [&](const Cursor& member) { choice.option = member.document(); });
        choice.digest = text_of(each, "digest");
        stored.choices.push_back(std::move(choice));
    });
}

void read_drafts(const Cursor& at, StoredTable& stored) {
    at.each([&](const Cursor& each) {
        StoredDraft draft;
        need(each, "player", [&](const Cursor& member) { draft.player = read_seat(member, kMaxPlayers); });
        need(each, "base",
             [&](const Cursor& member) { draft.base = static_cast<std::size_t>(member.number(0, kMost)); });
        need(each, "revision",
             [&](const Cursor& member) { draft.revision = static_cast<std::uint32_t>(member.number(0, kMost)); });
        need(each, "options", [&](const Cursor& member) {
            member.each([&](const Cursor& option) { draft.options.push_back(option.document()); });
        });
        std::erase_if(stored.drafts, [&](const StoredDraft& before) { return before.player == draft.player; });
        if (draft.revision != 0) stored.drafts.push_back(std::move(draft));
    });
}

void read_seats(const Cursor& at, StoredTable& stored) {
    at.each([&](const Cursor& seat) { stored.seats.push_back({text_of(seat, "name"), text_of(seat, "bot")}); });
}

void read_over(const Cursor& at, StoredTable& stored) {
    at.with("over", [&](const Cursor& member) { stored.is_over = member.truth(); });
}

}  // namespace

Document write_seats(const std::vector<Seat>& seats) {
    Document list = Document::list();
    for (const Seat& seat : seats) {
        Document each = Document::map({{"name", seat.name}});
        if (!seat.is_person()) each.set("bot", seat.bot);
        list.add(std::move(each));
    }
    return list;
}

Document write_agreed(const StoredTable& stored) {
    Document agreed = Document::map({{"version", stored.version}, {"rules", stored.rules}, {"game", stored.game}});
    if (stored.position.is_null()) {
        agreed.set("setup", stored.setup);
    } else {
        agreed.set("position", stored.position);
    }
    agreed.set("seed", stored.seed);
    return agreed.set("table", Document::map({{"seats", write_seats(stored.seats)}}));
}

Document write_save(const StoredTable& stored) {
    Document choices = write_choices(stored.choices);
    for (Document& each : *choices.as_list()) each.set("hash", "");  // every save has one, and nobody compares it
    return write_agreed(stored).set("choices", std::move(choices));
}

Result<StoredTable, Refusal> read_agreed(const Document& document) {
    StoredTable stored;
    Reading reading(RefusalCode::bad_save);
    const Cursor at(document, reading);
    stored.game = text_of(at, "game");
    stored.setup = document_of(at, "setup");
    stored.position = document_of(at, "position");
    stored.seed = text_of(at, "seed");
    stored.version = text_of(at, "version");
    at.with("rules", [&](const Cursor& member) { stored.rules = member.number(1, kMost); });
    at.with("table", [&](const Cursor& member) {
        member.with("seats", [&](const Cursor& seats) { read_seats(seats, stored); });
        read_over(member, stored);
    });
    at.with("choices", [&](const Cursor& member) { read_choices(member, stored); });
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return stored;
}

Document write_step(const Step& step) {
    Document line = Document::map();
    if (!step.committed.empty()) line.set("choices", write_choices(step.committed));
    if (!step.drafts.empty()) {
        Document drafts = Document::list();
        for (const StoredDraft& each : step.drafts) drafts.add(write_draft(each));
        line.set("drafts", std::move(drafts));
    }
    if (step.is_over) line.set("over", true);
    return line;
}

Result<Done, Refusal> read_step(const Document& document, StoredTable& stored) {
    Reading reading(RefusalCode::bad_save);
    const Cursor at(document, reading);
    at.allow({"choices", "drafts", "over"});
    at.with("choices", [&](const Cursor& member) { read_choices(member, stored); });
    at.with("drafts", [&](const Cursor& member) { read_drafts(member, stored); });
    read_over(at, stored);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return Done{};
}

}  // namespace planitia::table
