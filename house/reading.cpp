#include <house/charts.h>
#include <house/course_of_game.h>
#include <house/crowd.h>
#include <house/exported.h>
#include <house/playing.h>
#include <house/reading.h>
#include <json/json.h>
#include <json/request.h>
#include <protocol/answers.h>
#include <store/results.h>
#include <store/tables.h>

namespace planitia::house {

namespace {

Result<Done, Refusal> check_sight(const Inquiry& inquiry) {
    if (inquiry.sight.sitting == nullptr) return refuse(RefusalCode::not_started, "the game has not been dealt");
    if (!may_look(inquiry.sight, inquiry.viewer))
        return refuse(RefusalCode::not_your_seat, "nobody looks on at this table");
    return Done{};
}

Result<Done, Refusal> check_over(const Inquiry& inquiry) {
    if (const auto seen = check_sight(inquiry); !seen) return seen;
    if (inquiry.room.row.state != "over") return refuse(RefusalCode::unsupported, "only of a game that is over");
    return Done{};
}

/// What was written when the game ended; none for a game that came from elsewhere.
std::optional<store::ResultRow> kept_result(const Inquiry& inquiry) {
    const auto lease = inquiry.reading.lease();
    return store::read_result(*lease, inquiry.room.row.id);
}

}  // namespace

Result<Document, Refusal> tell_state(const Inquiry& inquiry) {
    const auto line = Request(inquiry.request).number("line");
    if (!line) return Unexpected{line.error()};
    return write_state(inquiry.sight, inquiry.viewer, line->value_or(0), inquiry.now,
                       telling_of(inquiry.room, inquiry.language));
}

Result<Document, Refusal> tell_lines(const Inquiry& inquiry) {
    if (const auto seen = check_sight(inquiry); !seen) return Unexpected{seen.error()};
    const auto from = Request(inquiry.request).number("from");
    if (!from) return Unexpected{from.error()};
    const auto to = Request(inquiry.request).number("to");
    if (!to) return Unexpected{to.error()};
    const std::size_t first = from->value_or(0);
    const std::size_t most = *to && **to >= first ? **to - first + 1 : kMostLines;
    return Document::map({{"lines", write_lines(inquiry.sight, inquiry.viewer, first, most,
                                                telling_of(inquiry.room, inquiry.language))}});
}

Result<Document, Refusal> tell_chat(const Inquiry& inquiry) {
    if (!inquiry.viewer.is_some() && !inquiry.room.terms.watchers)
        return refuse(RefusalCode::not_your_seat, "nobody looks on at this table");
    const auto from = Request(inquiry.request).number("from");
    if (!from) return Unexpected{from.error()};
    const auto lease = inquiry.reading.lease();
    Document list = Document::list();
    for (const store::ChatRow& said :
         store::read_chat(*lease, inquiry.room.row.id, static_cast<std::int64_t>(from->value_or(0)), kMostLines))
        list.add(write_chat(said));
    return Document::map({{"chat", std::move(list)}});
}

Result<Document, Refusal> tell_why_not(const Inquiry& inquiry) {
    if (const auto seen = check_sight(inquiry); !seen) return Unexpected{seen.error()};
    if (!inquiry.viewer.is_some()) return refuse(RefusalCode::not_your_seat, "you have no seat at this table");
    const auto option = option_in(inquiry.request);
    if (!option) return Unexpected{option.error()};
    auto told = protocol::write_why_not(inquiry.sight.sitting->game(inquiry.viewer), inquiry.viewer, *option,
                                        telling_of(inquiry.room, inquiry.language));
    if (!told) return Unexpected{inside("/option", told.error())};
    return told;
}

Result<Document, Refusal> tell_score(const Inquiry& inquiry) {
    if (const auto over = check_over(inquiry); !over) return Unexpected{over.error()};
    if (inquiry.room.row.diverged_at)  // by these rules it would be another one
        if (const auto kept = kept_result(inquiry)) return from_json(kept->score);
    return protocol::write_score(inquiry.sight.sitting->committed(), telling_of(inquiry.room, inquiry.language));
}

Result<Document, Refusal> tell_charts(const Inquiry& inquiry) {
    if (const auto over = check_over(inquiry); !over) return Unexpected{over.error()};
    if (inquiry.room.row.diverged_at)
        if (const auto kept = kept_result(inquiry)) return from_json(kept->charts);
    return write_charts(inquiry.sight.sitting->committed());
}

Result<Document, Refusal> tell_replay(const Inquiry& inquiry) {
    if (const auto over = check_over(inquiry); !over) return Unexpected{over.error()};
    std::string_view word = text_at(inquiry.request, "seat");
    if (word.empty()) word = "spectator";
    const auto eyes = audience(word, inquiry.room.seats.size());
    if (!eyes) return refuse(RefusalCode::bad_value, "a seat, all or spectator", "/seat");
    return write_replay(inquiry.sight, *eyes, telling_of(inquiry.room, inquiry.language));
}

Result<Document, Refusal> tell_export(const Inquiry& inquiry) {
    if (const auto over = check_over(inquiry); !over) return Unexpected{over.error()};
    return write_export(inquiry.sight);
}

}  // namespace planitia::house
