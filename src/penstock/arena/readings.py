"""What a reading of the rules changes: the same games once more with one option, or one number, changed.

A *reading* is the game as it is played by default, with another choice of one option, or with a number
that is reconstructed (not known from the printed game) a quarter lower or higher. All readings are played
with the same seeds by the same bots, so their differences are counted game by game.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penstock.arena.balance import DEVIATIONS, Games
from penstock.arena.kept import kept_or
from penstock.arena.ratings import Estimate
from penstock.bots import series
from penstock.engine.batch import Batch
from penstock.engine.errors import BadComponents, BadOption
from penstock.engine.game import Game
from penstock.engine.options import one_of
from penstock.registry import game as find_game

MOST_CHOICES = 4  # of one option beside its default
CHANGE = 0.25  # of a reconstructed number
SURE = 3.29  # deviations of a difference that is called one: with so many looks, 95% would often be luck


@dataclass(frozen=True)
class Reading:
    """One way to play."""

    name: str
    options: Mapping[str, str]
    folder: str = ""  # of components that differ; "" takes the game's own

    @property
    def what(self) -> str:
        """The option or the number that it changes."""
        return self.name.split()[0]


def readings_of(game: Game, seats: int, options: Mapping[str, str], folder: Path) -> list[Reading]:
    """The default, then every other choice, then the reconstructed numbers; what cannot be is left out.

    Args:
        options: what is the same in all of them.
        folder: an empty one, for components that differ.
    """
    found = [Reading("default", dict(options)), *other_choices(game, options)]
    found += [Reading(name, dict(options), made) for name, made in other_numbers(game, folder)]
    return [one for one in found if can_be(game, seats, one)]


def those_of(readings: list[Reading], wanted: Sequence[str]) -> list[Reading]:
    """The default and the readings of these options, numbers or tables of numbers.

    >>> some = [Reading("default", {}), Reading("setup = advanced", {}), Reading("market.step lower", {})]
    >>> [one.name for one in those_of(some, ["market"])]
    ['default', 'market.step lower']
    """
    names = {one.what: {one.what, one.what.partition(".")[0]} for one in readings[1:]}
    for word in wanted:
        if not any(word in of for of in names.values()):
            raise BadOption(f"No reading changes '{word}'; there are readings of {one_of(names)}.")
    return [readings[0], *(one for one in readings[1:] if names[one.what] & set(wanted))]


def other_choices(game: Game, options: Mapping[str, str]) -> Iterator[Reading]:
    for option in game.options:
        others = [choice for choice in option.choices if choice != option.default]
        for k in sorted({round(x) for x in np.linspace(0, len(others) - 1, MOST_CHOICES)}):
            if option.name not in options:
                yield Reading(f"{option.name} = {others[k]}", {**options, option.name: others[k]})


def other_numbers(game: Game, folder: Path) -> Iterator[tuple[str, str]]:
    """Name and folder of every reconstructed number or row of numbers, lower and higher."""
    for table in game.components.reconstructed:
        for key, value in game.components[table].items():
            for sign, word in ((-1, "lower"), (1, "higher")):
                changed = scaled(value, 1 + sign * CHANGE)
                if changed is not None and changed != value:
                    made = folder / f"{table}-{key}-{word}"
                    made.mkdir()
                    made.joinpath(f"{game.id}.toml").write_text(
                        f"[{table}]\n{key} = {json.dumps(changed)}\n"
                    )
                    yield f"{table}.{key} {word}", str(made)


def scaled(value: Any, factor: float) -> Any:
    """Whole numbers times a factor, at least one away from what they were; None for anything else."""
    if isinstance(value, list):
        rows = [scaled(one, factor) for one in value]
        return None if None in rows else rows
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    if value == 0:
        return 0
    moved = round(value * factor)
    return moved if moved != value else value + (1 if factor > 1 else -1)


def can_be(game: Game, seats: int, reading: Reading) -> bool:
    """Do its options fit the seats, and its numbers the rulebook?"""
    try:
        find_game(game.id, reading.folder or None).empty_state(seats, game.read_options(reading.options))
    except (BadOption, BadComponents):
        return False
    return True


def play_readings(
    game: Game,
    readings: Iterable[Reading],
    bots: list[str],
    games: int,
    seed: int,
    threads: int,
    keep: Path | None = None,
) -> Iterator[tuple[Reading, Games]]:
    """So many games of each, all compiled; what is kept in a folder is not played, what is played is kept.

    All that rules and bots go by is in the records: a reading that changes nothing in the set-up of these
    games (a number of a variant that is not played) is the same games, and they are not played again.
    """
    played: dict[bytes, Games] = {}
    for reading in readings:
        found = find_game(game.id, reading.folder or game.components_folder)
        batch = Batch(found, games, len(bots), seed, reading.options, threads)
        set_up = batch.states.tobytes()
        if set_up not in played:
            played[set_up] = kept_or(play_out, batch, bots, keep) if keep else play_out(batch, bots)
        yield reading, played[set_up]


def play_out(batch: Batch, bots: list[str]) -> Games:
    bits = batch.to_act.tolist()
    starts = np.array([b.bit_length() - 1 if b & (b - 1) == 0 else -1 for b in bits])
    _, used = series.play_and_count(batch, bots)
    names = {int(e): e.name for e in batch.game.endings}
    endings = [names[int(e)] for e in batch.states["ending"]]
    return Games(batch.scores, batch.ranking, batch.lengths, endings, used, starts, bots)


# -- what is measured -----------------------------------------------------------------------------


def first_wins(games: Games) -> NDArray[Any]:
    """Wins of whoever plays first (of seat 1, where all begin at once), in percent of the games."""
    turned = games.turned() if games.can_turn else games
    return 100 * turned.wins[:, 0]


def last_wins(games: Games) -> NDArray[Any]:
    turned = games.turned() if games.can_turn else games
    return 100 * turned.wins[:, -1]


MEASURES: dict[str, Callable[[Games], NDArray[Any]]] = {
    "first wins, %": first_wins,
    "last wins, %": last_wins,
    "decisions": lambda games: games.lengths,
    "winning score": lambda games: games.scores.max(axis=1),
    "margin": lambda games: games.margins,
}


@dataclass(frozen=True)
class Change:
    """A measure of a reading and how far it is from the default's."""

    value: Estimate
    difference: Estimate
    is_sure: bool  # the difference is more than luck


def mean_of(values: NDArray[Any]) -> Estimate:
    mean = float(values.mean())
    reach = DEVIATIONS * spread_of(values)
    return Estimate(mean, mean - reach, mean + reach)


def spread_of(values: NDArray[Any]) -> float:
    """The deviation of a mean."""
    return float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def changes(games: Games, default: Games) -> dict[str, Change]:
    found = {}
    for name, measure in MEASURES.items():
        values, before = (np.asarray(measure(one), np.float64) for one in (games, default))
        difference = values - before  # game by game: they had the same luck
        is_sure = abs(float(difference.mean())) > SURE * max(spread_of(difference), 1e-12)
        found[name] = Change(mean_of(values), mean_of(difference), is_sure)
    return found
