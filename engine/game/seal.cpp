#include <core/hex.h>
#include <game/seal.h>

namespace planitia {

void seal(Document& position) {
    Document& pending = *position.find("pending");
    pending.set("check", Document());
    pending.set("check", to_hex(digest(position)));
}

bool has_valid_seal(Document position) {
    const Document given = *position.find("pending")->find("check");
    seal(position);
    return *position.find("pending")->find("check") == given;
}

}  // namespace planitia
