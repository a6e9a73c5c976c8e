// The server as a client meets it, over a socket of this machine.
#include "server/listener.h"

#include <gtest/gtest.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <future>
#include <thread>

namespace longroll::server {
namespace {

using boost::asio::ip::tcp;

class Served : public testing::Test {
 protected:
  void start(const Limits& limits = {}) {
    files_.add("/index.html", "<!doctype html>");
    std::promise<std::uint16_t> port;
    server_ = std::thread([this, limits, &port] {
      fault_ = serve(files_, {"127.0.0.1", 0}, limits, [&](std::uint16_t at, std::function<void()> stop) {
        stop_ = std::move(stop);
        port.set_value(at);
      });
    });
    port_ = port.get_future().get();
  }
  void TearDown() override {
    if (!server_.joinable()) return;
    stop_();
    server_.join();
    EXPECT_EQ(fault_, "");
  }

  tcp::socket connected() {
    tcp::socket socket(context_);
    socket.connect({boost::asio::ip::make_address("127.0.0.1"), port_});
    return socket;
  }
  // Everything the server says until it hangs up.
  std::string said_to(const std::string& words) {
    tcp::socket socket = connected();
    boost::system::error_code error;
    boost::asio::write(socket, boost::asio::buffer(words), error);
    std::string heard;
    boost::asio::read(socket, boost::asio::dynamic_buffer(heard), error);
    return heard;
  }

  PageFiles files_;
  std::thread server_;
  std::function<void()> stop_;
  std::string fault_;
  std::uint16_t port_ = 0;
  boost::asio::io_context context_;
};

TEST_F(Served, the_page_comes_over_the_wire) {
  start();
  const std::string heard = said_to("GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(heard.starts_with("HTTP/1.1 200 OK\r\n")) << heard;
  EXPECT_TRUE(heard.ends_with("\r\n\r\n<!doctype html>")) << heard;
}

TEST_F(Served, one_connection_carries_many_requests) {
  start();
  const std::string heard = said_to(
      "GET / HTTP/1.1\r\nHost: here\r\n\r\nGET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  EXPECT_NE(heard.find("<!doctype html>"), std::string::npos);
  EXPECT_TRUE(heard.ends_with("ok\n"));
}

TEST_F(Served, what_is_not_http_is_refused) {
  start();
  EXPECT_TRUE(said_to("make me a sandwich\r\n\r\n").starts_with("HTTP/1.1 400 "));
}

TEST_F(Served, long_lines_are_refused) {
  start();
  EXPECT_TRUE(said_to("GET /" + std::string(20'000, 'a') + " HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 431 "));
}

TEST_F(Served, bodies_are_refused) {
  start();
  EXPECT_TRUE(said_to("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\nabc")
                  .starts_with("HTTP/1.1 413 "));
}

TEST_F(Served, a_client_that_says_nothing_is_let_go) {
  start({.patience = std::chrono::milliseconds(30)});
  EXPECT_EQ(said_to("GET / HT"), "");
}

TEST_F(Served, one_client_too_many_finds_the_door_closed) {
  start({.connections = 1});
  tcp::socket first = connected();
  boost::system::error_code error;
  boost::asio::write(first, boost::asio::buffer(std::string("GET / HTTP/1.1\r\nHost: a\r\n\r\n")));
  std::string heard(20, ' ');
  boost::asio::read(first, boost::asio::buffer(heard), error);  // so the first is surely inside
  EXPECT_EQ(said_to("GET / HTTP/1.1\r\nHost: b\r\n\r\n"), "");
}

TEST_F(Served, a_port_in_use_is_told) {
  start();
  const std::string fault = serve(files_, {"127.0.0.1", port_}, {}, [](std::uint16_t, const auto&) {});
  EXPECT_NE(fault.find("choose another with --port"), std::string::npos) << fault;
}

TEST_F(Served, an_address_that_is_none_is_told) {
  const std::string fault = serve(files_, {"not a host", 0}, {}, [](std::uint16_t, const auto&) {});
  EXPECT_NE(fault.find("is no address"), std::string::npos) << fault;
}

}  // namespace
}  // namespace longroll::server
