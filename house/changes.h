/// The difference between two documents, as it is sent.
#pragma once
#include <core/document.h>

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

}  // namespace planitia::house
