#include "picture/png.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

namespace longroll::picture {

TEST(Png, an_svg_becomes_a_file_and_nonsense_does_not) {
  const std::string path = testing::TempDir() + "longroll_png_test.png";
  EXPECT_FALSE(write_png("no svg at all", path, 1));
  ASSERT_TRUE(write_png("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>", path, 2));
  std::ifstream file(path, std::ios::binary);
  char signature[4] = {};
  file.read(signature, sizeof signature);
  EXPECT_EQ(std::string(signature + 1, 3), "PNG");
  std::remove(path.c_str());
}

}  // namespace longroll::picture
