"""Whoever waits for the compiler is told so; where nothing is compiled nothing is said."""

from __future__ import annotations

from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from penstock.bots import search_buffers
from penstock.registry import game as find_game
from penstock.research import progress
from penstock.research.gymnasium import SeatEnv


@pytest.mark.parametrize(("is_compiled", "said"), [(False, "Compiling Panamax"), (True, "")])
def test_a_sign_of_life_while_something_compiles(
    is_compiled: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = StringIO()
    monkeypatch.setattr(progress, "aside", lambda: Console(file=screen, force_terminal=True, width=80))
    game: Any = SimpleNamespace(is_compiled=is_compiled, title="Panamax")
    with progress.while_compiling(game):
        pass
    assert said in screen.getvalue()
    assert bool(screen.getvalue()) == bool(said)


def first_move(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].argmax())


@pytest.mark.parametrize("opponents", ["random", ["greedy", first_move]])
def test_bots_are_compiled_in_sight_too(opponents: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """They take longer than the rules, and the first game must not wait for them in silence."""
    screen = StringIO()
    monkeypatch.setattr(progress, "aside", lambda: Console(file=screen, force_terminal=True, width=80))
    SeatEnv("schwarzer-freitag", 3, opponents="random").reset(seed=1)
    screen.truncate(0)
    for said in (True, False):
        monkeypatch.setattr(
            search_buffers, "READY", set() if said else {find_game("schwarzer-freitag").package}
        )
        SeatEnv("schwarzer-freitag", 3, opponents=opponents).reset(seed=1)
        assert ("Compiling Schwarzer Freitag" in screen.getvalue()) == said
        screen.truncate(0)
