"""The canal of Arriala in a terminal: a line per section, under it what its stretches pay."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from penstock.terminal.drawings.drawing import View
from penstock.terminal.words import Words

# Background and foreground of a piece; the letter on it says the same without colour.
INKS = {
    "red": "bold #FFFFFF on #B3261E",
    "yellow": "bold #1D2A33 on #E0A800",
    "green": "bold #FFFFFF on #1B7F4B",
    "violet": "bold #FFFFFF on #6B3FA0",
}
LETTERS = {
    "red": "letter-red",
    "yellow": "letter-yellow",
    "green": "letter-green",
    "violet": "letter-violet",
}
CHOICE = "bold cyan"  # what can be chosen now, here as in the list of moves
WATER = "cyan dim"
LOCK = "▐▌"
CELL = 4  # two signs for what stands there, and a bracket on either side
TOWN_WIDTH = 25  # a town's cell and name; below them room for all 20 workers


# -- workers ----------------------------------------------------------------------------------


def letter(colour: str, words: Words) -> Text:
    """A colour: its letter on its ink."""
    return Text(words.say(LETTERS[colour]), style=INKS[colour])


def worker(name: str, words: Words) -> Text:
    """`red 1` as `R1`."""
    colour, number = name.split()
    return Text(words.say(LETTERS[colour]) + number, style=INKS[colour])


def crowd(names: Iterable[str], words: Words, room: int, view: View | None = None) -> Text:
    """Workers in one place, by colour: `R13 Y2`; without gaps where there is no room for them.

    With the view, whoever can be chosen stands apart in brackets: `R13 [R2] Y2`.
    """
    groups: dict[tuple[str, bool], str] = {}
    for name in names:
        colour, number = name.split()
        key = colour, view is not None and is_choice(view, name)
        groups[key] = groups.get(key, "") + number
    parts = [
        framed(Text(words.say(LETTERS[colour]) + numbers, style=INKS[colour]), choosable, gap="")
        for (colour, choosable), numbers in groups.items()
    ]
    spaced = Text(" ").join(parts)
    return spaced if spaced.cell_len <= room else Text("").join(parts)


def is_choice(view: View, what: str | int) -> bool:
    """Can this worker, or this place of the canal, be chosen now?"""
    pending = view["pending"]
    return pending is not None and (what in pending["workers"] or what in pending["places"])


def framed(content: Text, choosable: bool, gap: str = " ") -> Text:
    """In brackets if it can be chosen."""
    if not choosable:
        return Text.assemble(gap, content, gap)
    if content.style == "dim":
        content.style = CHOICE
    return Text.assemble(("[", CHOICE), content, ("]", CHOICE))


def lead(colour: str | None, words: Words) -> Text:
    """Who would win as things stand."""
    return Text.assemble("▸ ", letter(colour, words) if colour else "–")


# -- the line ---------------------------------------------------------------------------------


def canal(view: View, words: Words) -> Text:
    """From the first town to the last: two lines each, town and fields, then the stretches."""
    most = max(section["fields"] for section in view["sections"])
    lines = [heading(most, words)]
    towns = [place for place in view["canal"] if place["town"]]
    for town, section in zip(towns, view["sections"], strict=False):
        lines.append(section_line(view, words, town, section, most))
        lines.append(stretch_line(view, words, town, section))
    lines.append(town_name(view, words, towns[-1]))
    if towns[-1]["workers"]:
        lines.append(town_workers(view, words, towns[-1]))
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def heading(most: int, words: Words) -> Text:
    """Numbers of the fields in their section, and the sign of a lock over the limits."""
    numbers = "".join(f"{n:>3} " for n in range(1, most + 1))
    return Text(f"{words.say('field'):>{TOWN_WIDTH - 1}} {numbers}  {LOCK}", style="dim")


def section_line(view: View, words: Words, town: View, section: View, most: int) -> Text:
    """The town, its fields, and how many locks are built of how many."""
    line = town_name(view, words, town)
    line.append(" " + "─" * (TOWN_WIDTH - line.cell_len - 2) + " ", style=WATER)
    for place in view["canal"]:
        if place["section"] == section["section"]:
            line.append_text(field(view, words, place))
    line.append(" " * (TOWN_WIDTH + CELL * most + 2 - line.cell_len))
    is_full = section["locks"] >= section["lock_limit"]
    return line.append(f"{section['locks']}/{section['lock_limit']}", style="dim" if is_full else "")


def town_name(view: View, words: Words, town: View) -> Text:
    number = Text(f"{town['position']:>2}", style="dim")
    name = Text(words.name("town", town["town"]), style="bold")
    return Text.assemble(framed(number, is_choice(view, town["position"])), " ", name)


def town_workers(view: View, words: Words, town: View) -> Text:
    room = TOWN_WIDTH - 1
    crowded = crowd(town["workers"], words, room, view)
    return Text.assemble(" " * min(CELL + 1, room - crowded.cell_len), crowded)


def field(view: View, words: Words, place: View) -> Text:
    """What stands on a field; on an empty one the number by which it is chosen."""
    if place["lock"]:
        return Text.assemble(" ", (LOCK, "bold"), " ")
    if not place["workers"]:
        number = Text(f"{place['position']:>2}", style="dim")
        return framed(number, is_choice(view, place["position"]))
    name = place["workers"][0]
    if view["pending"] and name == view["pending"]["worker"]:
        return Text.assemble(("(", CHOICE), worker(name, words), (")", CHOICE))
    if is_choice(view, name):
        return framed(worker(name, words), choosable=True)
    return Text.assemble(" ", worker(name, words), "°" if name in view["resting"] else " ")


# -- stretches --------------------------------------------------------------------------------


def stretch_line(view: View, words: Words, town: View, section: View) -> Text:
    """The town's workers, then a clamp under every stretch of the section."""
    line = town_workers(view, words, town)
    for stretch in view["stretches"]:
        if stretch["section"] == section["section"]:
            begin = TOWN_WIDTH + CELL * (stretch["first"] - town["position"] - 1)
            line.append(" " * (begin - line.cell_len))
            line.append_text(clamp(stretch, words))
    return line


def clamp(stretch: View, words: Words) -> Text:
    """`╰─ 2/4 · 6 ▸ R ─╯`: filled, points, who would win; less where it is narrow."""
    room = CELL * stretch["fields"] - 2
    label = next((text for text in labels(stretch, words) if text.cell_len <= room), Text())
    left = (room - label.cell_len) // 2
    rule = "═" if stretch["counted"] else "─"
    return Text.assemble(
        ("╰" + rule * left, WATER),
        label,
        (rule * (room - left - label.cell_len) + "╯", WATER),
    )


def labels(stretch: View, words: Words) -> list[Text]:
    """What can be said of a stretch, from the most to the least."""
    if stretch["counted"]:
        return [Text(f" ✓ {words.say('counted')} ", style="green"), Text("✓", style="green")]
    filled, points = f"{stretch['workers']}/{stretch['fields']}", stretch["points"]
    said = [f"{filled} · {words.say('points-of', points=points)}", f"{filled} · {points}", f"{points}"]
    leader = Text.assemble(" ", lead(stretch["leader"], words)) if stretch["workers"] else Text()
    full = [Text.assemble(" ", (text, "bold"), leader, " ") for text in said]
    return [*full, Text.assemble((str(points), "bold"), leader), Text(str(points), style="bold")]
