#include "server/listener.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include "server/respond.h"

namespace longroll::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Error = boost::system::error_code;

auto into(Error& error) { return asio::redirect_error(asio::use_awaitable, error); }

// A request that broke a limit or the grammar is answered in words, if there is anybody left to hear them.
std::optional<Reply> answer_to_broken(const Error& error) {
  if (error == http::error::header_limit)
    return refusal(http::status::request_header_fields_too_large, 11, false, "The request is too long.");
  if (error == http::error::body_limit)
    return refusal(http::status::payload_too_large, 11, false, "Nothing can be sent here.");
  if (error == http::error::end_of_stream || error == beast::error::timeout ||
      error.category() != http::make_error_code(http::error::bad_method).category())
    return std::nullopt;
  return refusal(http::status::bad_request, 11, false, "The request is not HTTP.");
}

class Listener {
 public:
  Listener(const PageFiles& files, const Limits& limits)
      : files_(files), limits_(limits), acceptor_(context_) {}

  std::string open(const Address& address) {
    Error error;
    const auto host = asio::ip::make_address(address.host, error);
    if (error) return "\"" + address.host + "\" is no address; write one such as 127.0.0.1 or 0.0.0.0";
    const tcp::endpoint endpoint(host, address.port);
    if (!acceptor_.open(endpoint.protocol(), error) &&
        !acceptor_.set_option(tcp::acceptor::reuse_address(true), error) && !acceptor_.bind(endpoint, error))
      static_cast<void>(acceptor_.listen(asio::socket_base::max_listen_connections, error));
    if (!error) return {};
    return "port " + std::to_string(address.port) + " cannot be used (" + error.message() +
           "); choose another with --port";
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

  void run() {
    asio::signal_set signals(context_, SIGINT, SIGTERM);
    signals.async_wait([this](const Error& error, int) {
      if (!error) context_.stop();
    });
    asio::co_spawn(context_, accept_all(), asio::detached);
    context_.run();
  }
  void stop() {
    asio::post(context_, [this] { context_.stop(); });
  }

 private:
  asio::awaitable<void> accept_all() {
    for (;;) {
      Error error;
      tcp::socket socket = co_await acceptor_.async_accept(into(error));
      if (error) {
        // Out of descriptors, most likely: wait until some are given back.
        asio::steady_timer pause(context_, std::chrono::milliseconds(100));
        co_await pause.async_wait(into(error));
        continue;
      }
      if (open_ >= limits_.connections) continue;  // the socket closes as it goes
      ++open_;
      asio::co_spawn(context_, talk(beast::tcp_stream(std::move(socket))),
                     [this](const std::exception_ptr&) { --open_; });
    }
  }

  asio::awaitable<void> talk(beast::tcp_stream stream) {
    beast::flat_buffer buffer(limits_.header_bytes + limits_.body_bytes);
    for (bool open = true; open;) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(limits_.header_bytes);
      parser.body_limit(limits_.body_bytes);
      Error error;
      stream.expires_after(limits_.patience);
      co_await http::async_read(stream, buffer, parser, into(error));
      const std::optional<Reply> reply =
          error ? answer_to_broken(error) : std::optional(respond(files_, parser.get()));
      if (!reply) break;
      open = reply->keep_alive();
      stream.expires_after(limits_.patience);
      co_await http::async_write(stream, *reply, into(error));
      if (error) break;
    }
    Error ignored;
    static_cast<void>(stream.socket().shutdown(tcp::socket::shutdown_both, ignored));
  }

  const PageFiles& files_;
  const Limits limits_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_;
  int open_ = 0;
};

}  // namespace

std::string serve(const PageFiles& files, const Address& address, const Limits& limits,
                  const std::function<void(std::uint16_t, std::function<void()>)>& ready) {
  Listener listener(files, limits);
  if (std::string fault = listener.open(address); !fault.empty()) return fault;
  ready(listener.port(), [&listener] { listener.stop(); });
  listener.run();
  return {};
}

}  // namespace longroll::server
