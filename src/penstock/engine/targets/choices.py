"""How a program without our Python lays a table's options: what bytes of the empty record they change.

Most options write fields of their own. Some act together (a mode and what there is in it): such options
form a group, and the bytes are listed for every combination of their choices. Groups are found by trying.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, groupby, product
from typing import Any

from penstock.engine.game import Game
from penstock.engine.options import Option

Change = dict[int, int]  # bytes by offset
FEW = 6  # choices that are all tried


@dataclass(frozen=True)
class Group:
    """Options that act together, and what each combination of their choices changes."""

    names: tuple[str, ...]
    changes: dict[tuple[str, ...], Change]

    def offsets_by(self, name: str) -> set[int]:
        """The bytes that depend on one of the options."""
        at = self.names.index(name)
        rest: dict[tuple[str, ...], set[tuple[int, int]]] = {}
        found: set[int] = set()
        for choices, change in self.changes.items():
            others = (*choices[:at], *choices[at + 1 :])
            first = rest.setdefault(others, set(change.items()))
            found |= {offset for offset, _ in first ^ set(change.items())}
        return found

    def to_json(self) -> dict[str, Any]:
        changes = [
            {"choices": choices, "bytes": list(runs(change))}
            for choices, change in self.changes.items()
            if change
        ]
        return {"names": self.names, "changes": changes}


class Table:
    """The empty records of a game for a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.defaults = {o.name: o.default for o in game.options}
        self.empty = self.record({})

    def record(self, chosen: dict[str, str]) -> bytes:
        """The empty record with some choices, without seed words."""
        s = self.game.empty_state(self.seats, {**self.defaults, **chosen})
        s.rng = [0] * len(s.rng)
        return bytes(s.to_bytes())

    def change(self, chosen: dict[str, str]) -> Change:
        """What some choices change in the empty record."""
        pairs = enumerate(zip(self.empty, self.record(chosen), strict=True))
        return {k: new for k, (old, new) in pairs if old != new}

    @cached_property
    def groups(self) -> list[Group]:
        alone = {o.name: {c: self.change({o.name: c}) for c in self.tried(o)} for o in self.game.options}
        groups = [[o] for o in self.game.options]
        for one, other in combinations(self.game.options, 2):
            mine, theirs = (next(g for g in groups if o in g) for o in (one, other))
            if mine is not theirs and self.act_together(one, other, alone[one.name], alone[other.name]):
                mine += theirs
                groups.remove(theirs)
        return [self.group(options) for options in groups]

    def tried(self, option: Option) -> tuple[str, ...]:
        """Choices that stand for all; a row of numbers by its ends."""
        choices = option.choices_for(self.seats)
        return choices if len(choices) <= FEW else (choices[0], choices[1], choices[-1])

    def act_together(
        self, one: Option, other: Option, mine: dict[str, Change], theirs: dict[str, Change]
    ) -> bool:
        """Is what two options change together more than what each of them changes alone?"""
        for a, my in mine.items():
            for b, their in theirs.items():
                both = self.change({one.name: a, other.name: b})
                if both != my | their or my.keys() & their.keys():
                    return True
        return False

    def group(self, options: list[Option]) -> Group:
        names = tuple(o.name for o in options)
        combined = product(*(o.choices_for(self.seats) for o in options))
        return Group(names, {c: self.change(dict(zip(names, c, strict=True))) for c in combined})

    def to_json(self) -> dict[str, Any]:
        return {
            "record": b64encode(self.empty).decode(),
            "options": [group.to_json() for group in self.groups],
        }


def runs(change: Change) -> Iterator[tuple[int, str]]:
    """Offset and bytes of what lies side by side."""
    for _, run in groupby(enumerate(sorted(change.items())), lambda item: item[1][0] - item[0]):
        pairs = [pair for _, pair in run]
        yield pairs[0][0], b64encode(bytes(byte for _, byte in pairs)).decode()


def fields_at(game: Game, offsets: Iterable[int]) -> list[str]:
    """The names of the record's fields that hold these bytes."""
    places: Any = game.state.dtype().fields
    spans = {
        name: range(places[name][1], places[name][1] + places[name][0].itemsize)
        for name in game.state.declared
    }
    return [name for name, span in spans.items() if any(offset in span for offset in offsets)]
