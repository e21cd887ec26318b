"""A tournament's tables fit a terminal of 80 columns, however many sit at a table."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

import penstock
from penstock.arena.playing import Result
from penstock.arena.schedule import Tournament
from penstock.arena.summary import summed_up
from penstock.terminal.commands.command_tournament import show

BOTS = ("search:iterations=2000,threads=2", "py:mine.bots:Careful", "hard", "medium", "greedy")


def test_five_seats_and_long_names_fit_80_columns() -> None:
    cup = Tournament("schwarzer-freitag", seats=5, bots=BOTS, seed=7)
    results = [
        Result(
            number=k,
            group=0,
            seed=7,
            bots=BOTS[k:] + BOTS[:k],
            scores=(1234, 1100, 987, 1045, 12),
            places=(1, 2, 4, 3, 5),
            ending="SILVER_100",
            decisions=(100,) * 5,
            failures=(None,) * 5,
            seconds=(12.5,) * 5,
            longest=(1.5,) * 5,
        )
        for k in range(5)
    ]
    console = Console(file=StringIO(), width=80)
    with console.capture() as capture:
        show(summed_up(cup, 5, results), console)
    lines = capture.get().splitlines()
    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines)
    assert any("1234.0" in line for line in lines)
    assert penstock.game(cup.game).title in lines[0]
