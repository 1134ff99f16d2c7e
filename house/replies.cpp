#include <house/replies.h>
#include <json/json.h>
#include <present/speaker.h>

namespace planitia::house {

namespace {

constexpr std::size_t kRepliesKept = 4;

/// Pairs of a number and a reply, the latest last.
Document::List replies_of(const store::SeatRow& seat) {
    if (seat.requests.empty()) return {};
    const auto kept = from_json(seat.requests);
    return kept && kept->as_list() != nullptr ? *kept->as_list() : Document::List{};
}

}  // namespace

Document write_done(const Document& reply) {
    Document done = Document::map({{"ok", true}});
    for (const auto& [key, value] : *reply.as_map()) done.set(key, value);
    return done;
}

Document write_refused(const Refusal& refusal, present::Language language) {
    Document error = Document::map({{"code", name(refusal.code)},
                                    {"message", refusal.message},
                                    {"text", present::refusal_text({present::phrasebook(language)}, refusal.code)}});
    if (!refusal.at.empty()) error.set("at", refusal.at);
    return Document::map({{"ok", false}, {"error", std::move(error)}});
}

std::string at_of(const Room& room, PlayerId viewer) {
    const std::string number = std::to_string(room.row.number);
    if (!room.sitting || !viewer.is_some()) return number;
    return number + "/" + to_text(room.sitting->ask(viewer));
}

std::optional<Document> replied_before(const Room& room, const Asker& asker) {
    const PlayerId player = room.seat_of(asker.person);
    if (asker.request.empty() || !player.is_some()) return std::nullopt;
    for (const Document& each : replies_of(room.seat(player)))
        if (each.as_list() != nullptr && each.as_list()->size() == 2 &&
            each.as_list()->front() == Document(asker.request))
            return each.as_list()->back();
    return std::nullopt;
}

void add_at(const Room& room, const Asker& asker, Document& reply) {
    const PlayerId player = room.seat_of(asker.person);
    if (player.is_some()) reply.set("at", at_of(room, player));
}

void keep_reply(Room& room, const Asker& asker, const Document& reply) {
    const PlayerId player = room.seat_of(asker.person);
    if (!player.is_some() || asker.request.empty()) return;
    Document::List kept = replies_of(room.seat(player));
    if (kept.size() >= kRepliesKept) kept.erase(kept.begin());
    kept.push_back(Document(Document::List{Document(asker.request), reply}));
    room.seat(player).requests = to_json(Document(std::move(kept)));
}

}  // namespace planitia::house
