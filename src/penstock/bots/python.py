"""A class in Python as a bot: `py:module:Class`, made with a seed for every game.

It needs one method, `choose(match, seat)`, which returns a move, its notation or its id. It runs in our own
process and is trusted to look at nothing but `match.known(seat)`, `match.view(seat)` and
`match.moves(seat)`; a program that is not trusted plays as `cmd:`.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from penstock.bots.lines import BotFailure
from penstock.bots.prospects import Prospect
from penstock.engine.errors import BadOption
from penstock.engine.match import Match, Move

PREFIX = "py:"


class PythonBot:
    """Somebody's class, asked as our own bots are."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self._name = name
        make = find_class(name)
        try:
            self._bot: Any = make(seed)
        except TypeError as error:
            raise BadOption(f"The bot '{name}' must be made with a seed: {error}.") from None
        if not callable(getattr(self._bot, "choose", None)):
            raise BadOption(f"The bot '{name}' has no method choose(match, seat).")

    def choose(self, match: Match, seat: int) -> Move:
        chosen = self._bot.choose(match, seat)
        for move in match.moves(seat):
            if chosen in (move, move.notation) or (type(chosen) is not str and chosen == move.id):
                return move
        raise BotFailure(f"The bot '{self._name}' wants to play '{chosen}', which is not allowed.")

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """What the class itself says, if it says anything."""
        explain = getattr(self._bot, "explain", None)
        found: list[Prospect] = explain(match, seat, count) if explain else []
        return found


def is_class(name: str) -> bool:
    """Does this name of a bot mean a class in Python?"""
    return name.startswith(PREFIX)


def find_class(name: str) -> Any:
    """BadOption says what is missing. Modules of the current folder are found too."""
    module, colon, attribute = name.removeprefix(PREFIX).partition(":")
    if not (module and colon and attribute):
        raise BadOption(f"A bot in Python is given as {PREFIX}MODULE:CLASS, not '{name}'.")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that nothing of ours is overlaid
    try:
        found = importlib.import_module(module)
    except ImportError as error:
        raise BadOption(f"The module of the bot '{name}' cannot be imported: {error}.") from None
    if not hasattr(found, attribute):
        raise BadOption(f"The module '{module}' has no class '{attribute}'.")
    return getattr(found, attribute)
