#include <core/hex.h>
#include <game/archive.h>

namespace planitia {

void Archive::refuse(std::string message) const {
    if (reads()) read_->refuse(std::move(message));
}

void Archive::refuse(std::string_view key, std::string message) const {
    if (reads()) read_->refuse_member(key, std::move(message));
}

void Archive::need(std::string_view key, std::string message) const {
    if (!has(key)) refuse(key, std::move(message));
}

void Archive::forbid(std::string_view key, std::string message) const {
    if (has(key, false)) refuse(key, std::move(message));
}

void Archive::pass_over(std::initializer_list<std::string_view> keys) { keys_.insert(keys_.end(), keys); }

void Archive::refuse_unknown() const {
    const Document::Map* members = reads() ? read_->document().as_map() : nullptr;
    if (members == nullptr) return;
    for (const Document::Member& member : *members)
        if (std::find(keys_.begin(), keys_.end(), member.first) == keys_.end())
            refuse(member.first, "unknown key " + quoted(member.first));
}

void Archive::refuse_missing() const {
    for (std::string_view key : keys_)
        if (!has(key)) read_->refuse_member(key, RefusalCode::missing_field, "the field is missing");
}

void Archive::constant(std::string_view key, std::string_view word) {
    tell(
        key, [&] { return Document(word); },
        [&](const Cursor& at) {
            if (const std::string_view other = at.text(); other != word) at.refuse_name(other);
        });
}

void Archive::truth(std::string_view key, bool& value) {
    field(key, value, [](bool is_so) { return is_so; }, [](const Cursor& at) { return at.truth(); });
}

void Archive::either(std::string_view key, bool& value, std::string_view no, std::string_view yes) {
    field(
        key, value, [&](bool is_so) { return is_so ? yes : no; },
        [&](const Cursor& at) {
            const std::string_view word = at.text();
            if (word != no && word != yes) at.refuse_name(word);
            return word == yes;
        });
}

void Archive::seat(std::string_view key, PlayerId& id, std::size_t players) {
    field(
        key, id, [](PlayerId player) { return player.index(); },
        [&](const Cursor& at) { return read_seat(at, players); });
}

void Archive::seat_or_none(std::string_view key, PlayerId& id, std::size_t players) {
    field(
        key, id, [](PlayerId player) { return player.is_some() ? Document(player.index()) : Document(); },
        [&](const Cursor& at) { return at.document().is_null() ? PlayerId::none() : read_seat(at, players); });
}

void Archive::seats(std::string_view key, PlayerSet& set, std::size_t players) {
    const auto write = [&](PlayerSet all) {
        Document list = Document::list();
        for (PlayerId player : planitia::seats(players))
            if (all.contains(player)) list.add(player.index());
        return list;
    };
    field(key, set, write, [&](const Cursor& at) {
        PlayerSet all;
        at.each([&](const Cursor& item) {
            const PlayerId player = read_seat(item, players);
            if (all.contains(player)) item.refuse("this seat is named twice");
            all.insert(player);
        });
        return all;
    });
}

void Archive::generator(std::string_view key, Rng& rng) {
    field(
        key, rng, [](const Rng& state) { return to_hex(state); },
        [&](const Cursor& at) {
            const std::optional<Rng> read = Rng::from_digits(at.text());
            if (!read) at.refuse("64 hexadecimal digits that are not all 0 are expected");
            return read.value_or(rng);
        });
}

void Archive::count(std::string_view key, std::size_t n) {
    tell(key, [&] { return Document::map({{"count", n}}); }, [](const Cursor&) {});
}

void Archive::unknown(std::string_view key) {
    tell(key, [] { return Document(); }, [](const Cursor&) {});
}

}  // namespace planitia
