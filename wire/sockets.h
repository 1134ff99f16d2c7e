/// A socket, and the two ways of talking over it. The only header that sees Boost, for the three files that do.
#pragma once
#include <wire/ground.h>

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>

namespace planitia::wire {

using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Strand>;
using RawRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Reads requests and answers them. With a refusal it says that, and closes.
void begin_http(Ground& ground, Socket socket, Ticket place, std::string peer, std::optional<HttpResponse> refused);

/// Makes a WebSocket of a connection whose wish for one was granted. On the strand of the socket.
void begin_line(Ground& ground, Socket socket, Ticket place, Ticket socket_place, const RawRequest& wish,
                Welcome welcome);

}  // namespace planitia::wire
