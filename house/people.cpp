#include <house/change.h>
#include <house/people.h>
#include <house/talking.h>
#include <json/json.h>
#include <table/deal.h>
#include <table/random_word.h>

namespace planitia::house {

namespace {

constexpr std::int64_t kLinkLasts = 10LL * 60 * 1000;
constexpr std::size_t kLongestSettings = 4096;
constexpr std::size_t kPersonLetters = 12;
constexpr std::size_t kCodeLetters = 12;

std::string new_token() { return table::base64url(table::random_bytes(32)); }

}  // namespace

Document write_person(const store::Person& person) {
    const auto settings = from_json(person.settings);
    return Document::map(
        {{"person", person.id}, {"name", person.name}, {"settings", settings ? *settings : Document::map()}});
}

Result<Done, Refusal> People::write(store::Job job) {
    switch (services_.writer.write(std::move(job))) {
        case store::Outcome::done: return Done{};
        case store::Outcome::conflict: return refuse(RefusalCode::bad_token, "it has been used already");
        case store::Outcome::failed: break;
    }
    return refuse(RefusalCode::unavailable, "it can not be written now");
}

Result<Newcomer, Refusal> People::add(const std::string& name) {
    if (const auto checked = check_line(name, kLongestPersonName, "/name"); !checked)
        return Unexpected{checked.error()};
    const std::int64_t now = now_ms();
    Newcomer made{.person = {.id = "p" + table::random_word(kPersonLetters),
                             .name = name,
                             .settings = "{}",
                             .created = now,
                             .seen = now},
                  .token = new_token()};
    if (const auto done = write(store::add_person(made.person, table::sha256_hex(made.token))); !done)
        return Unexpected{done.error()};
    return made;
}

std::optional<store::Person> People::find(std::string_view token) {
    const auto lease = services_.reading.lease();
    return store::person_by_token(*lease, table::sha256_hex(token));
}

Result<store::Person, Refusal> People::change(const store::Person& person, const Document& request) {
    store::Person changed = person;
    changed.seen = now_ms();
    if (const Document* const name = request.find("name")) {
        if (name->as_text() == nullptr) return refuse(RefusalCode::bad_value, "a text", "/name");
        if (const auto checked = check_line(*name->as_text(), kLongestPersonName, "/name"); !checked)
            return Unexpected{checked.error()};
        changed.name = *name->as_text();
    }
    if (const Document* const settings = request.find("settings")) {
        if (settings->as_map() == nullptr) return refuse(RefusalCode::bad_value, "a map", "/settings");
        changed.settings = to_json(*settings);
        if (changed.settings.size() > kLongestSettings)
            return refuse(RefusalCode::too_large, "at most 4 KiB of settings", "/settings");
    }
    if (const auto done = write({store::change_person(changed)}); !done) return Unexpected{done.error()};
    return changed;
}

Result<std::string, Refusal> People::link(const store::Person& person) {
    const std::string code = table::random_word(kCodeLetters);
    if (const auto done = write({store::add_link(table::sha256_hex(code), person.id, now_ms() + kLinkLasts)}); !done)
        return Unexpected{done.error()};
    return code;
}

Result<Newcomer, Refusal> People::redeem(std::string_view code) {
    const std::string hash = table::sha256_hex(code);
    std::optional<store::Person> known;
    {
        const auto lease = services_.reading.lease();
        if (const auto id = store::link_person(*lease, hash, now_ms())) known = store::person(*lease, *id);
    }
    if (!known) return refuse(RefusalCode::bad_token, "this code is not known, or has run out", "/code");
    Newcomer made{.person = *known, .token = new_token()};
    const std::int64_t now = now_ms();
    if (const auto done =
            write({store::take_link(hash, now), store::add_token(table::sha256_hex(made.token), known->id, now)});
        !done)
        return Unexpected{done.error()};
    return made;
}

}  // namespace planitia::house
