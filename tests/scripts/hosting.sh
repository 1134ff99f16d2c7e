#!/usr/bin/env bash
# What docs/hosting.md says: options by flag, environment and file, figures, backups, upgrades, and the end of a server.
cd "$(dirname "$0")/../.." || exit 1
program=$PWD/build/release/app/planitia
work=$(mktemp -d "${TMPDIR:-/tmp}/planitia.XXXXXX") || exit 1
server=
trap '[[ -z $server ]] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
export PLANITIA_HOME=$work/home
failed=0

# expect NAME COMMAND...: one test, which passes when the command succeeds.
expect() {
    if "${@:2}" >"$work/told" 2>&1; then
        echo "ok $1"
    else
        echo "not ok $1"
        tail -n 20 "$work/told" | sed 's/^/    /'
        failed=1
    fi
}

# open_server FLAG...: starts one on a port that the system chooses, unless told otherwise, and sets `port`.
open_server() {
    local i
    : >"$work/log" # now, not when the program begins: nobody reads what the one before has said
    "$program" serve "$@" >/dev/null 2>>"$work/log" &
    server=$!
    for ((i = 0; i < 200; ++i)); do
        port=$(sed -nE 's|.*"what":"serving","port":([0-9]+).*|\1|p' "$work/log")
        [[ -z $port ]] || return 0
        kill -0 "$server" 2>/dev/null || break
        sleep 0.05
    done
    cat "$work/log"
    server=
    return 1
}
close_server() {
    kill "$server" && wait "$server"
    local result=$?
    server=
    grep -q '"what":"stopped"' "$work/log" && return "$result"
}
api() { curl -s "http://localhost:$port/$1" "${@:2}"; }
status() { api "$1" -o /dev/null -w '%{http_code}' "${@:2}"; }

# A port that is free now, to tell by it where an option was read.
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

# ---- options

database=sqlite:$work/games.db

is_heard_from_the_environment() {
    local wanted
    wanted=$(free_port)
    PLANITIA_LISTEN=127.0.0.1:$wanted PLANITIA_DATABASE=$database PLANITIA_TRUST_PROXY=true open_server && close_server && [[ $port == "$wanted" ]]
}
is_heard_from_a_file() {
    local wanted
    wanted=$(free_port)
    printf '%s\n' '# a server' "listen = 127.0.0.1:$wanted" "database = \"$database\"" 'trust-proxy = true' 'log-level = info' 'people-per-hour = 1' >"$work/conf"
    open_server --config "$work/conf" && [[ $(status api/v1/people -d '{}')$(status api/v1/people -d '{}') == 200429 ]] && close_server && [[ $port == "$wanted" ]]
}
flag_comes_before_environment_before_file() {
    local flag environment file
    flag=$(free_port) environment=$(free_port) file=$(free_port)
    printf 'listen = 127.0.0.1:%s\ndatabase = "%s"\n' "$file" "$database" >"$work/conf"
    export PLANITIA_CONFIG=$work/conf
    PLANITIA_LISTEN=127.0.0.1:$environment open_server && close_server && [[ $port == "$environment" ]] &&
        PLANITIA_LISTEN=127.0.0.1:$environment open_server --listen "127.0.0.1:$flag" && close_server && [[ $port == "$flag" ]]
    local result=$?
    unset PLANITIA_CONFIG
    return "$result"
}
# refuses WORDS FLAG...: at once, and says so.
refuses() {
    local told
    ! told=$(PLANITIA_LISTEN=127.0.0.1:0 timeout 10 "$program" serve --database "$database" "${@:2}" 2>&1) && [[ $told == *"$1"* ]]
}
example_file_is_read() { open_server --config docs/examples/planitia.conf --listen 127.0.0.1:0 --database "$database" && close_server; }

flags() { "$program" serve --help | grep -oE '^  --[a-z-]+' | tr -d ' ' | sort -u; }
variables() { "$program" serve --help | grep -oE 'PLANITIA_[A-Z_]+' | sort -u; }
every_flag_has_its_variable() { diff <(flags | sed 's/^--/PLANITIA_/' | tr 'a-z-' 'A-Z_') <(variables); }
document_has_every_flag() {
    diff <(flags) <(sed -n '/^## Options/,/^## As a service/p' docs/hosting.md | grep '^|' | cut -d '|' -f 2 | grep -oE -- '--[a-z][a-z-]+' | sort -u)
}
unit_knows_its_variables() {
    local variable
    for variable in $(sed -nE 's/^Environment=(PLANITIA_[A-Z_]+)=.*/\1/p' docs/examples/*.service); do
        grep -qx "$variable" <<<"$(variables)" || return
    done
}

# ---- a server that runs

has_metrics_on_an_address_of_their_own() {
    local wanted
    wanted=$(free_port)
    open_server --listen 127.0.0.1:0 --database "$database" --metrics "127.0.0.1:$wanted" &&
        [[ $(status metrics) == 404 && $(curl -s "http://localhost:$wanted/metrics") == *planitia_sockets* ]] && close_server
}
tells_how_it_is() { [[ $(api healthz) == ok && $(api readyz) == ready ]]; }
metrics_are_not_for_proxies() { [[ $(status metrics) == 200 && $(status metrics -H 'X-Forwarded-For: 192.0.2.1') == 404 ]]; }

# A game that a bot has played to its end, and one that waits; sets `table`.
play_a_little() {
    local me
    me="Authorization: Bearer $(api api/v1/people -d '{"name":"Ola"}' | sed 's/.*"token":"\([^"]*\)".*/\1/')"
    local i new='{"game":"martians","setup":{"players":1},"seats":[{"person":"me"}],"start":true}'
    api api/v1/tables -H "$me" -d "$new" >"$work/state"
    api api/v1/tables -H "$me" -d "$new" >"$work/state"
    table=$(sed 's/.*"table":"\([a-z0-9]*\)","number".*/\1/' "$work/state")
    api "api/v1/tables/$table/do" -H "$me" -d '{"do":"answer","ask":"0.0","option":{"index":0},"commit":true}' | grep -q '"ok":true' || return
    [[ $(status "api/v1/tables/$table/score") != 200 ]] || return # refused, and counted
    api "api/v1/tables/$table/leave" -H "$me" -d '{"bot":"greedy"}' | grep -q '"done":true' || return
    for ((i = 0; i < 600; ++i)); do
        [[ $(status "api/v1/tables/$table/score") != 200 ]] || return 0
        sleep 0.1
    done
    return 1
}
document_has_every_figure() {
    diff <(api metrics | grep -oE '^# TYPE planitia_[a-z_]+' | cut -d ' ' -f 3 | sort -u) \
        <(sed -n '/^## Watching it/,$p' docs/hosting.md | grep '^|' | grep -oE 'planitia_[a-z_]+' | sort -u)
}
is_backed_up() { "$program" backup --database "$database" "$work/backup.db" && [[ -s $work/backup.db ]]; }
is_not_restored_while_it_runs() { ! "$program" restore --database "$database" "$work/backup.db"; }
is_checked_for_an_upgrade() { "$program" upgrade-check --database "$database" | grep -q '^1 unfinished games go on, 0 can not$'; }
says_goodbye() {
    python3 - "$port" "$server" <<'PYTHON'
import os, signal, socket, sys
wire = socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=10)
wire.sendall(("GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
heard = b""
while b'"hello"' not in heard:
    heard += wire.recv(4096)
os.kill(int(sys.argv[2]), signal.SIGTERM)
while part := wire.recv(4096):
    heard += part
    if (1012).to_bytes(2, "big") in part:
        break
assert b'{"bye":"restart","again":1500}' in heard and (1012).to_bytes(2, "big") in heard, heard
PYTHON
}
has_ended() { wait "$server" && server= && grep -q '"what":"stopped"' "$work/log"; }
log_is_quiet() { ! grep -qE 'token|Bearer|sha256' "$work/log" && python3 -c 'import json, sys; [json.loads(line) for line in open(sys.argv[1])]' "$work/log"; }
is_restored() {
    rm "$work"/games.db && "$program" restore --database "$database" "$work/backup.db" && "$program" export --database "$database" "$table" "$work/exported.json" &&
        "$program" import --database "$database" "$work/exported.json"
}

expect "every option has a variable of the environment" every_flag_has_its_variable
expect "docs/hosting.md has every option, and no other" document_has_every_flag
expect "the units use variables that there are" unit_knows_its_variables
expect "options are heard from the environment" is_heard_from_the_environment
expect "options are heard from a file" is_heard_from_a_file
expect "a flag comes before the environment, the environment before the file" flag_comes_before_environment_before_file
expect "docs/examples/planitia.conf is read" example_file_is_read
printf 'listne = 127.0.0.1:0\n' >"$work/wrong"
expect "an unknown option in the file is refused" refuses "there is no option 'listne'" --config "$work/wrong"
expect "a file that is not there is refused" refuses "nothing.conf" --config "$work/nothing.conf"
expect "a wrong level of the log is refused" refuses "debug, info, warning, error or none" --log-level loud
expect "a wrong address is refused" refuses "no address to listen on" --listen 8080
expect "figures have an address of their own where it is wished" has_metrics_on_an_address_of_their_own
expect "a server opens" open_server --listen 127.0.0.1:0 --database "$database"
expect "it tells how it is" tells_how_it_is
expect "its figures are not for proxies" metrics_are_not_for_proxies
expect "a game is played" play_a_little
expect "docs/hosting.md has every figure, and no other" document_has_every_figure
expect "a backup is made while it runs" is_backed_up
expect "nothing is restored while it runs" is_not_restored_while_it_runs
expect "an upgrade is checked while it runs" is_checked_for_an_upgrade
expect "at its end sockets are told to come back" says_goodbye
expect "it has ended" has_ended
expect "its log is lines of JSON without secrets" log_is_quiet
expect "a backup is restored; a game is exported and imported" is_restored
exit "$failed"
