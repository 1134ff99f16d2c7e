#!/usr/bin/env bash
# build.sh OUT: builds the page into OUT/dist, and OUT/files.cpp, which has all of it. Does nothing when OUT is newer than the sources, so
# that several build folders can share it.
set -euo pipefail
web=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=$1
cd "$web"
mkdir -p "$out"
exec 9>"$out/.lock"
flock 9

changed=$(find . ../present/icons \( -name node_modules -o -name dist -o -path ./src/styles/fonts -o -path ./tests \) -prune -o \( -path . -o -path ./src/styles \) -o -newer "$out/stamp" -print -quit 2>/dev/null || echo first)
[[ -n $changed || ! -e $out/files.cpp ]] || exit 0
: >"$out/stamp.new" # dated before the build, so that a file edited during the build is not missed

[[ node_modules/.package-lock.json -nt package-lock.json ]] || npm ci --no-audit --no-fund --loglevel=error 9>&-
npm run --silent build -- --outDir "$out/dist" --emptyOutDir --logLevel warn 9>&-
node tools/compress.mjs "$out"
mv "$out/stamp.new" "$out/stamp"
