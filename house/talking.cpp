#include <desk/lengths.h>
#include <house/talking.h>
#include <json/request.h>
#include <store/tables.h>

#include <algorithm>

namespace planitia::house {

bool is_plain_line(std::string_view text) {
    return std::ranges::none_of(text, [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte < 0x20 || byte == 0x7f;
    });
}

Result<Done, Refusal> check_line(std::string_view text, std::size_t most, std::string place) {
    if (desk::count_characters(text) > most)
        return refuse(RefusalCode::too_large, "at most " + std::to_string(most) + " characters", std::move(place));
    if (!is_plain_line(text)) return refuse(RefusalCode::bad_value, "a line of text", std::move(place));
    return Done{};
}

Result<Change, Refusal> say(Room& room, const Asker& asker, const Document& request, std::int64_t now) {
    const PlayerId player = room.seat_of(asker.person);
    if (!player.is_some()) return refuse(RefusalCode::not_your_seat, "who has a seat talks");
    if (!room.terms.chat) return refuse(RefusalCode::unsupported, "nobody talks at this table");
    const auto text = Request(request).text("text");
    if (!text) return Unexpected{text.error()};
    if (const auto checked = check_line(*text, kLongestSaying, "/text"); !checked) return Unexpected{checked.error()};
    if (text->empty()) return refuse(RefusalCode::bad_value, "a line of text", "/text");
    const store::ChatRow said{.number = room.chats,
                              .seat = static_cast<int>(player.index()),
                              .name = room.seat(player).name,
                              .said = now,
                              .text = std::string(*text),
                              .request = asker.request};
    ++room.chats;
    return Change{.rows = {store::add_chat(room.row.id, said)}, .said = said, .is_public = false};
}

}  // namespace planitia::house
