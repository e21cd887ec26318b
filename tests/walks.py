"""Random walks through games, shared by the promise kit and other tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import penstock
from penstock.engine import rng
from penstock.engine.game import Game
from penstock.engine.hiding import hide
from penstock.engine.match import Match
from penstock.engine.options import Option

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
    return match.legal(seat)


def refusal_codes(match: Match, seat: int) -> set[str]:
    """The reasons against all moves that the seat may not make, as codes only."""
    codes = {match.reason(move, seat) for move in range(len(match.game.moves))}
    return {refusal.name for refusal in match.game.refusals if refusal.value in codes - {0}}


def modes(game: Game, seats: int) -> list[dict[str, str]]:
    """Every way to fill the options that the kit must play in full; usually just one: none.

    These are the modes a game declares, and options whose choices depend on the number of seats.
    """
    return ways_to_fill([o for o in game.options if o.is_mode or o.seats], seats)


def seat_modes(game: Game, seats: int) -> list[dict[str, str]]:
    """Every way to fill the options whose choices depend on the number of seats."""
    return ways_to_fill([o for o in game.options if o.seats], seats)


def ways_to_fill(options: list[Option], seats: int) -> list[dict[str, str]]:
    choices = ([c for c in o.choices_for(seats) if o.is_mode or c in o.seats] for o in options)
    return [dict(zip((o.name for o in options), way, strict=True)) for way in product(*choices)]


def random_options(game: Game, seats: int, seed: int) -> dict[str, str]:
    """One value for each option, by chance, of those that fit the number of seats."""
    chance = random.Random(seed)
    return {o.name: chance.choice(o.choices_for(seats)) for o in game.options}


def matches(game: Game, seats: int, least: int = 3) -> Iterator[tuple[Match, int]]:
    """New matches and their seeds: every mode at least once, the other options by chance."""
    ways = modes(game, seats)
    for seed in range(max(least, len(ways))):
        options = {**random_options(game, seats, seed), **ways[seed % len(ways)]}
        yield game.new(seats, seed, options, "plain"), seed


def positions(game: Game, seats: int, seed: int, every: int = 7) -> Iterator[Match]:
    """Some positions of a random game in every mode, with random options; the first and last among them."""
    for mode in modes(game, seats):
        match = game.new(seats, seed, {**random_options(game, seats, seed), **mode}, "plain")
        yield match
        for k, _ in enumerate(walk(match, seed)):
            if k % every == 0 or match.over:
                yield match


def plain_state(match: Match) -> Any:
    return match.state


def moved_to(match: Match, state: Any) -> Match:
    """The same match at another position."""
    other = match.copy()
    other.resume(match.played, state.to_bytes(), "plain")
    return other


def guessed_world(match: Match, seat: int, seed: int) -> Match:
    """The match with everything replaced that the seat cannot know."""
    state = match.state
    match.game.determinize(state, seat, chance_words(seed))
    return moved_to(match, state)


def chance_words(seed: int) -> list[int]:
    words = [0] * rng.WORDS
    rng.start(words, *rng.seed_words(seed))
    return words


def is_unseen(match: Match, seat: int, one: int, two: int) -> bool:
    """Do two different choices of a seat leave all others with the same knowledge?"""
    states = []
    for move in (one, two):
        trial = match.copy()
        trial.play(move, seat)
        states.append(trial.state)
    first, second = states
    if first.to_bytes() == second.to_bytes():
        return False  # no choice at all
    others = (None, *(k for k in range(match.seats) if k != seat))
    return all(hide(first, k).to_bytes() == hide(second, k).to_bytes() for k in others)
