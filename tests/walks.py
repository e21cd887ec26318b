"""Random walks through games, shared by the promise kit and other tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import penstock
from penstock.engine.game import Game
from penstock.engine.match import Match

GAMES = tuple(penstock.game(game_id) for game_id in penstock.games())
TABLES = [(game, seats) for game in GAMES for seats in game.seats]  # every game at every seat count
NAMES = [f"{game.id}-{seats}" for game, seats in TABLES]


def walk(match: Match, seed: int) -> Iterator[Match]:
    """Random legal moves to the end; the match after each of them."""
    chance = random.Random(seed)
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play(chance.choice(legal_ids(match, seat)), seat)
        yield match


def legal_ids(match: Match, seat: int) -> list[int]:
    return match._carrier.legal(seat)  # ids only: texts and prices are not needed in a walk


def random_options(game: Game, seed: int) -> dict[str, str]:
    """One value for each option, by chance."""
    chance = random.Random(seed)
    return {o.name: chance.choice(o.choices) for o in game.options}


def positions(game: Game, seats: int, seed: int, every: int = 7) -> Iterator[Match]:
    """Some positions of a random game with random options, the first and the last among them."""
    match = game.new(seats, seed, random_options(game, seed), "plain")
    yield match
    for k, _ in enumerate(walk(match, seed)):
        if k % every == 0 or match.over:
            yield match


def plain_state(match: Match) -> Any:
    return match._carrier.state()
