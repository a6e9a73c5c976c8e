# shellcheck shell=bash
# Shared by play, longroll and test: installs packages, configures, builds. To be sourced.
# It speaks on standard error only: standard output belongs to the program that is started.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# What the program needs, what its tests need besides, and what only the long tests need. All are Debian 12's.
# shellcheck disable=SC2034  # used by the scripts that source this
{
  build_packages=(
    cmake ninja-build ccache clang-19 lld-19 pkg-config
    nlohmann-json3-dev libcli11-dev libboost1.81-dev zlib1g-dev libpq-dev libgtest-dev
    librsvg2-dev librsvg2-bin fonts-oldstandard fonts-roboto-unhinted fonts-linuxlibertine)
  page_packages=(
    llvm-19 binaryen wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32)
  test_packages=(
    libclang-rt-19-dev clang-format-19 python3 chromium postgresql)
  long_packages=(g++-12 clang-tidy-19)
}

# With these ccache also knows precompiled headers again.
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime

say() { printf 'longroll: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# need_packages NAME...: installs those that are missing. A stamp remembers that this very list is there, because even
# asking dpkg would cost more than the whole rest of a start.
need_packages() {
  local sum stamp missing installed package
  sum=$(printf '%s\n' "$@" | cksum)
  stamp=$root/build/packages-${sum%% *}.stamp
  if [[ -e $stamp ]]; then return; fi
  command -v dpkg-query >/dev/null || die "no Debian packages here; please install by hand what corresponds to: $*"

  # dpkg-query fails if any name is unknown to it, but still lists the others.
  installed=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  missing=()
  for package in "$@"; do
    if ! grep -qxF "$package installed" <<<"$installed"; then missing+=("$package"); fi
  done
  if ((${#missing[@]})); then install_packages "${missing[@]}"; fi
  mkdir -p "$root/build"
  touch "$stamp"
}

install_packages() {
  local sudo=() log
  if ((EUID != 0)); then
    command -v sudo >/dev/null || die "needs these packages and cannot install them without root: $*"
    sudo=(sudo)
  fi
  say "installing $* (once)"
  mkdir -p "$root/build"
  log=$root/build/packages.log
  # --no-remove: rather stop than take away something the owner of this machine uses.
  if ! { "${sudo[@]}" apt-get update &&
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install --yes --no-remove --no-install-recommends "$@"; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    die "could not install the packages; the whole story is in build/packages.log"
  fi
}

# need_node: Node and npm. Whether they are Debian's does not matter, nor how old they are: web/node.sh sees to that.
need_node() {
  if ! command -v node >/dev/null || ! command -v npm >/dev/null; then need_packages nodejs npm; fi
}

# build_page: engine, WebAssembly and the page in build/web; silent if there is nothing to do.
build_page() {
  need_packages "${build_packages[@]}" "${page_packages[@]}"
  need_node
  build release longroll && build wasm && "$root/web/build.sh"
}

# build PRESET [TARGET...]: configures if needed and builds; silent if there is nothing to do.
build() {
  local preset=$1 folder=$root/build/$1 sum lock
  shift
  mkdir -p "$folder"
  # Two builds in one folder would spoil each other; the second waits for the first. The lock ends with this shell.
  exec {lock}>"$folder/.lock"
  flock "$lock"
  sum=$(cksum <"$root/CMakePresets.json")
  # Ninja runs CMake again by itself when a list of targets changes, but it knows nothing of the presets.
  if [[ ! -e $folder/build.ninja || ! -e $folder/presets.stamp || $(<"$folder/presets.stamp") != "$sum" ]]; then
    say "configuring build/$preset"
    if ! (cd "$root" && cmake --preset "$preset" --fresh) >"$folder/configure.log" 2>&1; then
      cat "$folder/configure.log" >&2
      say "CMake could not configure build/$preset"
      return 1
    fi
    printf '%s\n' "$sum" >"$folder/presets.stamp"
  fi
  local result=0
  NINJA_STATUS='[%f/%t] ' ninja -C "$folder" -j "$(nproc)" "$@" 2>&1 | show_progress "$preset" || result=1
  exec {lock}>&-
  return "$result"
}

# Reads ninja's words: progress becomes one line that overwrites itself on a terminal, one plain line elsewhere;
# errors and warnings pass; the words of a build with nothing to do are dropped.
show_progress() {
  local line built='' tty=''
  if [[ -t 2 ]]; then tty=1; fi
  while IFS= read -r line; do
    case $line in
      *'Re-checking globbed directories'* | 'ninja: Entering directory'* | 'ninja: no work to do.' | '-- '*) ;;
      '['*/*']'*)
        if [[ $tty ]]; then
          printf '\r\033[Klongroll: building build/%s %s' "$1" "${line%% *}" >&2
        elif [[ ! $built ]]; then
          say "building build/$1"
        fi
        built=1
        ;;
      *)
        if [[ $tty && $built ]]; then printf '\r\033[K' >&2; fi
        printf '%s\n' "$line" >&2
        ;;
    esac
  done
  if [[ $tty && $built ]]; then printf '\r\033[K' >&2; fi
}
