# shellcheck shell=bash
# A program in a real pseudo-terminal, with tmux as its keyboard and screen. To be sourced. The server and all that runs in
# it, and the folder $work, are gone when the script ends. A wait in vain fails and leaves its reason in $reason.
unset LC_ALL LC_CTYPE LC_MESSAGES NO_COLOR COLORTERM COLUMNS LINES TMUX
export LANG=C.UTF-8
work=$(mktemp -d) || exit 1
socket=planitia-test-$$
patience=20  # seconds that one wait may take
deadline=600 # seconds after which nothing is waited for any more
shown=       # the screen as it was looked at last
reason=

in_tmux() { TMUX_TMPDIR=$work tmux -u -L "$socket" -f /dev/null "$@"; }

clean_up() {
    local pids
    in_tmux kill-server 2>/dev/null
    mapfile -t pids < <(jobs -p)
    [[ ${#pids[@]} == 0 ]] || kill "${pids[@]}" 2>/dev/null
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# The server stays between programs, and what a program leaves stays on the screen.
in_tmux start-server \; set-option -s exit-empty off \; set-option -g remain-on-exit on \; set-option -g status off ||
    exit 1

# start COLUMNS ROWS COMMAND...: the command in a new terminal; the one before is closed.
start() {
    in_tmux kill-session -t test 2>/dev/null
    shown=
    in_tmux new-session -d -s test -x "$1" -y "$2" "${@:3}"
}

press() { in_tmux send-keys -t test "$@"; }
enter_text() { in_tmux send-keys -t test -l "$1"; }
resize() { in_tmux resize-window -t test -x "$1" -y "$2"; }
# ask_tmux FORMAT: what tmux knows about the terminal, such as '#{pane_pid}'.
ask_tmux() { in_tmux display-message -p -t test "$1"; }
look() { shown=$(in_tmux capture-pane -p -t test); }

# wait_until COMMAND...: looks at the screen until the command succeeds.
wait_until() {
    local end=$((SECONDS + patience))
    until look && "$@"; do
        if ((SECONDS > end || SECONDS > deadline)); then
            reason="waited in vain: $*"
            return 1
        fi
        sleep 0.02
    done
}

# is_shown TEXT...: all of them. is_hidden TEXT...: none of them.
is_shown() {
    local text
    for text in "$@"; do [[ $shown == *"$text"* ]] || return; done
}
is_hidden() {
    local text
    for text in "$@"; do
        [[ $shown != *"$text"* ]] || {
            reason="on the screen: $text"
            return 1
        }
    done
}
is_other() { [[ $shown != "$1" ]]; }

# settle: waits until the screen stays as it is.
settle() {
    local before calm=0 i
    for ((i = 0; i < 200 && calm < 3; ++i)); do
        before=$shown
        look
        if [[ -n $shown && $shown == "$before" ]]; then calm=$((calm + 1)); else calm=0; fi
        sleep 0.03
    done
    [[ $calm == 3 ]] || {
        reason="the screen does not come to rest"
        return 1
    }
}

# see TEXT...: waits for a screen at rest with all of them.
see() { wait_until is_shown "$@" && settle && is_shown "$@"; }
# act KEY...: presses keys that change the screen, and waits for it.
act() {
    local before=$shown
    press "$@" && wait_until is_other "$before" && settle
}

has_ended() { [[ $(ask_tmux '#{pane_dead}') == 1 ]]; }
# kill_program: it gets no chance to do anything.
kill_program() { kill -9 "$(ask_tmux '#{pane_pid}')" && wait_until has_ended; }

# same WHAT BEFORE NOW
same() {
    [[ $2 == "$3" ]] || {
        reason="$1 changed: $(diff <(echo "$2") <(echo "$3"))"
        return 1
    }
}

# expect NAME COMMAND...: one test, which passes when the command succeeds; else the reason and the screen are shown.
expect() {
    reason=
    if "${@:2}"; then
        echo "ok $1"
    else
        echo "not ok $1"
        printf '%s\n' "${reason:-failed: ${*:2}}" "$shown" | sed 's/^/    /'
    fi
}
