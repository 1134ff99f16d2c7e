/// Who answers requests.
#pragma once
#include <wire/http.h>
#include <wire/line.h>

#include <functional>
#include <memory>
#include <variant>

namespace planitia::wire {

/// Gives the answer to a request: from any thread, once (what comes later is dropped). When all copies are gone without an answer, the
/// client gets 500.
using Respond = std::function<void(HttpResponse)>;
/// Makes who talks over a new line. Called once, on the line's own strand; null closes the line.
using Welcome = std::function<std::shared_ptr<LineHandler>(std::shared_ptr<Line>)>;

/// What a listener asks. Called on network threads, several at a time, and must not block. What is thrown becomes 500 `unavailable`.
class Site {
  public:
    virtual ~Site();
    virtual void on_request(HttpRequest request, Respond respond) = 0;
    /// A wish for a WebSocket: a response refuses it.
    virtual std::variant<HttpResponse, Welcome> on_upgrade(const HttpRequest& request) = 0;
};

}  // namespace planitia::wire
