"""In a process of its own: compile a game's rules and its bots, so that all others only load them."""

from __future__ import annotations

import sys

import penstock
from penstock.bots import make_bot


def compile_game(game_id: str) -> None:
    game = penstock.game(game_id)
    _ = game.kernel
    match = game.new(game.seats[0], seed=0)
    while len(match.moves(match.to_act[0])) < 2:  # a bot looks only where there is a choice
        match.play(match.moves(match.to_act[0])[0], match.to_act[0])
    seat = match.to_act[0]
    make_bot("greedy").choose(match, seat)
    make_bot("easy").explain(match, seat, 1)
    make_bot("instant").choose(match, seat)


if __name__ == "__main__":
    compile_game(sys.argv[1])
