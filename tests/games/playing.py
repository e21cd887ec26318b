"""What the builders of all games share: playing a plain state by notations, and looking at its events."""

from __future__ import annotations

from typing import Any

import penstock
from penstock.engine import rng


def acting(s: Any) -> int:
    """The seat that owes a decision, the lowest of several; the mover once the game is over."""
    return (s.to_act & -s.to_act).bit_length() - 1 if s.to_act else s.mover


def chance(seed: int = 1) -> list[int]:
    """A stream of luck of its own."""
    words = [0] * rng.WORDS
    rng.start(words, *rng.seed_words(seed))
    return words


class Playing:
    """A game's moves on plain states, by whoever is to act unless a seat is named."""

    def __init__(self, game: penstock.Game) -> None:
        self.game = game

    def play(self, s: Any, *notations: str, seat: int | None = None) -> Any:
        """Play legal moves; no move may create or lose anything, and every field stays in its range."""
        for notation in notations:
            reason = self.refused(s, notation, seat)
            assert reason == "NONE", f"{notation}: {reason}; legal: {self.legal(s, seat=seat)}"
            before = self.game.totals(s)
            self.game.dispatch.apply(s, self._who(s, seat), self.game.moves.parse(notation))
            assert self.game.totals(s) == before, notation
            s.to_bytes()
        return s

    def legal(self, s: Any, family: str | None = None, seat: int | None = None) -> list[str]:
        """What may be done now, in the order of the rulebook; of one family if named."""
        out = [0] * len(self.game.moves)
        count = self.game.dispatch.legal(s, self._who(s, seat), out)
        names = [self.game.moves.names[move] for move in out[:count]]
        return [name.notation for name in names if family in (None, name.family)]

    def refused(self, s: Any, notation: str, seat: int | None = None) -> str:
        """The name of the first reason against a move; NONE if it is legal."""
        move = self.game.moves.parse(notation)
        refusal = self.game.refusal(self.game.dispatch.why_not(s, self._who(s, seat), move))
        return refusal.code if refusal else "NONE"

    def events(self, s: Any, kind: str) -> list[tuple[int, ...]]:
        """(seat, a, b, c) of every event of a kind that the last move caused."""
        notes = s.events[: s.n_events]
        return [(n.seat, n.a, n.b, n.c) for n in notes if n.kind == self.game.event_kinds[kind]]

    def event_names(self, s: Any) -> list[str]:
        """The kinds of all events of the last move."""
        return [self.game.event_kinds(n.kind).name for n in s.events[: s.n_events]]

    def _who(self, s: Any, seat: int | None) -> int:
        return acting(s) if seat is None else seat
