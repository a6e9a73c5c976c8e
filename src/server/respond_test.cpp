#include "server/respond.h"

#include <gtest/gtest.h>

namespace longroll::server {
namespace {

namespace http = boost::beast::http;

PageFiles small_page() {
  PageFiles files;
  files.add("/index.html", "<!doctype html><title>Longroll</title>");
  files.add("/assets/board-1f2e.js", std::string(4000, 'x'));
  files.add("/assets/map-77aa.svg", std::string(4000, 'm'), "gzip form", "brotli form");
  files.add("/longroll.wasm", std::string("\0asm", 4));
  return files;
}

Reply asked(const std::string& target, http::verb method = http::verb::get,
            const std::vector<std::pair<http::field, std::string>>& headers = {}) {
  Request request(method, target, 11);
  for (const auto& [field, value] : headers) request.set(field, value);
  return respond(small_page(), request);
}

TEST(Respond, the_index_is_the_page) {
  const Reply reply = asked("/");
  EXPECT_EQ(reply.result_int(), 200u);
  EXPECT_EQ(reply[http::field::content_type], "text/html; charset=utf-8");
  EXPECT_EQ(reply[http::field::cache_control], "no-cache");
  EXPECT_NE(reply.body().find("Longroll"), std::string::npos);
}

TEST(Respond, a_query_does_not_matter) { EXPECT_EQ(asked("/index.html?from=mail").result_int(), 200u); }

TEST(Respond, every_reply_carries_the_policy) {
  for (const char* target : {"/", "/healthz", "/nothing"}) {
    const Reply reply = asked(target);
    EXPECT_NE(reply["Content-Security-Policy"].find("default-src 'none'"), std::string::npos) << target;
    EXPECT_EQ(reply["X-Content-Type-Options"], "nosniff") << target;
  }
}

TEST(Respond, the_engine_has_the_type_that_browsers_compile_as_it_streams) {
  EXPECT_EQ(asked("/longroll.wasm")[http::field::content_type], "application/wasm");
}

TEST(Respond, assets_with_a_hash_in_their_name_are_kept_for_good) {
  EXPECT_EQ(asked("/assets/board-1f2e.js")[http::field::cache_control],
            "public, max-age=31536000, immutable");
}

TEST(Respond, who_takes_gzip_gets_it) {
  const Reply plain = asked("/assets/board-1f2e.js");
  const Reply squeezed =
      asked("/assets/board-1f2e.js", http::verb::get, {{http::field::accept_encoding, "br, gzip;q=0.8"}});
  const Reply unwanted =
      asked("/assets/board-1f2e.js", http::verb::get, {{http::field::accept_encoding, "gzip;q=0"}});
  EXPECT_EQ(plain.body().size(), 4000u);
  EXPECT_EQ(squeezed[http::field::content_encoding], "gzip");
  EXPECT_LT(squeezed.body().size(), 200u);
  EXPECT_EQ(squeezed.body().substr(0, 2), "\x1f\x8b");
  EXPECT_EQ(unwanted.body().size(), 4000u);
  EXPECT_EQ(plain[http::field::vary], "Accept-Encoding");
}

TEST(Respond, brotli_goes_before_gzip) {
  const auto form = [](const std::string& accepted) {
    return asked("/assets/map-77aa.svg", http::verb::get, {{http::field::accept_encoding, accepted}});
  };
  EXPECT_EQ(form("gzip, deflate, br")[http::field::content_encoding], "br");
  EXPECT_EQ(form("gzip, deflate, br").body(), "brotli form");
  EXPECT_EQ(form("gzip, br;q=0").body(), "gzip form");
  EXPECT_EQ(form("identity").body().size(), 4000u);
  EXPECT_EQ(form("identity")[http::field::vary], "Accept-Encoding");
}

TEST(Respond, what_the_browser_has_is_not_sent_again) {
  const std::string tag(asked("/")[http::field::etag]);
  const Reply again = asked("/", http::verb::get, {{http::field::if_none_match, "\"other\", " + tag}});
  EXPECT_EQ(again.result_int(), 304u);
  EXPECT_TRUE(again.body().empty());
  EXPECT_EQ(asked("/", http::verb::get, {{http::field::if_none_match, "\"other\""}}).result_int(), 200u);
}

TEST(Respond, head_tells_the_length_and_sends_nothing) {
  const Reply reply = asked("/", http::verb::head);
  EXPECT_EQ(reply.result_int(), 200u);
  EXPECT_EQ(reply[http::field::content_length], "38");
  EXPECT_TRUE(reply.body().empty());
}

TEST(Respond, nothing_can_be_sent) {
  for (const http::verb method :
       {http::verb::post, http::verb::put, http::verb::delete_, http::verb::trace}) {
    const Reply reply = asked("/", method);
    EXPECT_EQ(reply.result_int(), 405u);
    EXPECT_EQ(reply[http::field::allow], "GET, HEAD");
  }
}

TEST(Respond, no_path_leads_out_of_the_page) {
  for (const char* target : {"/../etc/passwd", "/%2e%2e/etc/passwd", "/..%2fetc/passwd", "//etc/passwd",
                             "/assets/../../etc/passwd", "/assets/", "/assets", "etc/passwd", "*",
                             "http://elsewhere/", "/index.html/", "/index.html%00.js", ""})
    EXPECT_EQ(asked(target).result_int(), 404u) << target;
}

TEST(Respond, it_is_well) {
  EXPECT_EQ(asked("/healthz").result_int(), 200u);
  EXPECT_EQ(asked("/healthz").body(), "ok\n");
}

}  // namespace
}  // namespace longroll::server
