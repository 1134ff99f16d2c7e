/// Writing and reading a structure by one description of it: `Write` and `Read` have the same functions, and a template
/// that calls them tells both ways at once.
#pragma once
#include <game/reader.h>
#include <martians/notation/names.h>

#include <algorithm>
#include <string>
#include <vector>

namespace planitia::martians {

/// Writes into a map. In a view, decks are written as their size.
class Write {
  public:
    explicit Write(Document& map, bool is_view = false) : map_(map), is_view_(is_view) {}
    static constexpr bool kReads = false;
    bool is_view() const { return is_view_; }

    template <class T>
    void number(const char* key, const T& value, int, int) {
        map_.set(key, static_cast<int>(value));
    }
    void truth(const char* key, bool value) { map_.set(key, value); }
    template <Named E>
    void named(const char* key, E value) {
        map_.set(key, name(value));
    }
    /// Null for none, which is `count_`.
    template <Named E>
    void named_or_none(const char* key, E value) {
        map_.set(key, value == E::count_ ? Document() : Document(name(value)));
    }
    void seat(const char* key, PlayerId id, std::size_t) { map_.set(key, id.index()); }
    void seat_or_none(const char* key, PlayerId id, std::size_t) {
        map_.set(key, id.is_some() ? Document(id.index()) : Document());
    }
    template <class E, class Raw>
    void set(const char* key, Bits<E, Raw> items) {
        Document list = Document::list();
        for (E each : every<E>())
            if (items.contains(each)) list.add(name(each));
        map_.set(key, std::move(list));
    }
    template <class E, std::size_t N>
    void deck(const char* key, const FixedVec<E, N>& items) {
        map_.set(key, deck_document(items));
    }
    template <class E, std::size_t N, std::size_t M>
    void decks(const char* key, const std::array<FixedVec<E, N>, M>& stacks) {
        Document list = Document::list();
        for (const auto& stack : stacks) list.add(deck_document(stack));
        map_.set(key, std::move(list));
    }
    template <class E, class T>
    void table(const char* key, const ByEnum<E, T>& items, int, int) {
        Document inner = Document::map();
        for (E each : every<E>()) inner.set(std::string(name(each)), static_cast<int>(items[each]));
        map_.set(key, std::move(inner));
    }
    template <class T, std::size_t N>
    void numbers(const char* key, const std::array<T, N>& items, std::size_t n, int, int) {
        Document list = Document::list();
        for (std::size_t i = 0; i < n; ++i) list.add(static_cast<int>(items[i]));
        map_.set(key, std::move(list));
    }
    template <class Tell>
    void map(const char* key, const Tell& tell) {
        Document inner = Document::map();
        Write write(inner, is_view_);
        tell(write);
        map_.set(key, std::move(inner));
    }
    /// `tell(archive, i)` for each of n items.
    template <class Tell>
    void each(const char* key, std::size_t n, const Tell& tell) {
        Document list = Document::list();
        for (std::size_t i = 0; i < n; ++i) {
            Document inner = Document::map();
            Write write(inner, is_view_);
            tell(write, i);
            list.add(std::move(inner));
        }
        map_.set(key, std::move(list));
    }

  private:
    template <class E, std::size_t N>
    Document deck_document(const FixedVec<E, N>& items) const {
        if (is_view_) return Document::map({{"count", items.size()}});
        Document list = Document::list();
        for (std::size_t i = items.size(); i-- > 0;) list.add(name(items[i]));
        return list;
    }

    Document& map_;
    bool is_view_;
};

/// Reads from a map. What is missing stays as it is; what is wrong is refused with its place.
class Read {
  public:
    explicit Read(const Cursor& at) : at_(at) {}
    static constexpr bool kReads = true;
    static bool is_view() { return false; }

    /// To be called when all has been read.
    void refuse_unknown() const {
        const Document::Map* members = at_.document().as_map();
        if (members == nullptr) return;
        for (const Document::Member& member : *members)
            if (std::find(keys_.begin(), keys_.end(), member.first) == keys_.end())
                at_.refuse_member(member.first, "unknown key " + quoted(member.first));
    }

    template <class T>
    void number(const char* key, T& value, int low, int high) {
        with(key, [&](const Cursor& field) { value = static_cast<T>(field.number(low, high)); });
    }
    void truth(const char* key, bool& value) {
        with(key, [&](const Cursor& field) { value = field.truth(); });
    }
    template <Named E>
    void named(const char* key, E& value) {
        with(key, [&](const Cursor& field) {
            if (const std::optional<E> read = field.named<E>()) value = *read;
        });
    }
    template <Named E>
    void named_or_none(const char* key, E& value) {
        with(key, [&](const Cursor& field) {
            value = E::count_;
            if (field.document().is_null()) return;
            if (const std::optional<E> read = field.named<E>()) value = *read;
        });
    }
    void seat(const char* key, PlayerId& id, std::size_t players) {
        with(key, [&](const Cursor& field) { id = read_seat(field, players); });
    }
    void seat_or_none(const char* key, PlayerId& id, std::size_t players) {
        with(key, [&](const Cursor& field) {
            id = field.document().is_null() ? PlayerId::none() : read_seat(field, players);
        });
    }
    template <class E, class Raw>
    void set(const char* key, Bits<E, Raw>& items) {
        with(key, [&](const Cursor& field) {
            items.clear();
            field.each([&](const Cursor& item) {
                const std::optional<E> read = item.named<E>();
                if (read && items.contains(*read)) item.refuse("named twice");
                if (read) items.insert(*read);
            });
        });
    }
    template <class E, std::size_t N>
    void deck(const char* key, FixedVec<E, N>& items) {
        with(key, [&](const Cursor& field) { read_deck(field, items); });
    }
    template <class E, std::size_t N, std::size_t M>
    void decks(const char* key, std::array<FixedVec<E, N>, M>& stacks) {
        with(key, [&](const Cursor& field) {
            if (field.size() != M) return field.refuse(std::to_string(M) + " lists are expected");
            std::size_t i = 0;
            field.each([&](const Cursor& item) { read_deck(item, stacks[i++]); });
        });
    }
    template <class E, class T>
    void table(const char* key, ByEnum<E, T>& items, int low, int high) {
        with(key, [&](const Cursor& field) {
            const Document::Map* members = field.document().as_map();
            if (members == nullptr) return field.refuse("an object is expected");
            for (const Document::Member& member : *members)
                if (!find_name<E>(member.first))
                    field.refuse_member(member.first, "unknown key " + quoted(member.first));
            for (E each : every<E>())
                field.with(name(each), [&](const Cursor& n) { items[each] = static_cast<T>(n.number(low, high)); });
        });
    }
    template <class T, std::size_t N>
    void numbers(const char* key, std::array<T, N>& items, std::size_t n, int low, int high) {
        with(key, [&](const Cursor& field) {
            if (field.size() != n) return field.refuse(std::to_string(n) + " numbers are expected");
            std::size_t i = 0;
            field.each([&](const Cursor& item) { items[i++] = static_cast<T>(item.number(low, high)); });
        });
    }
    template <class Tell>
    void map(const char* key, const Tell& tell) {
        with(key, [&](const Cursor& field) {
            if (field.document().as_map() == nullptr) return field.refuse("an object is expected");
            Read read(field);
            tell(read);
            read.refuse_unknown();
        });
    }
    template <class Tell>
    void each(const char* key, std::size_t n, const Tell& tell) {
        with(key, [&](const Cursor& field) {
            if (field.size() != n) return field.refuse(std::to_string(n) + " items are expected");
            std::size_t i = 0;
            field.each([&](const Cursor& item) {
                if (item.document().as_map() == nullptr) return item.refuse("an object is expected");
                Read read(item);
                tell(read, i++);
                read.refuse_unknown();
            });
        });
    }

  private:
    template <class Take>
    void with(std::string_view key, const Take& take) {
        keys_.push_back(key);
        at_.with(key, take);
    }

    template <class E, std::size_t N>
    static void read_deck(const Cursor& at, FixedVec<E, N>& items) {
        if (at.size() > N) return at.refuse("more cards than there are");
        FixedVec<E, N> read;
        at.each([&](const Cursor& item) {
            if (const std::optional<E> card = item.named<E>()) read.push_back(*card);
        });
        items = {};
        for (std::size_t i = read.size(); i-- > 0;) items.push_back(read[i]);
    }

    const Cursor& at_;
    std::vector<std::string_view> keys_;  ///< asked for
};

}  // namespace planitia::martians
