/// One WebSocket, as those see it who talk over it.
#pragma once
#include <string>

namespace planitia::wire {

/// What can be done with a WebSocket, from any thread and at any time, also when it is closed: then nothing happens.
class Line {
  public:
    virtual ~Line();
    /// Sends a short text, such as a reply, after those that wait. When more wait than `Limits::waiting` the line is closed (1013).
    virtual void send(std::string text) = 0;
    /// Sends a text unless something is being written or waits: then it gives false, and `on_ready` is called when all is written.
    virtual bool offer(std::string text) = 0;
    /// Closes the line after what waits is written; at most 123 bytes of the reason are said.
    virtual void close(int code, std::string reason) = 0;
    virtual bool is_open() const = 0;
};

/// Who talks over a line. Called one at a time for a line, on network threads, and must not block. What is thrown closes the line (1011).
class LineHandler {
  public:
    virtual ~LineHandler();
    virtual void on_text(std::string text) = 0;
    /// An offer was not taken, and now one would be.
    virtual void on_ready() = 0;
    /// The last call, for whatever reason; also when the listener is stopped.
    virtual void on_closed() = 0;
};

}  // namespace planitia::wire
