"""Games as they are typed: whole random ones, and the person on seat 1 against bots."""

from __future__ import annotations

import random
from typing import Any

import penstock
from tests.cli.running import Result, Run

GAME = "schwarzer-freitag"


def random_moves(seed: int, seats: int = 3) -> tuple[penstock.Match, list[str]]:
    """A whole random game and what would be typed to play it, numbers and notation by turns."""
    match = penstock.game(GAME).new(seats=seats, seed=seed)
    chance = random.Random(seed)
    typed: list[str] = []
    while not match.over:
        moves = match.moves()
        k = chance.randrange(len(moves))
        typed.append(str(k + 1) if len(typed) % 2 else moves[k].notation)
        match.play(moves[k])
    return match, typed


def seat_one_to_move(run: Run, *lines: str, lang: str = "en", **more: Any) -> Result:
    """The person on seat 1 against greedy bots; in game 7 seat 3 begins, then the person is asked."""
    typed = "\n".join(lines)
    return run(
        "play", GAME, "--seed", 7, "--bots", "greedy", "--stdin", "--lang", lang, typed=typed, **more
    )
