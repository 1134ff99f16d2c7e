#!/usr/bin/env bash
# The page of the server as people meet it: in Chromium, through whole games, reloads, crashes and several people at a table.
# Pictures of it are in build/browser/screens.
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

mkdir -p build/browser
if ! cmp -s tests/browser/package-lock.json build/browser/installed; then
    cp tests/browser/{package.json,package-lock.json,.npmrc} build/browser/ &&
        (cd build/browser && npm ci --ignore-scripts >/dev/null) &&
        cp tests/browser/package-lock.json build/browser/installed || {
        echo "not ok npm ci of tests/browser"
        exit 1
    }
fi
timeout -k 10 600 node tests/browser/run.mjs "$PWD/build/release/app/planitia" "$work"
