"""The words of an analysis, in one reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from penstock.analysis.account import Account, Analysis
from penstock.engine.language import Language
from penstock.engine.match import Match

LANGUAGE = Language(str(Path(__file__).parent / "text" / "{lang}.ftl"))


class Spoken(NamedTuple):
    """A decision's two moves, as its player's buttons would have said them."""

    played: str
    best: str


@dataclass(frozen=True)
class Words:
    """What a reader is told."""

    lang: str = "en"

    def say(self, message: str, **arguments: Any) -> str:
        return LANGUAGE.say(self.lang, message, **arguments)

    def seat(self, seat: int) -> str:
        return self.say("seat", seat=seat + 1)

    def share(self, value: float, digits: int = 1) -> str:
        """A part of the win, in per cent with its sign."""
        text = f"{100 * value:+.{digits}f}"
        return text if self.lang == "en" else text.replace(".", ",")

    def mark(self, name: str) -> str:
        return self.say(f"mark-{name}")

    def marks(self, player: Account) -> str:
        """How many of each kind, where there are any."""
        return ", ".join(f"{self.mark(name)} {count}" for name, count in player.marks.items() if count)

    def costly(self, match: Match, analysis: Analysis) -> dict[int, Spoken]:
        """The moves of all marked decisions by their number, said in the position they were made in."""
        marked = {d.number: d for d in analysis.decisions if d.mark}
        again = match.game.new(match.seats, match.seed, match.options, "plain")
        found = {}
        for number, (seat, notation) in enumerate(match.history):
            if number in marked:
                best = marked[number].best
                words = {m.id: m.text(self.lang) for m in again.moves(seat)}
                found[number] = Spoken(words[marked[number].played], words[best])
            again.play(notation, seat)
        return found
