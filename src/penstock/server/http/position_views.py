"""What one viewer may know of a table at one point; nothing else leaves the server.

A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import numpy as np

from penstock.engine import rng
from penstock.engine.match import Match
from penstock.server.http import messages
from penstock.server.problems import TEXT
from penstock.server.table import clocks
from penstock.server.table.live import Line, LiveTable, events_from


def position(
    live: LiveTable,
    match: Match,
    line: Line,
    viewer: int | None,
    own: Iterable[int],
    lang: str,
    blocked: int,
) -> messages.Position:
    """The position after `line`.

    Args:
        own: the viewer's seats whose moves are told (several at a hot seat).
        blocked: at most so many refused moves are told along.
    """
    is_now = line.seq == live.seq and not live.is_done
    deciding = [k for k in own if k in match.to_act and live.bot_of(k) is None] if is_now else []
    return messages.Position(
        seq=line.seq,
        to_act=list(match.to_act),
        over=match.over,
        ending=match.ending,
        scores=list(match.scores),
        ranking=list(match.ranking),
        view=match.view(viewer),
        viewer=viewer,
        moves={str(seat): legal_moves(match, seat, lang) for seat in deciding},
        blocked={str(seat): blocked_moves(match, seat, lang, blocked) for seat in deciding},
        events=events_shown(live, line, lang),
        undo=undo_shown(live, match, list(own), lang),
        clocks=clocks.shown(live.row) if is_now else None,
    )


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
    world.is_noting = 0
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


def events_shown(live: LiveTable, line: Line, lang: str) -> list[messages.EventShown]:
    """What a move caused, in words; everybody at the table is told the same."""
    key = ("events", line.seq, lang)
    if key in live.cache:
        found: list[messages.EventShown] = live.cache[key]
        return found
    names = live.names()
    shown = [
        messages.EventShown(e.kind, e.seat, e.params, e.text(lang, names))
        for e in events_from(live.game, line.notes)
    ]
    if line.seq == live.seq:  # what all are told now
        live.cache[key] = shown
    return shown


def undo_shown(live: LiveTable, match: Match, own: list[int], lang: str) -> messages.UndoShown:
    problem = why_not_undo(live, match, own, lang)
    return messages.UndoShown(problem is None, problem)


def why_not_undo(live: LiveTable, match: Match, own: list[int], lang: str) -> str | None:
    """None if a viewer may take the last move back alone, otherwise a sentence."""
    if not own:
        return TEXT.say(lang, "undo-not-seated")
    if live.is_done:
        return TEXT.say(lang, "problem-not-running")
    if match.last is not None and match.last.seat not in own:
        return TEXT.say(lang, "undo-not-yours")
    return match.why_not_undo(lang)


def log_line(live: LiveTable, line: Line, own: Collection[int], lang: str) -> messages.LogLine:
    """One line of the log; a secret move only for its own seat until the end."""
    names = live.names()
    who = names.get(line.seat, "") if line.seat is not None else ""
    shown = events_shown(live, line, lang)
    notation = line.move
    if notation is not None and is_hidden(live, line, own):
        notation = None
    if line.kind == "undo":
        text = TEXT.say(lang, "log-undo", who=who, count=line.back)
    elif shown:
        text = " ".join(e.text for e in shown)
    elif line.kind == "start":
        text = TEXT.say(lang, "log-start")
    elif notation is None or is_secret(live, notation):
        text = TEXT.say(lang, "log-secret", who=who)
    else:  # a step of a longer move, which will be told when it is complete
        text = TEXT.say(lang, "log-step", who=who, move=notation)
    return messages.LogLine(line.seq, line.kind, line.seat, notation, text, shown, line.at, line.back)


def is_hidden(live: LiveTable, line: Line, own: Collection[int]) -> bool:
    if live.is_done or line.seat in own or line.move is None:
        return False
    return is_secret(live, line.move)


def is_secret(live: LiveTable, notation: str) -> bool:
    moves = live.game.moves
    return moves.names[moves.parse(notation)].family in moves.secret_families
