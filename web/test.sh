#!/usr/bin/env bash
# Builds the page from what is built of the engine (build/release, build/wasm) and runs its tests.
#   web/test           format, types, unit tests
#   web/test --browser the same, then the built page in Chromium; pictures land in build/web-test
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# The lockfile's own stamp: nothing is installed twice.
if ! cmp -s package-lock.json node_modules/.installed-lock; then
  npm ci --no-audit --no-fund
  cp package-lock.json node_modules/.installed-lock
fi
node scripts/assets.mjs
npm run --silent lint
npm run --silent check
npm run --silent test
npm run --silent build
if [[ ${1:-} == --browser ]]; then
  command -v "${CHROMIUM:-chromium}" >/dev/null || { echo "web/test: no chromium here" >&2; exit 1; }
  npm run --silent test:browser
fi
