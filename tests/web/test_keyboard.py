"""Games by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import Person
from tests.web.ways import play_both_ends, press_something


@pytest.mark.parametrize("game", ["arriala", "schwarzer-freitag"])
def test_a_game_by_keyboard(person: Callable[..., Person], game: str) -> None:
    play_both_ends(person("Ann"), game, press_something)
