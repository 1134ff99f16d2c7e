/// A set-up as a document, and back. A game gives `describe_options(Archive&, Setup&)`: everything but the number of
/// players.
#pragma once
#include <core/result.h>
#include <game/archive.h>

namespace planitia {

template <class Setup>
Document write_setup_of(Setup setup) {
    Document document = Document::map({{"players", int{setup.players}}});
    Archive archive(document);
    describe_options(archive, setup);
    return document;
}

template <class Setup>
Result<Setup, Refusal> read_setup_of(const Document& document, std::size_t most_players) {
    Reading reading(RefusalCode::bad_value);
    const Cursor root(document, reading);
    Setup setup;
    if (document.as_map() == nullptr) root.refuse("an object is expected");
    setup.players = read_player_count(root, most_players);
    Archive archive(root);
    archive.pass_over({"players"});
    describe_options(archive, setup);
    archive.refuse_unknown();
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return setup;
}

}  // namespace planitia
