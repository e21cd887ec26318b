"""The shapes of a position and of the log; `views.py` decides who gets which."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from penstock.engine import rng
from penstock.engine.match import Match
from penstock.server.http import messages
from penstock.server.http.messages import EventShown
from penstock.server.problems import TEXT
from penstock.server.store.rows import ClockState, Line
from penstock.server.table import log
from penstock.server.table.live import LiveTable, is_bots, kept_moves
from penstock.server.table.log import SpokenEvent


def position(
    table: LiveTable,
    match: Match,
    line: Line,
    viewer: int | None,
    own: list[int],
    lang: str,
    blocked: int,
    view: dict[str, Any],
    events: list[EventShown],
    ahead: float,
) -> messages.Position:
    """The position after `line`.

    Args:
        own: the viewer's seats whose moves are shown (several at a hot seat).
        blocked: at most so many refused moves are shown.
        view: the viewer's, see `own_view`.
        events: what the line caused.
        ahead: how far the time of day is ahead of the time by which clocks run.
    """
    is_now = line.seq == table.seq and not table.is_done
    deciding = [k for k in own if k in match.to_act and table.bot_of(k) is None] if is_now else []
    return messages.Position(
        seq=line.seq,
        to_act=list(match.to_act),
        over=match.over,
        ending=match.ending,
        scores=list(match.scores),
        ranking=list(match.ranking),
        worth=worth_shown(match, viewer),
        view=view,
        viewer=viewer,
        moves={str(seat): legal_moves(match, seat, lang) for seat in deciding},
        blocked={str(seat): blocked_moves(match, seat, lang, blocked) for seat in deciding},
        events=events,
        undo=undo_shown(table, match, own, lang),
        clocks=clocks_shown(table.row.clocks, ahead) if is_now else None,
    )


def worth_shown(match: Match, viewer: int | None) -> list[messages.WorthShown]:
    """Everybody's line of the score sheet if the game ended now; after the end nothing is hidden."""
    shown = []
    for seat, parts in enumerate(match.worth(viewer)):
        known = parts.pop("total")
        hidden = not match.over and None in parts.values()
        shown.append(messages.WorthShown(seat, known, parts, hidden))
    return shown


def shared_view(match: Match) -> dict[str, Any]:
    """What everybody sees of a position, already written: it goes into many messages."""
    shown = match.view(None)
    del shown["players"]
    return {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in shown.items()}


def own_view(shared: dict[str, Any], match: Match, viewer: int | None) -> dict[str, Any]:
    """A viewer's view: what everybody sees, and the players as this one knows them."""
    return {**shared, "players": match.players_seen(viewer)}


def legal_moves(match: Match, seat: int, lang: str) -> list[messages.MoveShown]:
    moves = match.moves(seat)
    final = final_moves(match, seat, [m.id for m in moves])
    return [
        messages.MoveShown(
            m.id,
            m.family,
            m.params,
            m.notation,
            m.text(lang),
            m.facts,
            None if final is None else m.id in final,
        )
        for m in moves
    ]


def final_moves(match: Match, seat: int, moves: list[int]) -> set[int] | None:
    """Moves after which the turn passes or something is revealed, so that they cannot be taken back.

    Tried in a guessed world that depends on nothing but what the seat knows. None while the rules are
    plain: that would take too long.
    """
    game = match.game
    if not game.is_compiled:
        return None
    world = match.known(seat)
    chance = [0] * rng.WORDS
    rng.start(chance, *rng.seed_words(seat, len(match.played)))
    game.determinize(world, seat, chance)
    before = world.to_array()
    mask = np.zeros(len(game.moves), np.uint8)
    final = set()
    for move in moves:
        after = before.copy()
        game.kernel.step(after, 0, seat, move, mask)
        if any(after[name][0] != before[name][0] for name in ("to_act", "revealed")):
            final.add(move)
    return final


def blocked_moves(match: Match, seat: int, lang: str, most: int) -> list[messages.BlockedMove]:
    """Moves of the kinds offered in this phase that are refused, with the reason."""
    return [
        messages.BlockedMove(
            move.notation, move.family, move.params, r.code.lower(), r.paragraph, r.text(lang)
        )
        for move, r in match.refused(seat, most)
    ]


def clocks_shown(clocks: ClockState, ahead: float) -> messages.ClocksShown | None:
    """As a browser reads them, which knows only the time of day."""
    if not clocks.left:
        return None
    return messages.ClocksShown(
        list(clocks.left), [None if begun is None else begun + ahead for begun in clocks.since]
    )


def undo_shown(table: LiveTable, match: Match, own: list[int], lang: str) -> messages.UndoShown:
    problem = why_not_undo(table, match, own, lang)
    return messages.UndoShown(problem is None, problem)


def why_not_undo(table: LiveTable, match: Match, own: list[int], lang: str) -> str | None:
    """None if a viewer may take the last move back alone, otherwise a sentence."""
    if not own:
        return TEXT.say(lang, "undo-not-seated")
    if table.is_done:
        return TEXT.say(lang, "problem-not-running")
    if match.last is not None and match.last.seat not in own:
        return TEXT.say(lang, "undo-not-yours")
    if match.last is not None and table.bot_of(match.last.seat) is not None:
        return TEXT.say(lang, "problem-not-your-seat")
    moves = kept_moves(table.lines)
    if moves and is_bots(table.row, moves[-1]):
        return TEXT.say(lang, "undo-of-bot")
    return match.why_not_undo(lang)


def events_shown(events: Iterable[SpokenEvent]) -> list[EventShown]:
    return [EventShown(*event) for event in events]


def log_line(
    table: LiveTable, line: Line, notation: str | None, lang: str, events: list[EventShown]
) -> messages.LogLine:
    """One line of the log, its move as far as the reader may know it."""
    text = log.line_text(table, line, notation, lang, (event.text for event in events))
    return messages.LogLine(line.seq, line.kind, line.seat, notation, text, events, line.at, line.back)
