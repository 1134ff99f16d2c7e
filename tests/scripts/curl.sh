#!/usr/bin/env bash
# The session of docs/server.md, run as it stands there against a server, and its output compared: “…” is anything.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
work=$(mktemp -d "${TMPDIR:-/tmp}/planitia.XXXXXX") || exit 1
server=
trap '[[ -z $server ]] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT

say() { printf '    %s\n' "$@"; }

# serve: starts a server on a port of its own and sets `port`.
serve() {
    build/release/app/planitia serve --listen 127.0.0.1:0 --database "sqlite:$work/games.db" >"$work/out" 2>"$work/log" &
    server=$!
    for ((i = 0; i < 200; ++i)); do
        port=$(sed -nE 's|.*http://localhost:([0-9]+).*|\1|p' "$work/out" 2>/dev/null)
        [[ -z $port ]] || return 0
        sleep 0.1
    done
    return 1
}

# fits WANTED GOT: the same but for “…”.
fits() {
    local pattern
    pattern=$(sed 's/[][*?\\]/\\&/g; s/…/*/g' <<<"$1")
    # shellcheck disable=SC2053
    [[ $2 == $pattern ]]
}

# check COMMAND WANTED: runs the command in the shell of the session.
check() {
    local got
    printf '%s\n' "$1" >"$work/command"
    # shellcheck disable=SC1091
    . "$work/command" >"$work/got" 2>&1
    got=$(cat "$work/got")
    if fits "$2" "$got"; then
        echo "ok docs/server.md: $1"
    else
        echo "not ok docs/server.md: $1"
        say "wanted: $2" "got:    ${got:0:600}"
        failed=1
    fi
}

failed=0
serve || {
    echo "not ok the server starts"
    sed 's/^/    /' "$work/log"
    exit 1
}
echo "ok the server starts"
cd "$work" || exit 1
command='' wanted='' is_inside=0 commands=0
while IFS= read -r line; do
    case $line in
        '```console') is_inside=1 ;;
        '```')
            [[ -z $command ]] || check "$command" "$wanted"
            command='' is_inside=0
            ;;
        '$ '*)
            ((is_inside)) || continue
            [[ -z $command ]] || check "$command" "$wanted"
            command=${line#'$ '} wanted=''
            command=${command//localhost:8080/localhost:$port}
            commands=$((commands + 1))
            ;;
        *) ((!is_inside)) || wanted+=${wanted:+$'\n'}$line ;;
    esac
done <"$root/docs/server.md"
if ((commands >= 8)); then echo "ok the session was found"; else echo "not ok the session was found"; fi

kill "$server" && wait "$server" && server=
if [[ -z $server ]] && grep -q '"what":"stopped"' "$work/log"; then echo "ok the server stops"; else echo "not ok the server stops"; fi
exit "$failed"
