#include "server/respond.h"

namespace longroll::server {
namespace {

namespace http = boost::beast::http;

// The page loads nothing from elsewhere, runs only its own scripts and the engine, and is shown in no frame. Styles in
// attributes are allowed: the board places its counters with them.
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr "
    "'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src "
    "'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

Reply bare_reply(http::status status, unsigned version, bool keep_alive) {
  Reply reply(status, version);
  reply.set(http::field::server, "longroll");
  reply.set("Content-Security-Policy", boost::beast::string_view(kPolicy.data(), kPolicy.size()));
  reply.set("X-Content-Type-Options", "nosniff");
  reply.set("Referrer-Policy", "no-referrer");
  reply.set("Cross-Origin-Opener-Policy", "same-origin");
  reply.set("Cross-Origin-Resource-Policy", "same-origin");
  reply.keep_alive(keep_alive);
  return reply;
}

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

// Whether a comma-separated header names the word, whatever parameters follow it ("gzip;q=0" aside).
bool lists(std::string_view header, std::string_view word) {
  while (!header.empty()) {
    const std::size_t comma = header.find(',');
    std::string_view item = header.substr(0, comma);
    header = comma == std::string_view::npos ? std::string_view() : header.substr(comma + 1);
    while (!item.empty() && item.front() == ' ') item.remove_prefix(1);
    while (!item.empty() && item.back() == ' ') item.remove_suffix(1);
    if (item == "*" || item == word) return true;
    if (item.starts_with(word) && item.substr(word.size()).starts_with(";") && !item.ends_with("q=0"))
      return true;
  }
  return false;
}

// The smallest form that the browser takes, and what that form is called; no name: the file as it is.
struct Form {
  const std::string* body;
  std::string_view encoding;
};
Form best_form(const PageFile& file, std::string_view accepted) {
  if (!file.brotli.empty() && lists(accepted, "br")) return {&file.brotli, "br"};
  if (!file.gzip.empty() && lists(accepted, "gzip")) return {&file.gzip, "gzip"};
  return {&file.body, {}};
}

Reply file_reply(const PageFile& file, const Request& request) {
  Reply reply = bare_reply(http::status::ok, request.version(), request.keep_alive());
  reply.set(http::field::etag, file.etag);
  reply.set(http::field::cache_control, file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (!file.gzip.empty() || !file.brotli.empty()) reply.set(http::field::vary, "Accept-Encoding");
  if (lists(view(request[http::field::if_none_match]), file.etag)) {
    reply.result(http::status::not_modified);
    return reply;
  }
  reply.set(http::field::content_type, file.type);
  const Form form = best_form(file, view(request[http::field::accept_encoding]));
  if (!form.encoding.empty())
    reply.set(http::field::content_encoding,
              boost::beast::string_view(form.encoding.data(), form.encoding.size()));
  reply.body() = *form.body;
  reply.prepare_payload();
  return reply;
}

}  // namespace

Reply refusal(http::status status, unsigned version, bool keep_alive, std::string_view sentence) {
  Reply reply = bare_reply(status, version, keep_alive);
  reply.set(http::field::content_type, "text/plain; charset=utf-8");
  reply.set(http::field::cache_control, "no-store");
  reply.body() = std::string(sentence) + "\n";
  reply.prepare_payload();
  return reply;
}

Reply respond(const PageFiles& files, const Request& request) {
  const auto refuse = [&](http::status status, std::string_view sentence) {
    return refusal(status, request.version(), request.keep_alive(), sentence);
  };
  Reply reply;
  const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
  if (!reads) {
    reply = refuse(http::status::method_not_allowed, "Only GET and HEAD are served here.");
    reply.set(http::field::allow, "GET, HEAD");
    return reply;
  }
  const std::string_view target = view(request.target());
  const std::string_view path = target.substr(0, target.find_first_of("?#"));
  if (path == "/healthz")
    reply = refuse(http::status::ok, "ok");
  else if (const PageFile* file = files.find(path))
    reply = file_reply(*file, request);
  else
    reply = refuse(http::status::not_found, "There is nothing here. The game is at /.");
  if (request.method() == http::verb::head) reply.body().clear();  // the length stays that of the whole
  return reply;
}

}  // namespace longroll::server
