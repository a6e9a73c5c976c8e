#!/usr/bin/env bash
# Builds the page into build/web, a plain folder for any static host. Needs build/release/longroll and
# build/wasm/longroll.wasm; silent and quick if nothing has changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
source ./node.sh
node scripts/assets.mjs
# Moved into place last, so that a build that was interrupted is made again; dated first, so that a change meanwhile is seen.
stamp=../build/web.stamp
if [[ -e $stamp && -e ../build/web/service-worker.js && -z $(find . ../build/web-assets ../data/reference ../data/*/charts.json ../docs/examples -path ./node_modules -prune -o -newer "$stamp" -type f -print -quit) ]]; then
  exit 0
fi
touch "$stamp.new"
npm run --silent build -- --logLevel warn
mv "$stamp.new" "$stamp"
