#!/usr/bin/env bash
# What the project keeps to: layout, what clang-tidy finds, the table of layers, titles of commits.
# It prints `ok NAME` or `not ok NAME`. The folders build/release and build/asan are configured.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# holds NAME COMMAND...: passes when the command succeeds; else its output is shown.
holds() {
    if "${@:2}" >"$work/found" 2>&1; then
        echo "ok $1"
    else
        echo "not ok $1"
        tail -n 40 "$work/found" | sed 's/^/    /'
        failed=1
    fi
}

layout() {
    find . \( -path ./build -o -name node_modules \) -prune -o \( -name '*.h' -o -name '*.cpp' \) -print0 | xargs -0 clang-format-19 --dry-run --Werror
}

# What the compiler reads of a file of the build, with comments: they tell clang-tidy what to pass over.
preprocessed() {
    local command
    command=$(python3 -c 'import json, re, sys
command = next(each["command"] for each in json.load(open("build/asan/compile_commands.json")) if each["file"] == sys.argv[1])
print(re.sub(r" -o \S+ -c ", " -E -C -P ", command))' "$1") && (cd build/asan && CCACHE_DISABLE=1 bash -c "$command")
}

# One file of the build at a time: a folder of sources and the headers they include. Tests are not looked at: that would take longer
# than compiling and running them. What was tidy and has not changed is not looked at again, in whatever clone.
tidy() {
    local key
    key=$tidied/$({ preprocessed "$1" && cat .clang-tidy && clang-tidy-19 --version; } 2>/dev/null | sha256sum | cut -c1-64) || key=
    [[ -n $key && -e $key ]] && return
    clang-tidy-19 -p build/asan --quiet "$1" 2>/dev/null && { [[ -z $key ]] || touch "$key"; }
}

# The commit from which on commits keep to the rules.
laid_out() { grep -v '^#' .git-blame-ignore-revs | head -n 1; }

# What every commit since then has to say.
commits() {
    local commit title bad=0
    for commit in $(git rev-list "$(laid_out)..HEAD"); do
        title=$(git log -1 --format=%s "$commit")
        if [[ ${#title} -gt 72 ]]; then
            echo "${commit:0:7} $title: more than 72 characters"
            bad=1
        fi
        if ! git diff --quiet "$commit^" "$commit" -- engine &&
            ! git log -1 --format=%B "$commit" | sed '/^$/d' | tail -n 1 |
                grep -qE '^Signature: (unchanged|[0-9a-f]{16} -> [0-9a-f]{16})$'; then
            echo "${commit:0:7} $title: touches engine/, and its last line is no Signature:"
            bad=1
        fi
    done
    return "$bad"
}

holds "clang-format has nothing to change" layout
holds "the table of layers in ARCHITECTURE.md is that of the build (tools/levels)" tools/levels --check
if git merge-base --is-ancestor "$(laid_out)" HEAD 2>/dev/null; then
    holds "commits have short titles, and tell the signature where the engine was touched" commits
else
    echo "the history is not here: no commit was read"
fi

export -f tidy preprocessed
export tidied=${XDG_CACHE_HOME:-${HOME:-$root/build}/.cache}/planitia-tidy
mkdir -p "$tidied" && find "$tidied" -type f -mtime +30 -delete
files=$(sed -nE 's|^ *"file": "(.*)",?$|\1|p' build/asan/compile_commands.json | grep -vE "/embedded/|/page_files\\.cpp|/build/web/|^$root/(build/asan/)?tests/" | sort -u)
xargs -P "$(nproc)" -I{} bash -o pipefail -c 'tidy {} >"$0/tidy.$(tr / - <<<{})" || echo {} >>"$0/untidy"' "$work" <<<"$files"
while read -r file; do
    name=${file#"$root/"}
    if grep -qsxF "$file" "$work/untidy"; then
        echo "not ok clang-tidy: $name"
        sed 's/^/    /' "$work/tidy.$(tr / - <<<"$file")" | head -n 40
        failed=1
    else
        echo "ok clang-tidy: $name"
    fi
done <<<"$files"

exit "$failed"
