"""The games that the adapters are tested with: all of them, with every number of seats."""

from __future__ import annotations

import pytest

import penstock

GAME_IDS = penstock.games()
TABLES = [(game_id, seats) for game_id in GAME_IDS for seats in penstock.game(game_id).seats]

for_every_game = pytest.mark.parametrize("game_id", GAME_IDS)
at_every_table = pytest.mark.parametrize(
    ("game_id", "seats"), TABLES, ids=[f"{game_id}-{seats}" for game_id, seats in TABLES]
)
