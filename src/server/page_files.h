// The built page in memory: every file with its type, its tag and its compressed forms. What is not in this table cannot
// be served, so no path, however written, leads anywhere else.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace longroll::server {

struct PageFile {
  std::string type;  // Content-Type
  std::string etag;  // quoted, changes with the contents
  std::string body;
  std::string gzip;      // empty: not worth it
  std::string brotli;    // empty: the build made none
  bool lasting = false;  // the name changes with the contents, so it may be kept for good
};

class PageFiles {
 public:
  // Reads a folder with all folders in it. None, and why, if it holds no index.html or cannot be read. The build leaves
  // compressed forms beside its files (board.js.br, board.js.gz): they are forms of that file, not files to ask for.
  static std::optional<PageFiles> load(const std::string& folder, std::string& fault);

  // Without a compressed form of the build's, one is made here.
  void add(std::string path, std::string body, std::string gzip = {}, std::string brotli = {});
  // By the path of a request, without query: "/" is the index. Null: there is none.
  const PageFile* find(std::string_view path) const;
  std::size_t size() const { return files_.size(); }

 private:
  std::map<std::string, PageFile, std::less<>> files_;
};

std::string type_of(std::string_view path);

}  // namespace longroll::server
