"""The rulebook is the table of contents: every paragraph has a function and a test, and back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import penstock
from penstock.engine.rule import rules_of
from tests.walks import GAMES, positions, refusal_codes

ROOT = Path(__file__).parents[1]

for_every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])


def paragraphs(game: penstock.Game) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game.id}.md").read_text("utf-8")
    return set(re.findall(r"^### (\d+\.\d+) \S", text, re.MULTILINE))


def source_of_tests(game: penstock.Game) -> str:
    folder = ROOT / "tests" / "games" / game.package.rpartition(".")[2]
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.py")))


@for_every_game
def test_every_paragraph_has_a_function_and_every_function_a_paragraph(game: penstock.Game) -> None:
    assert paragraphs(game) == set(rules_of(game.package))


@for_every_game
def test_every_paragraph_has_a_test_named_after_it(game: penstock.Game) -> None:
    tested = set(re.findall(r"^def test_(\d+_\d+)_", source_of_tests(game), re.MULTILINE))
    assert {p.replace(".", "_") for p in paragraphs(game)} <= tested


@for_every_game
def test_refusals_and_options_rest_on_paragraphs(game: penstock.Game) -> None:
    known = paragraphs(game)
    assert {r.paragraph for r in game.refusals if r.value} <= known
    assert {o.paragraph for o in game.options} <= known


@for_every_game
def test_every_refusal_event_and_ending_occurs_in_some_test(game: penstock.Game) -> None:
    """In a random game here, or by name in the game's own tests."""
    source = source_of_tests(game)
    refusals, events, endings = set(), set(), set()
    for seed, seats in enumerate([*game.seats] * 3):
        for match in positions(game, seats, seed, every=1):
            events |= {event.kind for event in match.events}
            if match.over:
                endings.add(match.ending)
            else:
                refusals |= refusal_codes(match, match.to_act[0])
    kinds = (game.refusals, game.event_kinds, game.endings)
    named = {name for kind in kinds for name in kind.__members__ if name in source}
    assert {r.name for r in game.refusals if r.value} - refusals - named == {
        "NOT_YOUR_TURN",
        "GAME_OVER",
    } - named
    assert {e.name for e in game.event_kinds} - events - named == set()
    assert {e.name for e in game.endings if e.value} - endings - named == set()
