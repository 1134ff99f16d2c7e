/// Strict reading of a document. The first thing that is wrong is kept with its place, and from then on every read
/// gives a harmless default: a caller reads straight on and asks once at the end.
#pragma once
#include <core/document.h>
#include <core/player.h>
#include <game/names.h>
#include <game/refusal.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace planitia {

class Reading {
  public:
    /// `code` is what a wrong value is refused with.
    explicit Reading(RefusalCode code) : code_(code) {}

    bool is_fine() const { return !refusal_; }
    RefusalCode code() const { return code_; }
    const Refusal& refusal() const { return *refusal_; }
    void refuse(RefusalCode code, std::string message, std::string at);

  private:
    RefusalCode code_;
    std::optional<Refusal> refusal_;
};

/// A place in the document. Cursors of inner places refer to the outer ones, so they live on the stack only.
class Cursor {
  public:
    Cursor(const Document& document, Reading& reading) : document_(&document), reading_(&reading) {}

    bool is_fine() const { return reading_->is_fine(); }
    const Document& document() const { return *document_; }
    Reading& reading() const { return *reading_; }
    std::string pointer() const;

    void refuse(std::string message) const { refuse(reading_->code(), std::move(message)); }
    void refuse(RefusalCode code, std::string message) const;
    /// Refuses the member of that name, there or not.
    void refuse_member(std::string_view key, std::string message) const;
    void refuse_member(std::string_view key, RefusalCode code, std::string message) const;

    /// Refuses anything but a map with no other keys than these.
    void allow(std::initializer_list<std::string_view> keys) const;
    bool has(std::string_view key) const { return document_->find(key) != nullptr; }

    /// Calls `read` with the member, if there is one.
    template <class Read>
    void with(std::string_view key, const Read& read) const {
        const Document* member = document_->find(key);
        if (member != nullptr && is_fine()) read(Cursor(*member, *this, key, 0));
    }
    /// Calls `read` with every item; refuses anything but a list.
    template <class Read>
    void each(const Read& read) const {
        const Document::List* items = document_->as_list();
        if (items == nullptr) return refuse("a list is expected");
        for (std::size_t i = 0; i < items->size() && is_fine(); ++i) read(Cursor((*items)[i], *this, {}, i));
    }
    std::size_t size() const { return document_->as_list() != nullptr ? document_->as_list()->size() : 0; }

    int number(int low, int high) const;
    bool truth() const;
    std::string_view text() const;
    template <class E>
    std::optional<E> named() const {
        const std::string_view word = text();
        const std::optional<E> value = find_name<E>(word);
        if (!value) refuse_name(word);
        return value;
    }
    void refuse_name(std::string_view word) const;

  private:
    Cursor(const Document& document, const Cursor& parent, std::string_view key, std::size_t index)
        : document_(&document), reading_(parent.reading_), parent_(&parent), key_(key), index_(index) {}

    const Document* document_;
    Reading* reading_;
    const Cursor* parent_ = nullptr;
    std::string_view key_;
    std::size_t index_ = 0;
};

/// A word from outside as part of a message: not longer than a line.
std::string quoted(std::string_view word);

PlayerId read_seat(const Cursor& at, std::size_t players);
/// The key `players` of a set-up, which must be there.
std::uint8_t read_player_count(const Cursor& setup, std::size_t most);

/// Whether a map has every field of another one; lists are sets here, the order of their items does not matter.
bool has_fields(const Document& full, const Document& fields);

}  // namespace planitia
