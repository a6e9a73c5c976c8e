#!/usr/bin/env bash
# Builds the page from what is built of the engine (build/release, build/wasm) and runs its tests.
#   web/test.sh            format, types, unit tests
#   web/test.sh --browser  the same, then the built page in Chromium; pictures land in build/web-test
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source ./node.sh
node scripts/assets.mjs
npm run --silent lint
npm run --silent check
npm run --silent test
if [[ ${1:-} == --browser ]]; then
  command -v "${CHROMIUM:-chromium}" >/dev/null || { echo "web/test.sh: no chromium here" >&2; exit 1; }
  npm run --silent build -- --logLevel warn
  npm run --silent test:browser
fi
