"""Whoever waits for the compiler is told so; where nothing is compiled nothing is said."""

from __future__ import annotations

from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from penstock.research import progress


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
