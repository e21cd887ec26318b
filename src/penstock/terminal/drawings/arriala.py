"""Arriala in a terminal: the canal, vineyards and structures, players, the cards in hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from penstock.terminal.drawings.arriala_canal import CHOICE, LOCK, canal, crowd, lead, letter, worker
from penstock.terminal.drawings.arriala_moves import listing
from penstock.terminal.drawings.drawing import Drawing, View, panel, side_by_side
from penstock.terminal.words import Words

WIDE = 120  # columns from which vineyards and structures stand beside the canal
CANAL_WIDTH = 80
VINEYARDS_WIDTH = 42
CROWD_WIDTH = 12  # four letters, and the eight workers of the largest vineyard

DOING = {
    "walk": "do-walk",
    "to_vineyard": "do-to-vineyard",
    "place": "do-place",
    "river": "do-river",
    "to_canal": "do-to-canal",
    "lock": "do-lock",
    "teleport": "do-teleport",
    "master": "do-master",
}
CARD_TEXTS = {
    "move-short": "card-move",
    "move-middle": "card-move",
    "move-long": "card-move",
    "teleport": "card-teleport",
    "lock": "card-lock",
    "master": "card-master",
    "own-to-vineyard": "card-own-to-vineyard",
    "any-to-vineyard": "card-any-to-vineyard",
    "own-to-canal": "card-own-to-canal",
    "any-to-canal": "card-any-to-canal",
}


def board(view: View, words: Words, players: Mapping[int, str], width: int) -> RenderableType:
    """Everything on the table; where there is room, vineyards and structures stand beside the canal."""
    is_wide = width >= WIDE
    line = panel(canal(view, words), canal_title(words), stretch_table(view, words))
    vineyards = panel(vineyards_table(view, words), words.say("vineyards"))
    structures = panel(structures_table(view, words), words.say("structures"))
    people = panel(players_table(view, words, players, 40 if is_wide else 8), words.say("players"))
    heights = len(view["vineyards"]) + 2, len(view["river"]) + len(view["master"]) + 2
    if is_wide:
        line.height = max(canal(view, words).plain.count("\n") + 3, sum(heights))
        structures.height = line.height - heights[0]
        facts = Text.assemble(costs(view, words), "      ", supply(view, words))
        middle: list[RenderableType] = [side_by_side(line, Group(vineyards, structures), CANAL_WIDTH)]
    else:
        facts = costs(view, words)
        stock = panel(supply(view, words), words.say("supply"))
        vineyards.height = heights[1] - 3
        middle = [line, side_by_side(Group(vineyards, stock), structures, VINEYARDS_WIDTH)]
    return Group(status(view, words), facts, *middle, people, *cards_panel(view, words))


def brief(view: View, words: Words, seat: int) -> Text:
    """Between two decisions of the same turn: what is left, what is asked, the canal and the vineyards."""
    return Text("\n").join([status(view, words), canal(view, words), vineyards_line(view, words)])


# -- the turn ---------------------------------------------------------------------------------


def status(view: View, words: Words) -> Text:
    """Round, action points, everybody's points; then the action under way and its question."""
    line = Text(words.say("round", round=view["round"]))
    if not view["players"][0]["place"]:  # places are given in the end
        left, whole = view["action_points"], view["turn_points"]
        colour = view["players"][view["mover"]]["colour"]
        said = (words.say("action-points", left=left), "bold")
        beads = ("●" * left + "○" * (whole - left), CHOICE)
        line = Text.assemble(letter(colour, words), " ", line, "   ", said, " ", beads)
    line.append(f"   {words.say('points')}")
    for person in colours_at_table(view):
        line.append_text(Text.assemble("  ", letter(person["colour"], words), f" {person['points']}"))
    if view["idle_rounds"]:
        idle = words.say("idle", rounds=view["idle_rounds"], limit=view["stall_rounds"])
        line.append(f"\n{idle}", style="bold red")
    if view["pending"]:
        line.append("\n")
        line.append_text(question(view, words))
    return line


def question(view: View, words: Words) -> Text:
    """`▸ Walk R1 · 2 fields free · where?`"""
    pending = view["pending"]
    line = Text.assemble(("▸ ", CHOICE), (words.say(DOING[pending["action"]]), "bold"))
    if pending["worker"]:
        line.append_text(Text.assemble(" ", worker(pending["worker"], words)))
    if pending["free_fields"]:
        line.append(f" · {words.say('free-fields', fields=pending['free_fields'])}")
    asked = {"worker": "which-worker", "field": "where-to"}.get(view["phase"], "which-one")
    return line.append(f" · {words.say(asked)}")


def costs(view: View, words: Words) -> Text:
    """The actions by their action points, under the names by which they are typed."""
    by_cost: dict[int, list[str]] = {}
    for name, cost in view["costs"].items():
        by_cost.setdefault(cost, []).append(name.replace("_", "-"))
    prices = [f"{cost} {', '.join(names)}" for cost, names in sorted(by_cost.items())]
    return Text(f"{words.say('costs')}  {' · '.join(prices)}", style="dim")


def colours_at_table(view: View) -> list[View]:
    """The players, and the neutral colour in a game of two."""
    return [*view["players"], *([view["neutral"]] if view["neutral"] else [])]


# -- beside the canal -------------------------------------------------------------------------


def canal_title(words: Words) -> Text:
    signs = f"{LOCK} {words.say('lock')}  ° {words.say('rests')}"
    return Text.assemble((words.say("canal"), "bold"), "   ", (signs, "dim"))


def stretch_table(view: View, words: Words) -> Text:
    """What stretches of one, two, three … fields pay."""
    longest = max(section["fields"] for section in view["sections"])
    points = " ".join(str(n) for n in view["stretch_points"][:longest])
    return Text(words.say("stretch-points", points=points), style="dim")


def vineyards_table(view: View, words: Words) -> Table:
    """How full, what it pays in the end and to whom as it stands, and who is there."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for vineyard in view["vineyards"]:
        table.add_row(
            words.name("vineyard", vineyard["vineyard"]),
            f"{len(vineyard['workers'])}/{vineyard['fields']}",
            Text.assemble((f"{vineyard['fields']}", "bold"), " ", lead(vineyard["leader"], words)),
            crowd(vineyard["workers"], words, CROWD_WIDTH),
        )
    return table


def vineyards_line(view: View, words: Words) -> Text:
    """`Chasselas 2/4 R1 Y2`, all in one line."""
    parts = []
    for vineyard in view["vineyards"]:
        name = words.name("vineyard", vineyard["vineyard"])
        filled = f"{len(vineyard['workers'])}/{vineyard['fields']}"
        parts.append(Text.assemble(f"{name} {filled} ", crowd(vineyard["workers"], words, 80, view)))
        parts[-1].rstrip()
    return Text("   ").join(parts)


def structures_table(view: View, words: Words) -> Table:
    """Blue fields with their worker, master structures built or not; what is free shows its points."""
    table = Table.grid(expand=True)
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    points = view["piece_points"]
    for site in view["river"]:
        mark = (
            crowd(site["workers"], words, CROWD_WIDTH) if site["workers"] else Text(f"+{points['river']}")
        )
        table.add_row(capital(words.name("site", site["site"])), mark)
    for structure, is_built in view["master"].items():
        mark = Text("✓", style="green") if is_built else Text(f"+{points['master']}", style="bold")
        table.add_row(capital(words.name("structure", structure)), mark)
    return table


def capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def supply(view: View, words: Words) -> Text:
    parts = (
        ("locks", view["locks_left"]),
        ("pile", view["pile"]),
        ("discards", sum(view["discards"].values())),
    )
    return Text(" · ").join(Text.assemble(f"{words.say(name)} ", (str(n), "bold")) for name, n in parts)


# -- players ----------------------------------------------------------------------------------


def players_table(view: View, words: Words, players: Mapping[int, str], track: int) -> Table:
    """Points with a bar as long, where everybody's workers are, how many cards."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, header_style="dim")
    table.add_column(no_wrap=True)
    table.add_column(words.say("points"), justify="right")
    table.add_column(min_width=track + 1)
    for message in ("reserve", "on-canal", "in-vineyards", "on-river", "cards"):
        table.add_column(words.say(message), justify="right")
    people = colours_at_table(view)
    top = max(track, *(person["points"] for person in people))
    for person in people:
        colour = person["colour"]
        is_mover = person.get("seat") == view["mover"] and not person.get("place")
        called = players.get(person["seat"], "") if "seat" in person else words.say("neutral")
        table.add_row(
            Text.assemble("▸ " if is_mover else "  ", letter(colour, words), f" {called}"),
            Text(str(person["points"]), style="bold"),
            Text("━" * (person["points"] * track // top), style="yellow"),
            number(person.get("reserve")),
            number(person["on_canal"]),
            number(workers_in(view["vineyards"], colour)),
            number(workers_in(view["river"], colour)),
            number(person.get("hand_size")),
            style="bold" if is_mover else "",
        )
    return table


def workers_in(places: list[View], colour: str) -> int:
    """How many workers of a colour are in these places."""
    return sum(name.split()[0] == colour for place in places for name in place["workers"])


def number(n: int | None) -> Text:
    if n is None:
        return Text("–", style="dim")
    return Text(str(n)) if n else Text("·", style="dim")


# -- cards ------------------------------------------------------------------------------------


def cards_panel(view: View, words: Words) -> list[Panel]:
    """The cards of whoever looks with what they do, and the discards; nothing if there is neither."""
    hand = next((p["hand"] for p in view["players"] if p["hand"] is not None), None)
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for card, n in (hand or {}).items():
        if n:
            name = Text(words.name("card", card), style="bold")
            rows.add_row(f"{n}×", name, card_text(view, words, card))
    parts: list[RenderableType] = [rows] if rows.row_count else []
    if view["discards"]:
        discards = [f"{n}× {words.name('card', card)}" for card, n in view["discards"].items()]
        parts.append(Text(f"{words.say('discards')}  {', '.join(discards)}", style="dim"))
    title = words.say("cards") if hand is None else words.say("your-cards")
    return [panel(Group(*parts), title)] if parts else []


def card_text(view: View, words: Words, card: str) -> str:
    fields = view["card_fields"].get(card, 0)
    points = view["piece_points"].get(card, 0)
    return words.say(CARD_TEXTS[card], fields=fields, points=points, cost=view["costs"]["walk"])


HEADINGS = (
    "STRETCH_WON STRETCH_TO_NEUTRAL STRETCH_FOR_NOBODY STRETCH_GONE IDLE ENDED STALLED "
    "VINEYARD_WON VINEYARD_TO_NEUTRAL VINEYARD_FOR_NOBODY RESULT NEUTRAL_RESULT WINNER NO_WINNER"
)

DRAWING = Drawing(
    board,
    brief=brief,
    listing=listing,
    own_numbers=frozenset({"to"}),
    quiet=frozenset({"TURN"}),
    headings=frozenset(HEADINGS.split()),
)
