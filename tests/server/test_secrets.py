"""Two tables that differ only in what a viewer may not know give that viewer the same bytes everywhere."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import penstock
from penstock.engine import rng
from penstock.server.config import UNLIMITED
from penstock.server.store import schema
from penstock.server.store.copying import copy_rows
from penstock.server.store.storage import Storage, migrate
from penstock.server.store.table_writes import line_values
from penstock.server.table import live, opening
from tests.server.house import House, Player, quick
from tests.walks import is_unseen, legal_ids

GAMES = tuple(penstock.games())
CASES = 2  # positions a game and kind of viewer; `python -m tests.server.twins` is the long form
SPECTATOR = 3
WALKS = 400  # games until a point is met; an advisor is chosen in one random game of twenty
NOON = 1_800_000_000.0


Fits = Callable[[penstock.Match], bool]


def always(match: penstock.Match) -> bool:
    return True


@dataclass
class Case:
    """A table at some point, and who looks at it."""

    table: str
    viewer: int
    match: penstock.Match


class Twins:
    """Two servers: the second begins as a copy of the first, then something hidden is changed in it."""

    def __init__(self, folder: Path, game: str) -> None:
        self.game = penstock.game(game)
        self.folder = folder
        self.one = self.open("one")
        self.people = [self.one.guest(name) for name in ("Anna", "Bea", "Cleo", "Dora")]

    def open(self, name: str) -> House:
        config = quick(self.folder / name, limits=UNLIMITED, public_url="http://table.test")
        return House(config, now=lambda: NOON)

    def table(
        self, chance: random.Random, fits: Fits = always, **options: str
    ) -> tuple[str, penstock.Match]:
        """A table of three people, some random moves later, at a point that fits."""
        anna, bea, cleo, _ = self.people
        table = anna.new_table(self.game.id, "me", "open", "open", options=options)
        bea.post(f"/api/tables/{table}/join")
        cleo.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        c = schema.tables.c
        storage: Storage = self.one.server.storage
        row = storage.read_now(
            lambda x: x.execute(sa.select(schema.tables).where(c.id == table)).mappings().one()
        )
        match = self.walk(chance, int(row["seed"]), row["options"], fits)
        _, lines = opening.replayed(match.save(), NOON)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.events).where(schema.events.c.table_id == table))
            connection.execute(sa.insert(schema.events), [line_values(table, line) for line in lines])
            changed = {"seq": len(lines), "to_act": sum(1 << k for k in match.to_act)}
            connection.execute(sa.update(schema.tables).where(c.id == table).values(changed))

        storage.write_now(write)
        self.set_state(storage, table, len(lines), match.bytes)
        self.one.server.tables.forget(table)
        return table, match

    def walk(self, chance: random.Random, seed: int, options: Any, fits: Fits) -> penstock.Match:
        for _ in range(WALKS):
            match = self.game.new(3, seed, options)
            least = chance.randrange(150) if fits is always else 0
            while not match.over:
                if len(match.history) >= least and fits(match):
                    return match
                seat = chance.choice(match.to_act)
                match.play(chance.choice(legal_ids(match, seat)), seat)
        raise AssertionError("no such point was met")

    def set_state(self, storage: Storage, table: str, seq: int, state: bytes) -> None:
        def write(connection: sa.Connection) -> None:
            c = schema.snapshots.c
            connection.execute(sa.delete(schema.snapshots).where(c.table_id == table))
            row = {"table_id": table, "seq": seq, "state": live.pack(state)}
            connection.execute(sa.insert(schema.snapshots), row)

        storage.write_now(write)

    def split(self) -> None:
        """From here on there are two."""
        target = quick(self.folder / "two")
        storage = Storage(target)
        migrate(storage.engine)
        copy_rows(self.one.server.storage.engine, storage.engine)
        storage.close()
        self.two = self.open("two")

    def close(self) -> None:
        self.one.close()
        self.two.close()


def other_world(match: penstock.Match, viewer: int, seed: int) -> bytes:
    """The same position as the viewer knows it, everything else redrawn."""
    state = match.state
    chance = [0] * rng.WORDS
    rng.start(chance, *rng.seed_words(seed))
    if viewer == SPECTATOR:
        match.game.determinize(state, 0, chance)
        match.game.determinize(state, 1, chance)
    else:
        match.game.determinize(state, viewer, chance)
    return bytes(state.to_bytes())


@pytest.fixture(scope="module", params=GAMES)
def twins(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    found = Twins(tmp_path_factory.mktemp("twins"), request.param)
    yield found
    found.close()


def same_person(player: Player, house: House) -> Player:
    """The same session at the other server."""
    there = house.guest(None)
    there.http.cookies.clear()
    for name, value in player.http.cookies.items():
        there.http.cookies.set(name, value)
    return there


def everything(player: Player, match: penstock.Match, table: str) -> Iterator[tuple[str, bytes]]:
    """Every byte a person can get of a table."""
    at = f"/api/tables/{table}"
    seq = len(match.history) + 1
    chance = random.Random(5)
    names = match.game.moves.names
    asked = [names[k].notation for k in sorted(chance.sample(range(len(names)), min(25, len(names))))]
    paths = [at, "/api/tables?scope=mine", "/api/tables?scope=running"]
    paths += [f"{at}/position", f"{at}/log", f"{at}/export", f"{at}/chat", f"{at}/scores-over-time"]
    paths += [f"{at}/since-last-turn", f"{at}/hint", f"{at}/position?seq={max(1, seq - 1)}&lang=de"]
    paths += [f"{at}/position?seat={k}" for k in range(3)]
    paths += [f"{at}/why-not?move={move}" for move in asked]
    for path in paths:
        answer = player.http.get(path)
        yield path, f"{answer.status_code} ".encode() + answer.content
    headers = {"x-csrftoken": player.http.cookies["csrftoken"]}
    waiting = [move for move in asked if is_refused(match, move)]
    for move in waiting[:6]:  # refusals of moves that nobody may make now
        body = {"move": move, "expected_seq": seq, "key": "probe"}
        answer = player.http.post(f"{at}/moves", json=body, headers=headers)
        yield f"refusal of {move}", f"{answer.status_code} ".encode() + answer.content
    with player.stream(table) as stream:
        for k, message in enumerate(all_said(stream)):
            yield f"stream {k}", message


def is_refused(match: penstock.Match, move: str) -> bool:
    return all(match.why_not(move, seat) is not None for seat in range(match.seats))


def all_said(stream: ClientConnection) -> Iterator[bytes]:
    """All messages until nothing more comes; an unreadable word is answered last."""
    stream.send("enough")
    while True:
        try:
            message = stream.recv(timeout=10)
        except (TimeoutError, ConnectionClosed):
            return
        said = json.loads(message)
        if said["type"] == "error":
            continue
        yield message.encode() if isinstance(message, str) else message
        if said["type"] == "position":
            return


def compare(twins: Twins, case: Case, kind: str) -> int:
    """How many answers were compared."""
    here = twins.people[case.viewer]
    there = same_person(here, twins.two)
    pairs = 0
    for (path, one), (_, two) in zip(
        everything(here, case.match, case.table), everything(there, case.match, case.table), strict=True
    ):
        assert one == two, f"{kind}, viewer {case.viewer}: {path} differs"
        pairs += 1
    return pairs


def test_hidden_cards_and_luck_change_no_byte(twins: Twins) -> None:
    """Hands of others, piles, bags and the luck to come are redrawn; a viewer notices nothing."""
    assert compare_worlds(twins, random.Random(7), CASES) > 40


def compare_worlds(twins: Twins, chance: random.Random, count: int) -> int:
    """Positions redrawn and secret choices made in two ways; how many answers were compared."""
    cases = []
    for k in range(count):
        for viewer in (k % 3, SPECTATOR):
            table, match = twins.table(chance)
            cases.append(Case(table, viewer, match))
    two_moves = secret_pairs(twins, chance, count)
    twins.split()
    changed = 0
    for k, case in enumerate(cases):
        state = other_world(case.match, case.viewer, k)
        changed += state != case.match.bytes
        storage = twins.two.server.storage
        twins.set_state(storage, case.table, len(case.match.history) + 1, state)
    assert changed == len(cases)
    pairs = sum(compare(twins, case, "redrawn") for case in cases)
    for case, mover, one, two in two_moves:
        seq = len(case.match.history) + 1
        twins.people[mover].play(case.table, one, seq, key="secret")
        same_person(twins.people[mover], twins.two).play(case.table, two, seq, key="secret")
        after = case.match.copy()
        after.play(one, mover)
        pairs += compare(twins, Case(case.table, case.viewer, after), f"{one} or {two}")
    return pairs


def secret_choice(match: penstock.Match, family: str) -> tuple[int, str, str] | None:
    """A seat and two of its choices, one of this family, that nobody else can tell apart yet."""
    names, secret = match.game.moves.names, match.game.moves.secret_families
    for seat in match.to_act:
        found = [move for move in legal_ids(match, seat) if names[move].family in secret]
        for one, two in product(found, found):
            if names[one].family == family and one != two and is_unseen(match, seat, one, two):
                return seat, names[one].notation, names[two].notation
    return None


def can_be(match: penstock.Match, family: str) -> bool:
    """A quick look, so that few points need a long one."""
    phases = next(f.phases for f in match.game.moves.families if f.name == family)
    return match.state.phase in phases


def secret_pairs(twins: Twins, chance: random.Random, count: int) -> list[tuple[Case, int, str, str]]:
    """For every kind of secret move the codec names: points at which it is chosen, with two choices."""
    found: list[tuple[Case, int, str, str]] = []
    for family in sorted(twins.game.moves.secret_families) * count:

        def fits(match: penstock.Match, family: str = family) -> bool:
            return can_be(match, family) and secret_choice(match, family) is not None

        options = {"setup": "advanced"} if family == "bid" else {}
        table, match = twins.table(chance, fits, **options)
        choice = secret_choice(match, family)
        assert choice is not None
        mover, one, two = choice
        viewer = chance.choice([k for k in (0, 1, 2, SPECTATOR) if k != mover])
        found.append((Case(table, viewer, match), mover, one, two))
    return found
