#!/usr/bin/env python3
"""The recipes of docs/adding-a-card.md and docs/adding-a-language.md, followed in a copy of the project.

A block of code marked ```cpp FILE goes to the end of the table in that file, or ```cpp FILE after "TEXT" behind the line
with that text; a block marked ```sh is run. Then the program is built, and knows card, milestone, map and language."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BLOCK = re.compile(r'^ *```(cpp|sh)(?: (\S+))?(?: after ([^\n]+))?\n(.*?)^ *```$', re.MULTILINE | re.DOTALL)
failed = False


def ok(name, passed):
    global failed
    failed = failed or not passed
    print("ok" if passed else "not ok", name, flush=True)


def recipes(document):
    """The blocks of every section that has some."""
    sections = [BLOCK.findall(section) for section in (ROOT / "docs" / document).read_text().split("\n## ")]
    return [section for section in sections if section]


def follow(tree, kind, file, after, text):
    """Does what the block says."""
    if kind == "sh":
        return run(tree, "bash", "-euc", text, check=True)
    path = tree / file
    lines = path.read_text().splitlines(keepends=True)
    places = [i for i, line in enumerate(lines) if (after in line if after else line == "};\n")]
    assert places, f"{file} has no place for the block"
    lines.insert(places[-1] + (1 if after else 0), text)
    path.write_text("".join(lines))


def run(tree, *command, **more):
    return subprocess.run(command, cwd=tree, stdin=subprocess.DEVNULL, capture_output=True, text=True, **more)


def build(tree, target):
    """Whether the target was built, and what the build said. Nobody waits for it to be fast."""
    flags = ["-DCMAKE_CXX_COMPILER=g++", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DPLANITIA_UNITY=ON",
             "-DPLANITIA_TESTS=OFF", "-DPLANITIA_WEB=OFF"]
    made = run(tree, "cmake", "-S", ".", "-B", "build", "-G", "Ninja", *flags)
    if made.returncode == 0:
        made = run(tree, "ninja", "-C", "build", target)
    return made.returncode == 0, made.stdout + made.stderr


def ask(program, *requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answers = subprocess.run([program, "engine"], input=lines, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in answers.splitlines()]


def is_played(program):
    """From a position with nothing but the card in hand: it is paid for, heats the planet and brings titanium."""
    player = {"corporation": "credicor", "stock": {"megacredits": 14}, "hand": ["ore-ferry"]}
    answers = ask(program, {"cmd": "position", "position": {"generation": 2, "players": [player, {}]}},
                  {"cmd": "choose", "player": 0, "option": {"kind": "play-card", "card": "ore-ferry"}}, {"cmd": "state"})
    position = answers[-1]["position"]
    return position["temperature"] == -28 and position["players"][0]["stock"]["titanium"] == 2


def is_claimed(program):
    """On the map that was added, with the steel that the milestone needs."""
    claim = {"kind": "claim-milestone", "milestone": "metallurgist"}
    player = {"corporation": "credicor", "stock": {"megacredits": 8}, "production": {"steel": 4}}
    position = {"generation": 2, "options": {"map": "arcadia"}, "players": [player, {}]}
    answers = ask(program, {"cmd": "position", "position": position}, {"cmd": "choose", "player": 0, "option": claim},
                  {"cmd": "score"})
    return answers[-1]["players"][0]["milestones"] == 5


def knows(program, *arguments):
    cards = subprocess.run([program, "cards", "--json", *arguments], capture_output=True, text=True).stdout
    return [card["title"] for card in json.loads(cards or "[]")]


def rewrite(path, pattern, replacement, count=1):
    text, changed = re.subn(pattern, replacement, path.read_text(), flags=re.MULTILINE)
    assert changed == count, path
    path.write_text(text)


def add_fields(tree):
    """A byte with something in it, in the positions of both games."""
    for game in ("terraforming", "martians"):
        rewrite(tree / "engine" / game / "state/position.h", r"^\};\n\nstruct Position :", r"    std::uint8_t added = 3;\n\g<0>")


def cost(tree, recipe):
    """Follows a recipe, and counts the files it touches."""
    def files():
        return {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}

    before = files()
    for block in recipe:
        follow(tree, *block)
    return sum(before.get(path) != text for path, text in files().items())


def is_refused_by_name(save, loaded):
    """0.1.0 told what is in the middle of a card in a way that is not read any more."""
    error = loaded.get("error", {})
    return (save["version"] == "0.1.0" and error.get("at", "").startswith("/save/position/pending")
            and error["message"].endswith("0.1.0, which made it, reads it"))


def unread_saves(program):
    """The kept saves that do not end as they did."""
    unread = []
    for said in sorted((ROOT / "tests/saves").glob("*/said.json")):
        for name, expected in json.loads(said.read_text()).items():
            save = json.loads((said.parent / f"{name}.json").read_text())
            loaded, score = ask(program, {"cmd": "load", "save": save}, {"cmd": "score"})
            if is_refused_by_name(save, loaded):
                continue
            if not loaded["ok"] or score["players"] != expected["score"]:
                unread.append(f"{said.parent.name}/{name}: {loaded.get('error')}")
    return unread


def main():
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder) / "planitia"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", "build", "node_modules"), symlinks=True)
        program = tree / "build/app/planitia"

        (*row, titles), milestone, new_map = recipes("adding-a-card.md")
        ok("a card is two files and the version of the rules", cost(tree, row) + len({titles[1]}) == 3)
        built, output = build(tree, "present/CMakeFiles/present.dir/Unity/unity_terraforming_cxx.cxx.o")
        ok("a card without titles does not build, and is named", not built and "ore-ferry" in output)
        shutil.rmtree(tree / "build")

        follow(tree, *titles)
        ok("a milestone is three files", cost(tree, milestone) == 3)
        ok("a map is four files", cost(tree, new_map) == 4)
        for recipe in recipes("adding-a-language.md"):
            cost(tree, recipe)
        add_fields(tree)
        built, output = build(tree, "planitia")
        ok("what was added as the recipes say builds", built)
        if not built:
            print(output[-4000:])
            return
        ok("the card is found by its title", knows(program, "ore", "ferry") == ["Ore Ferry"])
        ok("the card is played", is_played(program))
        ok("the milestone is claimed on the map", is_claimed(program))
        unread = unread_saves(program)
        print(*unread, sep="\n", end="")
        ok("with a card, a field, a milestone and a map more every kept save is read", not unread)
        ok("the language is spoken", knows(program, "--lang", "xx", "ferry") == ["Ore Ferry"])


main()
sys.exit(1 if failed else 0)
