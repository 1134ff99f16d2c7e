#!/usr/bin/env bash
# `./run play` as people meet it: in a terminal, by keys alone. Whole games, a window that changes its size, a crash, several
# people at one keyboard, taking back, looking back, bad input, languages.
cd "$(dirname "$0")/../.." || exit 1
program=$PWD/build/release/app/planitia
. tests/scripts/lib/tmux.sh

home=          # where the games of a test are kept
environment=() # of the program, beside that

# play ARGUMENT...: the program alone in a terminal of the usual size.
play() { start 80 24 env "PLANITIA_HOME=$home" "${environment[@]}" "$program" play "$@"; }

# stored: the file of the only game in $home.
stored() {
    local files=("$home"/tables/*.json)
    [[ ${#files[@]} == 1 && -e ${files[0]} ]] && echo "${files[0]}"
}

# ---- what is on the screen

# locate: leaves in $now what is going on, which is another after every answer, and in $move the number of choices stored.
now=
move=
locate() {
    move=
    [[ ! ${shown%%$'\n'*} =~ \ move\ ([0-9]+)$ ]] || move=${BASH_REMATCH[1]}
    case $shown in
        *" is thinking…"*) now=thinking ;;
        *"’s turn."*) now=hand-over ;;
        *"Enter score"*) now="over $move" ;;
        *"Done. Go on, or take it back?"*) now="done $move" ;;
        *"The game is over"*"Total "*"Esc go on"*) now=score ;;
        *) if [[ -n $move ]]; then now="asked $move"; else now=unknown; fi ;;
    esac
}
is_elsewhere() { locate && [[ $now != "$1" && $now != thinking && $now != unknown ]]; }
is_over() { [[ $now == over* || $now == score ]]; }
is_asked_after() { [[ $now == asked* && $move -ge $1 ]]; }
has_moved_to() { locate && [[ -n $move && $move -ge $1 ]]; }
sees_move() { wait_until at_move "$1" && settle; }
at_move() { locate && [[ $move == "$1" ]]; }

# row N: from 1. without_keys: all rows but the last one, which has keys or a message.
row() { sed -n "$1p" <<<"$shown"; }
without_keys() { sed '$d' <<<"$shown"; }
# prompt: the question, on a screen of 24 rows. selected: the label of the selected row, as far as it is seen on any screen.
prompt() { row 14 | sed -E 's/  Marked:.*//; s/^ //'; }
selected() { sed -nE 's/^▸ *[0-9]+ (\[.\] )?(.{1,12}).*/\2/p' <<<"$shown"; }
# is_selected EXPRESSION: the number and perhaps the label of the selected row begins so.
is_selected() { grep -qE "^ *▸ *$1( |$)" <<<"$shown"; }
# offered: the titles of the cards of a pick, on a wide screen.
offered() { sed -nE 's/^[▸ ] *[0-9]+ \[.\] ([^ ]+( [^ ]+)*)  +[0-9]+ M€.*/\1/p' <<<"$shown"; }
begins_with() { [[ $shown == "$1"$'\n'* ]]; }
has_rows() { [[ $(wc -l <<<"$shown") == "$1" ]]; }

# record: keeps the screen for `screens_are_clean`.
record() { printf '%s\f' "$shown" >>"$work/screens"; }

# Each of the screens kept has its 24 rows, the last of them in use; no row is too wide; no escape sequence, slot or broken
# character has become visible; lines and frames end where they should.
screens_are_clean() {
    reason=$(python3 - "$work/screens" 2>&1 <<'PYTHON'
import re, sys, unicodedata
def width(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
screens = open(sys.argv[1], encoding="utf-8").read().split("\f")[:-1]
assert screens
for screen in screens:
    rows = screen.split("\n")
    assert len(rows) == 24, f"{len(rows)} rows\n{screen}"
    ends = {80} | {width(row[:line.end()]) for row in rows for line in re.finditer("─(?= ─)", row)}  # of columns
    if any(row.endswith(("▲", "▼")) and width(row) == 80 for row in rows):
        ends.add(79)  # beside the column of the signs
    right = None  # where the frame ends that is open
    for row in rows:
        assert width(row) <= 80, f"{width(row)} columns: {row}"
        bad = [c for c in row if unicodedata.category(c) in ("Cc", "Cf", "Cn", "Co", "Cs") or c == "\ufffd"]
        assert not bad, f"{bad}: {row}"
        assert not re.search(r"\[\??[0-9;]+[a-zA-Z]|[{}]", row), f"raw text: {row}"
        assert not row.endswith("─") or right or width(row) in ends, f"a line that ends too early: {row}"
        if re.fullmatch(r" *(╭─+╮|\+-+\+)", row) and not right:
            right = width(row)
        elif right:
            assert width(row) == right and row[-1] in "│┤╯|+", f"a frame that does not close\n{screen}"
            if row.lstrip()[0] == "╰":
                right = None
PYTHON
    )
}

# ---- answers

# answer: what the hint says, and whatever else goes on with Enter.
answer() {
    local before=$now
    press '!' Enter && wait_until is_elsewhere "$before"
}

# play_until COMMAND...: answers question after question.
play_until() {
    local i
    for ((i = 0; i < 2000; ++i)); do
        record
        ! "$@" || return 0
        answer || return
    done
    reason="still not after $i answers: $*"
    return 1
}

# find_option LABEL: in lower case; selects it by searching.
find_option() {
    press / && wait_until is_shown "Search: _" && enter_text "$1" && see "Search: $1_" &&
        [[ $(sed -nE 's/^▸ *[0-9]+ //p' <<<"${shown,,}") == "$1 "* ]]
}
choose() { find_option "$1" && press Enter; }

# set_field FIELD VALUE: in the form of a new game.
set_field() {
    local i
    press Home && wait_until is_selected 1 && settle || return
    for ((i = 0; i < 20; ++i)); do
        ! is_selected "[0-9]+ $1" || break
        act Down || return
    done
    for ((i = 0; i < 10; ++i)); do
        ! is_selected "[0-9]+ $1 .* $2" || return 0
        act Right || return
    done
    reason="$1 can not be $2"
    return 1
}

# new_game: from the start to the form of a new game.
new_game() { play && see "P L A N I T I A" "▸  1 New game" && record && press Enter && see "Begin" && record; }
begin() { press End && wait_until is_selected "[0-9]+ Begin" && record && press Enter; }

# ---- files

python_engine='
import json, re, subprocess, sys
def read_table(text):
    """The save in the file of a table: what was agreed, then a line for every step; a last line may be torn. And how much is drafted."""
    lines = [json.loads(line) for line in text[:text.rindex("\n")].splitlines()]
    save, drafts = {"choices": [], **lines[0]}, {}
    for line in lines[1:]:
        save["choices"] += [{"hash": "", **choice} for choice in line.get("choices", [])]
        save["table"]["over"] = line.get("over", False)
        drafts.update({draft["player"]: len(draft["options"]) for draft in line.get("drafts", [])})
    return save, sum(drafts.values())
def read_file(name):
    with open(name) as file:
        return read_table(file.read())
def engine(program, *requests):
    text = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([program, "engine"], input=text, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(requests)
    for answer in answers:
        assert answer["ok"], answer
    return answers
'

# choices: how many there are in the stored game, which the engine loads, with those that are drafted.
choices() {
    python3 -c "$python_engine"'
save, drafted = read_file(sys.argv[2])
engine(sys.argv[1], {"cmd": "load", "save": save})
print(len(save["choices"]) + drafted)' "$program" "$(stored)"
}

# The score table on the screen has all the parts and the totals that the engine counts for the file, and the file is over.
score_is_that_of() {
    reason=$(python3 -c "$python_engine"'
save, _ = read_file(sys.argv[2])
assert save["table"]["over"] is True
_, loaded, score = engine(sys.argv[1], {"cmd": "language", "lang": "en"}, {"cmd": "load", "save": save}, {"cmd": "score"})
assert loaded["over"]
expected = {word: [player[part] for player in score["players"]] for part, word in score["parts"].items()}
expected["Total"] = [player["total"] for player in score["players"]]
if len(score["players"]) > 1 and any(player["won"] for player in score["players"]):
    expected["Place"] = [player["place"] for player in score["players"]]
rows = (re.fullmatch(r"  (\S.*?)((?: +-?\d+)+)", row.rstrip()) for row in sys.stdin)
shown = {row[1]: [int(number) for number in row[2].split()] for row in rows if row}
assert shown == expected and len(expected) > 3, f"{shown} in place of {expected}"
if "text" in score:
    assert score["text"], score' "$program" "$1" 2>&1 <<<"$shown")
}

# open_score: from the end of a game.
open_score() {
    local i
    for ((i = 0; i < 3; ++i)); do
        settle && locate || return
        [[ $now != score ]] || return 0
        press Enter && wait_until is_elsewhere "$now" || return
    done
    return 1
}

# watch FOLDER: as long as $work/watching is there, reads the files in the folder over and over. Then tells whether each
# version was a whole game that the engine loads.
watch() {
    python3 -c "$python_engine"'
import glob, os, time
program, folder, watching = sys.argv[1:]
versions, last, end = {}, None, time.monotonic() + 300
while os.path.exists(watching) and time.monotonic() < end:
    for file in glob.glob(folder + "/*.json"):
        with open(file, "rb") as stored:
            status = os.stat(stored.fileno())
            if (status.st_ino, status.st_mtime_ns) != last:
                last = (status.st_ino, status.st_mtime_ns)
                versions[stored.read().decode()] = None
    time.sleep(0.003)
assert len(versions) > 20, len(versions)
engine(program, *({"cmd": "load", "save": read_table(version)[0]} for version in versions))' "$program" "$1" "$work/watching" \
        >"$work/watched" 2>&1
}

# ---- whole games

solo_file=

solo_from_the_menu() {
    home=$work/solo
    new_game && set_field Players 1 && record && begin && see "Choose your corporation." && sees_move 0 &&
        [[ -n $(stored) ]] && play_until is_asked_after 20
}

# The board and the question are as before in the end; only the list may have scrolled.
solo_is_resized() {
    local before question option size
    settle && locate && before=$(head -n 14 <<<"$shown") question=$(prompt) option=$(selected) &&
        [[ -n $question && -n $option ]] || return
    for size in "160 50" "100 30" "80 20"; do
        # shellcheck disable=SC2086
        resize $size && wait_until has_rows "${size#* }" && see "${question:0:30}" "$option" "move $move" &&
            has_rows "${size#* }" && resize 80 24 && wait_until begins_with "$before" && see "$option" || return
    done
}

solo_to_the_score() {
    play_until is_over && open_score && record && see "Terraform rating" "Greeneries" "Total" && solo_file=$(stored) &&
        score_is_that_of "$solo_file"
}

martians_from_the_menu() {
    home=$work/martians
    touch "$work/watching"
    watch "$home/tables" &
    watcher=$!
    new_game && set_field Game "Martians: A Story of Civilization" && set_field "Seat 2" "person at this keyboard" &&
        set_field Variant Cooperative && set_field Scenario "First Footprints" && record && begin &&
        see "What do you do?" && locate && play_until is_over && open_score && record &&
        score_is_that_of "$(stored)"
}

martians_was_always_whole() {
    rm "$work/watching"
    wait "$watcher" || {
        reason=$(<"$work/watched")
        return 1
    }
}

# As the menu offers it, nothing changed but the game.
martians_with_the_bot_of_the_menu() {
    home=$work/martians-bot
    new_game && set_field Game "Martians: A Story of Civilization" && begin && wait_until is_elsewhere unknown &&
        play_until has_moved_to 12
}

bots_play_alone() {
    home=$work/bots
    play --players 2 --bots random,random --seed bots && wait_until is_shown "The game is over" && open_score &&
        see "Ares" "Bellona" && score_is_that_of "$(stored)"
}

bots_pause() {
    home=$work/pause
    local begun=${EPOCHREALTIME/./} from
    play --players 2 --bots random,random --seed bots --pause && wait_until is_shown "Ares is thinking…" &&
        wait_until has_moved_to 2 && ((${EPOCHREALTIME/./} - begun > 1200000)) && from=$move || return
    # shellcheck disable=SC2046
    press $(printf 'Enter %.0s' {1..60}) && wait_until has_moved_to $((from + 50)) # else it would take 35 seconds
}

# ---- a crash

mid_action() {
    home=$work/crash
    play --players 1 --beginners 0 --seed x && see "Take an action." "move 0" && choose "aquifer" && sees_move 1 &&
        see "Where does the tile go?"
}

# survives_a_crash: the screen is the same when the game goes on, from the first option to the last.
survives_a_crash() {
    local first last moves
    first=$shown && go_to_end && last=$shown && kill_program && moves=$(choices) && play --continue && sees_move "$moves" &&
        same "the question" "$first" "$shown" && go_to_end && same "the last option" "$last" "$shown"
}
# The last option may be selected already.
go_to_end() { press End && sleep 0.3 && settle; }

crash_in_the_middle_of_a_turn() { mid_action && survives_a_crash; }

# Somewhere inside a card: neither a turn's choice nor a purchase.
is_inside_a_card() {
    [[ $now == asked* ]] && settle && locate && [[ $now == asked* ]] &&
        is_hidden "Take an action." "Which cards do you buy?" "Choose your corporation."
}

crash_in_the_middle_of_a_card() {
    home=$work/crash-card
    play --players 1 --seed card && see "move 0" && locate && play_until is_inside_a_card && survives_a_crash
}

crash_in_the_middle_of_an_action_of_martians() {
    home=$work/crash-martians
    play --game martians --players 1 --seed x && see "move 0" "What do you do?" && locate &&
        play_until is_inside_an_action && survives_a_crash
}
is_inside_an_action() { [[ $now == asked* && $move -gt 0 ]] && settle && is_hidden "What do you do?"; }

# Keys are hammered, and the program is killed at any moment.
crash_at_any_moment() {
    local pause moves before=0
    home=$work/storm
    play --players 1 --seed storm && see "move 0" || return
    for pause in 0 0.01 0.02 0.04 0.08; do
        press '!' Enter '!' Enter '!' Enter '!' Enter '!' Enter '!' Enter && sleep "$pause" && kill_program &&
            moves=$(choices) || return
        ((moves >= before)) && play --continue && sees_move "$moves" && [[ $now == asked* ]] || return
        before=$moves
    done
    ((before > 0))
}

# ---- several people at one keyboard

hand_over_is_empty() {
    [[ $(grep -c . <<<"$shown") == 3 ]] && is_hidden "Generation" "°C" "M€" "move" "TR" "●" "■" "$@" &&
        [[ $(ask_tmux '#{history_size}') == 0 ]]
}

ola_sees_her_offer() {
    home=$work/hot-seat
    play --names Ola,Jan --seed x && see "Ola’s turn." && resize 120 40 && wait_until has_rows 40 && settle &&
        hand_over_is_empty && press Enter && see "Ola: Choose your corporation." || return
    mapfile -t ola_corporations < <(sed -nE 's/^[▸ ] *[0-9]+ Choose “(.*)”.*/\1/p' <<<"$shown")
    press Enter && see "Ola: Which cards do you buy?" || return
    mapfile -t ola < <(offered)
    [[ ${#ola[@]} == 10 && ${#ola_corporations[@]} == 2 ]]
}

ola_takes_back_before_she_hands_over() {
    act Space && see "[x] ${ola[0]}" && press Enter && see "Done. Go on, or take it back?" "move 2" && act BSpace &&
        see "Ola: Which cards do you buy?" "move 1" "Taken back." && act Space && press Enter &&
        see "Done. Go on, or take it back?"
}

nothing_of_ola_is_handed_over() {
    local before
    press Enter && see "Jan’s turn." && hand_over_is_empty "${ola[@]}" "${ola_corporations[@]}" &&
        before=$shown && press Tab BTab '?' '!' BSpace C-z Down / 1 Space && sleep 0.3 && settle &&
        same "the screen" "$before" "$shown" && resize 80 24 && wait_until has_rows 24 && see "Jan’s turn." && hand_over_is_empty "${ola[@]}" && resize 120 40 &&
        wait_until has_rows 40 && settle && same "the screen" "$before" "$shown"
}

a_crash_shows_no_hand() {
    kill_program && play --continue && see "Jan’s turn." && hand_over_is_empty "${ola[@]}" && resize 120 40 &&
        wait_until has_rows 40 && settle && hand_over_is_empty "${ola[@]}"
}

jan_sees_only_his_own() {
    local first i
    press Enter && see "Jan: Choose your corporation." && is_hidden "${ola[@]}" "${ola_corporations[@]}" || return
    first=$shown
    for ((i = 0; i < 10; ++i)); do # the pages
        act Tab && is_hidden "${ola[@]}" "${ola_corporations[@]}" || return
        [[ $(without_keys) != "$(sed '$d' <<<"$first")" ]] || break
    done
    act BSpace && see "There is nothing of yours to take back." && press Enter && see "Jan: Which cards do you buy?" &&
        mapfile -t jan < <(offered) && [[ ${#jan[@]} == 10 ]] &&
        [[ -z $(comm -12 <(printf '%s\n' "${ola[@]}" | sort) <(printf '%s\n' "${jan[@]}" | sort)) ]]
}

nothing_of_jan_is_handed_over() {
    act Space && press Enter && wait_until is_elsewhere "asked 3" || return
    [[ $now == hand-over ]] || press Enter
    see "Ola’s turn." && hand_over_is_empty "${jan[@]}" "${ola[@]}" && press Enter && see "Ola: " "${ola[0]}" &&
        is_hidden "${jan[@]}"
}

# ---- taking back

taking_back_nothing() {
    home=$work/undo
    play --players 1 --beginners 0 --seed x && see "Take an action." "move 0" && act BSpace &&
        see "There is nothing of yours to take back." "move 0"
}

taking_back_a_choice() {
    local before
    before=$(without_keys) && choose "power plant" && sees_move 1 && act BSpace &&
        see "Taken back." "move 0" && same "the question" "$before" "$(without_keys)" && [[ $(choices) == 0 ]]
}

taking_back_step_by_step() {
    choose "sell patents" && sees_move 1 && press Space && see "Marked: 1" && press Enter && sees_move 2 && act BSpace &&
        sees_move 1 && see "Marked: 0" && act BSpace && sees_move 0 && see "Taken back." "Take an action."
}

taken_back_for_good() {
    local before
    before=$(without_keys) && choose "power plant" && sees_move 1 && act BSpace && sees_move 0 &&
        see "Taken back." && kill_program && play --continue && see "Take an action." && sees_move 0 &&
        same "the question" "$before" "$(without_keys)"
}

taking_back_what_was_revealed() {
    choose "pass" && sees_move 1 && see "Which cards do you buy?" && act BSpace &&
        see "It cannot be taken back. Cards were dealt." "move 1" "Which cards do you buy?" &&
        press Enter && see "Enter again takes none." && press Enter && sees_move 2 && [[ $(choices) == 2 ]]
}

# ---- help

hint_is_shown() {
    home=$work/help
    local option
    play --players 1 --seed x && see "Choose your corporation." "You start with" && act '!' && see "Hint: Choose “" || return
    option=$(sed -nE 's/^▸ *[0-9]+ (Choose “.*”).*/\1/p' <<<"$shown")
    [[ -n $option ]] && see "Hint: $option"
}

# In a pick it marks what it would buy.
hint_marks() {
    local marked
    press Enter && see "Which cards do you buy?  Marked: 0 of " && resize 80 40 && wait_until has_rows 40 &&
        settle && act F2 && see "Hint: " || return
    marked=$(grep -cE '^[▸ ] *[0-9]+ \[x\]' <<<"$shown")
    is_shown "Which cards do you buy?  Marked: $marked of "
}

card_is_explained() {
    local before title
    resize 80 24 && wait_until has_rows 24 && settle && act Down && act Up && before=$shown &&
        title=$(sed -nE 's/^▸ *[0-9]+ \[.\] ([^ ]+( [^ ]+)*)  +[0-9]+ M€.*/\1/p' <<<"$shown") && [[ -n $title ]] && act '?' && see "╭" "$title" "╰" "Esc go on" && record && act Escape &&
        same "the question" "$before" "$shown" && act F1 && see "╭" "$title" && act Escape &&
        same "the question" "$before" "$shown"
}

option_is_previewed() {
    home=$work/preview
    play --players 1 --beginners 0 --seed x && see "Take an action." && find_option "asteroid" &&
        see "What it does" "−14 M€" "+1 terraform rating" && act Escape && see "Take an action."
}

# Three power plants leave 9 M€, and an asteroid costs 14.
impossible_is_explained() {
    choose "power plant" && sees_move 1 && choose "power plant" && sees_move 2 && choose "power plant" && sees_move 3 &&
        find_option "asteroid" && see "Not possible now" && act Enter && settle && locate && [[ $move == 3 ]] &&
        [[ $(row 24) == *14* ]]
}

card_is_searched() {
    home=$work/search
    play --players 1 --seed x && see "Choose your corporation." && press Enter && see "Which cards do you buy?" || return
    mapfile -t cards < <(offered)
    local wanted=${cards[4]}
    local part=${wanted:2:5}
    press / && see "Search: _" && enter_text "${part,,}" && see "Search: ${part,,}_" "▸" "$wanted" || return
    [[ $(grep -cE '^[▸ ] *[0-9]+ \[' <<<"$shown") -lt ${#cards[@]} ]] || return
    act Escape && is_selected 5 && is_shown " 5 [ ] $wanted"
}

option_is_selected_by_keys() {
    press 3 && wait_until is_selected 3 && press 9 && wait_until is_selected 9 && press Home &&
        wait_until is_selected 1 || return
    local letter=${cards[5]:0:1} number
    press "${letter,,}" || return
    for number in "${!cards[@]}"; do # the next one after the first that begins so
        [[ $number == 0 || ${cards[number]:0:1} != "$letter" ]] || break
    done
    wait_until is_selected $((number + 1)) && press PPage && wait_until is_selected 1 && press End &&
        wait_until is_selected 10
}

# pages_go_round COUNT: Tab walks through at least so many pages, each another one, and comes back; Shift and Tab goes the
# other way.
pages_go_round() {
    local first=$shown i seen=()
    for ((i = 1; i < 12; ++i)); do
        act Tab && record || return
        [[ $shown != "$first" ]] || break
        seen+=("$(row 2)$(row 3)")
    done
    [[ $i -ge $1 && $i -lt 12 ]] && [[ $(printf '%s\n' "${seen[@]}" | sort -u | wc -l) == "${#seen[@]}" ]] || {
        reason="$i pages"
        return 1
    }
    act BTab && act Tab && same "the first page" "$first" "$shown"
}

pages_of_terraforming() {
    home=$work/pages
    play --players 1 --beginners 0 --seed x && see "Take an action." && act '!' && act Down && pages_go_round 5
}
pages_of_martians() {
    home=$work/pages-martians
    play --game martians --players 1 --seed x && see "What do you do?" && pages_go_round 6
}

# ---- looking back

looking_back() {
    local last
    last=$(python3 -c "$python_engine"'print(len(read_file(sys.argv[1])[0]["choices"]))' "$solo_file") &&
        play --replay "$solo_file" && see "Step 0 of $last" "Generation 1 of 14" && press End && see "Step $last of $last" &&
        press Enter && see "Total" && score_is_that_of "$solo_file" && press Escape && see "Step $last of $last" &&
        press Home && see "Step 0 of $last" && press Right && see "Step 1 of $last" && press NPage &&
        see "Step 11 of $last" && press Left && see "Step 10 of $last" && press PPage && see "Step 0 of $last" && press Left Right &&
        see "Step 1 of $last"
}

looking_back_from_the_menu() {
    home=$work/solo
    play && see "▸  1 New game" && press 3 Enter &&
        see "Look back at a game" "Terraforming Mars: Player 1 (move" ", over" && press Enter && see "Step 0 of " && press Escape && see "P L A N I T I A" && press 2 Enter &&
        see "There is no game here yet."
}

going_on_from_the_menu() {
    home=$work/undo
    play && see "▸  1 New game" && press 2 Enter && see "Continue a game" "Terraforming Mars: Player 1 (move 2)" &&
        press Enter && see "move 2" "Take an action." && press Escape && see "P L A N I T I A"
}

# ---- what goes wrong

# in_shell ARGUMENT...: as a shell starts it, which then tells how the terminal was left.
in_shell() {
    # shellcheck disable=SC2016
    start 200 24 sh -c '"$@"; echo "exit code $?."; stty -a; exec sleep 600' sh \
        env "PLANITIA_HOME=$home" "$program" play "$@"
}
is_sane() {
    see "exit code" "icanon" && ! grep -qE '(^| )-(icanon|echo|isig|iexten|icrnl|ixon|opost)( |$)' <<<"$shown" &&
        [[ $(ask_tmux '#{alternate_on} #{cursor_flag}') == "0 1" ]]
}
# refuses MESSAGE ARGUMENT...
refuses() {
    home=$(mktemp -d -p "$work") || return
    in_shell "${@:2}" && see "exit code" && is_shown "$1" && is_hidden "exit code 0." && is_sane &&
        [[ ! -e $home/tables ]]
}

needs_a_terminal() {
    local said code
    said=$(PLANITIA_HOME=$work/refused "$program" play --seed x </dev/null 2>&1)
    code=$?
    [[ $code == 1 && $said == *terminal* ]]
}

broken_file_is_refused() {
    printf '{"game":"terraforming","cho' >"$work/broken.json"
    printf '{"version":1}' >"$work/strange.json"
    python3 -c "$python_engine"'
save, _ = read_file(sys.argv[1])
save["choices"][3]["digest"] = save["choices"][4]["digest"]
json.dump(save, open(sys.argv[2], "w"))' "$solo_file" "$work/changed.json" || return
    refuses "($work/broken.json)" --table "$work/broken.json" &&
        refuses "($work/broken.json)" --replay "$work/broken.json" && refuses "/version" --table "$work/strange.json" && refuses "/choices/3" --table "$work/changed.json" &&
        refuses "$work/none.json" --table "$work/none.json"
}

# leaves_a_sane_terminal CODE COMMAND...: the command ends the program in the middle of a game.
leaves_a_sane_terminal() {
    home=$work/leaving
    in_shell --players 1 --seed x && see "Choose your corporation." &&
        [[ $(ask_tmux '#{alternate_on} #{cursor_flag}') == "1 0" ]] && "${@:2}" && is_sane && is_shown "exit code $1." && is_hidden "Choose your corporation."
}
leave_through_the_menu() { press Escape && see "P L A N I T I A" && press Escape; }
terminate() {
    local shell
    shell=$(ask_tmux '#{pane_pid}') && kill -TERM "$(tr -d ' ' <"/proc/$shell/task/$shell/children")"
}

# ---- other terminals

# speaks LANGUAGE NEW_GAME GO_ON BEGIN MOVE: these words are in the menu, the form of a new game and the headline. Keeps the
# screens of both games.
speaks() {
    home=$work/lang-$1
    play --lang "$1" && see "P L A N I T I A" "$2" "$3" && record && press Enter && see "$4" && record && press Escape &&
        see "P L A N I T I A" "$2" || return
    play --lang "$1" --players 1 --beginners 0 --seed x && see "$5 0" && is_hidden "Take an action." && record &&
        pages_go_round 5 && act '!' && record && act '?' && see "╭" && record || return
    play --lang "$1" --game martians --players 1 --seed x && see "$5 0" && is_hidden "What do you do?" && record &&
        pages_go_round 6 && act '?' && see "╭" && record && act Escape && play_blindly 5
}
# play_blindly N: answers, whatever the words are.
play_blindly() {
    local i
    for ((i = 0; i < $1; ++i)); do act '!' && record && act Enter && record || return; done
}

language_of_the_environment() {
    home=$work/lang
    local environment=(LANG=pl_PL.UTF-8)
    play && see "Nowa gra" "▸" && press 6 Enter && see "Мова: Українська" && press Enter && see "Jazyk: Čeština" &&
        press Enter && see "Language: English"
}

language_is_remembered() {
    home=$work/memory
    local environment=(LANG=cs_CZ.UTF-8)
    play && see "Nová hra" && press 6 Enter && see "Language: English" && press Enter && see "Język: Polski" &&
        press Escape && play && see "Nowa gra" && play --lang uk && see "Нова гра" && press Escape && play && see "Нова гра" &&
        echo '{"language":' >"$home/memory.json" && play && see "Nová hra"
}

colours() { in_tmux capture-pane -p -e -t test | grep -cE $'\x1b\\[([0-9]+;)*[34]8;'; }
no_colour() {
    home=$work/colour
    play --players 1 --seed x && see "Choose your corporation." && [[ $(colours) != 0 ]] || return
    local environment=(NO_COLOR=1)
    play --players 1 --seed x && see "Choose your corporation." && [[ $(colours) == 0 ]]
}

is_ascii() {
    reason=$(grep -P '[^\x00-\x7F]' <<<"$shown")
    [[ -z $reason ]]
}
# Signs, lines and keys, and in English the words too.
ascii() {
    home=$work/ascii
    local environment=(LANG=C) i
    play --players 1 --beginners 0 --seed x && see "Take an action." && grep -q '^>  ' <<<"$shown" && is_ascii || return
    for i in 1 2 3 4 5; do act Tab && is_ascii || return; done
    act '?' && see "+---" && is_ascii && act Escape && act '!' && is_ascii && act Enter &&
        is_ascii && play --game martians --players 1 --seed x && see "What do you do?" && is_ascii || return
    for i in 1 2 3 4 5 6 7; do act Tab && is_ascii || return; done
    play && see ">  1 New game" && is_ascii
}

too_small() {
    home=$work/small
    local before
    play --players 1 --seed x && see "Choose your corporation." && before=$shown && resize 40 10 &&
        see "The window is too small" && is_hidden "Choose your corporation." "move" && resize 20 3 && settle &&
        see "The window is" && resize 80 24 && see "Choose your corporation." && same "the screen" "$before" "$shown"
}

# ---- all of them

expect "a solo game of Terraforming Mars begins in the menu" solo_from_the_menu
expect "the question stays when the window is resized" solo_is_resized
expect "a solo game of Terraforming Mars goes to the score table, which is the engine's" solo_to_the_score
expect "a cooperative game of Martians goes from the menu to the score table, which is the engine's" martians_from_the_menu
expect "the file of that game was whole at every moment" martians_was_always_whole
expect "Martians with the bot that the menu offers goes on" martians_with_the_bot_of_the_menu
expect "the screens of these games are clean" screens_are_clean
: >"$work/screens"
expect "bots alone play to the end at once" bots_play_alone
expect "bots pause with --pause, and Enter hurries them" bots_pause

expect "after SIGKILL in the middle of a turn the very same question is asked" crash_in_the_middle_of_a_turn
expect "after SIGKILL in the middle of a card the very same question is asked" crash_in_the_middle_of_a_card
expect "after SIGKILL in the middle of an action of Martians the very same question is asked" \
    crash_in_the_middle_of_an_action_of_martians
expect "SIGKILL at any moment leaves a game to go on with" crash_at_any_moment

expect "hot-seat: Ola sees her offer" ola_sees_her_offer
expect "hot-seat: Ola can take back before she hands over" ola_takes_back_before_she_hands_over
expect "hot-seat: nothing of Ola's is on the screen between the seats" nothing_of_ola_is_handed_over
expect "hot-seat: a crash shows no hand" a_crash_shows_no_hand
expect "hot-seat: Jan sees his offer and nothing of Ola's" jan_sees_only_his_own
expect "hot-seat: nothing of Jan's is shown to Ola" nothing_of_jan_is_handed_over

expect "there is nothing to take back at first" taking_back_nothing
expect "a choice is taken back" taking_back_a_choice
expect "a turn is taken back choice by choice" taking_back_step_by_step
expect "what was taken back stays so after SIGKILL" taken_back_for_good
expect "what has revealed something is not taken back" taking_back_what_was_revealed

expect "the hint selects and says what to choose" hint_is_shown
expect "the hint marks what to buy" hint_marks
expect "? explains the card, and Esc closes it" card_is_explained
expect "the selected option is previewed" option_is_previewed
expect "what is not possible says why" impossible_is_explained
expect "/ finds a card by a part of its title" card_is_searched
expect "digits, first letters and Home select" option_is_selected_by_keys
expect "Tab walks through all pages of Terraforming Mars" pages_of_terraforming
expect "Tab walks through all pages of Martians" pages_of_martians

expect "a finished game is walked through with --replay" looking_back
expect "a finished game is looked back at from the menu" looking_back_from_the_menu
expect "a game goes on from the menu" going_on_from_the_menu

expect "play needs a terminal, and says so" needs_a_terminal
expect "play refuses an unknown bot" refuses "clever" --bots clever
expect "play refuses an unknown game" refuses "--game" --game chess
expect "play refuses more bots than players" refuses "--bots" --players 2 --bots random,random,random
expect "play refuses too many players" refuses "--players" --game martians --players 5
expect "play refuses an unknown language" refuses "--lang" --lang xx
expect "play refuses to continue where nothing was begun" refuses "--continue" --continue
expect "play refuses a broken file and names the place" broken_file_is_refused
expect "Esc leads to the menu, and another one leaves the terminal as it was" leaves_a_sane_terminal 0 leave_through_the_menu
expect "Ctrl-C leaves the terminal as it was" leaves_a_sane_terminal 0 press C-c
expect "SIGTERM leaves the terminal as it was" leaves_a_sane_terminal 143 terminate

expect "play speaks Polish" speaks pl "Nowa gra" "Graj dalej" "Zacznij" "ruch"
expect "play speaks Ukrainian" speaks uk "Нова гра" "Продовжити гру" "Почати" "хід"
expect "play speaks Czech" speaks cs "Nová hra" "Pokračovat ve hře" "Začít" "tah"
expect "the screens are clean in every language" screens_are_clean
expect "play speaks the language of the environment, and the menu changes it" language_of_the_environment
expect "the language is remembered, and a flag is heard first" language_is_remembered
expect "NO_COLOR is obeyed" no_colour
expect "in a terminal without Unicode all is ASCII" ascii
expect "a window that is too small says so until it is larger" too_small
