#!/usr/bin/env python3
"""tests/layers/includes.py LAYERS.TSV [FOLDER]: whether every layer of the project in FOLDER includes the headers of
exactly those layers that it says it uses. Prints what is wrong, a line for each layer."""

import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*<([^>]+\.h)>', re.MULTILINE)


class Layer:
    def __init__(self, line, root):
        level, self.name, self.folder, prefix, subdirs, uses, may = line.split("\t")
        self.level = int(level)
        self.uses = set(filter(None, uses.split(";")))
        self.may = set(filter(None, may.split(";")))  # of games: not every game has the same parts
        top = root / self.folder
        folders = [top / subdir for subdir in ["", *filter(None, subdirs.split(";"))]]
        self.headers = {f"{prefix}/{file.relative_to(top)}" for each in folders for file in each.glob("*.h")}
        self.files = [file for each in folders for suffix in ("*.h", "*.cpp") for file in each.glob(suffix)]

    def included(self, owners):
        """The layers whose headers its files include."""
        names = {name for file in self.files for name in INCLUDE.findall(file.read_text())}
        return {owners[name] for name in names if name in owners} - {self.name}


def main():
    root = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ".").resolve()
    layers = [Layer(line, root) for line in pathlib.Path(sys.argv[1]).read_text().splitlines()]
    owners = {header: layer.name for layer in layers for header in layer.headers}
    level = {layer.name: layer.level for layer in layers}
    faults = 0
    for layer in layers:
        included = layer.included(owners) - layer.may
        if included != layer.uses:
            faults += 1
            says = " ".join(sorted(included, key=lambda name: (-level[name], name)))
            wrong = " ".join(sorted(included ^ layer.uses))
            print(f"{layer.folder}/CMakeLists.txt is wrong about {wrong}; its files include: USES {says}")
    return 1 if faults or not layers else 0


sys.exit(main())
