"""OpenSpiel's own C++ random play, measured in the same run as ours."""

from __future__ import annotations

import random
import time
from functools import cache

import pyspiel

PEERS = ("hearts", "skat", "backgammon")
GAMES = {"hearts": 2_000, "skat": 3_000, "backgammon": 60}  # about a tenth of a second each


@cache
def decisions_per_game(name: str, games: int = 200) -> float:
    """Mean number of players' decisions in a random game; chance moves are not counted."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    total = 0
    for _ in range(games if name != "backgammon" else games // 4):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                total += 1
    return total / (games if name != "backgammon" else games // 4)


def decisions_per_second(name: str) -> float:
    """Whole random games inside OpenSpiel's C++ loop (`evaluate_bots` with uniform random bots)."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    games = GAMES[name]
    begin = time.perf_counter()
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return games * decisions_per_game(name) / (time.perf_counter() - begin)
