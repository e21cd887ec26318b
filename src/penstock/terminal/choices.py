"""The legal moves as a numbered list, and the reading of what a player types."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from penstock.engine.codec import Family, Param
from penstock.engine.errors import MalformedMove
from penstock.engine.game import Game
from penstock.engine.match import Move
from penstock.terminal.drawings.drawing import Drawing
from penstock.terminal.words import Words

LONGEST_CHOICE = 4  # words in which the texts of a shortened group may differ
SHORTEST_FRAME = 2  # words they must have in common


def list_moves(moves: Sequence[Move], drawing: Drawing, words: Words, width: int) -> RenderableType:
    """One block per family: its name as it is typed, then numbers and texts; or the game's own list."""
    own = drawing.listing(moves, words)
    if own is not None:
        return own
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(ratio=1)
    label_width = max(len(m.family) for m in moves) + 2
    for family, moves_of_family in groupby(labelled(moves, drawing), key=lambda pair: pair[1].family):
        group = list(moves_of_family)
        listed = drawing.family_list(family, group, words)
        table.add_row(family, listed or block(group, drawing, words, width - label_width))
    return table


def labelled(moves: Sequence[Move], drawing: Drawing) -> list[tuple[str, Move]]:
    """What may be typed for each move: its number in the list.

    Where numbers of the board are typed, the moves of other families are called by their words.
    """
    own = moves[0].family if moves[0].family in drawing.own_numbers else None
    if own is None:
        return [(str(k), move) for k, move in enumerate(moves, 1)]
    return [(move.notation.split()[-1] if move.family == own else "", move) for move in moves]


def block(group: list[tuple[str, Move]], drawing: Drawing, words: Words, width: int) -> RenderableType:
    """The moves of one family; texts that differ in a word or two are shortened to these."""
    texts = [move.text(words.lang) for _, move in group]
    frame, choices = shortened(texts)
    items = [
        Text.assemble((f"{label:>2} " if label else "", "bold cyan"), mark(move, drawing, words), text)
        for (label, move), text in zip(group, choices, strict=True)
    ]
    columns = Columns(items, padding=(0, 2), equal=True)
    if not frame:
        return columns
    line = Text("   ").join([Text(frame, style="dim"), *items])
    if line.cell_len <= width:
        return line
    rows = Table.grid()
    rows.add_row(Text(frame, style="dim"))
    rows.add_row(columns)
    return rows


def mark(move: Move, drawing: Drawing, words: Words) -> Text:
    chip = drawing.chip(move, words)
    return Text.assemble(chip, " ") if chip else Text()


def shortened(texts: list[str]) -> tuple[str, list[str]]:
    """`Pass: … onto the track` and `yellow`, `blue`; or no frame and the texts as they are.

    >>> shortened(['Pass: red onto the track', 'Pass: blue onto the track'])
    ('Pass: … onto the track', ['red', 'blue'])
    """
    split = [text.split(" ") for text in texts]
    if len(texts) < 2:
        return "", texts
    shortest = min(len(words) for words in split)
    before = common(split, shortest)
    after = common([words[::-1] for words in split], shortest - before)
    choices = [words[before : len(words) - after] for words in split]
    if before + after < SHORTEST_FRAME or any(not 1 <= len(c) <= LONGEST_CHOICE for c in choices):
        return "", texts
    frame = [*split[0][:before], "…", *(split[0][-after:] if after else [])]
    return " ".join(frame), [" ".join(c) for c in choices]


def common(split: list[list[str]], most: int) -> int:
    """How many words all begin with."""
    n = 0
    while n < most and len({words[n] for words in split}) == 1:
        n += 1
    return n


# -- reading ----------------------------------------------------------------------------------


def read_move(text: str, moves: Sequence[Move], drawing: Drawing, words: Words) -> int:
    """The id meant by a number of the list or by notation; MalformedMove says what could be typed.

    Notation may be shortened as long as it is clear, at least among the moves of the list, and values may
    be said in the reader's language.
    Where one listed move alone has a value, the value is enough: `e5`.
    """
    if text.isdecimal() and moves[0].family in drawing.own_numbers:
        return read_own_number(text, moves[0].family, words)
    if text.isdecimal():
        if not 1 <= int(text) <= len(moves):
            raise MalformedMove(words.say("bad-number", number=text, last=len(moves)))
        return moves[int(text) - 1].id
    families = words.game.moves.families
    said = text.lower().split()
    begun = [f for f in families if f.name.startswith(said[0])]
    offered = [f for f in begun if f.name in {m.family for m in moves}]
    found = [f for f in families if f.name == said[0]] or (offered if len(offered) == 1 else begun)
    bare = [m.id for m in moves if m.notation.split()[1:] == said]
    if not found and len(bare) == 1:
        return bare[0]
    if len(found) != 1:
        raise MalformedMove(words.say("not-understood", text=text, move=example(moves)))
    values = [read_value(p, v, words) for p, v in zip(found[0].params, said[1:], strict=False)]
    if len(said) != 1 + len(found[0].params) or None in values:
        raise MalformedMove(form_of(found[0], words))
    return words.game.moves.parse(" ".join([found[0].name, *(v for v in values if v)]))


def example(moves: Sequence[Move]) -> str:
    """A move as it could be typed now, if possible one of several words."""
    return next((m.notation for m in moves if m.params), moves[0].notation)


def read_own_number(text: str, family: str, words: Words) -> int:
    """A number that stands on the board: `14` for `to 14`, whether that is possible now or not."""
    try:
        return words.game.moves.parse(f"{family} {int(text)}")
    except MalformedMove:
        raise MalformedMove(words.say("bad-place", number=text)) from None


def read_value(param: Param, said: str, words: Words) -> str | None:
    """The value said in full, or by a beginning only one value has."""
    names = {value: {value, words.name(param.name, value).lower()} for value in param.values}
    exact = [value for value, called in names.items() if said in called]
    begun = [value for value, called in names.items() if any(name.startswith(said) for name in called)]
    hits = exact or ([] if param.is_number else begun)
    return hits[0] if len(hits) == 1 else None


def form_of(family: Family, words: Words) -> str:
    """How a family is typed, with the values of its parameters."""
    form = " ".join([family.name, *(f"<{p.name}>" for p in family.params)])
    values = "; ".join(f"{p.name}: {', '.join(p.values)}" for p in family.params)
    return words.say("move-form", form=form, values=values or "–")


def notations(game: Game) -> list[str]:
    """Everything that can be typed as a move."""
    return [name.notation for name in game.moves.names]
