"""`penstock verify`: do the shares give the seed, and do seed and moves give the result?

Nothing in the file is believed but the shares and the moves: every hash is made anew, and what was promised
before the game is for the player to bring along.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import penstock
from penstock.engine.errors import BadSave

if TYPE_CHECKING:
    from penstock.server.table.fairness import Dice

HELP = "check an exported game: shares, seed, moves, result"
EXAMPLE = "penstock verify game.json --commitment 5f0c…"
SHARE = re.compile(r"[0-9a-f]{64}")


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="an exported game")
    parser.add_argument("--commitment", help="what the table showed before the game began")
    parser.add_argument("--share", help="the share your own page has sent")


def run(args: Namespace) -> int:
    try:
        data = json.loads(args.file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadSave(f"{args.file} cannot be read: {error}") from None
    match = penstock.load(data)
    told = "lead to the stored result" if data.get("result") else "follow the rules; no result is stored"
    print(f"{len(match.history)} moves {told}.")
    dice = dice_of(data, match.seats)
    if dice is None:
        print("The seed was chosen, not diced for: the file has no shares.")
        return 1 if args.commitment or args.share else 0
    problem = why_unfair(dice, match.seed, args.commitment, args.share)
    if problem:
        print(problem)
        return 1
    seats = ", ".join(str(seat + 1) for seat in sorted(dice.players)) or "none"
    print(f"The seed follows from the server's share and those of players (seats: {seats}).")
    print(f"The server's commitment is {dice.commitment}.")
    if args.commitment is None:
        print(
            "Compare it with what the table showed before the game began, or give that with --commitment."
        )
    return 0


def dice_of(data: dict[str, Any], seats: int) -> Dice | None:
    from penstock.server.table.fairness import Dice

    table = data.get("table")
    shares = table.get("shares") if isinstance(table, dict) else None
    if not isinstance(table, dict) or shares is None:
        return None
    if not isinstance(shares, dict):
        raise BadSave("The shares are those of the server and of the players.")
    server, players = shares.get("server"), shares.get("players")
    if not isinstance(players, list) or len(players) != seats:
        raise BadSave("The file must have one share, or null, for each seat.")
    for share in (server, *players):
        if share is not None and not (isinstance(share, str) and SHARE.fullmatch(share)):
            raise BadSave("A share has 64 hexadecimal digits.")
    if server is None:
        raise BadSave("The file lacks the server's share.")
    known = {seat: share for seat, share in enumerate(players) if share is not None}
    return Dice(str(table.get("id")), server, known, seats)


def why_unfair(dice: Dice, seed: int, commitment: str | None, share: str | None) -> str | None:
    if dice.seed != seed:
        return f"The shares give the seed {dice.seed}, but the game was played with {seed}."
    if commitment is not None and dice.commitment != commitment.strip().lower():
        return f"The server's share has the commitment {dice.commitment}, but {commitment} was promised."
    if share is not None and share.strip().lower() not in dice.players.values():
        return "Your share is not among those of the players."
    return None
