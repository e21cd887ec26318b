"""The same games at the server's table and at the page's own: what both show must be equal as JSON."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

import penstock
from penstock.engine.language import LANGUAGES
from penstock.engine.match import Match
from penstock.server.config import RateLimits
from penstock.server.http import position_views
from penstock.server.store.rows import ClockTerms, Line, SeatRow, TableRow
from penstock.server.table import live, log
from penstock.server.table.live import LiveTable

ROOT = Path(__file__).parents[2]
ROLLDOWN = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
ME = "here"
BLOCKED = RateLimits().blocked_moves
UNDOES = 0.05  # of the moves that can be taken back
DECISIONS = 250  # about, of a random game
MOST = 6000  # of one: without a guard against stalling, chance alone may never end it


class Endless(Exception):
    """A game that goes on and on."""


def bundled(name: str, folder: Path) -> Path:
    """A script of this folder with everything it needs of the page, as one file for Node."""
    made = folder / f"{name}.mjs"
    command = ["node", str(ROLLDOWN), str(ROOT / "tests" / "local" / f"{name}.ts")]
    done = subprocess.run(
        [*command, "--platform", "node", "--format", "esm", "--file", str(made), "--logLevel", "silent"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return made


def tell(script: Path, games_folder: Path, asked: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    done = subprocess.run(
        ["node", str(script), str(games_folder)],
        input=json.dumps(list(asked)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@dataclass
class Game:
    """One random game: what the page is asked to play, and what the server shows of it."""

    asked: dict[str, Any]
    shown: dict[str, Any]
    decisions: int = 0


@dataclass
class Player:
    """Plays one random game at a server's table, without a database."""

    game: penstock.Game
    seats: int
    chance: random.Random
    looks: int  # positions that are told whole
    refused: int  # moves that are tried and refused, at each of these
    table: LiveTable = field(init=False)
    match: Match = field(init=False)
    shown: dict[str, Any] = field(init=False)
    asked: dict[str, Any] = field(init=False)

    def play(self) -> Game:
        self.sit_down()
        likely = self.looks / DECISIONS
        while True:
            self.look(likely)
            if self.match.over:
                break
            if len(self.table.lines) > MOST:
                raise Endless
            if self.is_undone():
                self.undo()
            else:
                self.move()
        self.end()
        return Game(self.asked, self.shown, len(self.table.lines))

    def sit_down(self) -> None:
        game, chance = self.game, self.chance
        options = {o.name: chance.choice(o.choices_for(self.seats)) for o in game.options}
        seed, kind = str(chance.getrandbits(64)), chance.choice(["play", "hot_seat"])
        own = range(1) if kind == "play" else range(self.seats)
        seats = [
            SeatRow("t", k, "human", ME, "Ann" if k == 0 else f"Bo {k}")
            if k in own
            else SeatRow("t", k, "bot", name=f"Easy {k + 1}", bot="easy")
            for k in range(self.seats)
        ]
        row = TableRow(
            "t", game.id, options, self.seats, game.rules_version, game.components.hash, seed, "", "", kind,
            ME, "private", False, "live", ClockTerms(), "", 0.0, 0.0, "running",
        )  # fmt: skip
        self.match = game.new(self.seats, int(seed), options, "plain")
        self.table = LiveTable(row, seats, [], self.match)
        self.add(Line(1, "start", None, None, 0, 0, live.notes_of(self.match), None, None, 0.0))
        self.shown = {"digests": [], "positions": [], "refusals": []}
        self.asked = {
            "row": self.row_asked(),
            "moves": [],
            "looks": {},
            "refused": {},
        }

    def row_asked(self) -> dict[str, Any]:
        row = self.table.row
        seat = {"away_bot": None, "resigned": False, "bot_seed": 0}
        return {
            **{
                name: getattr(row, name)
                for name in ("id", "game", "rules_version", "components", "options")
            },
            **{"seed": row.seed, "kind": row.kind, "state": "running", "lines": [], "result": None},
            **{"rematch": None, "revision": 0, "to_act": [], "created": 0, "changed": 0},
            "seats": [{**seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in self.table.seats],
        }

    def add(self, line: Line) -> None:
        table = self.table
        table.lines.append(line)
        state = "finished" if self.match.over else "running"
        bits = sum(1 << seat for seat in self.match.to_act)
        table.row = replace(table.row, seq=line.seq, state=state, to_act=bits)
        table.match = self.match

    def move(self) -> None:
        match, chance = self.match, self.chance
        seat = chance.choice(match.to_act)
        move = chance.choice(match.legal(seat))
        before = match.copy()
        match.play(move, seat)
        notation = match.game.moves.names[move].notation
        person = ME if self.table.bot_of(seat) is None else None
        revealed = match.played[-1].revealed
        notes = live.notes_of(match, before)
        self.add(Line(self.table.seq + 1, "move", seat, notation, 0, revealed, notes, person, None, 0.0))
        self.asked["moves"].append([seat, notation])

    def is_undone(self) -> bool:
        own = self.table.seats_of(ME)
        if self.chance.random() >= UNDOES:
            return False
        return position_views.why_not_undo(self.table, self.match, own, "en") is None

    def undo(self) -> None:
        last = self.match.last
        assert last is not None
        self.match = self.match.copy()
        self.match.undo()
        self.add(Line(self.table.seq + 1, "undo", last.seat, None, 1, 0, (), ME, None, 0.0))
        self.asked["moves"].append([last.seat, ""])

    def look(self, likely: float) -> None:
        seq, chance = self.table.seq, self.chance
        self.shown["digests"].append(hashlib.sha256(self.match.bytes).hexdigest()[:16])
        if chance.random() >= likely and not self.match.over and seq > 1:
            return
        lang = chance.choice(LANGUAGES)
        viewers = [None, *self.table.seats_of(ME)]
        self.asked["looks"][seq] = [lang]
        self.shown["positions"].append([self.position(viewer, lang) for viewer in viewers])
        self.try_moves(seq)

    def position(self, viewer: int | None, lang: str) -> Any:
        own = self.table.seats_of(ME)
        line = self.table.lines[-1]
        return self.position_at(self.match, line, viewer, own, lang)

    def position_at(self, match: Match, line: Line, viewer: int | None, own: list[int], lang: str) -> Any:
        events = position_views.events_shown(log.spoken_events(self.table, line, lang))
        view = position_views.own_view(position_views.shared_view(match), match, viewer)
        table = self.table
        return position_views.position(table, match, line, viewer, own, lang, BLOCKED, view, events, 0.0)

    def try_moves(self, seq: int) -> None:
        """Moves that are refused, whatever the phase: the reasons in all languages."""
        if self.match.over:
            return
        names, own = self.game.moves.names, self.table.seats_of(ME)
        tries: list[tuple[int, str]] = []
        for _ in range(self.refused):
            seat, name = self.chance.choice(own), self.chance.choice(names)
            refusal = self.match.why_not(name.id, seat)
            if refusal is None:
                continue
            tries.append((seat, name.notation))
            self.shown["refusals"].append(
                [
                    {
                        "code": refusal.code.lower(),
                        "message": refusal.text(lang),
                        "paragraph": refusal.paragraph,
                        "details": {},
                    }
                    for lang in LANGUAGES
                ]
            )
        self.asked["refused"][seq] = tries

    def end(self) -> None:
        table, match = self.table, self.match
        own = table.seats_of(ME)
        again = self.chance.randint(1, table.seq)
        self.asked["again"] = again
        then = live.match_at(table.row, table.lines[:again], lambda points: None)
        self.shown["again"] = self.position_at(then, table.lines[again - 1], None, own, "en")
        self.shown["logs"] = [[self.line(line, lang) for line in table.lines] for lang in LANGUAGES]
        self.shown["worth"] = [match.worth(viewer) for viewer in (None, *own)]
        result = {"scores": match.scores, "ranking": match.ranking, "ending": match.ending}
        self.shown["result"] = result
        self.shown["saved"] = match.save()

    def line(self, line: Line, lang: str) -> Any:
        own = self.table.seats_of(ME)
        notation = log.notation_for(self.table, line, own)
        events = position_views.events_shown(log.spoken_events(self.table, line, lang))
        return position_views.log_line(self.table, line, notation, lang, events)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def differences(game: Game, told: dict[str, Any]) -> list[str]:
    """Where the page says something else; empty: nowhere."""
    found: list[str] = []
    told = {**told, "saved": json.loads(told["saved"])}
    compare("", plain(game.shown), told, found)
    return found


def compare(place: str, wanted: Any, said: Any, found: list[str]) -> None:
    if isinstance(wanted, dict) and isinstance(said, dict):
        for key in sorted(wanted.keys() | said.keys()):
            compare(f"{place}.{key}", wanted.get(key, "nothing"), said.get(key, "nothing"), found)
    elif isinstance(wanted, list) and isinstance(said, list) and len(wanted) == len(said):
        for k, (one, other) in enumerate(zip(wanted, said, strict=True)):
            compare(f"{place}[{k}]", one, other, found)
    elif wanted != said:
        found.append(f"{place}: {shortened(wanted)} != {shortened(said)}")


def shortened(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:300]
