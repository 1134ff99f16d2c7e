#!/usr/bin/env bash
# The page: its types, its modules, and all of it in Chromium on the program of build/release. Prints `ok NAME` or `not ok NAME`.
# `web/tests/run.sh PART...` runs only these parts of the tests in Chromium. What broke is pictured in build/web/broken.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1
program=$PWD/build/release/app/planitia
work=$(mktemp -d) || exit 1
trap 'rm -rf build/web/broken; mv "$work/broken" build/web/ 2>/dev/null; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
failed=0

[[ web/node_modules/.package-lock.json -nt web/package-lock.json ]] ||
    npm --prefix web ci --loglevel=error || { echo "not ok npm ci" && exit 1; }

if [[ $# == 0 ]]; then
    if npm --prefix web run --silent check >"$work/check" 2>&1; then echo "ok types"; else
        echo "not ok types"
        tail -n 60 "$work/check" | sed 's/^/    /'
        failed=1
    fi
    npm --prefix web run --silent unit -- --reporter=tap-flat || failed=1
fi
timeout -k 10 2400 node web/tests/browser/run.mjs "$program" "$work" "$@" || failed=1
exit "$failed"
