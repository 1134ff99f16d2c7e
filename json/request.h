/// The fields of a request, checked.
#pragma once
#include <core/document.h>
#include <core/player.h>
#include <core/result.h>
#include <game/refusal.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace planitia {

class Request {
  public:
    explicit Request(const Document& document) : document_(document) {}

    const Document* find(std::string_view key) const { return document_.find(key); }
    Result<const Document*, Refusal> field(std::string_view key) const;
    Result<const Document*, Refusal> object(std::string_view key) const;
    Result<std::string_view, Refusal> text(std::string_view key) const;
    /// A field that may be left out: not a wish.
    Result<bool, Refusal> truth(std::string_view key) const;
    /// Refused when there is a member of another name: what is not understood is not passed over.
    Result<Done, Refusal> only(std::initializer_list<std::string_view> names) const;
    /// A count that may be left out.
    Result<std::optional<std::size_t>, Refusal> number(std::string_view key) const;
    /// The field `player`: a seat of so many.
    Result<PlayerId, Refusal> seat(std::size_t players) const;
    /// As `seat`, or null for a spectator, who is no player.
    Result<PlayerId, Refusal> viewer(std::size_t players) const;

  private:
    const Document& document_;
};

/// The same refusal for a document that is part of a greater one.
Refusal inside(std::string_view place, Refusal refusal);

}  // namespace planitia
