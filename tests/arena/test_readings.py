"""Readings of the rules: which there are, what they change, and how it is told."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

import penstock
from penstock.arena import readings as readings_module
from penstock.arena.balance import Games
from penstock.arena.kept import BadKept
from penstock.arena.readings import MEASURES, Reading, changes, play_readings, readings_of, scaled
from penstock.arena.report import readings_page
from penstock.bots.series import play_and_count
from penstock.engine.batch import Batch


def games(lengths: list[int], scores: list[list[int]]) -> Games:
    found = np.array(scores)
    places = np.where(found == found.max(axis=1, keepdims=True), 1, 2)
    n = len(lengths)
    used = np.zeros((n, 2, 1), np.int32)
    return Games(found, places, np.array(lengths), ["END"] * n, used, np.zeros(n, int), ["greedy"] * 2)


def test_every_other_choice_and_every_reconstructed_number_is_a_reading(tmp_path: Path) -> None:
    game = penstock.game("arriala")
    found = readings_of(game, 3, {"walksGoOn": "true"}, tmp_path)
    names = [reading.name for reading in found]
    assert names[0] == "default"
    assert "placedMayMove = false" in names
    assert not any(name.startswith("walksGoOn") for name in names)  # that one is given
    assert {"stretches.points lower", "stretches.points higher"} <= set(names)
    assert "deck.cards higher" not in names  # contradicts the kinds, which the checker of the box refuses
    lower = next(reading for reading in found if reading.name == "stretches.points lower")
    points = penstock.game("arriala", lower.folder).components["stretches"]["points"]
    assert sum(points) < sum(game.components["stretches"]["points"])


def test_a_number_moves_by_a_quarter_and_by_one_at_least() -> None:
    assert scaled(20, 0.75) == 15
    assert scaled([1, 8], 1.25) == [2, 10]
    assert scaled(0, 1.25) == 0
    assert scaled("A", 1.25) is None
    assert scaled([1, "A"], 1.25) is None


def test_a_difference_counts_game_by_game() -> None:
    lengths = list(range(50, 150))
    scores = [[k % 7, 3] for k in range(100)]
    before = games(lengths, scores)
    longer = games([n + 5 + n % 2 for n in lengths], scores)
    found = changes(longer, before)
    assert found["decisions"].is_sure
    assert 5 < found["decisions"].difference.low < 5.5 < found["decisions"].difference.high < 6
    assert not found["margin"].is_sure
    assert not any(change.is_sure for change in changes(before, before).values())
    rows = [("default", changes(before, before)), ("a < b", found)]
    page = readings_page.page("Panamax", rows, before, "panamax.svg", "penstock simulate …")
    assert "- **a < b**: decisions 105.0 instead of 99.5 (+5.5, from +5.4 to +5.6)" in page
    assert page.count("\n|") == 4
    assert "No reading changes who wins" in page
    assert "ended otherwise" not in page  # every game was longer
    page = readings_page.page("Panamax", [rows[0], ("c", changes(before, before))], before, "", "")
    assert "Not one of these games ended otherwise by `c`." in page
    assert "Nothing that these games could show." in page
    assert "By default nobody is ahead by their seat: each wins 50%" in page
    uneven = games(lengths, [[3, 1 + 3 * (k < 30)] for k in range(100)])
    told = readings_page.page("Panamax", [("default", changes(uneven, uneven))], uneven, "", "")
    assert "its 50%: the first 70.0% (from 60% to 78%), the last 30.0% (from 22% to 40%)." in told
    picture = ET.fromstring(readings_page.picture(rows, "Panamax"))
    assert len([e for e in picture.iter() if e.tag.endswith("circle")]) == 2 * len(MEASURES)
    assert "a < b" in {e.text for e in picture.iter()}


def test_what_changes_nothing_in_the_set_up_is_not_played_again(tmp_path: Path) -> None:
    game = penstock.game("schwarzer-freitag")
    wanted = ("default", "style = 2023", "stages_b.draw lower")  # of a table that the default does not use
    chosen = [one for one in readings_of(game, 3, {}, tmp_path) if one.name in wanted]
    found = {one.name: played for one, played in play_readings(game, chosen, ["greedy"] * 3, 4, 7, 1)}
    assert tuple(found) == wanted
    default, style, unused = found.values()
    assert unused is default
    assert style.lengths.tolist() != default.lengths.tolist()
    batch = penstock.batch("schwarzer-freitag", 4, 3, 7)
    play_and_count(batch, ["greedy"] * 3)
    assert default.scores.tolist() == batch.scores.tolist()


def test_kept_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an end under way the rest is played; other bots, luck or numbers of games are other games."""
    game = penstock.game("schwarzer-freitag")
    chosen = [Reading("default", {}), Reading("style = 2023", {"style": "2023"})]
    begun = play_readings(game, chosen, ["greedy"] * 3, 4, 7, 1, tmp_path)
    first = next(begun)[1]  # and no more of them
    played: list[list[str]] = []
    play_out = readings_module.play_out

    def watched(batch: Batch, bots: list[str]) -> Games:
        played.append(bots)
        return play_out(batch, bots)

    monkeypatch.setattr(readings_module, "play_out", watched)
    (_, again), (_, other) = play_readings(game, chosen, ["greedy"] * 3, 4, 7, 1, tmp_path)
    assert len(played) == 1
    assert again.lengths.tolist() == first.lengths.tolist() != other.lengths.tolist()
    assert (again.endings, again.bots) == (first.endings, first.bots)
    assert not any(change.is_sure for change in changes(again, first).values())
    for bots, n, seed in ((["random"] * 3, 4, 7), (["greedy"] * 3, 5, 7), (["greedy"] * 3, 4, 8)):
        played.clear()
        list(play_readings(game, chosen[:1], bots, n, seed, 1, tmp_path))
        assert len(played) == 1
    for file in tmp_path.iterdir():
        file.write_text("no games")
    with pytest.raises(BadKept, match=r"holds no games of readings; remove it"):
        list(play_readings(game, chosen, ["greedy"] * 3, 4, 7, 1, tmp_path))
