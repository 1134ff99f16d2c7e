/// Opens tables for scripted players over HTTP, whatever happens to the server meanwhile.
#pragma once
#include <core/document.h>
#include <core/rng.h>
#include <trial/scripted_player.h>
#include <wire/client.h>

#include <string>
#include <vector>

namespace planitia::trial {

/// A table as it is wished for.
struct TableWish {
    std::string game = "terraforming";
    Document setup = Document::map();
    std::vector<std::string> seats = {"person", "person"};  ///< or the level of a bot
    Document options = Document::map({{"takeBack", 1}});
};

/// All variants of both games in turn, some with bots.
TableWish wish_for(std::size_t number);

/// A table that was dealt.
struct OpenTable {
    std::string id;
    std::vector<Guest> guests;  ///< persons; the first is the host
    std::vector<int> seats;     ///< of each of them
};

class Keeper {
  public:
    Keeper(Door door, std::uint64_t seed, milliseconds patience = std::chrono::seconds(60))
        : door_(std::move(door)), rng_(seed), patience_(patience) {}

    /// Asks again and again while the server is not there or has not the time; throws std::runtime_error after the patience.
    wire::HttpResponse ask(std::string_view method, const std::string& target, const std::string& body = {},
                           const Guest* guest = nullptr);
    /// The same; throws unless the answer is `"ok":true`.
    Document ask_for(std::string_view method, const std::string& target, const Document& body = Document::map(),
                     const Guest* guest = nullptr);

    Guest make_guest(const std::string& name);
    /// With everybody on their seats, and started.
    OpenTable open(const TableWish& wish);
    /// All lines of the log, as who has none of them gets them.
    std::vector<Document> lines(const std::string& table, const std::string& language, const Guest* guest = nullptr);

  private:
    Door door_;
    Rng rng_;
    milliseconds patience_;
};

}  // namespace planitia::trial
