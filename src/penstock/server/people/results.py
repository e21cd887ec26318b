"""What became of a game: results for its people's profiles, and their ratings.

Written once after the end, and kept when the table itself is purged.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from penstock.server.people.ratings import Rating, after_game
from penstock.server.store import rows, schema
from penstock.server.store.rows import SeatRow, TableRow

LOCK = 7_236_202  # PostgreSQL advisory lock: ratings are changed one game after the other


@dataclass(frozen=True)
class ResultRow:
    """One person's part in one game."""

    table_id: str
    seat: int
    person_id: str
    game: str
    n_seats: int
    people: int
    place: int
    score: int
    has_left: bool
    is_public: bool
    is_rated: bool
    ended: float


def settle(connection: sa.Connection, table_id: str) -> None:
    """Write down what became of a game that has ended; once, whoever does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    t = schema.tables.c
    mine = sa.update(schema.tables).where(t.id == table_id, t.settled.is_(False)).values(settled=True)
    if connection.execute(mine).rowcount != 1:
        return  # another process was faster
    table = rows.find_table(connection, table_id)
    seats = rows.find_seats(connection, table_id)[table_id]
    if table is None or table.state != "finished" or table.kind != "play":
        return
    played = results_of(connection, table, seats)
    if played:
        connection.execute(sa.insert(schema.results), [rows.values_of(result) for result in played])
    if any(result.is_rated for result in played):
        rate(connection, played, [is_gone(seat) for seat in seats])


def is_gone(seat: SeatRow) -> bool:
    """At the end a bot sat there."""
    return seat.resigned or seat.away_bot is not None


def has_left(seat: SeatRow, seats: list[SeatRow]) -> bool:
    """Did somebody who went spoil the game for others?

    Not who came back in time, nor where all went, nor who gave a game for two up: that is a way to lose.
    """
    people = [s for s in seats if s.kind == "human"]
    if not is_gone(seat) or all(map(is_gone, people)) or len(people) < 2:
        return False
    return len(people) > 2 or not seat.resigned


def results_of(connection: sa.Connection, table: TableRow, seats: list[SeatRow]) -> list[ResultRow]:
    assert table.result is not None
    people = [s for s in seats if s.kind == "human"]
    is_rated = is_rated_game(connection, seats)
    return [
        ResultRow(
            table_id=table.id,
            seat=s.seat,
            person_id=s.person_id,
            game=table.game,
            n_seats=table.n_seats,
            people=len(people),
            place=table.result.ranking[s.seat],
            score=table.result.scores[s.seat],
            has_left=has_left(s, seats),
            is_public=table.visibility == "public",
            is_rated=is_rated,
            ended=table.changed,
        )
        for s in people
        if s.person_id is not None
    ]


def is_rated_game(connection: sa.Connection, seats: list[SeatRow]) -> bool:
    """All seats are people's, all of them have accounts (guests cost nothing), and somebody stayed."""
    persons = {s.person_id for s in seats if s.kind == "human" and s.person_id is not None}
    if len(persons) != len(seats) or len(seats) < 2 or all(map(is_gone, seats)):
        return False
    c = schema.persons.c
    accounts = sa.select(sa.func.count()).where(c.id.in_(persons), c.is_guest.is_(False))
    return connection.execute(accounts).scalar_one() == len(seats)


def rate(connection: sa.Connection, played: list[ResultRow], gone: list[bool]) -> None:
    """Who went is last, whatever the bot made of the seat; the others are compared as they finished."""
    last = len(played) + 1
    places = [last if gone[result.seat] else result.place for result in played]
    game = played[0].game
    before = [rating_of(connection, result.person_id, game) for result in played]
    for result, old, new in zip(played, before, after_game(before, places), strict=True):
        values = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
        c = schema.ratings.c
        here = sa.and_(c.person_id == result.person_id, c.game == game)
        if old.games:
            connection.execute(sa.update(schema.ratings).where(here).values(values))
        else:
            connection.execute(
                sa.insert(schema.ratings).values(person_id=result.person_id, game=game, **values)
            )


def rating_of(connection: sa.Connection, person_id: str, game: str) -> Rating:
    c = schema.ratings.c
    query = rows.select(schema.ratings, Rating).where(c.person_id == person_id, c.game == game)
    return rows.read_first(connection.execute(query), Rating) or Rating()
