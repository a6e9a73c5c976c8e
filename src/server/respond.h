// What is answered to a request for the page. A function of the request alone: no sockets here.
#pragma once

#include <boost/beast/http.hpp>

#include "server/page_files.h"

namespace longroll::server {

using Request = boost::beast::http::request<boost::beast::http::string_body>;
using Reply = boost::beast::http::response<boost::beast::http::string_body>;

Reply respond(const PageFiles& files, const Request& request);

// A refusal in one plain sentence, with the headers of every reply; for requests that never became one, too.
Reply refusal(boost::beast::http::status status, unsigned version, bool keep_alive,
              std::string_view sentence);

}  // namespace longroll::server
