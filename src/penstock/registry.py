"""Which games there are. Everything above `games/` finds them here and nowhere else."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from penstock.engine.errors import UnknownGame
from penstock.engine.game import Game

PACKAGES = {
    "arriala": "penstock.games.arriala",
    "packhuys": "penstock.games.packhuys",
    "panamax": "penstock.games.panamax",
    "schwarzer-freitag": "penstock.games.schwarzer_freitag",
}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(PACKAGES))


def game(game_id: str, components: str | Path | None = None) -> Game:
    """A game by its id.

    Args:
        game_id: one of `games()`.
        components: an owner's folder of component files; None takes the environment's, "" none.
    """
    found = load_game(game_id)
    return found if components is None else found.with_components(components)


@cache
def load_game(game_id: str) -> Game:
    package = PACKAGES.get(game_id)
    if package is None:
        raise UnknownGame(f"There is no game '{game_id}'; the games are {', '.join(games())}.")
    declared: Game = import_module(package).GAME
    return declared
