"""What happened, as paragraphs: one per turn, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from penstock.engine.match import Event, Match
from penstock.terminal.drawings.drawing import Drawing
from penstock.terminal.words import Words

NO_BREAK = "\u00a0"  # keeps a name and its number on one line
NOBODY = -1  # the set-up is nobody's move


@dataclass(frozen=True)
class Happening:
    """One move and what it caused."""

    seat: int
    notation: str
    events: tuple[Event, ...]


def last_happening(match: Match) -> Happening:
    """The last move of a match, or its set-up."""
    seat, notation = match.history[-1] if match.history else (NOBODY, "")
    return Happening(seat, notation, match.events)


def tell(happenings: Iterable[Happening], drawing: Drawing, words: Words) -> RenderableType:
    """One paragraph per turn; what deserves it begins a line of its own."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=1)
    rows.add_column(ratio=1)
    is_empty = True
    for _, group in groupby(happenings, key=lambda h: h.seat):
        events = [e for h in group for e in h.events if e.kind not in drawing.quiet]
        for k, paragraph in enumerate(paragraphs(events, drawing)):
            rows.add_row("▸" if k == 0 else "", sentences(paragraph, words))
            is_empty = False
    return Text(words.say("nothing-happened"), style="dim") if is_empty else rows


def paragraphs(events: Iterable[Event], drawing: Drawing) -> Iterator[list[Event]]:
    """Cut before every event that is a heading."""
    lines: list[Event] = []
    for event in events:
        if event.kind in drawing.headings and lines:
            yield lines
            lines = []
        lines.append(event)
    if lines:
        yield lines


def sentences(events: Iterable[Event], words: Words) -> Text:
    """Events in a row; what does not end like a sentence is set off by a dot."""
    names = {seat: words.seat(seat).replace(" ", NO_BREAK) for seat in range(words.game.seats[-1])}
    text = Text()
    for event in events:
        said = event.text(words.lang, names)
        if text:
            text.append(" " if text.plain[-1] in ".,!?:;" else " · ")
        text.append(said, style=mood(event.params))
    return text


def mood(params: Mapping[str, str | int]) -> str:
    """Rises green, falls red; the numbers say it too."""
    before, after = params.get("before"), params.get("after")
    if not isinstance(before, int) or not isinstance(after, int) or before == after:
        return ""
    return "green" if after > before else "red"


def final_ranking(match: Match, words: Words, players: Mapping[int, str]) -> RenderableType:
    """Places and points, the winner first; a neutral colour is listed like a player."""
    table = Table(box=None, padding=(0, 2), header_style="bold", pad_edge=False)
    table.add_column(words.say("rank-place"), justify="right")
    table.add_column(words.say("rank-player"))
    table.add_column(words.say("rank-score"), justify="right")
    lines = [(match.ranking[k], players.get(k, ""), match.scores[k]) for k in range(match.seats)]
    if match.neutral:
        place, score = match.neutral
        lines.append((place, words.name("neutral", "colour"), score))
    for place, name, score in sorted(lines, key=lambda line: line[0]):
        table.add_row(f"{place}.", name, str(score), style="bold" if place == 1 else "")
    return Group(Padding(Text(words.say("game-over"), style="bold"), (1, 0, 0, 0)), table)
