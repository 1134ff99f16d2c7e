/// The difference between two documents, as it is sent.
#pragma once
#include <core/document.h>

#include <string_view>

namespace planitia::house {

struct Difference {
    Document::List set;   ///< pairs of a JSON pointer (RFC 6901) and the value that stands there now
    Document::List gone;  ///< pointers to members that are no longer there
    bool is_empty() const { return set.empty() && gone.empty(); }
};

/// Maps are compared member by member, lists of equal length item by item; any other list is replaced.
Difference difference(const Document& from, const Document& to);

/// What the difference makes of the document. Precondition: it was made from an equal one.
Document apply(Document document, const Difference& difference);

/// The map without that member.
Document without(const Document& map, std::string_view key);

}  // namespace planitia::house
