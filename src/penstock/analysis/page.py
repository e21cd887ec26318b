"""The analysis as a page: a chart of all chances, a line for every player, every costly decision."""

from __future__ import annotations

from penstock.analysis.account import Analysis, Decision
from penstock.arena.report.drawing import marker
from penstock.arena.report.page import key, page, section, table
from penstock.engine.match import Match

WIDE, HIGH = 1000.0, 260.0  # of the chart


def analysis_page(match: Match, analysis: Analysis, command: str) -> str:
    """The whole file."""
    seats = range(match.seats)
    marked = [d for d in analysis.decisions if d.mark]
    facts = [
        ("players", str(match.seats)),
        ("moves", f"{len(match.history):,}"),
        ("decisions", f"{len(analysis.decisions):,}"),
    ]
    sections = [
        section(
            "Chances of winning",
            "Before every decision, by what the player to decide could know; the last point is the result.",
            chart(analysis),
            key(*((marker(seat), seat_name(seat)) for seat in seats)),
            wide=True,
        ),
        section(
            "What it came from",
            "At the start + own decisions + others' decisions + luck = result, in per cent of the win.",
            players_table(analysis),
            wide=True,
        ),
        section("Turning points", "", turning_table(match, analysis)),
        section(
            "Decisions that cost something",
            "Judged by what their player could know.",
            table(
                ("move", "who", "played", "better", "cost", ""), [decision_row(match, d) for d in marked]
            ),
            wide=True,
        ),
    ]
    lede = f"{len(marked)} of {len(analysis.decisions)} decisions cost five per cent or more. {command}"
    return page("Analysis", match.game.title, lede, facts, sections)


def seat_name(seat: int) -> str:
    return f"Player {seat + 1}"


def share(value: float) -> str:
    return f"{100 * value:+.1f}"


def chart(analysis: Analysis) -> str:
    """A line for every seat, from 0 to 100 per cent."""
    last = max(len(analysis.chances) - 1, 1)
    lines = []
    for level in (0, 0.5, 1):
        y = HIGH * (1 - level)
        lines.append(f'<line class="grid" x1="0" x2="{WIDE:.0f}" y1="{y:.0f}" y2="{y:.0f}"/>')
    for seat in range(len(analysis.players)):
        points = " ".join(
            f"{WIDE * k / last:.1f},{HIGH * (1 - row[seat]):.1f}" for k, row in enumerate(analysis.chances)
        )
        lines.append(f'<polyline class="whisker s{seat}" fill="none" points="{points}"/>')
    label = "Chances of winning of all players over the game"
    return (
        f'<svg viewBox="-4 -4 {WIDE + 8:.0f} {HIGH + 8:.0f}" role="img" aria-label="{label}"'
        f' style="width:100%;height:auto">{"".join(lines)}</svg>'
    )


def players_table(analysis: Analysis) -> str:
    heads = ("player", "start", "own decisions", "others' decisions", "luck", "result", "accuracy", "marks")
    lines = []
    for seat, p in enumerate(analysis.players):
        figures = [share(x) for x in (p.initial, p.decisions, p.others, p.luck, p.result)]
        marks = ", ".join(f"{name} {count}" for name, count in p.marks.items() if count)
        lines.append([seat_name(seat), *figures, f"{p.accuracy:.0f} %", marks])
    return table(heads, lines)


def turning_table(match: Match, analysis: Analysis) -> str:
    lines = [
        [
            str(point.number + 1),
            seat_name(point.seat),
            share(point.change),
            "luck" if point.is_luck else "own decision",
        ]
        for point in analysis.turning_points
    ]
    return table(("move", "whose chance", "change", "by"), lines)


def decision_row(match: Match, d: Decision) -> list[str]:
    names = match.game.moves.names
    played, best = names[d.played].notation, names[d.best].notation
    return [str(d.number + 1), seat_name(d.seat), played, best, share(-d.loss), d.mark]
