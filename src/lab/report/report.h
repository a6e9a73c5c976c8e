// The HTML report of an experiment, made from its summary.
#pragma once

#include "format/json.h"
#include "format/language.h"

namespace longroll::lab {

// `code` is the language's, "en"; its sentences are those of data/language/report-en.json.
std::string html_report(const Json& summary, const Language& language, std::string_view code);

}  // namespace longroll::lab
