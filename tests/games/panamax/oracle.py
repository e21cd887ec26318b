"""The canal, told as slowly and plainly as the rulebook does: lists of ship names in zones, no counters."""

from __future__ import annotations

from dataclasses import dataclass, field

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
