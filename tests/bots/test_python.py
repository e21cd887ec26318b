"""Classes in Python as bots: `py:module:Class`."""

from __future__ import annotations

from pathlib import Path

import pytest

import penstock
from penstock.bots import make_bot, split_names
from penstock.bots.lines import BotFailure

MINE = """
class First:
    def __init__(self, seed): self.seed = seed
    def choose(self, match, seat): return match.moves(seat)[0]
class Notation(First):
    def choose(self, match, seat): return match.moves(seat)[-1].notation
class Number(First):
    def choose(self, match, seat): return match.legal(seat)[-1]
class Wild(First):
    def choose(self, match, seat): return "buy the moon"
class Seedless:
    def __init__(self): pass
class Silent(First):
    choose = None
"""


@pytest.fixture(autouse=True)
def in_a_folder_with_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def test_a_class_chooses_a_move_its_notation_or_its_number() -> None:
    match = penstock.game("schwarzer-freitag").new(3, 1, backend="plain")
    seat = match.to_act[0]
    moves = match.moves(seat)
    assert make_bot("py:my_bots:First", 3).choose(match, seat).id == moves[0].id
    assert make_bot("py:my_bots:Notation").choose(match, seat).id == moves[-1].id
    assert make_bot("py:my_bots:Number").choose(match, seat).id == moves[-1].id
    assert make_bot("py:my_bots:First").explain(match, seat) == []
    with pytest.raises(BotFailure, match="wants to play 'buy the moon', which is not allowed"):
        make_bot("py:my_bots:Wild").choose(match, seat)
    assert split_names("py:my_bots:First,greedy") == ["py:my_bots:First", "greedy"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("py:my_bots", "is given as py:MODULE:CLASS"),
        ("py:no_such_module:First", "cannot be imported"),
        ("py:my_bots:Nobody", "has no class 'Nobody'"),
        ("py:my_bots:Seedless", "must be made with a seed"),
        ("py:my_bots:Silent", "has no method choose"),
    ],
)
def test_what_is_wrong_is_said(name: str, words: str) -> None:
    with pytest.raises(penstock.BadOption, match=words):
        make_bot(name)
