#!/usr/bin/env bash
# The program as people start it: ./run with each command.
cd "$(dirname "$0")/../.." || exit 1

# expect NAME COMMAND...: one test, which passes when the command succeeds.
expect() {
    if "${@:2}"; then echo "ok $1"; else echo "not ok $1"; fi
}

engine_answers_two_lines_of_json() {
    printf '%s\n' '{"cmd":"new","game":"terraforming","setup":{"players":2},"seed":"x"}' '{"cmd":"decisions"}' |
        ./run engine | python3 -c '
import json, sys
answers = [json.loads(line) for line in sys.stdin]
assert len(answers) == 2 and all(answer["ok"] for answer in answers)
assert answers[0]["decisions"] == answers[1]["decisions"] and len(answers[0]["decisions"]) == 2'
}

# In 60 MB: a request of 4 MB that takes more is answered; the game is gone then, and the next one is dealt.
engine_answers_where_memory_does_not_suffice() {
    python3 -c '
new = "{\"cmd\":\"new\",\"game\":\"martians\",\"setup\":{\"players\":2},\"seed\":\"s\"}"
print(new, "{\"cmd\":\"games\",\"x\":[" + ",".join(["[]"] * 1_398_000) + "]}",
      "{\"cmd\":\"state\"}", new, sep="\n")' |
        (ulimit -v 60000 && build/release/app/planitia engine) | python3 -c '
import json, sys
first, wide, state, again = [json.loads(line) for line in sys.stdin]
assert first["ok"] and again == first, again
assert [answer["error"]["code"] for answer in (wide, state)] == ["out-of-memory", "no-game"], (wide, state)'
}

# Everything but the two times.
summary() { ./run sim --game terraforming --bots random --json --quiet "$@" | sed -E 's/"(cpu_)?seconds":[^,]*,//g'; }

sim_is_the_same_for_any_number_of_threads() {
    local one two
    one=$(summary --players 2 --games 200 --seed 1 --threads 1)
    two=$(summary --players 2 --games 200 --seed 1 --threads 2)
    [[ -n $one && $one == "$two" ]]
}

sim_differs_with_the_seed() {
    [[ $(summary --players 2 --games 50 --seed 1) != $(summary --players 2 --games 50 --seed 2) ]]
}

sim_refuses() { ! ./run sim --games 1 --quiet "$@" >/dev/null 2>&1; }
sim_is_clean() { ./run sim --games 300 --check --quiet --json "$@" >/dev/null; }

cards_are_all_there() {
    ./run cards --json | python3 -c '
import collections, json, sys
cards = json.load(sys.stdin)
kinds = {game: collections.Counter(card["kind"] for card in cards if card["game"] == game)
         for game in ("terraforming", "martians")}
assert kinds["terraforming"] == {"project": 257, "corporation": 18, "milestone": 15, "award": 15, "standard-project": 7,
                                 "colony": 11}, kinds
assert kinds["martians"] == {"building": 9, "technology": 9, "corporation": 4, "assistant": 3, "specialist": 5, "crop": 5,
                             "weather": 10, "event": 16, "research": 12, "order": 24, "scenario": 7, "installation": 2,
                             "rule": 5}, kinds
assert len({(card["game"], card["kind"], card["id"]) for card in cards}) == len(cards)'
}

# Titles and texts in every language: nothing empty, no slot left, no double space.
cards_are_told_in() {
    ./run cards --lang "$1" --json | python3 -c '
import json, sys
for card in json.load(sys.stdin):
    for text in (card["title"], card["text"]):
        assert text.strip() == text and text and "  " not in text and "{" not in text, card
    assert card["icons"] or card["id"] == "stable-weather", card  # which changes nothing'
}

cards_are_found() {
    local found
    found=$(./run cards --lang cs --set colonies --tag microbe --json | python3 -c '
import json, sys
print(*(card["id"] for card in json.load(sys.stdin)))') && [[ $found == "ecology-research urban-decomposers" ]]
}

cards_are_drawn() { [[ $(./run cards --lang uk asteroid-mining-consortium) == *"╭"*"Консорціум розробки астероїдів"*"╰"* ]]; }

gallery_is_written() {
    local page
    page=$(mktemp) && ./run cards --lang pl --html "$page" >/dev/null && [[ $(grep -c '<article' "$page") -ge 414 ]]
    local result=$?
    rm -f "$page"
    return $result
}

cards_refuse() { ! ./run cards "$@" >/dev/null 2>&1; }

# The random games of `sim` bring every project card into play; those that none of them did are named.
every_card_is_played() {
    python3 - <<'PYTHON'
import json, subprocess
catalogue = json.loads(subprocess.run(["./run", "cards", "--json"], capture_output=True, check=True).stdout)
missing = {card["id"] for card in catalogue if card["kind"] == "project"}
for setup in (["--players", "3"], ["--players", "5", "--colonies"]):
    games = ["./run", "sim", *setup, "--games", "10000", "--seed", "all", "--quiet", "--json"]
    played = json.loads(subprocess.run(games, capture_output=True, check=True).stdout)["cards"]
    missing -= {card["card"] for card in played}
if missing:
    raise SystemExit("never played: " + " ".join(sorted(missing)))
PYTHON
}

# play_refuses WORDS FLAG...: with these words on standard error, and before it looks for a terminal.
play_refuses() {
    local told
    ! told=$(./run play "${@:2}" 2>&1 >/dev/null) && [[ $told == *"$1"* && $told != *"terminal"* ]]
}

help_names_every_command() {
    local help
    help=$(./run --help) && for command in serve play engine sim cards bench export import upgrade-check verify backup; do [[ $help == *"$command"* ]] || return 1; done
}

expect "./run --help shows the commands" help_names_every_command
expect "./run engine answers two lines of JSON and nothing else" engine_answers_two_lines_of_json
expect "./run engine answers where memory does not suffice, and goes on" engine_answers_where_memory_does_not_suffice
expect "./run sim: the same summary for any number of threads" sim_is_the_same_for_any_number_of_threads
expect "./run sim: another seed is another game" sim_differs_with_the_seed
for players in 1 2 3 4 5; do
    expect "./run sim --check with $players players" sim_is_clean --players "$players"
done
expect "./run sim --check, every map" sim_is_clean --players 3 --map all
expect "./run sim --check --draft" sim_is_clean --players 4 --draft
expect "./run sim --check --no-corporate-era" sim_is_clean --players 5 --no-corporate-era
expect "./run sim --check --beginners" sim_is_clean --players 3 --beginners 0,2
expect "./run sim --check --unplaceable-tiles forbid" sim_is_clean --players 2 --unplaceable-tiles forbid
for players in 1 2 3 4 5; do
    expect "./run sim --check --colonies, $players players" sim_is_clean --players "$players" --colonies
    expect "./run sim --check --colonies --world-government, $players players" \
        sim_is_clean --players "$players" --colonies --world-government
done
expect "./run sim --check --world-government" sim_is_clean --players 2 --world-government
for map in hellas elysium; do
    for players in 1 2 3 4 5; do
        expect "./run sim --check --map $map, $players players" sim_is_clean --map "$map" --players "$players"
        expect "./run sim --check --map $map --colonies, $players players" \
            sim_is_clean --map "$map" --players "$players" --colonies
    done
done
expect "./run sim refuses a map that there is not" sim_refuses --map venus --players 2
expect "./run sim refuses one corporation of each without Colonies" sim_refuses --players 2 --corporation-deal one-of-each
for players in 1 2 3 4; do
    expect "./run sim --game martians, coop, $players players, every scenario" \
        sim_is_clean --game martians --players "$players" --scenario all
done
for players in 2 3 4; do
    expect "./run sim --game martians, semi, $players players, every scenario" \
        sim_is_clean --game martians --variant semi --players "$players" --scenario all
    expect "./run sim --game martians, competitive, $players players" \
        sim_is_clean --game martians --variant competitive --players "$players"
done
expect "./run sim refuses a competitive solo game" sim_refuses --game martians --variant competitive --players 1
expect "./run sim --check, greedy against random" sim_is_clean --players 2 --bots greedy,random --rotate
expect "./run sim --check, greedy alone" sim_is_clean --players 1 --bots greedy
expect "./run sim refuses an unknown bot" sim_refuses --players 2 --bots grandmaster
expect "./run sim refuses solo with draft" sim_refuses --players 1 --draft
expect "./run sim refuses solo without the Corporate Era" sim_refuses --players 1 --no-corporate-era
expect "./run play names a flag of another game" \
    play_refuses "--draft: not a flag of Martians; there are: --variant, --scenario" --game martians --draft
expect "./run play lists the bots" play_refuses "--bots: no bot 'smart' plays this game; there are: random, greedy, planner" --bots smart
expect "./run play lists the scenarios" play_refuses "there are: first-footprints, thirsty-ground," --game martians --scenario xyz
expect "./run play lists the games" play_refuses "--game: no game 'chess'; there are: terraforming" --game chess
expect "./run play names the flag of what does not fit" play_refuses "--corporation-deal: " --corporation-deal one-of-each
expect "./run play refuses a seed for a game that is there" play_refuses "--seed: not together with --continue" --seed x --continue
expect "./run play refuses players for a game that is there" \
    play_refuses "--players: not together with --table" --players 2 --table README.md
expect "./run play opens one game" play_refuses "not together with" --replay README.md --table README.md
expect "./run cards --json lists everything of both games" cards_are_all_there
for language in en pl uk cs; do
    expect "./run cards --lang $language tells everything" cards_are_told_in "$language"
done
expect "./run cards finds by set and tag" cards_are_found
expect "./run cards draws a card" cards_are_drawn
expect "./run cards --html writes a gallery" gallery_is_written
expect "./run cards refuses an unknown language" cards_refuse --lang xx
expect "./run cards refuses an unknown tag" cards_refuse --tag venus
expect "./run cards names a file it can not write" cards_refuse --html /nonexistent/cards.html
expect "20,000 random games play every project card" every_card_is_played
