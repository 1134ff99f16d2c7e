#!/usr/bin/env python3
"""Fair deals as docs/fair-deals.md tells them, computed by another program: a game is dealt from a secret and shares, played
through `engine`, and checked by `verify`, which has to notice every change."""

import copy
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "build/release/app/planitia"
failed = False


def ok(name, passed):
    global failed
    failed = failed or not passed
    print("ok" if passed else "not ok", name, flush=True)


def commitment(deal, secret):
    return hashlib.sha256(b"planitia deal 1\0" + deal.encode() + b"\0" + secret).hexdigest()


def seed(secret, setup, shares):
    written = json.dumps(setup, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    lengths_and_shares = b"".join(bytes([len(share)]) + share for share in shares)
    said = b"planitia seed 1\0" + secret + b"\0" + written + b"\0" + lengths_and_shares
    return "sha256:" + hashlib.sha256(said).hexdigest()


class Engine:
    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer


def exported(game, setup, shares):
    """A game dealt fairly, played by bots to its end."""
    secret = bytes(range(100, 132))
    engine = Engine()
    asked = engine.ask(cmd="new", game=game, setup=setup, seed=seed(secret, setup, shares))
    while not asked["over"]:
        player = asked["decisions"][0]["player"]
        advice = engine.ask(cmd="bot", player=player, level="random")
        asked = engine.ask(cmd="choose", player=player, option=advice["option"])
    save = engine.ask(cmd="save")["save"]
    engine.ask(cmd="quit")
    engine.process.wait(10)
    save["table"] = {
        "id": "k3v9Qm2x",
        "commitment": commitment("k3v9Qm2x", secret),
        "secret": secret.hex(),
        "setup": setup,
        "shares": [share.hex() if share else None for share in shares],
    }
    return save


def verify(document):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(document, file)
        file.flush()
        run = subprocess.run([PROGRAM, "verify", file.name], capture_output=True, text=True, timeout=60)
    return run.returncode, run.stdout


def changed(document, change):
    other = copy.deepcopy(document)
    change(other)
    return other


def main():
    shares = [bytes(range(16)), b""]
    fair = exported("martians", {"players": 2, "variant": "semi"}, shares)
    code, said = verify(fair)
    ok("a fair deal of Martians holds", code == 0 and "shares of 1 of 2 seats" in said and "note" not in said)
    code, said = verify(exported("terraforming", {"players": 2, "draft": True, "map": "hellas"}, [b"", b""]))
    ok("without shares the deal holds with a note", code == 0 and "note: no seat gave a share" in said)

    def refused(name, place, change):
        code, said = verify(changed(fair, change))
        ok(f"{name} does not hold", code == 1 and said.startswith("does not hold") and f"({place})" in said)

    refused("another table", "/table/commitment", lambda game: game["table"].update(id="other"))
    refused("another secret", "/table/commitment", lambda game: game["table"].update(secret="00" * 32))
    refused("another share", "/seed", lambda game: game["table"].update(shares=["11" * 16, None]))
    refused("another seed", "/seed", lambda game: game.update(seed="sha256:" + "1" * 64))
    refused("another digest", "/choices/5", lambda game: game["choices"][5].update(digest="0" * 16))
    refused("half a game", "/choices", lambda game: game["choices"].pop())
    missing = subprocess.run([PROGRAM, "verify", "/nowhere"], capture_output=True, text=True, timeout=60)
    ok("a file that is not there is told", missing.returncode == 1 and "can not read" in missing.stderr)
    return 1 if failed else 0


sys.exit(main())
