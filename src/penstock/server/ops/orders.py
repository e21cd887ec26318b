"""The operator's orders: `penstock admin` writes them down, a running worker carries them out.

So a table is closed by the one who holds it in memory, on both databases, and everybody at it is told.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import sqlalchemy as sa

from penstock.server.problems import Problem
from penstock.server.store import rows, schema
from penstock.server.table import ending
from penstock.server.table.table_store import TableStore

log = logging.getLogger("penstock.server")
DONE = "done"


@dataclass(frozen=True)
class Order:
    kind: str  # close suspend
    target: str
    at: float
    until: float | None = None
    id: int = 0  # given by the database
    done_at: float | None = None
    outcome: str | None = None


def give(connection: sa.Connection, order: Order) -> int:
    """Write an order down; its number."""
    values = rows.values_of(order, ("kind", "target", "at", "until"))
    made = connection.execute(sa.insert(schema.orders).values(values))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def find(connection: sa.Connection, order_id: int) -> Order | None:
    query = rows.select(schema.orders, Order).where(schema.orders.c.id == order_id)
    return rows.read_first(connection.execute(query), Order)


async def carry_out(tables: TableStore) -> None:
    """All that wait; one that cannot be carried out says why and stops nothing else."""
    for order in await waiting(tables):
        outcome = DONE
        try:
            if order.kind == "close":
                await ending.end(tables, order.target)  # its log stays
            else:
                await suspend(tables, order.target, order.until)
        except Problem as problem:
            outcome = problem.code
        await tables.storage.write(partial(finish, order=order, at=tables.now(), outcome=outcome))
        log.info("order", extra={"facts": {"kind": order.kind, "outcome": outcome}})


def finish(connection: sa.Connection, order: Order, at: float, outcome: str) -> None:
    here = sa.update(schema.orders).where(schema.orders.c.id == order.id)
    connection.execute(here.values(done_at=at, outcome=outcome))


async def waiting(tables: TableStore) -> Sequence[Order]:
    c = schema.orders.c
    query = rows.select(schema.orders, Order).where(c.done_at.is_(None)).order_by(c.id)
    return await tables.storage.read(lambda connection: rows.read_sound(connection.execute(query), Order))


async def suspend(tables: TableStore, person_id: str, until: float | None) -> None:
    """Nobody gets in under this name until then (None: from now on again); whoever is in is out."""
    p, s = schema.persons.c, schema.sessions.c

    def change(connection: sa.Connection) -> int:
        if until is not None:
            connection.execute(sa.delete(schema.sessions).where(s.person_id == person_id))
        here = sa.update(schema.persons).where(p.id == person_id)
        return connection.execute(here.values(suspended_until=until)).rowcount

    if not await tables.storage.write(change):
        raise Problem("no_such_person")
    if until is not None:
        tables.hub.doubt(person_id)
