"""Whole games by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import Person
from tests.web.ways import play_to_the_end, press_something


@pytest.mark.parametrize("game", ["arriala", "schwarzer-freitag"])
def test_a_whole_game_by_keyboard(person: Callable[..., Person], game: str) -> None:
    ann = person("Ann")
    ann.look_at(ann.open_table(game, ["me", "random"]))
    play_to_the_end(ann, press_something)
