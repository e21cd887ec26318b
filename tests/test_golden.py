"""Golden games: whole games in notation, replayed with conservation checks after every move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import penstock
from penstock.engine.replay import replay
from tests.walks import GAMES, plain_state

FIXTURES = Path(__file__).parent / "fixtures"
FILES = sorted(FIXTURES.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.stem}")
@pytest.mark.parametrize("backend", ["plain", "compiled"])
def test_a_golden_game_replays_to_its_result(file: Path, backend: str) -> None:
    saved = json.loads(file.read_text("utf-8"))
    game = penstock.game(saved["game"])
    totals = None
    for match in replay(saved, penstock.game, backend):
        now = game.totals(plain_state(match))
        totals = totals or now
        assert now == totals
        assert match.over or match.to_act
    assert match.over
    assert list(match.scores) == saved["result"]["scores"]
    assert len(match.history) == len(saved["moves"])


@pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])
def test_there_is_a_golden_game_for_every_table_and_every_ending(game: penstock.Game) -> None:
    games = [json.loads(f.read_text("utf-8")) for f in FILES if f.parent.name == game.id]
    assert {g["seats"] for g in games} == set(game.seats)
    assert all(g["result"] for g in games)
    assert {penstock.load(g).ending for g in games} == {e.name for e in game.endings if e.value}
