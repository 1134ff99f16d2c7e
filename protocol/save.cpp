#include <protocol/request.h>
#include <protocol/save.h>

namespace planitia::protocol {

namespace {

Unexpected<Refusal> bad_save(std::string message, std::string at = "") {
    return Unexpected{Refusal{RefusalCode::bad_save, std::move(message), std::move(at)}};
}

}  // namespace

Result<Save, Refusal> read_save(const Document& document) {
    const Request request(document);
    Save save;
    save.setup = request.find("setup");
    save.position = request.find("position");
    if ((save.setup == nullptr) == (save.position == nullptr)) return bad_save("a set-up or a position is expected");
    const auto version = request.text("version");
    if (!version) return Unexpected{as_bad_save("", version.error())};
    if (save.setup != nullptr) {
        const auto seed = request.text("seed");
        if (!seed) return Unexpected{as_bad_save("", seed.error())};
        save.seed = *seed;
    }
    const auto choices = request.field("choices");
    if (!choices) return Unexpected{as_bad_save("", choices.error())};
    save.choices = (*choices)->as_list();
    if (save.choices == nullptr) return bad_save("a list is expected", "/choices");
    return save;
}

Result<SavedChoice, Refusal> read_saved_choice(const Document& document, std::size_t players) {
    const Request request(document);
    const auto player = request.seat(players);
    if (!player) return Unexpected{player.error()};
    const auto option = request.object("option");
    if (!option) return Unexpected{option.error()};
    const auto hash = request.text("hash");
    if (!hash) return Unexpected{hash.error()};
    return SavedChoice{.player = *player, .option = *option, .hash = *hash};
}

std::string write_hash(std::uint64_t hash) {
    constexpr std::size_t kDigits = 16;
    std::string text(kDigits, '0');
    for (std::size_t i = kDigits; i-- > 0; hash >>= 4) text[i] = "0123456789abcdef"[hash & 15U];
    return text;
}

Refusal as_bad_save(std::string_view place, Refusal refusal) {
    if (refusal.code != RefusalCode::unsupported) refusal.code = RefusalCode::bad_save;
    return inside(place, std::move(refusal));
}

}  // namespace planitia::protocol
