"""The canal, told as slowly and plainly as the rulebook does: lists of ship names in zones, no counters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

NARROW = ("lock", "cut")


@dataclass
class Lane:
    """One direction: zones[0] is the ocean of departure, the last zone the ocean of arrival."""

    kinds: list[str]
    zones: list[list[str]]
    holds: dict[str, int]
    arrived: list[str] = field(default_factory=list)

    def room(self, zone: int) -> int:
        if self.kinds[zone] not in NARROW:
            return 10_000
        return 4 - sum(self.holds[ship] for ship in self.zones[zone])

    def enter(self, group: list[str], zone: int) -> None:
        """Whoever does not fit pushes everybody there one zone on, then takes their place."""
        if sum(self.holds[ship] for ship in group) > self.room(zone):
            pushed = self.zones[zone]
            self.zones[zone] = []
            self.enter(pushed, zone + 1)
        self.zones[zone] = self.zones[zone] + group

    def step(self, group: list[str], zone: int) -> None:
        """A group goes one zone on; in narrow zones it must be everybody there."""
        if self.kinds[zone] in NARROW:
            assert sorted(group) == sorted(self.zones[zone])
        self.zones[zone] = [ship for ship in self.zones[zone] if ship not in group]
        self.enter(group, zone + 1)
        self.arrived = self.zones[-1]
        self.zones[-1] = []


MILITARY = ("iowa", "sagres", "pegasus", "yi-yang")
Group = tuple[int, int, tuple[str, ...]]  # lane, zone, ships
Zones = tuple[tuple[tuple[str, ...], ...], ...]  # by lane and zone


@dataclass
class Movement:
    """Both lanes and the moves left: every step, every order, no shortcut but a memory.

    zones[lane][0] are the ships of the ocean that are ready to sail.
    """

    kinds: list[list[str]]
    holds: dict[str, int]
    most_of: dict[tuple[Zones, int, int, int], int] = field(default_factory=dict)

    def steps(self, zones: Zones, waterway: int, lock: int, either: int) -> Iterator[Group]:
        for lane, way in enumerate(zones):
            for zone, ships in enumerate(way[:-1]):
                kind = self.kinds[lane][zone]
                if not ships or either + (lock if kind == "lock" else waterway) == 0:
                    continue
                if kind in NARROW:
                    yield lane, zone, ships
                    continue
                for n in range(1, len(ships) + 1):
                    for group in combinations(ships, n):
                        if sum(self.holds[ship] for ship in group) <= 4:
                            yield lane, zone, group

    def after(self, zones: Zones, step: Group) -> Zones:
        lane, zone, group = step
        way = Lane(self.kinds[lane], [list(ships) for ships in zones[lane]], self.holds)
        way.step(list(group), zone)
        other = [list(ships) for ships in zones[1 - lane]]
        other[0] += [ship for ship in way.arrived if ship in MILITARY]
        both = [way.zones, other] if lane == 0 else [other, way.zones]
        return tuple(tuple(tuple(sorted(ships)) for ships in one) for one in both)

    def left(self, step: Group, waterway: int, lock: int, either: int) -> tuple[int, int, int]:
        """The moves after a step: its own kind goes first."""
        if self.kinds[step[0]][step[1]] == "lock":
            return (waterway, lock - 1, either) if lock else (waterway, lock, either - 1)
        return (waterway - 1, lock, either) if waterway else (waterway, lock, either - 1)

    def most(self, zones: Zones, waterway: int, lock: int, either: int) -> int:
        """How many of the moves can be used if every order is tried."""
        key = zones, waterway, lock, either
        if key not in self.most_of:
            self.most_of[key] = max(
                (
                    1 + self.most(self.after(zones, step), *self.left(step, waterway, lock, either))
                    for step in self.steps(*key)
                ),
                default=0,
            )
        return self.most_of[key]

    def kept(self, zones: Zones, waterway: int, lock: int, either: int) -> list[Group]:
        """The steps that strand nothing."""
        moves = waterway, lock, either
        most = self.most(zones, *moves)
        return [
            step
            for step in self.steps(zones, *moves)
            if 1 + self.most(self.after(zones, step), *self.left(step, *moves)) == most
        ]
