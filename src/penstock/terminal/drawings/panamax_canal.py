"""The canal of Panamax in a terminal: oceans above and below, between them both lanes, zone by zone.

The Atlantic is on top. Ships of the left lane go down to the Pacific, ships of the right lane go up.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from penstock.terminal.drawings.drawing import View
from penstock.terminal.drawings.panamax_pieces import Ship, ship, ship_in_ocean
from penstock.terminal.words import Words

DOWN, UP = "↓", "↑"
LOCK, WATERWAY = "▤", "≈"  # the move that a step out of the zone costs
NARROW = ("lock", "cut")
NAME_WIDTH = 14
OCEANS = (("atlantic", ("us-east", "eu")), ("pacific", ("us-west", "china")))
ZONES = {
    "gatun": "zone-gatun",
    "gatun-lake": "zone-gatun-lake",
    "culebra": "zone-culebra",
    "pedro-miguel": "zone-pedro-miguel",
    "miraflores-lake": "zone-miraflores-lake",
    "miraflores": "zone-miraflores",
}
WATER = "cyan dim"
GAP = "  "


def canal(view: View, words: Words, width: int) -> Text:
    """Both oceans and everything between."""
    (atlantic, east), (pacific, west) = OCEANS
    return Text("\n").join(
        [
            *ocean(view, words, atlantic, east, width),
            rule(view, words, width),
            *lanes(view, words, width),
            Text("─" * width, style=WATER),
            *ocean(view, words, pacific, west, width),
        ]
    )


def rule(view: View, words: Words, width: int) -> Text:
    """The names of the lanes and the signs of the moves, in a line of water."""
    left = f"── {DOWN} {words.name('ocean', 'pacific')} "
    right = f" {words.name('ocean', 'atlantic')} {UP} ──"
    signs = f" {WATERWAY} {words.say('waterway')} · {LOCK} {words.say('lock')} "
    free = width - len(left) - len(right) - len(signs)
    return Text(left + "─" * (free // 2) + signs + "─" * (free - free // 2) + right, style=WATER)


# -- oceans -----------------------------------------------------------------------------------


def ocean(view: View, words: Words, name: str, nations: Iterable[str], width: int) -> list[Text]:
    """A line for each loading zone and one for the waiting zone, if anybody waits there."""
    lines: list[Text] = []
    for nation in nations:
        there = [s for s in view["ships"] if s["where"] == "loading" and s["nation"] == nation]
        lines += zone_lines(view, words, words.name("nation", nation), there, width)
    waiting = [s for s in view["ships"] if s["where"] == "waiting" and s["zone"] == name]
    if waiting:
        lines += zone_lines(view, words, words.say("waiting"), waiting, width)
    return lines


def zone_lines(view: View, words: Words, name: str, there: list[Ship], width: int) -> list[Text]:
    ships = [ship_in_ocean(s, words, s["ship"] in view["group"]) for s in there]
    drawn = wrapped(ships, width - NAME_WIDTH)
    return [
        Text.assemble((f"{name if k == 0 else '':<{NAME_WIDTH}}", "bold"), line)
        for k, line in enumerate(drawn)
    ]


def wrapped(parts: list[Text], width: int, gap: str = GAP) -> list[Text]:
    """Parts in as few lines as they fit into; at least one line."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append(gap)
        lines[-1].append_text(part)
    return lines


# -- lanes ------------------------------------------------------------------------------------


def lanes(view: View, words: Words, width: int) -> list[Text]:
    """Zone by zone from the Atlantic to the Pacific; chambers count in the direction of travel."""
    down, up = view["canal"]
    last = len(down["zones"]) - 1
    room = (width - NAME_WIDTH - 8) // 2
    lines: list[Text] = []
    for zone in range(1, last):
        back = last - zone
        left = in_zone(view, words, "pacific", down["zones"][zone], room)
        right = in_zone(view, words, "atlantic", up["zones"][back], room)
        for k in range(max(len(left), len(right))):
            middle = zone_name(down, zone, up, back, words) if k == 0 else Text(" " * (NAME_WIDTH + 8))
            line = left[k] if k < len(left) else Text()
            line = Text.assemble(" " * (room - line.cell_len), line)
            lines.append(Text.assemble(line, middle, right[k] if k < len(right) else Text()))
    for line in lines:
        line.rstrip()
    return lines


def in_zone(view: View, words: Words, towards: str, zone: str, room: int) -> list[Text]:
    there = [s for s in view["ships"] if s["where"] == "canal" and s["to"] == towards and s["zone"] == zone]
    return wrapped([ship(s, words, s["ship"] in view["group"]) for s in there], room, gap=" ")


def zone_name(down: View, zone: int, up: View, back: int, words: Words) -> Text:
    """`3≈ Gatun lock 1 ▤1`: fee and kind of move on either side of the name."""
    name = plain_name(down["zones"][zone], up["zones"][back], words)
    style = "bold" if down["kinds"][zone] in NARROW else "bold blue"
    return Text.assemble(
        (f" {down['fees'][zone]}{sign(down, zone)} ", "dim"),
        (f"{name:^{NAME_WIDTH}}", style),
        (f" {sign(up, back)}{up['fees'][back]} ", "dim"),
    )


def sign(lane: View, zone: int) -> str:
    return LOCK if lane["kinds"][zone] == "lock" else WATERWAY


def plain_name(one: str, other: str, words: Words) -> str:
    """The zone's name; chambers with their numbers in both directions: `1 Gatun 3`."""
    (stem, _, number), (_, _, back) = one.rpartition("-"), other.rpartition("-")
    if not number.isdigit():
        return words.say(ZONES[one])
    return f"{number} {words.say(ZONES[stem])} {back}"
