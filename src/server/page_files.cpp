#include "server/page_files.h"

#include <zlib.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace longroll::server {
namespace {

namespace fs = std::filesystem;

struct Type {
  std::string_view ending;
  std::string_view type;
  bool compressible;
};
constexpr std::array kTypes = {
    Type{".html", "text/html; charset=utf-8", true},
    Type{".js", "text/javascript; charset=utf-8", true},
    Type{".css", "text/css; charset=utf-8", true},
    Type{".json", "application/json", true},
    Type{".webmanifest", "application/manifest+json", true},
    Type{".svg", "image/svg+xml", true},
    Type{".wasm", "application/wasm", true},
    Type{".txt", "text/plain; charset=utf-8", true},
    Type{".png", "image/png", false},
    Type{".webp", "image/webp", false},
    Type{".ico", "image/x-icon", false},
    Type{".woff2", "font/woff2", false},
};

const Type* known_type(std::string_view path) {
  for (const Type& type : kTypes)
    if (path.ends_with(type.ending)) return &type;
  return nullptr;
}

// FNV-1a: a tag need only differ when the contents do.
std::string tag_of(std::string_view body) {
  std::uint64_t hash = 1469598103934665603ULL;
  for (const char c : body) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  std::array<char, 24> text{};
  std::snprintf(text.data(), text.size(), "\"%016llx\"", static_cast<unsigned long long>(hash));
  return text.data();
}

std::string gzipped(std::string_view body) {
  z_stream stream{};
  constexpr int kGzipHeader = 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzipHeader, 8, Z_DEFAULT_STRATEGY) !=
      Z_OK)
    return {};
  std::string out(deflateBound(&stream, static_cast<uLong>(body.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(body.data()));  // zlib's input is not const
  stream.avail_in = static_cast<uInt>(body.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return whole ? out : std::string();
}

bool is_compressed_form(std::string_view path,
                        const std::map<std::string, std::string, std::less<>>& bodies) {
  return (path.ends_with(".gz") || path.ends_with(".br")) && bodies.contains(path.substr(0, path.size() - 3));
}

}  // namespace

std::string type_of(std::string_view path) {
  const Type* type = known_type(path);
  return std::string(type == nullptr ? "application/octet-stream" : type->type);
}

void PageFiles::add(std::string path, std::string body, std::string gzip, std::string brotli) {
  PageFile file;
  const Type* type = known_type(path);
  file.type = type_of(path);
  file.etag = tag_of(body);
  // The build puts a hash of the contents into the names of its assets.
  file.lasting = path.starts_with("/assets/");
  file.gzip = std::move(gzip);
  file.brotli = std::move(brotli);
  if (file.gzip.empty() && type != nullptr && type->compressible && body.size() > 512) {
    file.gzip = gzipped(body);
    if (file.gzip.size() >= body.size()) file.gzip.clear();
  }
  file.body = std::move(body);
  files_.insert_or_assign(std::move(path), std::move(file));
}

const PageFile* PageFiles::find(std::string_view path) const {
  const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
  return found == files_.end() ? nullptr : &found->second;
}

std::optional<PageFiles> PageFiles::load(const std::string& folder, std::string& fault) {
  std::map<std::string, std::string, std::less<>> bodies;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (!at->is_regular_file()) continue;
    std::ifstream in(at->path(), std::ios::binary);
    std::ostringstream body;
    body << in.rdbuf();
    if (!in) {
      fault = "\"" + at->path().string() + "\" cannot be read";
      return std::nullopt;
    }
    bodies.emplace("/" + at->path().lexically_relative(folder).generic_string(), body.str());
  }
  PageFiles files;
  const auto form = [&](const std::string& path) {
    const auto found = bodies.find(path);
    return found == bodies.end() ? std::string() : found->second;
  };
  for (const auto& [path, body] : bodies)
    if (!is_compressed_form(path, bodies)) files.add(path, body, form(path + ".gz"), form(path + ".br"));
  if (error || files.find("/") == nullptr) {
    fault = "\"" + folder + "\" holds no built page (no index.html)";
    return std::nullopt;
  }
  return files;
}

}  // namespace longroll::server
