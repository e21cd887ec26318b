"""The file of a tournament: nothing finished is lost, and only what fits is taken."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import penstock
from penstock.arena import record
from penstock.arena.playing import Result
from penstock.arena.schedule import Tournament, pairing

GAME = penstock.game("schwarzer-freitag")
CUP = Tournament(GAME.id, 2, ("greedy", "random"), seed=3, options=GAME.read_options({}))


def finished(number: int, cup: Tournament = CUP) -> Result:
    pair = pairing(cup, number)
    zeros = (0.0, 0.0)
    return Result(
        number, pair.group, pair.seed, pair.bots, (5, 3), (1, 2), "END", (9, 9), (None, None), zeros, zeros
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    new = tmp_path / "cup.jsonl"
    record.begin(new, CUP, 8)
    for number in (0, 3, 1):
        record.add(new, finished(number))
    return new


def test_what_was_added_is_read(file: Path) -> None:
    assert record.read(file) == (CUP, 8, [finished(0), finished(1), finished(3)])


def test_an_existing_file_is_never_written_over(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(record.BadRecord, match=r"exists; go on with it by --resume"):
        record.begin(file, CUP, 8)
    assert file.read_bytes() == before


def test_half_a_line_is_forgotten_and_mended(file: Path) -> None:
    with file.open("a") as end:
        end.write('{"number": 2, "gro')
    assert [r.number for r in record.read(file)[2]] == [0, 1, 3]
    record.mend(file)
    record.add(file, finished(2))
    assert [r.number for r in record.read(file)[2]] == [0, 1, 2, 3]


def test_a_game_that_stands_there_twice_counts_once(file: Path) -> None:
    record.add(file, finished(3))
    assert [r.number for r in record.read(file)[2]] == [0, 1, 3]


BAD = {
    "nothing": (lambda lines: [], "is not the file of a tournament"),
    "notes": (lambda lines: ["buy milk"], "Line 1 of .* is not JSON"),
    "save": (lambda lines: ['{"penstock": 1}'], "is not the file of a tournament"),
    "list": (lambda lines: ["[1]"], "is not the file of a tournament"),
    "heading": (lambda lines: ['{"penstock_tournament": 1}'], "first line of .* is damaged"),
    "version": (lambda lines: changed(lines, rules_version=0), "was played with rules version 0, not"),
    "components": (lambda lines: changed(lines, components_hash="x"), "was played with components x, not"),
    "game": (lambda lines: changed(lines, game="chess"), "There is no game 'chess'"),
    "rubbish": (lambda lines: [*lines, "rubbish"], "Line 5 of .* is not JSON"),
    "no-game": (lambda lines: [*lines, '{"number": 2}'], "Line 5 of .* is not a finished game"),
    "number": (lambda lines: [*lines, "7"], "Line 5 of .* is not a finished game"),
    "seed": (lambda lines: changed(lines, seed=4), "Line 2 of .* is a game of another tournament"),
}  # fmt: skip


def changed(lines: list[str], **fields: object) -> list[str]:
    return [json.dumps(json.loads(lines[0]) | fields), *lines[1:]]


@pytest.mark.parametrize("kind", BAD)
def test_what_does_not_fit_is_refused_and_kept(file: Path, kind: str) -> None:
    change, complaint = BAD[kind]
    content = "".join(f"{line}\n" for line in change(file.read_text().splitlines())) + "half"
    file.write_text(content)
    with pytest.raises(penstock.PenstockError, match=complaint) as caught:
        record.read(file)
    assert "\n" not in str(caught.value)
    assert file.read_text() == content


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    longer = replace(CUP)
    assert [pairing(longer, k) for k in range(10)] == [pairing(CUP, k) for k in range(10)]
