"""Who sits on the other seats: names of bots, bots, or functions from an observation to a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from penstock.bots import Bot, make_bot
from penstock.bots.levels import LEVELS
from penstock.bots.records import Player
from penstock.bots.series import QUICK_BOTS, player_of
from penstock.engine.errors import BadOption
from penstock.engine.game import Game

Chooser = Callable[[dict[str, Any]], int]  # from what an environment shows to the id of a move
Opponent = str | Bot | Chooser
Opponents = Opponent | Sequence[Opponent] | Mapping[int, Opponent]


def read_opponents(given: Opponents, seats: int, seat: int) -> dict[int, Opponent]:
    """Every other seat's: one for all, one for each in the order of their seats, or by seat."""
    others = [k for k in range(seats) if k != seat]
    if isinstance(given, Mapping):
        found = dict(given)
    elif isinstance(given, Sequence) and not isinstance(given, str):
        found = dict(zip(others, given, strict=False)) if len(given) == len(others) else {}
    else:
        found = dict.fromkeys(others, given)
    if sorted(found) != others:
        raise BadOption(f"Give one opponent for all seats, or one for each of the seats {others}.")
    for one in found.values():
        if isinstance(one, str):
            make_bot(one)  # complains about a name that is none
        elif isinstance(one, type):
            raise BadOption(f"{one.__name__} is a class; give a bot made of it, as {one.__name__}().")
        elif not is_bot(one) and not callable(one):
            raise BadOption(f"{one!r} is no opponent; give a bot's name, a bot, or a function.")
    return found


def is_bot(one: Opponent) -> bool:
    return hasattr(one, "choose")


def is_compiled(one: Opponent) -> bool:
    """Can it play inside compiled code?"""
    return isinstance(one, str) and (one in QUICK_BOTS or one in LEVELS)


def compiled_player(one: str, game: Game) -> Player:
    """A built-in bot as compiled code knows it: limited by its iterations, not by time."""
    return player_of(LEVELS[one].plan_for(game) if one in LEVELS else one, game)
