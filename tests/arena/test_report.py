"""The pages: one file, well formed, nothing from outside, and the right numbers in it."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.arena.playing import Result
from penstock.arena.report.balance_page import balance_page
from penstock.arena.report.cup import cup_page
from penstock.arena.report.drawing import Scale, bins_for, scale_around
from penstock.arena.schedule import Tournament, pairing
from penstock.arena.summary import summed_up
from tests.arena.test_balance import GAMES

VOID = {"meta"}
GAME = penstock.game("schwarzer-freitag")
EVIL = "cmd:<b>&\"bot\" 'x'"
CUP = Tournament(GAME.id, 3, ("greedy", "random", EVIL), seed=3, options=GAME.read_options({}))


class Tree(HTMLParser):
    """Fails on tags that are not closed in order; keeps text and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: Any) -> None:
        self.addresses += [
            v for k, v in attributes if k in ("src", "href", "xlink:href", "action", "srcset")
        ]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: Any) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: Any) -> None:
        self.text.append(data)


def read(page: str) -> str:
    """The text of a page that is in order."""
    tree = Tree()
    tree.feed(page)
    tree.close()
    assert tree.open == []
    assert tree.addresses == []
    assert not re.search(r"url\(|@import|https?://|<script|<link", page)
    assert "nan" not in page.lower()
    return " ".join(" ".join(tree.text).split())


def finished(number: int, places: tuple[int, ...], failure: str | None = None) -> Result:
    pair = pairing(CUP, number)
    return Result(
        number, pair.group, pair.seed, pair.bots, (9, 5, 1), places, "SILVER_100", (40, 30, 20),
        (failure, None, None), (0.4, 0.3, 0.2), (0.05, 0.04, 0.03),
    )  # fmt: skip


def results() -> list[Result]:
    return [finished(k, (1, 2, 3), "It said <nothing>." if k == 4 else None) for k in range(9)]


def test_the_page_of_a_tournament() -> None:
    summary = summed_up(CUP, 9, results())
    text = read(cup_page(summary, results(), "penstock tournament <again>"))
    for title in ("Strength", "Games won by seat", "One against another", "Thinking time", "Lost clocks"):
        assert title in text
    assert "It said <nothing>." in text
    assert EVIL in text
    assert "penstock tournament <again>" in text
    for bot in summary["bots"]:
        assert f"{bot['rating']['value']:.0f}" in text


def test_the_page_of_a_single_game() -> None:
    read(cup_page(summed_up(CUP, 3, results()[:1]), results()[:1], "again"))


def test_no_lost_clocks_no_section() -> None:
    fine = [replace(r, failures=(None, None, None)) for r in results()]
    assert "Lost clocks" not in read(cup_page(summed_up(CUP, 9, fine), fine, "again"))


SUMMARY = {
    "title": "Schwarzer <Freitag>",
    "rules_version": 1,
    "components": "abc",
    "options": {"style": "2010"},
    "seed": 4,
    "decisions": {"mean": 30, "min": 20, "max": 40},
}


def test_the_page_of_a_balance() -> None:
    text = read(balance_page(SUMMARY, GAMES, ["buy", "sell"], "penstock simulate again"))
    for words in ("first to play", "Advantage by order of play", "stalled", "never used", "66.7"):
        assert words in text
    assert "Schwarzer <Freitag>" in text


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"starts": np.array([-1, -1, -1])}, "Advantage by seat"),
        ({"bots": ["greedy", "random", "random"]}, "Different bots sit on these seats"),
    ],
)
def test_seats_where_the_order_says_nothing(change: Any, words: Any) -> None:
    assert words in read(balance_page(SUMMARY, replace(GAMES, **change), ["buy", "sell"], "again"))


def test_an_advantage_is_told_when_it_is_sure() -> None:
    times = 400
    many = replace(
        GAMES,
        scores=np.tile(GAMES.scores, (times, 1)),
        places=np.tile(GAMES.places, (times, 1)),
        lengths=np.tile(GAMES.lengths, times),
        endings=list(GAMES.endings) * times,
        used=np.tile(GAMES.used, (times, 1, 1)),
        starts=np.tile(GAMES.starts, times),
    )
    text = read(balance_page(SUMMARY, many, ["buy", "sell"], "again"))
    assert "Whoever plays first has an advantage, winning 83.3" in text


def test_ticks_are_round_and_inside() -> None:
    assert Scale(0, 1).ticks == pytest.approx([0, 0.5, 1])
    assert Scale(1130, 2210, 8).ticks == [1200, 1400, 1600, 1800, 2000, 2200]
    same = scale_around([5.0, 5.0])
    assert same(5.0) == 50


def test_bins_hold_everything_once() -> None:
    values = [3, 4, 4, 90, 117]
    bins = bins_for(values)
    assert sum(bins.shares(values)) == pytest.approx(1)
    assert (bins.first, bins.step, bins.count) == (0, 5, 24)
    assert bins.shares(values)[0] == pytest.approx(3 / 5)
    assert bins_for([7]).count == 1
