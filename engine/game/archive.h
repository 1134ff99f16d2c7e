/// Writing and reading a structure by one description of it: a function that tells an archive every field with its key
/// works both ways.
#pragma once
#include <core/bits.h>
#include <core/by_enum.h>
#include <core/fixed_vec.h>
#include <core/rng.h>
#include <game/reader.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace planitia {

/// One map, being written or being read. What is missing stays as it is; what is wrong is refused with its place.
class Archive {
  public:
    /// With `hides_decks`, decks are written as their size.
    explicit Archive(Document& written, bool hides_decks = false) : written_(&written), hides_decks_(hides_decks) {}
    explicit Archive(const Cursor& read) : read_(&read) {}

    bool reads() const { return read_ != nullptr; }
    /// Whether the member is there; when writing, whether it is to be.
    bool has(std::string_view key, bool is_wanted = true) const { return reads() ? read_->has(key) : is_wanted; }

    // -- what only matters to what is read
    bool is_fine() const { return !reads() || read_->is_fine(); }
    void refuse(std::string message) const;
    void refuse(std::string_view key, std::string message) const;
    /// Refuses the map when the member is not there.
    void need(std::string_view key, std::string message = "is missing") const;
    /// Refuses the member when it is there.
    void forbid(std::string_view key, std::string message) const;
    /// Members that mean nothing here, but are no mistake.
    void pass_over(std::initializer_list<std::string_view> keys);
    /// Refuses members that nobody asked for. To be called when all has been told.
    void refuse_unknown() const;
    /// Refuses members that were asked for and are not there.
    void refuse_missing() const;

    /// The field at the root of all others: `write()` gives a document, `read(cursor)` takes one.
    template <class Write, class Read>
    void tell(std::string_view key, const Write& write, const Read& read) {
        if (reads()) {
            keys_.push_back(key);
            read_->with(key, read);
        } else {
            written_->set(std::string(key), write());
        }
    }
    /// A value told by two functions: `write(value)` gives a document, `read(cursor)` a value.
    template <class T, class Write, class Read>
    void field(std::string_view key, T& value, const Write& write, const Read& read) {
        tell(key, [&] { return Document(write(value)); }, [&](const Cursor& at) { value = read(at); });
    }

    /// A word that is always the same.
    void constant(std::string_view key, std::string_view word);
    void truth(std::string_view key, bool& value);
    /// A truth with a word for each side.
    void either(std::string_view key, bool& value, std::string_view no, std::string_view yes);
    void seat(std::string_view key, PlayerId& id, std::size_t players);
    void seat_or_none(std::string_view key, PlayerId& id, std::size_t players);
    void seats(std::string_view key, PlayerSet& set, std::size_t players);
    void generator(std::string_view key, Rng& rng);
    /// How many there are, in place of what may not be seen. Only written.
    void count(std::string_view key, std::size_t n);
    /// Null, in place of a figure that may not be seen. Only written.
    void unknown(std::string_view key);

    template <class T>
    void number(std::string_view key, T& value, int low, int high) {
        field(
            key, value, [](T n) { return static_cast<int>(n); },
            [&](const Cursor& at) { return static_cast<T>(at.number(low, high)); });
    }
    template <Named E>
    void named(std::string_view key, E& value) {
        field(key, value, [](E each) { return name(each); }, [&](const Cursor& at) { return named_or(at, value); });
    }
    /// An enumerator that is kept as a number.
    template <Named E, class Raw>
    void named_as(std::string_view key, Raw& raw) {
        auto value = static_cast<E>(raw);
        named(key, value);
        raw = static_cast<Raw>(value);
    }
    /// Null for none, which is `count_`.
    template <Named E>
    void named_or_none(std::string_view key, E& value) {
        field(
            key, value, [](E each) { return each == E::count_ ? Document() : Document(name(each)); },
            [](const Cursor& at) { return at.document().is_null() ? E::count_ : named_or(at, E::count_); });
    }
    template <Named E, class Raw>
    void set(std::string_view key, Bits<E, Raw>& items);
    /// From the top, which is the last item.
    template <Named E, std::size_t N>
    void deck(std::string_view key, FixedVec<E, N>& items) {
        field(key, items, [&](const auto& deck) { return write_deck(deck); }, read_deck<E, N>);
    }
    template <Named E, std::size_t N, std::size_t M>
    void decks(std::string_view key, std::array<FixedVec<E, N>, M>& stacks) {
        items(key, stacks, M, [&](const auto& deck) { return write_deck(deck); }, read_deck<E, N>);
    }
    template <Named E, class T>
    void table(std::string_view key, ByEnum<E, T>& items, int low, int high);
    /// The first n items, each told by two functions.
    template <class T, std::size_t N, class Write, class Read>
    void items(std::string_view key, std::array<T, N>& all, std::size_t n, const Write& write, const Read& read);
    template <class T, std::size_t N>
    void numbers(std::string_view key, std::array<T, N>& all, std::size_t n, int low, int high) {
        items(
            key, all, n, [](T number) { return static_cast<int>(number); },
            [&](const Cursor& at) { return static_cast<T>(at.number(low, high)); });
    }

    template <class Tell>
    void map(std::string_view key, const Tell& tell_inner) {
        tell(key, [&] { return write_map(tell_inner); }, [&](const Cursor& at) { read_map(at, tell_inner); });
    }
    /// `tell_item(archive, i)` for each of n items; what is read may have up to `most`.
    template <class Tell>
    void each(std::string_view key, std::size_t n, const Tell& tell_item, std::size_t most = 0);
    /// A list of maps: `tell_item(archive, item)` for every item of `items`, or for a new one that `take(item)` gets.
    template <class Items, class Tell, class Take>
    void list(std::string_view key, const Items& items, const Tell& tell_item, const Take& take,
              std::size_t most = std::numeric_limits<std::size_t>::max());

  private:
    template <class Tell>
    Document write_map(const Tell& tell_inner) const {
        Document map = Document::map();
        Archive inner(map, hides_decks_);
        tell_inner(inner);
        return map;
    }
    template <class Tell>
    static void read_map(const Cursor& at, const Tell& tell_inner) {
        if (at.document().as_map() == nullptr) return at.refuse("an object is expected");
        Archive inner(at);
        tell_inner(inner);
        inner.refuse_unknown();
    }
    template <Named E>
    static E named_or(const Cursor& at, E otherwise) {
        return at.named<E>().value_or(otherwise);
    }
    template <Named E, std::size_t N>
    Document write_deck(const FixedVec<E, N>& items) const {
        if (hides_decks_) return Document::map({{"count", items.size()}});
        Document list = Document::list();
        for (std::size_t i = items.size(); i-- > 0;) list.add(name(items[i]));
        return list;
    }
    template <Named E, std::size_t N>
    static FixedVec<E, N> read_deck(const Cursor& at) {
        FixedVec<E, N> read;
        if (at.size() > N) at.refuse("more cards than there are");
        at.each([&](const Cursor& item) {
            if (const std::optional<E> card = item.named<E>()) read.push_back(*card);
        });
        std::reverse(read.begin(), read.end());
        return read;
    }

    Document* written_ = nullptr;
    const Cursor* read_ = nullptr;
    bool hides_decks_ = false;
    std::vector<std::string_view> keys_;  ///< asked for
};

template <Named E, class Raw>
void Archive::set(std::string_view key, Bits<E, Raw>& items) {
    const auto write = [](Bits<E, Raw> all) {
        Document list = Document::list();
        for (E each : every<E>())
            if (all.contains(each)) list.add(name(each));
        return list;
    };
    field(key, items, write, [](const Cursor& at) {
        Bits<E, Raw> all;
        at.each([&](const Cursor& item) {
            const std::optional<E> read = item.named<E>();
            if (read && all.contains(*read)) item.refuse("named twice");
            if (read) all.insert(*read);
        });
        return all;
    });
}

template <Named E, class T>
void Archive::table(std::string_view key, ByEnum<E, T>& items, int low, int high) {
    map(key, [&](Archive& inner) {
        for (E each : every<E>()) inner.number(name(each), items[each], low, high);
    });
}

template <class T, std::size_t N, class Write, class Read>
void Archive::items(std::string_view key, std::array<T, N>& all, std::size_t n, const Write& write, const Read& read) {
    const auto write_all = [&] {
        Document list = Document::list();
        for (std::size_t i = 0; i < n; ++i) list.add(write(all[i]));
        return list;
    };
    tell(key, write_all, [&](const Cursor& at) {
        if (at.size() != n) return at.refuse(std::to_string(n) + " items are expected");
        std::size_t i = 0;
        at.each([&](const Cursor& item) { all[i++] = read(item); });
    });
}

template <class Tell>
void Archive::each(std::string_view key, std::size_t n, const Tell& tell_item, std::size_t most) {
    std::size_t i = 0;
    const auto one = [&](Archive& inner) { tell_item(inner, i++); };
    const auto write = [&] {
        Document list = Document::list();
        while (i < n) list.add(write_map(one));  // NOLINT(bugprone-infinite-loop): `one` counts
        return list;
    };
    tell(key, write, [&](const Cursor& at) {
        const std::string range = most > n ? std::to_string(n) + " to " + std::to_string(most) : std::to_string(n);
        if (at.size() < n || at.size() > std::max(n, most)) return at.refuse(range + " items are expected");
        at.each([&](const Cursor& item) { read_map(item, one); });
    });
}

template <class Items, class Tell, class Take>
void Archive::list(std::string_view key, const Items& items, const Tell& tell_item, const Take& take,
                   std::size_t most) {
    const auto write = [&] {
        Document list = Document::list();
        for (auto item : items) list.add(write_map([&](Archive& inner) { tell_item(inner, item); }));
        return list;
    };
    tell(key, write, [&](const Cursor& at) {
        if (at.size() > most) return at.refuse("at most " + std::to_string(most) + " are expected");
        at.each([&](const Cursor& map) {
            typename Items::value_type item{};
            read_map(map, [&](Archive& inner) { tell_item(inner, item); });
            if (map.is_fine()) take(item);
        });
    });
}

}  // namespace planitia
