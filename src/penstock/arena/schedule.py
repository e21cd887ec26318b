"""Who sits where: duplicate matches, in which the same luck meets every rotation of the seats.

A *group* is one line-up of bots with one seed, played once for each seat: every bot of the line-up
meets the same luck on every seat. Group g is the same however many games are played, so that a
tournament can be stopped, resumed and prolonged.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from penstock.engine import rng
from penstock.engine.errors import BadOption


@dataclass(frozen=True)
class Tournament:
    """What is to be played; everything that decides a game's result is in here."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    components: str | None = None  # an owner's folder
    move_time: float = 10.0  # seconds a bot has for one decision
    turn_time: float | None = None  # and for a turn: its decisions until another seat decides

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))


@dataclass(frozen=True)
class Pairing:
    """One game of the tournament: its luck, and by seat the bot and that bot's own luck."""

    number: int
    group: int
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]


def check(tournament: Tournament) -> None:
    """BadOption if these bots make no tournament at so many seats."""
    if len(tournament.names) < 2:
        raise BadOption("A tournament needs at least two different bots.")
    if len(tournament.bots) not in (len(tournament.names), tournament.seats):
        raise BadOption(
            f"Name a bot more than once only to fill all {tournament.seats} seats; "
            f"these are {len(tournament.bots)} names."
        )


def whole_groups(games: int, seats: int) -> int:
    """The number of games rounded up to whole groups."""
    return -(-games // seats) * seats


def pairing(tournament: Tournament, number: int) -> Pairing:
    """Game `number` of a tournament, counted from 0."""
    group, turned = divmod(number, tournament.seats)
    line_up = line_up_of(tournament, group)
    low, high, _ = rng.seed_words(tournament.seed, rng.RngStream.GROUP + group)
    seed = low | high << 32
    order = [(seat + turned) % tournament.seats for seat in range(tournament.seats)]
    return Pairing(
        number,
        group,
        seed,
        tuple(line_up[k] for k in order),
        tuple(rng.seed_words(seed, rng.RngStream.BOT + k)[0] for k in order),
    )


def line_up_of(tournament: Tournament, group: int) -> list[str]:
    """The bots of a group in playing order.

    All line-ups come up equally often, in an order drawn anew each time round; so does the order
    of the bots within, for it matters whom one plays after.
    """
    possible = line_ups(tournament.bots, tournament.seats)
    times_round, k = divmod(group, len(possible))
    random.Random(f"{tournament.seed}/line-ups/{times_round}").shuffle(possible)
    line_up = list(possible[k])
    random.Random(f"{tournament.seed}/line-up/{group}").shuffle(line_up)
    return line_up


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Which bots can sit together.

    As many bots as seats: all of them. More bots: every choice of so many. Fewer: every bot at
    least once, the seats left over shared as evenly as they can be, each bot being doubled as often.
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    times, over = divmod(seats, len(bots))
    return [tuple(bots) * times + more for more in combinations(bots, over)]
