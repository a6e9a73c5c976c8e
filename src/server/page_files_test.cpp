#include "server/page_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace longroll::server {
namespace {

namespace fs = std::filesystem;

class Folder : public testing::Test {
 protected:
  Folder() : path_(fs::path(testing::TempDir()) / "longroll-page-files") {
    fs::remove_all(path_);
    fs::create_directories(path_ / "assets");
  }
  ~Folder() override { fs::remove_all(path_); }
  void put(const std::string& name, const std::string& text) const { std::ofstream(path_ / name) << text; }

  fs::path path_;
};

TEST_F(Folder, every_file_is_found_under_its_path) {
  put("index.html", "page");
  put("assets/map.svg", "<svg/>");
  std::string fault;
  const auto files = PageFiles::load(path_.string(), fault);
  ASSERT_TRUE(files) << fault;
  EXPECT_EQ(files->size(), 2u);
  EXPECT_EQ(files->find("/")->body, "page");
  EXPECT_EQ(files->find("/assets/map.svg")->type, "image/svg+xml");
  EXPECT_EQ(files->find("/assets"), nullptr);
}

TEST_F(Folder, the_builds_compressed_forms_belong_to_their_file) {
  put("index.html", "page");
  put("assets/board.js", "board");
  put("assets/board.js.br", "b");
  put("assets/board.js.gz", "g");
  put("notes.gz", "a file of its own");
  std::string fault;
  const auto files = PageFiles::load(path_.string(), fault);
  ASSERT_TRUE(files) << fault;
  EXPECT_EQ(files->size(), 3u);
  EXPECT_EQ(files->find("/assets/board.js")->brotli, "b");
  EXPECT_EQ(files->find("/assets/board.js")->gzip, "g");
  EXPECT_EQ(files->find("/assets/board.js.br"), nullptr);
  EXPECT_EQ(files->find("/notes.gz")->body, "a file of its own");
}

TEST_F(Folder, without_an_index_it_is_no_page) {
  put("readme.txt", "hello");
  std::string fault;
  EXPECT_FALSE(PageFiles::load(path_.string(), fault));
  EXPECT_NE(fault.find("holds no built page"), std::string::npos);
}

TEST_F(Folder, a_folder_that_is_not_there) {
  std::string fault;
  EXPECT_FALSE(PageFiles::load((path_ / "nowhere").string(), fault));
  EXPECT_NE(fault.find("nowhere"), std::string::npos);
}

TEST_F(Folder, tags_differ_with_the_contents) {
  PageFiles files;
  files.add("/a.js", "one");
  files.add("/b.js", "two");
  files.add("/c.js", "one");
  EXPECT_NE(files.find("/a.js")->etag, files.find("/b.js")->etag);
  EXPECT_EQ(files.find("/a.js")->etag, files.find("/c.js")->etag);
}

}  // namespace
}  // namespace longroll::server
