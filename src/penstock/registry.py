"""Which games there are. Everything above `games/` finds them here and nowhere else.

Ours are the packages in `penstock/games`. Another package adds a game by an entry point of the group
`penstock.games`: its name is the game's id, its value the module that declares `GAME`.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from penstock import earlier
from penstock import games as our_games
from penstock.engine.errors import UnknownGame
from penstock.engine.game import Game

GROUP = "penstock.games"


@cache
def our_packages() -> dict[str, str]:
    """Game id → module, by the folders' names."""
    found = pkgutil.iter_modules(our_games.__path__)
    return {m.name.replace("_", "-"): f"{our_games.__name__}.{m.name}" for m in found if m.ispkg}


@cache
def packages() -> dict[str, str]:
    """Game id → module, those of other packages included; none of them can replace one of ours."""
    from importlib.metadata import (
        entry_points,
    )  # brings half of `email` along, and ours are found without it

    others = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**others, **our_packages()}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(packages()))


def game(game_id: str, components: str | Path | None = None) -> Game:
    """A game by its id.

    Args:
        game_id: one of `games()`.
        components: an owner's folder of component files; None takes the environment's, "" none.
    """
    found = load_game(game_id)
    return found if components is None else found.with_components(components)


def find_rules(game_id: str, rules_version: int) -> Game | None:
    """A game under the rules of one version: today's, or earlier ones that are still shipped; else None."""
    if game_id in packages() and load_game(game_id).rules_version == rules_version:
        return load_game(game_id)
    name = f"{game_id.replace('-', '_')}_{rules_version}"  # whatever a file says: only what is there counts
    is_kept = any(m.name == name for m in pkgutil.iter_modules(earlier.__path__))
    return load_earlier(name) if is_kept else None


@cache
def load_earlier(name: str) -> Game:
    declared: Game = import_module(f"{earlier.__name__}.{name}").GAME
    return declared


@cache
def load_game(game_id: str) -> Game:
    package = our_packages().get(game_id) or packages().get(game_id)
    if package is None:
        raise UnknownGame(f"There is no game '{game_id}'; the games are {', '.join(games())}.")
    declared: Game = import_module(package).GAME
    return declared
