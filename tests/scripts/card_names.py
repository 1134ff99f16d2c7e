#!/usr/bin/env python3
"""Every card and corporation has a scenario, and no rule or bot of either game knows a card by name."""
import json
import pathlib
import re
import subprocess

root = pathlib.Path(__file__).resolve().parents[2]
catalogue = json.loads(subprocess.run([root / "run", "cards", "--game", "terraforming", "--json"], capture_output=True, check=True).stdout)
slugs = [card["id"] for card in catalogue if card["kind"] in ("project", "corporation")]


def sources(*folders):
    return [path for folder in folders for path in sorted((root / folder).rglob("*")) if path.suffix in (".cpp", ".h")]


def named_in_strings(paths):
    """The words inside string literals of these files."""
    words = set()
    for path in paths:
        for literal in re.findall(r'R"\((?:.|\n)*?\)"|"(?:[^"\\\n]|\\.)*"', path.read_text()):
            words.update(re.findall(r"[a-z0-9-]+", literal))
    return words


tested = named_in_strings(sources("tests/terraforming/cards"))
for slug in slugs:
    print("ok" if slug in tested else "not ok", slug, "has a scenario")

# Words of the rules that are also titles of cards, such as the standard projects.
common_words = {"asteroid", "power-plant", "research"}
known = named_in_strings(sources("engine/terraforming/rules", "engine/terraforming/state", "search")) & set(slugs)
for slug in sorted(known - common_words):
    print("not ok", "the rules or bots spell the name of", slug)
print("ok" if known <= common_words else "not ok", "no rule and no bot knows a card by name")

# In Martians a printed thing is an enumerator: rules ask for effects, and only `count_`, which is nothing, may be spelled.
enumerator = re.compile(r"\b(?:Technology|Person|Action|EventCard|Crop|Weather|Research|Order|Corporation|Scenario)::(?!count_\b)\w+")
readers = sources("engine/martians/rules", "engine/martians/observe") + [root / "engine/martians/value.cpp", root / "engine/martians/state/in_force.h"]
spelled = [f"{path.relative_to(root)}: {name}" for path in readers for name in enumerator.findall(path.read_text())]
for each in spelled:
    print("not ok", "something printed is known by name in", each)
print("ok" if not spelled else "not ok", "no rule, view or bot of Martians knows a technology, a person, an action or a card by name")
