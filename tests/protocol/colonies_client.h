/// What the tests of Colonies share.
#pragma once
#include "client.h"

namespace planitia::protocol_test {

inline Client with_position(std::string_view position) {
    Client client;
    client.set_up(position);
    return client;
}

/// Generation 2 of a game with Colonies: these keys in front of the position's own.
inline std::string colonies_game(std::string_view keys) {
    return R"({"options":{"colonies":true},"generation":2,)" + std::string(keys) + "}";
}

/// The first decision.
inline Document asked(Client& client) { return at(client.get(R"({"cmd":"decisions"})"), "/decisions/0"); }

/// "0 amount": who is asked what.
inline std::string question(Client& client) {
    const Document decision = asked(client);
    return to_json(at(decision, "/player")) + " " + *at(decision, "/kind").as_text();
}

}  // namespace planitia::protocol_test
