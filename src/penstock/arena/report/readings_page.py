"""A report on readings: a page in Markdown and its picture, drawn as SVG for light and dark pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from penstock.arena.balance import Games, win_shares
from penstock.arena.readings import MEASURES, Change
from penstock.arena.report.words import signed

LABEL, PANEL, GAP, ROW, TOP = 230, 150, 24, 22, 54
STYLE = """
svg{font:12px system-ui,sans-serif}text{fill:#333}.head{font-weight:600}.grid{stroke:#ddd}.base{fill:#8883}
.dot{fill:#777}.line{stroke:#777;stroke-width:2}.sure .dot{fill:#b3261e}.sure .line{stroke:#b3261e}
.sure text{font-weight:600}
@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#444}.dot{fill:#999}.line{stroke:#999}
.sure .dot{fill:#ff8a80}.sure .line{stroke:#ff8a80}}
""".replace("\n", "")

SEATS = ("first wins, %", "last wins, %")  # of the measures
Rows = Sequence[tuple[str, Mapping[str, Change]]]  # by reading, the default first


def picture(rows: Rows, title: str) -> str:
    """A row for each reading, a panel for each measure: the mean with its 95% interval."""
    width = LABEL + len(MEASURES) * (PANEL + GAP)
    height = TOP + ROW * len(rows) + 12
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE}</style>'
    ]
    for k, measure in enumerate(MEASURES):
        drawn += panel(rows, measure, LABEL + k * (PANEL + GAP), height)
    for line, (name, found) in enumerate(rows):
        is_sure = any(change.is_sure for change in found.values())
        y = TOP + ROW * line + 15
        drawn.append(
            f'<g{sure(is_sure)}><text x="{LABEL - 12}" y="{y}" text-anchor="end">{escape(name)}</text></g>'
        )
    return "\n".join([*drawn, "</svg>", ""])


def sure(is_sure: bool) -> str:
    return ' class="sure"' if is_sure else ""


def panel(rows: Rows, measure: str, left: float, height: int) -> list[str]:
    values = [found[measure].value for _, found in rows]
    low, high = min(v.low for v in values), max(v.high for v in values)
    room = (high - low) * 0.06 or 1.0
    low, high = low - room, high + room

    def x(value: float) -> float:
        return round(left + (value - low) / (high - low) * PANEL, 1)

    base = values[0]
    drawn = [
        f'<text class="head" x="{left}" y="18">{escape(measure)}</text>',
        f'<text x="{left}" y="38">{base.value:.1f}</text>',
        f'<rect class="base" x="{x(base.low)}" y="{TOP - 6}" '
        f'width="{round(x(base.high) - x(base.low), 1)}" height="{height - TOP}"/>',
    ]
    for line, (_, found) in enumerate(rows):
        change, y = found[measure], TOP + ROW * line + 11
        drawn.append(
            f'<g{sure(change.is_sure)}><path class="grid" d="M{left} {y}h{PANEL}"/>'
            f'<path class="line" d="M{x(change.value.low)} {y}H{x(change.value.high)}"/>'
            f'<circle class="dot" cx="{x(change.value.value)}" cy="{y}" r="4"/></g>'
        )
    return drawn


def page(title: str, rows: Rows, default: Games, image: str, command: str) -> str:
    """The report itself."""
    looks = (len(rows) - 1) * len(MEASURES)
    who = (
        "whoever plays first and last"
        if default.can_turn
        else "the first and the last seat (all begin at once)"
    )
    lines = [
        f"# {title}: what the readings change",
        "",
        f"{default.n:,} games of each reading with {default.seats} seats, played by `{default.bots[0]}` "
        f"with the same seeds. First and last are {who}. "
        "Reconstructed numbers were set a quarter lower and higher.",
        "",
        f"![every reading beside the default]({image})",
        "",
        "The grey band is the default's 95% interval. A difference is marked where it is 3.3 deviations "
        f"from none: each of the {looks} comparisons would be marked by luck less than once in a thousand "
        "times. Bots of this strength play neither as people do nor as the strongest bots do.",
        "",
        "## In short",
        "",
        *in_short(rows, default),
        "",
        "## What stands out",
        "",
    ]
    lines += stand_out(rows[1:]) or ["Nothing that these games could show."]
    lines += [
        "",
        "## All numbers",
        "",
        f"| reading | {' | '.join(MEASURES)} |",
        "|---|" + "---|" * len(MEASURES),
    ]
    lines.append(f"| default | {' | '.join(f'{rows[0][1][m].value.value:.1f}' for m in MEASURES)} |")
    for name, found in rows[1:]:
        cells = [f"{signed(found[m].difference.value)} ± {half(found[m]):.1f}" for m in MEASURES]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += [
        "",
        "Differences from the default with their 95% intervals. Played again by",
        "",
        "```console",
    ]
    return "\n".join([*lines, f"$ {command}", "```", ""])


def in_short(rows: Rows, default: Games) -> list[str]:
    """What an owner asks first: is it fair, what changes that, and what need not be argued about?"""
    shares = win_shares(default.turned() if default.can_turn else default)
    fair = 1 / default.seats
    uneven = [
        f"{seat_word(k, default.seats)} {s.value:.1%} (from {s.low:.0%} to {s.high:.0%})"
        for k, s in enumerate(shares)
        if not s.low <= fair <= s.high
    ]
    who = [name for name, found in rows[1:] if any(found[m].is_sure for m in SEATS)]
    same = [name for name, found in rows[1:] if not any(moves(change) for change in found.values())]
    found = [
        f"By default nobody is ahead by their seat: each wins {fair:.0%} as nearly as these games can tell."
        if not uneven
        else f"By default one wins more or less than its {fair:.0%}: {', '.join(uneven)}.",
        f"Who wins is changed by {listed(who)}."
        if who
        else "No reading changes who wins by more than luck may.",
    ]
    if same:
        found.append(f"Not one of these games ended otherwise by {listed(same)}.")
    return [f"- {sentence}" for sentence in found]


def seat_word(k: int, seats: int) -> str:
    """
    >>> [seat_word(k, 4) for k in range(4)]
    ['the first', 'number 2', 'number 3', 'the last']
    """
    return {0: "the first", seats - 1: "the last"}.get(k, f"number {k + 1}")


def moves(change: Change) -> bool:
    return any((change.difference.value, change.difference.low, change.difference.high))


def listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def stand_out(rows: Rows) -> list[str]:
    """A line for each reading with a difference that is more than luck."""
    said = ((name, [told(m, c) for m, c in found.items() if c.is_sure]) for name, found in rows)
    return [f"- **{name}**: {'; '.join(parts)}" for name, parts in said if parts]


def told(measure: str, change: Change) -> str:
    value, by = change.value.value, change.difference
    span = f"from {signed(by.low)} to {signed(by.high)}"
    return f"{measure} {value:.1f} instead of {value - by.value:.1f} ({signed(by.value)}, {span})"


def half(change: Change) -> float:
    return (change.difference.high - change.difference.low) / 2
