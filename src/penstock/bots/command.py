"""A program in any language as a bot: `cmd:./mybot`; docs/bot-protocol.md is written for its author."""

from __future__ import annotations

import shlex
import shutil
import time
import weakref
from contextlib import suppress
from typing import Any

from penstock.bots.lines import PATIENCE, BotFailure, Program
from penstock.bots.prospects import Prospect
from penstock.engine.errors import BadOption, PenstockError
from penstock.engine.language import LANGUAGES
from penstock.engine.match import Event, Match, Move

PROTOCOL = 1
PREFIX = "cmd:"
SECONDS = 30.0  # for one decision, where nobody says otherwise
START_SECONDS = 30.0  # for the first answer: a program may have much to load


class Follower:
    """Collects the events of a match, which are public, by playing its moves once more."""

    def __init__(self) -> None:
        self._shadow: Match | None = None
        self._seen: list[tuple[int, str]] = []
        self._events = 0  # sent so far

    def news(self, match: Match) -> tuple[int, list[Event]]:
        """The events since the last call, and the number of the first of them.

        After moves were taken back it is all events from the beginning, number 0.
        """
        history = list(match.history)
        news: list[Event] = []
        if self._shadow is None or history[: len(self._seen)] != self._seen:
            self._shadow = match.game.new(match.seats, match.seed, match.options)
            self._seen, self._events = [], 0
            news += self._shadow.events
        for seat, notation in history[len(self._seen) :]:
            self._shadow.play(notation, seat)
            news += self._shadow.events
        self._seen = history
        first, self._events = self._events, self._events + len(news)
        return first, news


class CommandBot:
    """Asks another program; tells it what its seat may know and nothing else.

    The program runs from the first decision of a match to its end: one process, one seat, one match.
    """

    def __init__(self, command: str, seed: int = 0) -> None:
        self.command = command
        self.seconds = SECONDS  # for the next decision; whoever keeps a clock sets it
        self._words = read_command(command)
        self._seed = seed
        self._lang = "en"
        self._follower = Follower()
        self._program: Program | None = None
        self._end: weakref.finalize[Any, Any] | None = None

    @property
    def is_running(self) -> bool:
        return self._program is not None

    def start(self, match: Match, seat: int) -> None:
        """Start the program and shake hands; the first decision does it by itself."""
        self._program = program = Program(self.command, self._words)
        self._end = weakref.finalize(self, program.close)
        end = time.monotonic() + START_SECONDS
        program.say(greeting(match, seat, self._seed), end)
        ready = program.hear(end)
        if ready.get("type") != "ready" or ready.get("protocol") != PROTOCOL:
            raise BotFailure(
                f"The bot '{self.command}' must first answer "
                f'{{"type": "ready", "protocol": {PROTOCOL}}}; see docs/bot-protocol.md.'
            )
        lang = ready.get("lang", self._lang)
        if lang not in LANGUAGES:
            raise BotFailure(
                f"The bot '{self.command}' asks for language '{lang}', which is not available."
            )
        self._lang = lang

    def choose(self, match: Match, seat: int) -> Move:
        try:
            if self._program is None:
                self.start(match, seat)
            assert self._program is not None
            moves = match.moves(seat)
            question = self.question(match, seat, moves)
            end = time.monotonic() + self.seconds
            self._program.say(question, end)
            return self.read(self._program.hear(end), match, seat, moves)
        except BotFailure:
            self.close()
            raise

    def explain(self, match: Match, seat: int, count: int = 3) -> list[Prospect]:
        """Nothing: a program says its move, not why."""
        return []

    def question(self, match: Match, seat: int, moves: list[Move]) -> dict[str, Any]:
        """All the program gets to decide on."""
        return {
            "type": "decide",
            "seat": seat,
            "decision": len(match.history),
            "time_left": round(self.seconds, 3),
            **self.events(match),
            "view": match.view(seat),
            "moves": [
                {
                    "notation": move.notation,
                    "family": move.family,
                    "params": move.params,
                    "text": move.text(self._lang),
                }
                for move in moves
            ],
        }

    def events(self, match: Match) -> dict[str, Any]:
        first, events = self._follower.news(match)
        sent = [
            {"kind": e.kind, "seat": e.seat, "params": e.params, "text": e.text(self._lang)} for e in events
        ]
        return {"first_event": first, "events": sent}

    def read(self, answer: dict[str, Any], match: Match, seat: int, moves: list[Move]) -> Move:
        """The move that an answer means."""
        notation = answer.get("move")
        if not isinstance(notation, str):
            raise BotFailure(f"The bot '{self.command}' must answer {{\"move\": notation}}.")
        for move in moves:
            if move.notation == notation:
                return move
        try:
            refusal = match.why_not(notation, seat)
            why = refusal.text("en") if refusal else "it is not among the moves it was given."
        except PenstockError as error:
            why = str(error)
        raise BotFailure(f"The bot '{self.command}' wants to play '{notation}': {why}")

    def end(self, match: Match, seat: int) -> None:
        """Tell the program how the match ended, and let it go."""
        if self._program is None:
            return
        result = {
            "type": "end",
            "seat": seat,
            **self.events(match),
            "view": match.view(seat),
            "ending": match.ending,
            "scores": match.scores,
            "ranking": match.ranking,
        }
        with suppress(BotFailure):  # it has nothing more to decide
            self._program.say(result, time.monotonic() + PATIENCE)
        self.close(PATIENCE)

    def close(self, patience: float = 0) -> None:
        """End the program; a later decision starts it anew."""
        if self._program is not None and self._end is not None:
            self._end.detach()
            self._program.close(patience)
        self._program = None
        self._follower = Follower()


def is_program(name: str) -> bool:
    """Does this name of a bot mean a program?"""
    return name.startswith(PREFIX)


def read_command(command: str) -> list[str]:
    """The words of a command line whose program exists."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"The command of the bot '{PREFIX}{command}' cannot be read: {error}.") from None
    if not words:
        raise BadOption(f"A bot that is a program is given as {PREFIX}PROGRAM, as in {PREFIX}./mybot.")
    if shutil.which(words[0]) is None:
        raise BadOption(f"There is no program '{words[0]}' to run as a bot.")
    return words


def greeting(match: Match, seat: int, seed: int) -> dict[str, Any]:
    """The first line a program gets."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": match.game.id,
        "title": match.game.title,
        "rules_version": match.game.rules_version,
        "components": match.game.components.hash,
        "seats": match.seats,
        "seat": seat,
        "options": match.options,
        "lang": "en",
        "languages": LANGUAGES,
        "seed": seed,
    }
