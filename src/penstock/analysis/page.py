"""The analysis as a page: a chart of all chances, a line for every player, every costly decision."""

from __future__ import annotations

from penstock.analysis.account import Analysis, smoothed
from penstock.analysis.words import Words
from penstock.arena.report.drawing import marker
from penstock.arena.report.page import key, page, section, table
from penstock.engine.match import Match

WIDE, HIGH = 1000.0, 260.0  # of the chart


def analysis_page(match: Match, analysis: Analysis, command: str, lang: str = "en") -> str:
    """The whole file."""
    words = Words(lang)
    say = words.say
    marked = [d for d in analysis.decisions if d.mark]
    facts = [
        (say("fact-players"), str(match.seats)),
        (say("fact-moves"), str(len(match.history))),
        (say("fact-decisions"), str(len(analysis.decisions))),
    ]
    sections = [
        section(
            say("chances"),
            say("chances-note"),
            chart(analysis, words),
            key(*((marker(seat), words.seat(seat)) for seat in range(match.seats))),
            wide=True,
        ),
        section(say("account"), say("account-note"), players_table(analysis, words), wide=True),
        section(say("turning-points"), "", turning_table(analysis, words)),
        section(say("costly"), say("costly-note"), decisions_table(match, analysis, words), wide=True),
    ]
    lede = say("lede", marked=len(marked), of=len(analysis.decisions))
    return page(say("title"), match.game.title, f"{lede} {command}", facts, sections, lang, say("footer"))


def chart(analysis: Analysis, words: Words) -> str:
    """A line for every seat, from 0 to 100 per cent."""
    last = max(len(analysis.chances) - 1, 1)
    lines = []
    for level in (0, 0.5, 1):
        y = HIGH * (1 - level)
        lines.append(f'<line class="grid" x1="0" x2="{WIDE:.0f}" y1="{y:.0f}" y2="{y:.0f}"/>')
    for seat in range(len(analysis.players)):
        points = " ".join(
            f"{WIDE * k / last:.1f},{HIGH * (1 - row[seat]):.1f}"
            for k, row in enumerate(smoothed(analysis.chances))
        )
        lines.append(f'<polyline class="whisker s{seat}" fill="none" points="{points}"/>')
    return (
        f'<svg viewBox="-4 -4 {WIDE + 8:.0f} {HIGH + 8:.0f}" role="img" aria-label="{words.say("chart")}"'
        f' style="width:100%;height:auto">{"".join(lines)}</svg>'
    )


def players_table(analysis: Analysis, words: Words) -> str:
    heads = [
        words.say(f"head-{name}")
        for name in ("player", "start", "own", "others", "luck", "result", "accuracy", "marks")
    ]
    lines = []
    for seat, p in enumerate(analysis.players):
        figures = [words.share(x) for x in (p.initial, p.decisions, p.others, p.luck, p.result)]
        lines.append([words.seat(seat), *figures, f"{p.accuracy:.0f} %", words.marks(p)])
    return table(heads, lines)


def turning_table(analysis: Analysis, words: Words) -> str:
    lines = [
        [
            str(point.number + 1),
            words.seat(point.seat),
            words.share(point.after - point.before),
            words.say("by-luck" if point.is_luck else "by-decision"),
        ]
        for point in analysis.turning_points
    ]
    return table([words.say(f"head-{name}") for name in ("move", "whose", "change", "by")], lines)


def decisions_table(match: Match, analysis: Analysis, words: Words) -> str:
    spoken = words.costly(match, analysis)
    lines = [
        [str(d.number + 1), words.seat(d.seat), *spoken[d.number], words.share(-d.loss), words.mark(d.mark)]
        for d in analysis.decisions
        if d.mark
    ]
    heads = [words.say(f"head-{name}") for name in ("move", "player", "played", "better", "cost")]
    return table([*heads, ""], lines)
