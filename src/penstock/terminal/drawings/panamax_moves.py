"""The list of moves in Panamax, where few lines say more than many sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from penstock.engine.match import Move
from penstock.terminal.drawings.panamax_canal import DOWN, LOCK, UP, WATERWAY
from penstock.terminal.drawings.panamax_pieces import CHOICE, letter, ship_code, short_nation
from penstock.terminal.words import Words

Labelled = tuple[str, Move]  # what is typed, and the move
Row = tuple[str, list[Text]]  # a heading and the choices under it
GAP = "   "
NO_BREAK = "\u00a0"


def family_list(family: str, group: Sequence[Labelled], words: Words) -> RenderableType | None:
    """Rows of choices for the families that have many; the list for any game suits the others."""
    rows = ROWS.get(family)
    if rows is None:
        return None
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="dim")
    table.add_column(ratio=1)
    for heading, choices in rows(group, words):
        table.add_row(heading, Text(GAP).join(choices))
    return table


def choice(label: str, *what: Text | str) -> Text:
    return Text.assemble((f"{label} " if label else "", CHOICE), *what)


def takes(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`1 2≈1▤   5 2 dice   6 ◆3 dice`: the column, and how strong its next die is."""
    yield words.say("column"), [choice(label, strength(move, words)) for label, move in group]


def strength(move: Move, words: Words) -> str:
    facts = move.facts
    mark = "◆" if facts["executive"] else ""
    if "lock" not in facts:
        return mark + words.say("load-dice", dice=facts["strength"])
    return f"{mark}{facts['strength']}{WATERWAY}{facts['lock']}{LOCK}"


def transfers(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`4 → 1 2 3`: from a column to the columns of the other side."""
    choices = []
    for source, moves in groupby(group, key=lambda pair: pair[1].params["source"]):
        targets = NO_BREAK.join(str(move.params["target"]) for _, move in moves)
        choices.append(Text.assemble((f"{source}", CHOICE), f"{NO_BREAK}→{NO_BREAK}", (targets, CHOICE)))
    yield words.say("dollars", money=group[0][1].facts["price"]), choices


def builds(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`2, 0 dollars: us-east …`: a line for each ship, under the names by which it is typed."""
    for model, moves in groupby(group, key=lambda pair: str(pair[1].params["model"])):
        pairs = list(moves)
        money = words.say("dollars", money=pairs[0][1].facts["money"])
        zones = [choice(label, zone_to_type(label, move, words)) for label, move in pairs]
        yield f"{model}, {money}", zones


def zone_to_type(label: str, move: Move, words: Words) -> str:
    nation = str(move.params["nation"])
    return short_nation(nation, words) if label else nation


def picks(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`China   1 [5]   2 [1R]`: the dice that can be loaded, contract by contract."""
    for _, moves in groupby(group, key=lambda pair: pair[1].params["slot"]):
        pairs = list(moves)
        yield (
            nation_or_general(pairs[0][1], words),
            [choice(label, f"[{move.facts['die']}]") for label, move in pairs],
        )


def nation_or_general(move: Move, words: Words) -> str:
    nation = move.facts.get("nation")
    return words.name("nation", nation) if nation else words.say("general")


def nation_and_cargo(move: Move, words: Words) -> str:
    return f"{nation_or_general(move, words)} {' '.join(move.facts['cargo'])}"


def offers(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`incoming cargo   3 China 5 2 1R   4 general cargo 3 3`: both sides of a card in one line."""
    for source, moves in groupby(group, key=lambda pair: str(pair[1].params["card"])):
        sides = [choice(label, nation_and_cargo(move, words)) for label, move in moves]
        yield words.name("card", source), sides


def discards(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`1 China 5 2`: a contract and the dice that go back to the warehouse."""
    for label, move in group:
        yield "", [choice(label, nation_and_cargo(move, words))]


def loads(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`China   1 R2   2 prospector`: ships by loading zone."""
    rows: dict[str, list[Text]] = {}
    for label, move in group:
        heading = words.name("nation", str(move.params["nation"]))
        rows.setdefault(heading, []).append(ship_choice(label, move, words))
    yield from rows.items()


def ship_choice(label: str, move: Move, words: Words) -> Text:
    """A ship, and whoever must go along with it."""
    names = [str(move.params["ship"]), *move.facts.get("along", [])]
    return choice(label, Text("+").join(ship_code(name, words) for name in names))


def steps(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`↓ ≈ Gatun lake   1 R1a   2 iowa`: ships by lane and zone, with the kind of step."""

    rows: dict[str, list[Text]] = {}
    for label, move in group:
        facts = move.facts
        arrow = DOWN if facts["towards"] == "pacific" else UP
        kind = LOCK if facts["step"] == "lock" else WATERWAY
        heading = f"{arrow}{kind} {words.name('zone', facts['from'])}"
        rows.setdefault(heading, []).append(ship_choice(label, move, words))
    yield from rows.items()


def additions(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    yield "", [choice(label, ship_code(str(move.params["ship"]), words)) for label, move in group]


def purchases(group: Sequence[Labelled], words: Words) -> Iterator[Row]:
    """`1 R 6   2 G 7`: a share and its price."""
    yield (
        words.say("share-for"),
        [
            choice(label, letter(str(move.params["company"]), words), f" {move.facts['money']}")
            for label, move in group
        ],
    )


ROWS: dict[str, Callable[[Sequence[Labelled], Words], Iterator[Row]]] = {
    "take": takes,
    "transfer": transfers,
    "build": builds,
    "contract": offers,
    "pick": picks,
    "discard": discards,
    "load": loads,
    "move": steps,
    "add": additions,
    "buy": purchases,
}
