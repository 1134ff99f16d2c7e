#include <desk/documents.h>
#include <house/playing.h>
#include <house/pondering.h>
#include <json/request.h>
#include <protocol/answers.h>
#include <protocol/preview.h>

#include <array>

namespace planitia::house {

namespace {

/// A seat that is asked something, and a copy of the game to think about.
struct Asked {
    PlayerId player;
    desk::Match game;
    protocol::Telling telling;
    bool shows_points = true;  ///< they are among the facts
};

Result<Asked, Refusal> asked(const Room& room, const Asker& asker, const Document& request) {
    const auto player = playing_seat(room, asker);
    if (!player) return Unexpected{player.error()};
    if (const std::string_view quoted = text_at(request, "ask");
        !quoted.empty() && quoted != to_text(room.sitting->ask(*player)))
        return refuse(RefusalCode::stale, "the question is another one by now", "/ask");
    const desk::Match& game = room.sitting->game(*player);
    if (!game.is_awaited(*player)) return refuse(RefusalCode::not_awaited, "this seat is asked nothing now");
    return Asked{*player, game.fork(), telling_of(room, asker.language), room.terms.points};
}

}  // namespace

Result<Change, Refusal> count_hint(Room& room, const Asker& asker, const Document& request, std::int64_t) {
    const auto thought = asked(room, asker, request);
    if (!thought) return Unexpected{thought.error()};
    if (!room.terms.hints) return refuse(RefusalCode::hints_off, "there are no hints at this table");
    ++room.seat(thought->player).hints;
    return Change{.is_public = false};
}

Result<Thinking, Refusal> think_of_hint(const Room& room, const Asker& asker, const Document& request) {
    auto thought = asked(room, asker, request);
    if (!thought) return Unexpected{thought.error()};
    return Thinking([asked = std::move(*thought)]() -> Result<Document, Refusal> {
        return protocol::write_hint(asked.game, asked.player, asked.telling);
    });
}

namespace {

Result<desk::Reach, Refusal> reach_in(const Document& request) {
    const auto further = Request(request).truth("further");
    if (!further) return Unexpected{further.error()};
    const auto itself = Request(request).truth("itself");
    if (!itself) return Unexpected{itself.error()};
    return desk::Reach{*further, *itself};
}

}  // namespace

Result<Thinking, Refusal> think_of_preview(const Room& room, const Asker& asker, const Document& request) {
    auto thought = asked(room, asker, request);
    if (!thought) return Unexpected{thought.error()};
    const auto option = option_in(request);
    if (!option) return Unexpected{option.error()};
    const auto reach = reach_in(request);
    if (!reach) return Unexpected{reach.error()};
    auto choice = desk::read_choice(thought->game, thought->player, *option);
    if (!choice) return Unexpected{inside("/option", choice.error())};
    return Thinking([asked = std::move(*thought), choice = std::move(*choice), reach = *reach] {
        const protocol::PreviewWish wish{.reach = reach, .has_facts = asked.shows_points};
        return Result<Document, Refusal>(
            protocol::write_previews(asked.game, asked.player, std::array{choice}, wish, asked.telling).front());
    });
}

Result<Thinking, Refusal> think_of_previews(const Room& room, const Asker& asker, const Document& request) {
    auto thought = asked(room, asker, request);
    if (!thought) return Unexpected{thought.error()};
    const auto reach = reach_in(request);
    if (!reach) return Unexpected{reach.error()};
    return Thinking([asked = std::move(*thought), reach = *reach] {
        const protocol::PreviewWish wish{.reach = reach, .has_facts = asked.shows_points};
        return Result<Document, Refusal>(protocol::write_all_previews(asked.game, asked.player, wish, asked.telling));
    });
}

}  // namespace planitia::house
