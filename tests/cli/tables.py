"""Tables as text: games of bots position by position, and what the terminal would show of them."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType

import penstock
from penstock.terminal.choices import list_moves
from penstock.terminal.drawings import drawing_of
from penstock.terminal.running import bot_at
from penstock.terminal.words import Words


def bot_game(game_id: str, seats: int, seed: int, **options: str) -> Iterator[penstock.Match]:
    """A game of random bots; the same match after every move."""
    match = penstock.game(game_id).new(seats=seats, seed=seed, options=options)
    bots = [bot_at(seat, "random", seed) for seat in range(seats)]
    yield match
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat).id, seat)
        yield match


def printed(content: RenderableType, width: int = 80, **console: Any) -> str:
    text = io.StringIO()
    Console(width=width, file=text, highlight=False, markup=False, emoji=False, **console).print(content)
    return text.getvalue()


def drawn(game_id: str, view: dict[str, Any], width: int = 80, lang: str = "en", **console: Any) -> str:
    words = Words(lang, penstock.game(game_id))
    players = {p["seat"]: words.say("you", who=words.seat(p["seat"])) for p in view["players"]}
    return printed(drawing_of(game_id).board(view, words, players, width), width, **console)


def listed(match: penstock.Match, lang: str = "en") -> str:
    moves = match.moves(match.to_act[0])
    return printed(list_moves(moves, drawing_of(match.game.id), Words(lang, match.game), 80))


def widest(text: str) -> int:
    return max(cell_len(line.rstrip()) for line in text.splitlines())


def ids_in(game_id: str, text: str) -> list[str]:
    """Names of messages that are shown instead of their words."""
    return [name for name in message_ids(game_id) if name in text]


@cache
def message_ids(game_id: str) -> list[str]:
    source = Path(penstock.game(game_id).text_file("terminal").format(lang="en")).read_text("utf-8")
    return re.findall(r"^([a-z]+(?:-[a-z]+)+) =", source, re.MULTILINE)
