#include <core/assert.h>
#include <desk/documents.h>
#include <desk/games.h>
#include <desk/save.h>
#include <game/reader.h>
#include <json/json.h>
#include <json/request.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <table/deal.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace planitia::table {

namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::string_view kBase64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kEnd("\0", 1);  ///< between the parts of what is hashed

unsigned byte_at(std::string_view bytes, std::size_t i) { return static_cast<unsigned char>(bytes[i]); }

}  // namespace

// ---- bytes

std::string sha256_hex(std::string_view bytes) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> made{};
    unsigned size = 0;
    if (EVP_Digest(bytes.data(), bytes.size(), made.data(), &size, EVP_sha256(), nullptr) != 1)
        throw std::runtime_error("SHA-256 is not to be had");
    return hex({reinterpret_cast<const char*>(made.data()), size});
}

std::string random_bytes(std::size_t count) {
    std::string bytes(count, '\0');
    if (RAND_bytes(reinterpret_cast<unsigned char*>(bytes.data()), static_cast<int>(count)) != 1)
        throw std::runtime_error("the system has no random bytes");
    return bytes;
}

std::string hex(std::string_view bytes) {
    std::string text;
    text.reserve(2 * bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        text += kHexDigits[byte_at(bytes, i) >> 4];
        text += kHexDigits[byte_at(bytes, i) & 15U];
    }
    return text;
}

std::optional<std::string> from_hex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const std::size_t high = kHexDigits.find(text[i]);
        const std::size_t low = kHexDigits.find(text[i + 1]);
        if (high == kHexDigits.npos || low == kHexDigits.npos) return std::nullopt;
        bytes += static_cast<char>(high << 4 | low);
    }
    return bytes;
}

std::string base64url(std::string_view bytes) {
    std::string text;
    unsigned held = 0;
    int bits = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        held = held << 8 | byte_at(bytes, i);
        for (bits += 8; bits >= 6; bits -= 6) text += kBase64Digits[held >> (bits - 6) & 63U];
        held &= 63U;
    }
    if (bits > 0) text += kBase64Digits[held << (6 - bits) & 63U];
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    if (text.size() % 4 == 1) return std::nullopt;
    std::string bytes;
    unsigned held = 0;
    int bits = 0;
    for (const char c : text) {
        const std::size_t digit = kBase64Digits.find(c);
        if (digit == kBase64Digits.npos) return std::nullopt;
        held = (held << 6 | static_cast<unsigned>(digit)) & 0xfffU;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>(held >> bits & 0xffU);
    }
    if ((held & ((1U << bits) - 1U)) != 0) return std::nullopt;  // another spelling of the same bytes
    return bytes;
}

// ---- the deal

namespace {

Document sorted(const Document& document) {
    if (const Document::List* items = document.as_list()) {
        Document list = Document::list();
        for (const Document& item : *items) list.add(sorted(item));
        return list;
    }
    const Document::Map* members = document.as_map();
    if (members == nullptr) return document;
    Document::Map in_order = *members;
    std::ranges::sort(in_order, {}, &Document::Member::first);
    Document map = Document::map();
    for (const auto& [key, value] : in_order) map.set(key, sorted(value));
    return map;
}

}  // namespace

std::string canonical_json(const Document& document) { return to_json(sorted(document)); }

std::string commitment(std::string_view table_id, std::string_view secret) {
    std::string said = "planitia deal 1";
    said.append(kEnd).append(table_id).append(kEnd).append(secret);
    return sha256_hex(said);
}

std::string deal_seed(std::string_view secret, const Document& setup, std::span<const std::string> shares) {
    std::string said = "planitia seed 1";
    said.append(kEnd).append(secret).append(kEnd).append(canonical_json(setup)).append(kEnd);
    for (const std::string& share : shares) {
        PLANITIA_ASSERT(share.size() < 256, "its length is one byte");
        said += static_cast<char>(share.size());
        said += share;
    }
    return "sha256:" + sha256_hex(said);
}

// ---- checking a deal

namespace {

Unexpected<Refusal> does_not_hold(std::string message, std::string at) {
    return Unexpected{Refusal{RefusalCode::bad_save, std::move(message), std::move(at)}};
}

/// What the table of an exported game says of its deal.
struct Told {
    std::string id;
    std::string commitment;
    std::string secret;
    Document setup;
    std::vector<std::string> shares;
};

std::string read_bytes(const Cursor& at) {
    const auto bytes = from_hex(at.text());
    if (!bytes) at.refuse("hexadecimal digits are expected");
    return bytes.value_or("");
}

Result<Told, Refusal> read_told(const Document& exported) {
    Told told;
    Reading reading(RefusalCode::bad_save);
    const Cursor root(exported, reading);
    const auto need = [](const Cursor& at, std::string_view key, const auto& read) {
        if (!at.has(key)) return at.refuse_member(key, "this is missing");
        at.with(key, read);
    };
    need(root, "table", [&](const Cursor& table) {
        need(table, "id", [&](const Cursor& at) { told.id = at.text(); });
        need(table, "commitment", [&](const Cursor& at) { told.commitment = at.text(); });
        need(table, "secret", [&](const Cursor& at) { told.secret = read_bytes(at); });
        need(table, "setup", [&](const Cursor& at) { told.setup = at.document(); });
        need(table, "shares", [&](const Cursor& list) {
            list.each([&](const Cursor& at) {
                told.shares.push_back(at.document().is_null() ? std::string() : read_bytes(at));
                if (told.shares.back().size() > kShareBytes) at.refuse("this is longer than a share");
            });
        });
    });
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return told;
}

/// Whether the set-up that the seed was made of is the one of the game. The rules stand beside it in a save.
Result<Done, Refusal> check_setup(const Document& exported, const Document& told) {
    const auto written = [&](const Document& setup) -> Result<Document, Refusal> {
        Document bare = Document::map();
        if (setup.as_map() != nullptr)
            for (const auto& [key, value] : *setup.as_map())
                if (key != "rules") bare.set(key, value);
        const auto read = desk::read_setup(text_at(exported, "game"), bare);
        if (!read) return Unexpected{read.error()};
        return desk::write_setup(*read);
    };
    const Document* const dealt = exported.find("setup");
    if (dealt == nullptr) return does_not_hold("the game was set up from a position: nobody dealt it", "/setup");
    const auto of_game = written(*dealt);
    const auto of_table = written(told);
    if (!of_game) return Unexpected{inside("/setup", of_game.error())};
    if (!of_table) return Unexpected{inside("/table/setup", of_table.error())};
    if (!(*of_game == *of_table)) return does_not_hold("the game is of another set-up than its seed", "/table/setup");
    return Done{};
}

/// A choice without a digest would be checked for being legal only.
Result<Done, Refusal> check_digests(const Document& exported) {
    const Document* const choices = exported.find("choices");
    if (choices == nullptr || choices->as_list() == nullptr)
        return does_not_hold("the choices are missing", "/choices");
    for (std::size_t i = 0; i < choices->as_list()->size(); ++i)
        if (text_at((*choices->as_list())[i], "digest").empty())
            return does_not_hold("the digest is missing", (Pointer() / "choices" / i / "digest").text());
    return Done{};
}

}  // namespace

Result<Done, Refusal> verify_deal(const Document& exported) {
    const auto told = read_told(exported);
    if (!told) return Unexpected{told.error()};
    if (told->secret.size() != kSecretBytes) return does_not_hold("a secret has 32 bytes", "/table/secret");
    if (commitment(told->id, told->secret) != told->commitment)
        return does_not_hold("the secret is not the one that was committed to", "/table/commitment");
    if (const auto checked = check_setup(exported, told->setup); !checked) return checked;
    if (deal_seed(told->secret, told->setup, told->shares) != text_at(exported, "seed"))
        return does_not_hold("the seed is not made of the secret, the set-up and the shares", "/seed");
    if (const auto checked = check_digests(exported); !checked) return checked;
    const auto match = desk::read_save(exported);
    if (!match) return Unexpected{match.error()};
    if (match->player_count() != told->shares.size())
        return does_not_hold("there is a share for each seat, or null", "/table/shares");
    if (!match->is_over()) return does_not_hold("the game is not over", "/choices");
    return Done{};
}

}  // namespace planitia::table
