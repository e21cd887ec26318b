"""The analysis of a game: play it again, judge every decision, draw up the account."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from penstock.analysis.account import Account, Analysis, account
from penstock.analysis.judging import FAST, Depth, Judge
from penstock.engine.errors import BadSave
from penstock.engine.match import Match
from penstock.engine.places import shares_of_win


def analyse(
    match: Match,
    seed: int = 0,
    depth: Depth = FAST,
    told: Callable[[int, int], None] = lambda done, of: None,
    is_plain: bool = False,
) -> Analysis:
    """Analyse a finished game.

    Args:
        match: the game, over.
        seed: the same seed and depth find the same figures.
        depth: how closely to look.
        told: called with the number of moves looked at, and of all.
        is_plain: without compiled bots, some hundred times slower.
    """
    if not match.over:
        raise BadSave("Only a finished game can be analysed.")
    judge = Judge(seed, depth, is_plain)
    again = match.game.new(match.seats, match.seed, match.options, "plain" if is_plain else "compiled")
    judgements = []
    stretch = (-1, -1)  # whose decisions, and how often something had been revealed
    before: tuple[float, ...] | None = None  # the chances where it has led
    for k, (seat, notation) in enumerate(match.history):
        told(k, len(match.history))
        move = next(m for m in again.moves(seat) if m.notation == notation)
        now = (seat, int(again.known(seat).revealed))
        if now != stretch:
            stretch, before = now, None
        found = judge.judge(again, seat, move.id, before)
        if found is not None:
            judgements.append(found)
            before = found.after
        again.play(move, seat)
    return account(judgements, shares_of_win(match.ranking).tolist())


def as_json(match: Match, analysis: Analysis, seed: int, depth: Depth) -> dict[str, Any]:
    """The analysis, ready for JSON; moves by their notation."""
    names = match.game.moves.names
    return {
        "game": match.game.id,
        "seats": match.seats,
        "seed": match.seed,
        "analysed_with": {"seed": seed, **vars(depth)},
        "chances": [list(row) for row in analysis.chances],
        "decisions": [
            {**d._asdict(), "played": names[d.played].notation, "best": names[d.best].notation}
            for d in analysis.decisions
        ],
        "players": [Account._asdict(line) for line in analysis.players],
        "turning_points": [point._asdict() for point in analysis.turning_points],
    }
