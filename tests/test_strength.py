"""A long row of the bots' strength can be played in pieces."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

import penstock
from bench import duels, report, strength
from bench.duels import Duel, error_of

SHARES = [1.0, 0.5, 0.0, 1.0, 0.75, 0.5, 1.0, 0.0, 0.25]


def of(shares: list[float]) -> Duel:
    mean = sum(shares) / len(shares)
    return Duel(mean, error_of(shares), 2 * len(shares), 4 * mean, 1.5, 10)


def test_two_pieces_are_as_good_as_one() -> None:
    whole, both = of(SHARES), of(SHARES[4:]).after(of(SHARES[:4]), seats=2)
    assert (both.share, both.error, both.lead) == pytest.approx((whole.share, whole.error, whole.lead))
    assert (both.games, both.cpu, both.iterations) == (18, 3.0, 20)


def test_a_row_goes_on_behind_its_last_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results.md")
    game = penstock.game("schwarzer-freitag")
    asked = Namespace(games=32, seed=strength.FRESH_DEALS, cores=1, cpu=inf)
    names = ("greedy", "random")
    *_, whole = strength.played(game, names, asked, None)
    *_, half = strength.played(game, names, Namespace(**{**vars(asked), "games": 16}), None)
    strength.keep(game, strength.row_of("greedy v random", half))
    earlier = strength.kept(game, "greedy v random")
    *_, both = strength.played(game, names, asked, earlier)
    assert both.games == whole.games == 32
    assert both.share == pytest.approx(whole.share, abs=0.001)  # rows tell tenths of a per cent
    assert both.lead == pytest.approx(whole.lead, abs=0.06)
    assert list(strength.played(game, names, asked, both)) == []


def test_more_cores_play_the_same_games() -> None:
    game = penstock.game("schwarzer-freitag")
    (*_, alone), (*_, together) = (
        duels.growing(game, ["greedy", "random", "random"], deals=10, seed=5, cores=cores)
        for cores in (1, 2)
    )
    assert alone.games == 30
    assert replace(together, cpu=alone.cpu) == alone


def test_a_row_that_is_not_there_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results.md")
    assert strength.kept(penstock.game("packhuys"), "hard v medium") is None
