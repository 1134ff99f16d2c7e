#include <desk/documents.h>
#include <desk/question.h>
#include <house/changes.h>
#include <house/course_of_game.h>
#include <house/walk.h>
#include <protocol/answers.h>

#include <charconv>

namespace planitia::house {

namespace {

Document write_awaited(const desk::Match& match) {
    Document list = Document::list();
    for (PlayerId player : seats(match.player_count()))
        if (match.is_awaited(player)) list.add(player.index());
    return list;
}

/// What a spectator sees, and of each seat what it alone sees.
Document write_open_view(const desk::Match& match) {
    const Document common = desk::write_view(match.look(PlayerId::none()));
    Document open = common;
    for (PlayerId player : seats(match.player_count())) {
        Difference own = difference(common, desk::write_view(match.look(player)));
        own.gone.clear();
        open = apply(std::move(open), own);
    }
    return open;
}

Document write_seen(const TableSight& table, const desk::Match& match, Audience audience) {
    Document body = write_body(table, match.look(audience.sees_all ? PlayerId::none() : audience.viewer));
    if (audience.sees_all) body.set("view", write_open_view(match));
    return body;
}

Document write_step(const desk::Match& match, const Difference& changed, const protocol::Telling& telling) {
    const std::size_t number = match.choice_count();
    Document lines = Document::list();
    for (const desk::Line& line : desk::told(match.lines_since(number - 1)))
        lines.add(protocol::with_text(match, line.event, desk::write_line(match, line), telling));
    return Document::map({{"number", number},
                          {"by", match.last_chooser().index()},
                          {"awaited", write_awaited(match)},
                          {"set", changed.set},
                          {"gone", changed.gone},
                          {"lines", std::move(lines)}});
}

Document write_viewer(Audience audience) {
    if (audience.sees_all) return "all";
    return audience.viewer.is_some() ? Document(audience.viewer.index()) : Document();
}

}  // namespace

std::optional<Audience> audience(std::string_view word, std::size_t players) {
    if (word == "all") return Audience{.viewer = PlayerId::none(), .sees_all = true};
    if (word == "spectator") return Audience{};
    std::size_t seat = 0;
    const char* const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, seat);
    if (error != std::errc() || rest != end || seat >= players || std::to_string(seat) != word) return std::nullopt;
    return Audience{.viewer = PlayerId{seat}};
}

Result<Document, Refusal> write_replay(const TableSight& table, Audience audience, const protocol::Telling& telling) {
    if (const auto checked = check_finished(table); !checked) return Unexpected{checked.error()};
    const desk::Match& whole = table.sitting->committed();
    TableSight open = table;  // who may ask for a replay at all is not asked here
    open.terms.watchers = true;
    Document first;
    Document seen;
    Document steps = Document::list();
    walk(
        whole,
        [&](const desk::Match& start) {
            seen = write_seen(open, start, audience);
            first = seen;
            first.set("awaited", write_awaited(start));
        },
        [&](const desk::Match& match) {
            Document now = write_seen(open, match, audience);
            steps.add(write_step(match, difference(seen, now), telling));
            seen = std::move(now);
        });
    return Document::map({{"table", table.id},
                          {"game", table.game},
                          {"viewer", write_viewer(audience)},
                          {"first", std::move(first)},
                          {"steps", std::move(steps)},
                          {"score", protocol::write_score(whole, telling)}});
}

}  // namespace planitia::house
