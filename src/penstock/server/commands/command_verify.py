"""`penstock verify`: has the seed the published hash, and do the moves give the result?"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

import penstock
from penstock.engine.errors import BadSave

HELP = "check an exported game: seed, published hash, result"
EXAMPLE = "penstock verify game.json"


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="an exported game")
    parser.add_argument("--hash", help="the hash published at the start, if you noted it yourself")


def run(args: Namespace) -> int:
    from penstock.server.table.fairness import seed_hash

    try:
        data = json.loads(args.file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadSave(f"{args.file} cannot be read: {error}") from None
    match = penstock.load(data)
    published = args.hash or (data.get("table") or {}).get("seed_hash")
    if published is None:
        raise BadSave("The file has no published hash; give the one you noted with --hash.")
    found = seed_hash(str(match.seed))
    if found != published:
        print(f"The seed's hash is {found}, but {published} was published: seed and hash do not match.")
        return 1
    print(f"The seed has the published hash, and {len(match.history)} moves lead to the same result.")
    return 0
