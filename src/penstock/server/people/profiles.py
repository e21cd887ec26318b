"""What everybody may know about a person: results, ratings, and whether they tend to leave."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from penstock.server.people.erasing import SOMEBODY
from penstock.server.people.people import is_person
from penstock.server.people.ratings import Rating
from penstock.server.people.results import ResultRow
from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.store.rows import Person

SHOWN = 50  # results
LOOKED_AT = 20  # the last games with other people …
LEAVER = 3  # … of which so many were left; whoever plays on is none any more


@dataclass(frozen=True)
class Profile:
    person: Person
    games: int  # with other people
    left: int  # of the last of them
    ratings: dict[str, Rating]
    results: list[ResultRow]  # those the viewer may see, the latest first

    @property
    def is_leaver(self) -> bool:
        return self.left >= LEAVER


def leavers(connection: sa.Connection, person_ids: Collection[str]) -> frozenset[str]:
    """Who of these is shown as a leaver, by the same count as on the profile."""
    c = schema.results.c
    place = sa.func.row_number().over(partition_by=c.person_id, order_by=c.ended.desc()).label("place")
    is_asked = sa.and_(c.person_id.in_(person_ids), c.people > 1)
    ranked = sa.select(c.person_id, c.has_left, place).where(is_asked).subquery()
    left = sa.func.sum(sa.case((ranked.c.has_left, 1), else_=0))
    lately = sa.select(ranked.c.person_id).where(ranked.c.place <= LOOKED_AT)
    query = lately.group_by(ranked.c.person_id).having(left >= LEAVER)
    return frozenset(connection.execute(query).scalars())


def find(connection: sa.Connection, person_id: str, viewer_id: str | None) -> Profile:
    person = rows.find_person(connection, is_person(person_id)) if person_id != SOMEBODY else None
    if person is None:
        raise Problem("no_such_person")
    c = schema.results.c
    is_theirs = c.person_id == person_id
    with_people = sa.select(c.has_left).where(is_theirs, c.people > 1).order_by(c.ended.desc())
    games = sa.select(sa.func.count()).select_from(with_people.subquery())
    own = schema.results.alias().c
    shared = sa.select(own.table_id).where(own.person_id == viewer_id)
    visible = (
        rows.select(schema.results, ResultRow)
        .where(is_theirs, sa.or_(c.is_public, c.table_id.in_(shared)))
        .order_by(c.ended.desc(), c.table_id)
        .limit(SHOWN)
    )
    rated = sa.select(schema.ratings).where(schema.ratings.c.person_id == person_id)
    return Profile(
        person=person,
        games=connection.execute(games).scalar_one(),
        left=sum(connection.execute(with_people.limit(LOOKED_AT)).scalars()),
        ratings={r.game: Rating(r.mu, r.sigma, r.games) for r in connection.execute(rated)},
        results=rows.read(connection.execute(visible), ResultRow),
    )
